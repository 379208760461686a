import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import type { EmailCodes, EmailCodesInput } from '#shared/connections/stages/email-codes.ts'
import { EMAIL_CODE_MODES, emailCodeEndpoints } from '#shared/connections/endpoints.ts'
import * as words from '#words/connections.ts'
import { isStatus } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { RadioChoice } from '#web/ui/controls/radio-choice.tsx'
import { TextArea } from '#web/ui/controls/text-input.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'

import styles from './settings-card.module.css'

function emailCodesQuery(customerId: string) {
  return queryOptions({
    queryKey: ['email-codes', customerId],
    queryFn: ({ signal }) =>
      call(emailCodeEndpoints.getEmailCodes, { params: { customerId } }, { signal }),
  })
}

/** Which people of a customer may sign in by a code that is mailed to them. */
export function EmailCodesCard({ customerId }: { customerId: string }) {
  const codes = useQuery(emailCodesQuery(customerId))

  return (
    <Card title={words.codes.title}>
      <Loaded query={codes} loading={words.codes.loading} failed={words.codes.loadFailed}>
        {(data) => <CodesForm key={data.version} customerId={customerId} codes={data} />}
      </Loaded>
    </Card>
  )
}

function CodesForm({ customerId, codes }: { customerId: string; codes: EmailCodes }) {
  const queryClient = useQueryClient()
  const { queryKey } = emailCodesQuery(customerId)
  const save = useMutation({
    mutationFn: (body: EmailCodesInput) =>
      call(emailCodeEndpoints.saveEmailCodes, { params: { customerId }, body }),
    onSuccess: (saved) => {
      keepAnswer(queryClient, queryKey, saved)
      toast.success(words.codes.saved)
    },
    onError: (error) => {
      if (isStatus(error, 409)) void queryClient.invalidateQueries({ queryKey })
    },
  })
  const form = useForm({
    initial: { mode: codes.mode, emails: codes.emails.join('\n') },
    sending: save,
  })
  const { mode, emails } = form.values

  function send() {
    const listed = emails.split(/[\s,;]+/).filter((text) => text !== '')
    save.mutate({ mode, emails: listed, version: codes.version })
  }

  return (
    <Form form={form} className={styles.codes} onSend={send}>
      <p>{words.codes.lead}</p>
      {!codes.hasMailServer && (
        <Banner action={<Link to={adminPaths.setUpMail}>{words.codes.toMail}</Link>}>
          {words.codes.noMailServer}
        </Banner>
      )}
      <RadioChoice
        legend={words.codes.who}
        name="mode"
        value={mode}
        options={EMAIL_CODE_MODES.map((value) => ({
          value,
          text: words.codes.modes[value],
          hint: words.codes.modeHints[value],
        }))}
        onChange={(value) => form.change('mode', value)}
      />
      <p>{words.codes.domainsAre(codes.domains.join(', '))}</p>
      {mode === 'listed' && (
        <Field
          label={words.codes.emails}
          hint={words.codes.emailsHint}
          error={form.problemOf('emails')}
        >
          {(control) => (
            <TextArea
              {...control}
              name="emails"
              rows={5}
              spellCheck={false}
              autoComplete="off"
              value={emails}
              onChange={(event) => form.change('emails', event.target.value)}
            />
          )}
        </Field>
      )}
      <p>{words.codes.risk}</p>
      <FormFailure title={words.codes.saveFailed} error={form.failure} />
      <Button
        type="submit"
        className={styles.saveCodes}
        busy={save.isPending}
        busyLabel={words.codes.saving}
      >
        {words.codes.save}
      </Button>
    </Form>
  )
}
