import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'

import * as words from '#words/mailboxes.ts'
import { MAILBOX_GUIDES } from '#words/mailboxes.ts'
import type { Mailbox, MailboxInput } from '#shared/mail/boxes/contract.ts'
import { MAIL_PROVIDERS } from '#shared/mail/boxes/values.ts'
import { mailboxEndpoints } from '#shared/mail/endpoints.ts'
import { call } from '#web/lib/http/call.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { PageForm } from '#web/ui/form/page-form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { CheckCard } from './check-card.tsx'
import {
  checkFields,
  type MailboxFields,
  type MailboxFormState,
  toFields,
  toInput,
  withProvider,
} from './mailbox-fields.ts'
import { MailboxActions } from './mailbox-actions.tsx'
import { mailboxQueries } from './mailbox-queries.ts'
import { SignInCard } from './sign-in-card.tsx'
import { UseCard } from './use-card.tsx'
import styles from './mailbox-page.module.css'

export function MailboxPage() {
  const { mailboxId = '' } = useParams()
  const mailbox = useQuery(mailboxQueries.one(mailboxId))
  const title = mailbox.data?.name ?? words.mailbox
  useDocumentTitle(title)

  return (
    <>
      <PageHeader
        title={<bdi>{title}</bdi>}
        above={MAILBOXES}
        actions={mailbox.data && <MailboxActions mailbox={mailbox.data} isOnPage />}
      >
        {mailbox.data?.address}
      </PageHeader>
      {mailbox.isPending && (
        <Loading label={words.oneLoading}>
          <Card>
            <div className={styles.skeleton}>
              <SkeletonText width="most" />
              <SkeletonText width="half" />
              <SkeletonText width="most" />
            </div>
          </Card>
        </Loading>
      )}
      {mailbox.isLoadingError && (
        <Card flush>
          <LoadFailure
            message={words.oneLoadFailed}
            busy={mailbox.isFetching}
            onRetry={() => void mailbox.refetch()}
          />
        </Card>
      )}
      {mailbox.data && <MailboxForm key={mailbox.data.version} stored={mailbox.data} />}
    </>
  )
}

export const MAILBOXES = { to: adminPaths.mailboxes, text: words.back }

function MailboxForm({ stored }: { stored: Mailbox }) {
  const initial = toFields(stored)
  const save = useSaveMailbox(stored.id)
  const form = useForm({
    initial,
    check: (values) => checkFields(values, stored),
    shows: 'left',
    sending: save,
  })
  const { values } = form
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial)
  const input = toInput(values, stored.version)

  return (
    <div className={styles.sides}>
      <PageForm
        form={form}
        isOnline={useOnline()}
        onSend={() => save.mutate(input)}
        failure={{ title: words.notSaved, error: form.failure }}
        saveText={words.save}
        isUnsaved={isChanged && !save.isSuccess}
        onDiscard={() => form.reset(initial)}
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
            <NameFields form={form} />
          </div>
        </Card>
        <SignInCard form={form} stored={stored} />
        <UseCard form={form} stored={stored} />
        <CheckCard input={input} mailboxId={stored.id} />
      </PageForm>
      <div className={styles.aside}>
        <GuideCard values={values} webhookUrl={stored.webhookUrl} />
      </div>
    </div>
  )
}

/** Fields that a mailbox of any provider has. */
export function NameFields({ form }: { form: MailboxFormState }) {
  return (
    <>
      <TextLine form={form} name="name" label={words.name} hint={words.nameHint} required />
      <TextLine
        form={form}
        name="address"
        label={words.address}
        hint={words.addressHint}
        placeholder={words.addressExample}
        required
      />
    </>
  )
}

/** Saves a mailbox, new or stored. */
export function useSaveMailbox(
  mailboxId: string | undefined,
  { onSaved }: { onSaved?: () => void } = {},
) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: (body: MailboxInput) =>
      mailboxId === undefined
        ? call(mailboxEndpoints.addMailbox, { body })
        : call(mailboxEndpoints.changeMailbox, { params: { mailboxId }, body }),
    onSuccess: (saved) => {
      keepAnswer(queryClient, mailboxQueries.one(saved.id).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: mailboxQueries.all().queryKey, exact: true })
      toast.success(words.saved)
      onSaved?.()
    },
  })
}

type GuideCardProps = { values: MailboxFields; webhookUrl: string | undefined }

/** Steps at the provider, with the entered values. */
export function GuideCard({ values, webhookUrl }: GuideCardProps) {
  const { provider, signIn, address, clientId } = values
  const { title, steps } = MAILBOX_GUIDES[provider]
  const known = {
    address: address.trim() || words.addressExample,
    clientId: clientId.trim() || 'CLIENT-ID',
    webhookUrl: webhookUrl ?? 'https://…',
  }
  const shown = steps.filter(({ only }) => only === undefined || only === signIn)

  return (
    <Card title={title}>
      <ol className={styles.guide}>
        {shown.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            {step.menu && <p className={styles.menu}>{step.menu.join(' › ')}</p>}
            <p>{step.text}</p>
            {step.lines && <Lines text={step.lines(known)} name={step.title} />}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Lines({ text, name }: { text: string; name: string }) {
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard */}
      <pre className={styles.lines} tabIndex={0}>
        {text}
      </pre>
      <CopyButton value={text} name={name} />
    </div>
  )
}
