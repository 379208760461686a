import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'

import type { MailboxInput } from '#shared/mail/boxes/contract.ts'
import { mailboxEndpoints } from '#shared/mail/endpoints.ts'
import * as words from '#words/mailboxes.ts'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { call } from '#web/lib/http/call.ts'

import styles from './mailbox-page.module.css'

type CheckCardProps = { input: MailboxInput; mailboxId: string | null }

export function useCheck(input: MailboxInput, mailboxId: string | null) {
  return useMutation({
    mutationFn: () => call(mailboxEndpoints.checkMailbox, { body: { ...input, mailboxId } }),
  })
}

/** Tries the mailbox as it is filled in, saved or not, and says at which step it fails. */
export function CheckCard({ input, mailboxId }: CheckCardProps) {
  const resultId = useId()
  const check = useCheck(input, mailboxId)

  return (
    <Card
      title={words.checkTitle}
      actions={
        <Button
          aria-describedby={resultId}
          disabled={check.isPending}
          onClick={() => check.mutate()}
        >
          {check.isPending ? words.checking : words.check}
        </Button>
      }
    >
      <CheckResult id={resultId} check={check} />
    </Card>
  )
}

type CheckResultProps = { id?: string; check: ReturnType<typeof useCheck> }

export function CheckResult({ id, check: { data, error } }: CheckResultProps) {
  const steps = data?.steps ?? []

  return (
    <>
      <FormFailure title={words.checkFailed} error={error} />
      <div id={id} aria-live="polite">
        {steps.length === 0 && !error && <p className={styles.hint}>{words.checkHint}</p>}
        <ul className={styles.steps}>
          {steps.map(({ step, isFine, message }) => (
            <li key={step}>
              <span>{words.checkSteps[step]}</span>
              <StepBadge isFine={isFine} />
              {message !== null && <span className={styles.why}>{message}</span>}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function StepBadge({ isFine }: { isFine: boolean | null }) {
  if (isFine === null) return <Badge tone="neutral">{words.isOpen}</Badge>
  return isFine ? (
    <Badge tone="met">{words.isFine}</Badge>
  ) : (
    <Badge tone="breached">{words.isWrong}</Badge>
  )
}
