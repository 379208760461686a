import type { MailItem } from '#shared/mail/held/contract.ts'
import * as words from '#words/desk-mail.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { TimeText } from '#web/kit/parts/time-text.tsx'
import { withSearch } from '#web/lib/address.ts'
import { deskPaths } from '#web/lib/desk-paths.ts'
import { formatAge } from '#web/lib/format-time.ts'

import styles from './mails.module.css'

/** One mail of the list. The whole line leads to it. */
export function MailLine({ mail }: { mail: MailItem }) {
  const { from, subject, preview, reason, customer } = mail

  return (
    <li className={styles.line}>
      <Link
        to={withSearch(deskPaths.mails, new URLSearchParams({ mail: mail.id }))}
        className={styles.open}
      >
        <span className={styles.first}>
          <bdi className={styles.from}>{from.name || from.address || words.unknownFrom}</bdi>
          <TimeText at={mail.receivedAt} format={formatAge} className={styles.meta} />
        </span>
        <span className={styles.subject} dir="auto">
          {subject || words.noSubject}
        </span>
        {preview && (
          <span className={styles.preview} dir="auto">
            {preview}
          </span>
        )}
        <span className={styles.meta}>
          {[reason && words.reasons[reason], customer?.name].filter(Boolean).join(' · ')}
        </span>
      </Link>
    </li>
  )
}
