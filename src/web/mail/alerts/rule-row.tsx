import type { AlertRule } from '#shared/mail/alerts/contract.ts'
import * as words from '#words/alert-rules.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { MoveButtons, type Place } from '#web/ui/list/move-buttons.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { formatAge } from '#web/lib/format/format-time.ts'

import styles from './alert-rules-page.module.css'

type RuleRowProps = { rule: AlertRule; place: Place; onMove: (by: 1 | -1) => void }

/** One rule: whose mail it takes, whose tickets it raises, and what it has read. */
export function RuleRow({ rule, place, onMove }: RuleRowProps) {
  const { id, name, sender, requesterName, customerName, matchedAt, matchCount } = rule
  const isHeld = rule.isOn && !rule.isWorking

  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <Link to={adminPaths.alertRule(id)} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        <bdi>{sender}</bdi>
        <span className={styles.more}>{words.ticketsOf(requesterName, customerName)}</span>
      </div>
      <div className={styles.text}>
        <span className={styles.badges}>
          <StateBadge rule={rule} />
          {rule.isUnproven && <Badge tone="pending">{words.withoutProof}</Badge>}
        </span>
        {isHeld && <span className={styles.trouble}>{words.notWorkingText}</span>}
        {matchedAt === null ? (
          <span className={styles.more}>{words.noMatch}</span>
        ) : (
          <>
            <span className={styles.more}>
              {words.lastMatch} <TimeText at={matchedAt} format={formatAge} />
            </span>
            <span className={styles.more}>{words.matches(matchCount)}</span>
          </>
        )}
      </div>
      <div className={styles.moves}>
        <MoveButtons id={id} name={name} place={place} onMove={onMove} />
      </div>
    </li>
  )
}

function StateBadge({ rule: { isOn, isWorking } }: { rule: AlertRule }) {
  if (!isOn) return <Badge tone="closed">{words.isOff}</Badge>
  return isWorking ? (
    <Badge tone="met">{words.isOn}</Badge>
  ) : (
    <Badge tone="breached">{words.notWorking}</Badge>
  )
}
