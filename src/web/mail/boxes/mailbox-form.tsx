import type { Mailbox } from '#shared/mail/boxes/contract.ts'
import { MAIL_PROVIDERS } from '#shared/mail/boxes/values.ts'
import * as words from '#words/mailboxes.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { useOnline } from '#web/lib/http/use-online.ts'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { PageForm } from '#web/ui/form/page-form.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { CheckCard } from './check-card.tsx'
import { GuideCard } from './guide-card.tsx'
import { checkFields, toFields, toInput, withProvider } from './mailbox-fields.ts'
import styles from './mailbox-page.module.css'
import { RemoveMailbox } from './remove-mailbox.tsx'
import { SignInCard } from './sign-in-card.tsx'
import { UseCard } from './use-card.tsx'
import { useSaveMailbox } from './use-save-mailbox.ts'

/** A mailbox, new or stored. */
export function MailboxForm({ stored }: { stored: Mailbox | undefined }) {
  const initial = toFields(stored)
  const save = useSaveMailbox(stored?.id)
  const form = useForm({
    initial,
    check: (values) => checkFields(values, { hasSecret: stored?.hasSecret ?? false }),
    shows: 'left',
    sending: save,
  })
  const { values } = form
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial)
  const input = toInput(values, stored?.version ?? 0)

  return (
    <PageForm
      form={form}
      isOnline={useOnline()}
      onSend={() => save.mutate(input)}
      failure={{ title: words.notSaved, error: form.failure }}
      saveText={words.save}
      isUnsaved={isChanged && !save.isSuccess}
      ways={stored && <RemoveMailbox mailbox={stored} />}
    >
      <Card title={words.mailbox}>
        <div className={styles.fields}>
          <Field label={words.provider}>
            {(control) => (
              <Select
                {...control}
                name="provider"
                value={values.provider}
                onChange={(event) => {
                  const chosen = MAIL_PROVIDERS.find((one) => one === event.target.value)
                  if (chosen) form.set(withProvider(values, chosen))
                }}
              >
                {MAIL_PROVIDERS.map((provider) => (
                  <option key={provider} value={provider}>
                    {words.providers[provider]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <TextLine form={form} name="name" label={words.name} hint={words.nameHint} required />
          <TextLine
            form={form}
            name="address"
            label={words.address}
            hint={words.addressHint}
            placeholder={words.addressExample}
            required
          />
        </div>
      </Card>
      <SignInCard form={form} stored={stored} />
      <UseCard form={form} stored={stored} />
      <CheckCard input={input} mailboxId={stored?.id ?? null} />
      <GuideCard values={values} webhookUrl={stored?.webhookUrl} />
    </PageForm>
  )
}
