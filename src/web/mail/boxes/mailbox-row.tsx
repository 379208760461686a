import type { Mailbox } from '#shared/mail/boxes/contract.ts'
import { daysUntil, isReadProvider, SECRET_WARNING_DAYS } from '#shared/mail/boxes/values.ts'
import * as words from '#words/mailboxes.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { NowText, TimeText } from '#web/ui/display/time-text.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { formatAge } from '#web/lib/format/format-time.ts'

import styles from './mailboxes-page.module.css'

/** One mailbox: where it is, and how reading it goes. */
export function MailboxRow({ mailbox }: { mailbox: Mailbox }) {
  const { id, name, address, provider, isSender, lastError, secretEndsOn } = mailbox

  return (
    <li className={styles.row}>
      <div>
        <Link to={adminPaths.mailbox(id)} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        <span>
          <bdi>{address}</bdi>
        </span>
        <span className={styles.more}>{words.providers[provider]}</span>
      </div>
      <div>
        <span className={styles.badges}>
          <StateBadge mailbox={mailbox} />
          {isSender && <Badge tone="neutral">{words.sender}</Badge>}
        </span>
        <StateText mailbox={mailbox} />
        {mailbox.unreachableSince !== null && lastError !== null && (
          <span className={styles.trouble}>{lastError}</span>
        )}
        {secretEndsOn !== null && (
          <NowText
            format={(now) => {
              const days = daysUntil(secretEndsOn, now)
              return days > SECRET_WARNING_DAYS ? '' : words.secretEnds(days)
            }}
          />
        )}
      </div>
    </li>
  )
}

function StateBadge({ mailbox }: { mailbox: Mailbox }) {
  if (!mailbox.isOn) return <Badge tone="closed">{words.isOff}</Badge>
  if (mailbox.unreachableSince !== null) return <Badge tone="breached">{words.problem}</Badge>
  return <Badge tone="met">{words.reads}</Badge>
}

function StateText({ mailbox }: { mailbox: Mailbox }) {
  const { isOn, readAt, unreachableSince, provider } = mailbox
  const isRead = isReadProvider(provider)
  if (isOn && unreachableSince !== null) {
    return (
      <span className={styles.trouble}>
        {words.unreachableSince} <TimeText at={unreachableSince} format={formatAge} />
      </span>
    )
  }
  if (readAt === null) {
    return <span className={styles.more}>{isRead ? words.waitsForFirst : words.waitsForPost}</span>
  }
  return (
    <span className={styles.more}>
      {isRead ? words.readAt : words.postedAt} <TimeText at={readAt} format={formatAge} />
    </span>
  )
}
