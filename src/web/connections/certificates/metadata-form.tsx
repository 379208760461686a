import type { Following, FollowingInput } from '#shared/connections/contract.ts'
import { followingEndpoints } from '#shared/connections/endpoints.ts'
import * as words from '#words/certificates.ts'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { call } from '#web/lib/http/call.ts'

import styles from './certificates-card.module.css'
import { useChangeFollowing } from './use-change-following.ts'

type MetadataFormProps = { customerId: string; metadata: Following['metadata'] }

/** Address of the metadata, and the choice to accept its new certificates. Applies immediately. */
export function MetadataForm({ customerId, metadata }: MetadataFormProps) {
  const save = useChangeFollowing(
    customerId,
    (body: FollowingInput) =>
      call(followingEndpoints.changeFollowing, { params: { customerId }, body }),
    { done: words.saved },
  )
  const form = useForm({
    initial: valuesOf(metadata),
    check: ({ metadataUrl, followMetadata }) =>
      followMetadata && metadataUrl.trim() === '' ? { metadataUrl: words.addressNeeded } : {},
    sending: save,
  })

  function send() {
    const { metadataUrl, followMetadata } = form.values
    save.mutate(
      { metadataUrl: metadataUrl.trim() || null, followMetadata },
      { onSuccess: (following) => form.reset(valuesOf(following.metadata)) },
    )
  }

  return (
    <Form form={form} className={styles.form} onSend={send}>
      <FormFailure title={words.saveFailed} error={form.failure} />
      <TextLine
        form={form}
        name="metadataUrl"
        type="url"
        label={words.metadataAddress}
        hint={words.metadataAddressHint}
        placeholder="https://"
      />
      <Checkbox
        label={words.follow}
        hint={words.followHint}
        name="followMetadata"
        checked={form.values.followMetadata}
        onChange={(event) => form.change('followMetadata', event.target.checked)}
      />
      <div>
        <Button type="submit" busy={save.isPending} busyLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </Form>
  )
}

function valuesOf({ url, follows }: Following['metadata']) {
  return { metadataUrl: url ?? '', followMetadata: follows }
}
