import type { MailItem } from '#shared/mail/held/contract.ts'
import * as words from '#words/quarantine.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { SelectBox } from '#web/desk/selection/select-box.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { withSearch } from '#web/lib/navigation/address.ts'
import { deskPaths } from '#web/lib/navigation/desk-paths.ts'
import { formatAge } from '#web/lib/format/format-time.ts'

import styles from './mails.module.css'
import type { MailSelection } from './use-mail-selection.ts'

/** One mail of the list. The whole line leads to it, but for the box that selects it. */
export function MailLine({ mail, selection }: { mail: MailItem; selection: MailSelection }) {
  const { id, state, from, subject, preview, reason, customer } = mail
  const name = from.name || from.address || words.unknownFrom

  return (
    <li className={styles.line}>
      {state === 'held' && (
        <SelectBox
          label={words.select(name, subject || words.noSubject)}
          isOn={selection.selected.includes(id)}
          onToggle={(isRange) => selection.toggle(id, isRange)}
        />
      )}
      <Link
        to={withSearch(deskPaths.mails, new URLSearchParams({ mail: mail.id }))}
        className={styles.open}
      >
        <span className={styles.first}>
          <bdi className={styles.from}>{name}</bdi>
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
