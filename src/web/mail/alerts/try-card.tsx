import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { TriedAlert, TryAlertRules } from '#shared/mail/alerts/contract.ts'
import { alertEndpoints } from '#shared/mail/endpoints.ts'
import { MAX_TRIED_BODY_LENGTH } from '#shared/mail/alerts/values.ts'
import * as words from '#words/alert-rules.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select, TextArea } from '#web/ui/controls/text-input.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { call } from '#web/lib/http/call.ts'

import { alertQueries } from './alert-queries.ts'
import styles from './alert-rule-page.module.css'

/** Says what would become of a mail: by all rules, or by the one that is being written. */
export function TryCard({ draft }: { draft: TryAlertRules['draft'] }) {
  const { data: choices } = useQuery(alertQueries.choices())
  const [mailId, setMailId] = useState('')
  const attempt = useMutation({
    mutationFn: (body: TryAlertRules) => call(alertEndpoints.tryAlertRules, { body }),
  })
  const form = useForm({ initial: { from: '', subject: '', body: '' }, sending: attempt })
  const { from, subject, body } = form.values
  const typed = { subject, body, ...(from.trim() && { from: from.trim() }) }

  return (
    <Card title={draft ? words.tryDraftTitle : words.tryTitle}>
      <p className={styles.lead}>{draft ? words.tryDraftHint : words.tryHint}</p>
      <Form
        form={form}
        className={styles.fields}
        onSend={() => attempt.mutate({ mail: mailId ? { mailId } : typed, draft })}
      >
        <Field label={words.tryMail}>
          {(control) => (
            <Select {...control} value={mailId} onChange={({ target }) => setMailId(target.value)}>
              <option value="">{words.ownText}</option>
              {choices?.mails.map((mail) => (
                <option key={mail.id} value={mail.id}>
                  {words.mailChoice(mail.subject || words.noSubject, mail.from)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {mailId === '' && (
          <>
            {!draft && (
              <TextLine form={form} name="from" label={words.tryFrom} hint={words.tryFromHint} />
            )}
            <TextLine form={form} name="subject" label={words.trySubject} />
            <Field label={words.tryBody} error={form.problemOf('body')}>
              {(control) => (
                <TextArea
                  {...control}
                  name="body"
                  rows={5}
                  maxLength={MAX_TRIED_BODY_LENGTH}
                  value={body}
                  onChange={({ target }) => form.change('body', target.value)}
                />
              )}
            </Field>
          </>
        )}
        <div>
          <Button type="submit" busy={attempt.isPending} busyLabel={words.trying}>
            {words.tryIt}
          </Button>
        </div>
        <FormFailure title={words.tryFailed} error={attempt.error} />
      </Form>
      <div aria-live="polite">{attempt.data && <TriedResult tried={attempt.data} />}</div>
    </Card>
  )
}

/** Which rule takes a mail, what it reads of it, and what would happen. */
export function TriedResult({ tried }: { tried: TriedAlert }) {
  const { rule, reading, outcome, reason, ticket } = tried
  if (!rule || !outcome) return <p className={styles.result}>{words.noRule}</p>

  return (
    <dl className={styles.result}>
      {rule.name && <Line name={words.takenBy}>{rule.name}</Line>}
      {reading && (
        <>
          <Line name={words.host}>{reading.host ?? words.notSaid}</Line>
          <Line name={words.service}>{reading.service ?? words.notSaid}</Line>
          <Line name={words.state}>{reading.state}</Line>
          <Line name={words.meaning}>{words.meanings[reading.meaning]}</Line>
        </>
      )}
      <div>
        <dt>{words.outcome}</dt>
        <dd>
          {words.outcomes[outcome]}
          {reason && `: ${words.holds[reason]}`}
        </dd>
      </div>
      {ticket && (
        <div>
          <dt>{words.ticket}</dt>
          <dd>
            <Link to={paths.deskTicket(ticket.id)}>{words.ticketNumber(ticket.number)}</Link>
          </dd>
        </div>
      )}
    </dl>
  )
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
