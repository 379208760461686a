import { MailCheck } from 'lucide-react'
import { useRef } from 'react'

import type { MailAttempt, SentMail } from '#shared/mail/out/contract.ts'
import * as words from '#words/mail.ts'
import { sentMailEndpoints } from '#shared/mail/endpoints.ts'
import type { SentMailState } from '#shared/mail/out/values.ts'
import { formatAge, formatDayAndTime, formatShortAge } from '#web/lib/format/format-time.ts'
import { call } from '#web/lib/http/call.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { focusNeighbour, InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { useSteerMail } from './use-steer-mail.ts'
import styles from './sent-mail.module.css'

const TABLE = {
  caption: words.table,
  columns: [words.mail, words.to, words.state, words.when, { hidden: words.actions }],
  className: styles.table,
}

export function NoMails() {
  return (
    <EmptyState title={words.noneTitle} icon={<MailCheck aria-hidden="true" />}>
      {words.noneText}
    </EmptyState>
  )
}

export function SentMails({ mails, onFocusLost }: { mails: SentMail[]; onFocusLost: () => void }) {
  return (
    <DataTable {...TABLE}>
      {mails.map((mail) => (
        <SentMailRow key={mail.id} mail={mail} onFocusLost={onFocusLost} />
      ))}
    </DataTable>
  )
}

export function SentMailsSkeleton() {
  return (
    <DataTableSkeleton {...TABLE} label={words.loading} rows={8}>
      <td>
        <SkeletonText width="most" />
      </td>
      <td colSpan={4}>
        <SkeletonText width="half" />
      </td>
    </DataTableSkeleton>
  )
}

const TONES: Record<SentMailState, BadgeTone> = {
  waiting: 'pending',
  sent: 'met',
  failed: 'breached',
  dismissed: 'neutral',
}

type SentMailRowProps = {
  mail: SentMail
  /** Called when what can be done with this row goes and no other can take the focus. */
  onFocusLost: () => void
}

function SentMailRow({ mail, onFocusLost }: SentMailRowProps) {
  const place = useRef<HTMLTableCellElement>(null)
  const { kind, state, subject, address, ticket, createdAt, sentAt, nextTryAt, over } = mail

  return (
    <tr>
      <th scope="row">
        {ticket ? (
          <Link to={paths.deskTicket(ticket.id)}>
            <bdi>{subject}</bdi>
          </Link>
        ) : (
          <bdi>{subject}</bdi>
        )}
        <span className={styles.meta}>{words.kinds[kind]}</span>
      </th>
      <td className={styles.address} data-label={words.to}>
        <bdi>{address}</bdi>
      </td>
      <td>
        <Badge tone={TONES[state]}>{words.states[state]}</Badge>
        {over && <span className={styles.meta}>{words.over[over]}</span>}
        {nextTryAt && (
          <span className={styles.meta}>
            {words.nextTry} <TimeText at={nextTryAt} format={formatDayAndTime} />
          </span>
        )}
        <Attempts attempts={mail.attempts} isOpen={state !== 'sent'} />
      </td>
      <td className={styles.age} data-label={words.when}>
        <TimeText at={sentAt ?? createdAt} format={formatShortAge} />
      </td>
      <td ref={place} className={styles.actions} data-print="hide">
        {(state === 'waiting' || state === 'failed') && (
          <Actions mail={mail} onSettled={() => focusNeighbour(place.current, onFocusLost)} />
        )}
      </td>
    </tr>
  )
}

/** Each attempt, with the words of the mail server. What went well is folded. */
function Attempts({ attempts, isOpen }: { attempts: MailAttempt[]; isOpen: boolean }) {
  if (attempts.length === 0) return null

  return (
    <details className={styles.attempts} open={isOpen}>
      <summary>{words.attempts(attempts.length)}</summary>
      <ol>
        {attempts.map(({ at, outcome, words: said }) => (
          <li key={at + outcome}>
            <span>
              {words.outcomes[outcome]}, <TimeText at={at} format={formatAge} />
            </span>
            {said && <q className={styles.said}>{said}</q>}
          </li>
        ))}
      </ol>
    </details>
  )
}

function Actions({ mail: { id, subject }, onSettled }: { mail: SentMail; onSettled: () => void }) {
  const params = { mailId: id }
  const failed = words.settleFailed
  const retry = useSteerMail(() => call(sentMailEndpoints.retrySentMail, { params }), {
    done: words.retried,
    failed,
  })
  const dismiss = useSteerMail(() => call(sentMailEndpoints.dismissSentMail, { params }), {
    done: words.dismissed,
    failed,
    onSettled,
  })

  return (
    <InlineConfirm
      label={words.actionsFor(subject)}
      question={words.askDismiss}
      variant="danger"
      onConfirm={() => dismiss.mutate()}
    >
      {(button) => (
        <>
          <Button
            busy={retry.isPending}
            aria-label={words.retryOf(subject)}
            onClick={() => retry.mutate()}
          >
            {words.retry}
          </Button>
          <Button {...button} busy={dismiss.isPending} aria-label={words.dismissOf(subject)}>
            {words.dismiss}
          </Button>
        </>
      )}
    </InlineConfirm>
  )
}
