import { useState } from 'react'

import type { ConnectionDraft, StartPilot } from '#shared/connections/stages/contract.ts'
import { stageEndpoints } from '#shared/connections/endpoints.ts'
import * as words from '#words/connections.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-input.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { call } from '#web/lib/http/call.ts'

import { AskDialog } from './ask-dialog.tsx'
import styles from './go-live-card.module.css'
import { useSignOnChange } from './use-sign-on-change.ts'

type PilotCardProps = { customerId: string; draft: ConnectionDraft | null; isUnsaved: boolean }

/** Step of the pilot, which needs a draft. */
export function PilotCard({ customerId, draft, isUnsaved }: PilotCardProps) {
  return (
    <Card title={words.pilot.title}>
      {draft ? (
        <PilotForm customerId={customerId} draft={draft} isUnsaved={isUnsaved} />
      ) : (
        <p>{words.pilot.none}</p>
      )}
    </Card>
  )
}

type PilotFormProps = PilotCardProps & { draft: ConnectionDraft }

/** Has some people sign in with the draft, before everybody does. */
function PilotForm({ customerId, draft, isUnsaved }: PilotFormProps) {
  const params = { customerId }
  const [isAsking, setIsAsking] = useState(false)
  const start = useSignOnChange(
    (body: StartPilot) => call(stageEndpoints.startPilot, { params, body }),
    { done: () => words.pilot.started, onDone: () => setIsAsking(false) },
  )
  const end = useSignOnChange(() => call(stageEndpoints.endPilot, { params }), {
    done: () => words.pilot.ended,
  })
  const form = useForm({ initial: { emails: draft.pilotEmails.join('\n') }, sending: start })
  const isRunning = draft.stage === 'pilot'
  const isUntested = draft.testedAt === null

  function send(untested?: true) {
    const emails = form.values.emails.split(/[\s,;]+/).filter((text) => text !== '')
    start.mutate({ version: draft.version, emails, untested })
  }

  return (
    <Form
      form={form}
      className={styles.parts}
      canSend={!isUnsaved}
      onSend={() => (isUntested && !isRunning ? setIsAsking(true) : send(isUntested || undefined))}
    >
      {isRunning && <p>{words.pilot.running(draft.pilotEmails.length)}</p>}
      <Field label={words.pilot.label} hint={words.pilot.hint} error={form.problemOf('emails')}>
        {(control) => (
          <TextArea
            {...control}
            name="emails"
            rows={3}
            spellCheck={false}
            autoComplete="off"
            value={form.values.emails}
            onChange={(event) => form.change('emails', event.target.value)}
          />
        )}
      </Field>
      {!isAsking && <FormFailure title={words.pilot.failed} error={form.failure} />}
      <div className={styles.actions}>
        {isRunning && (
          <Button busy={end.isPending} onClick={() => end.mutate(undefined)}>
            {words.pilot.end}
          </Button>
        )}
        <Button
          type="submit"
          aria-disabled={isUnsaved}
          busy={start.isPending}
          busyLabel={words.pilot.starting}
        >
          {isRunning ? words.pilot.change : words.pilot.start}
        </Button>
      </div>
      {isAsking && (
        <AskDialog
          title={words.pilot.ask}
          confirm={{
            label: words.pilot.anyway,
            busyLabel: words.pilot.starting,
            variant: 'danger',
          }}
          busy={start.isPending}
          error={start.error}
          onConfirm={() => send(true)}
          onCancel={() => setIsAsking(false)}
        >
          <p>{words.goingLive.pilotRisk}</p>
        </AskDialog>
      )}
    </Form>
  )
}
