import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as words from '#words/certificates.ts'
import { metadataProblem as problem } from '#words/certificates.ts'
import type { Following, FollowingInput } from '#shared/connections/contract.ts'
import { followingEndpoints } from '#shared/connections/endpoints.ts'
import type { SignOn } from '#shared/connections/stages/contract.ts'
import { FoundDialog } from '#web/connections/metadata/metadata-dialog.tsx'
import type { DraftForm } from '#web/connections/settings/use-draft-form.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { call } from '#web/lib/http/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { FieldError } from '#web/ui/controls/field.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { CertificateList } from './certificate-list.tsx'
import { followingQueries, useChangeFollowing } from './following-queries.ts'
import { MetadataOffer } from './metadata-offer.tsx'
import styles from './certificates-card.module.css'

type CertificatesCardProps = { signOn: SignOn; form: DraftForm }

/** Certificates that the provider signs with, and those in its metadata. */
export function CertificatesCard({ signOn, form }: CertificatesCardProps) {
  const customerId = signOn.customer.id
  const following = useQuery(followingQueries.of(customerId))

  return (
    <Card title={words.title}>
      <p className={styles.what}>{words.whatCertificatesAre}</p>
      <Loaded query={following} loading={words.loading} failed={words.loadFailed}>
        {(data) => <Parts signOn={signOn} form={form} following={data} />}
      </Loaded>
    </Card>
  )
}

type PartsProps = CertificatesCardProps & { following: Following }

function Parts({ signOn: { customer, live }, form, following }: PartsProps) {
  const customerId = customer.id
  const { accepted, metadata, offer } = following
  return (
    <div className={styles.parts}>
      {offer && (
        <MetadataOffer customerId={customerId} offer={offer} accepted={accepted}>
          {metadata.url !== null && (
            <PrepareFound
              from={{ url: metadata.url, entityId: offer.entityId ?? live.entityId }}
              form={form}
            />
          )}
        </MetadataOffer>
      )}
      {accepted.length === 0 ? (
        <p>{words.noCertificates}</p>
      ) : (
        <CertificateList certificates={accepted} />
      )}
      <section className={styles.metadata} aria-labelledby="metadata-of-provider">
        <h3 id="metadata-of-provider">{words.metadata}</h3>
        <MetadataForm customerId={customerId} metadata={metadata} />
        {metadata.url !== null && (
          <MetadataState customerId={customerId} metadata={metadata} isCurrent={offer === null} />
        )}
      </section>
    </div>
  )
}

type MetadataStateProps = {
  customerId: string
  metadata: Following['metadata']
  isCurrent: boolean
}

/** How the last look went, and when the next one is. */
function MetadataState({ customerId, metadata, isCurrent }: MetadataStateProps) {
  const look = useChangeFollowing(customerId, () =>
    call(followingEndpoints.lookAtMetadata, { params: { customerId } }),
  )
  const { readAt, lookedAt, nextAt, failingSince } = metadata

  return (
    <div className={styles.state}>
      <div className={styles.told} aria-live="polite">
        {metadata.problem !== null && (
          <FieldError>{problem(metadata.problem, metadata.detail)}</FieldError>
        )}
        <p className={styles.facts}>
          {lookedAt === null && words.neverLooked}
          {failingSince !== null && `${words.notReadSince(at(failingSince))} `}
          {failingSince === null && readAt !== null && `${words.readAt(at(readAt))} `}
          {failingSince !== null && lookedAt !== null && `${words.lookedAt(at(lookedAt))} `}
          {failingSince === null && readAt !== null && isCurrent && `${words.isCurrent} `}
          {nextAt !== null && words.nextAt(at(nextAt))}
        </p>
        <FormFailure title={words.lookFailed} error={look.error} />
      </div>
      <Button
        busy={look.isPending}
        busyLabel={words.looking}
        onClick={() => look.mutate(undefined)}
      >
        {words.look}
      </Button>
    </div>
  )
}

function at(instant: string): string {
  return formatDayAndTime(new Date(instant))
}

type PrepareFoundProps = {
  /** Address of the metadata, and the provider of it that is meant. */
  from: { url: string; entityId: string }
  form: DraftForm
}

/** Makes a draft of what the metadata has now, once it was looked through. */
function PrepareFound({ from, form }: PrepareFoundProps) {
  const [isLooking, setIsLooking] = useState(false)

  return (
    <>
      <Button onClick={() => setIsLooking(true)}>{words.prepare}</Button>
      {isLooking && (
        <FoundDialog
          from={from}
          values={form.values}
          live={form.live}
          onApply={form.prepare}
          onClose={() => setIsLooking(false)}
        />
      )}
    </>
  )
}

type MetadataFormProps = { customerId: string; metadata: Following['metadata'] }

/** Address of the metadata, and the choice to accept its new certificates. Applies immediately. */
function MetadataForm({ customerId, metadata }: MetadataFormProps) {
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
