import { useQuery } from '@tanstack/react-query'
import { MailX } from 'lucide-react'
import { useState } from 'react'

import type { MailItem } from '#shared/mail/held/contract.ts'
import { heldMailEndpoints } from '#shared/mail/endpoints.ts'
import * as words from '#words/desk-ticket.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Rich } from '#web/ui/display/rich.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { withSearch } from '#web/lib/navigation/address.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { call } from '#web/lib/http/call.ts'
import { deskPaths } from '#web/lib/navigation/desk-paths.ts'
import { ticketMailQuery } from './ticket-mail-query.ts'
import { formatAge, formatDayAndTime } from '#web/lib/format/format-time.ts'
import { PlainText } from '#web/tickets/html/plain-text.tsx'

import styles from './ticket-mail.module.css'

/** Automatic mail about the ticket, folded: agents see that it came, and unfold it to read it. */
export function AutomaticMail({ mail }: { mail: MailItem }) {
  const [isOpen, setIsOpen] = useState(false)
  const { id, from, state, receivedAt } = mail
  const sender = from.name || from.address || words.unknownFrom
  const title = state === 'bounce' ? words.notDelivered : words.automatic

  return (
    <details className={styles.entry} onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
      <summary>
        <span>
          <Rich>{title(<bdi key="from">{sender}</bdi>)}</Rich>
        </span>
        <TimeText at={receivedAt} format={formatAge} className={styles.quiet} />
      </summary>
      {isOpen && <MailText mail={mail} />}
      <p className={styles.quiet}>
        {words.changesNothing}{' '}
        <Link to={withSearch(deskPaths.mails, new URLSearchParams({ mail: id }))}>
          {words.openMail}
        </Link>
      </p>
    </details>
  )
}

function StoppedMark({ at }: { at: string }) {
  const { isAdmin } = useViewer()

  return (
    <div className={styles.bounced}>
      <p className={styles.mark}>
        <MailX aria-hidden="true" />
        <span>
          <Rich>{words.stoppedSince(<TimeText key="at" at={at} format={formatDayAndTime} />)}</Rich>
        </span>
      </p>
      <p className={styles.quiet}>
        {words.stoppedHelp} {isAdmin && <Link to={adminPaths.sentMail}>{words.openSentMail}</Link>}
      </p>
    </div>
  )
}

/** Its whole text, or the beginning where no more is kept. */
function MailText({ mail: { id, preview } }: { mail: MailItem }) {
  const { data } = useQuery({
    queryKey: ['mails', id],
    queryFn: ({ signal }) =>
      call(heldMailEndpoints.getMail, { params: { mailId: id } }, { signal }),
  })
  const text = data?.text || preview
  return text ? <PlainText text={text} /> : <p className={styles.quiet}>{words.noText}</p>
}

/** That mail to the requester comes back or is stopped, since when and why, and what can be done. */
export function BouncedMark({ ticketId }: { ticketId: string }) {
  const { isAdmin } = useViewer()
  const { bounced, reach, stoppedAt } = useQuery(ticketMailQuery(ticketId)).data ?? {}
  if (!bounced) return reach === 'stopped' && stoppedAt ? <StoppedMark at={stoppedAt} /> : null

  return (
    <div className={styles.bounced}>
      <p className={styles.mark}>
        <MailX aria-hidden="true" />
        <span>
          <Rich>
            {words.bouncedSince(<TimeText key="at" at={bounced.at} format={formatDayAndTime} />)}
          </Rich>
        </span>
      </p>
      {bounced.words && (
        <p className={styles.quiet}>
          {words.serverSaid} <q dir="auto">{bounced.words}</q>
        </p>
      )}
      <p className={styles.quiet}>
        {words.bouncedHelp}{' '}
        {isAdmin ? <Link to={adminPaths.sentMail}>{words.clearMark}</Link> : words.askAdministrator}
      </p>
    </div>
  )
}
