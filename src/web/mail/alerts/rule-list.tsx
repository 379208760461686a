import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { AlertRule } from '#shared/mail/alerts/contract.ts'
import * as words from '#words/alert-rules.ts'
import { isNowAt } from '#words/ui.ts'
import { alertEndpoints } from '#shared/mail/endpoints.ts'
import { formatAge } from '#web/lib/format/format-time.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { focusMoved, MoveButtons, type Place } from '#web/ui/list/move-buttons.tsx'
import { moved } from '#web/ui/form/use-lines.ts'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import { alertQueries } from './alert-queries.ts'
import styles from './alert-rules-page.module.css'

/** The rules in their order, which is changed by moving one of them. */
export function RuleList({ rules }: { rules: AlertRule[] }) {
  const lines = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const order = useOrderRules()

  function move({ id, name }: AlertRule, index: number, by: 1 | -1) {
    flushSync(() => {
      order.mutate(moved(rules, index, by).map((rule) => rule.id))
      setAnnouncement(isNowAt(name, index + by + 1, rules.length))
    })
    focusMoved(lines.current, id, by)
  }

  return (
    <>
      <ol ref={lines} className={styles.list} aria-label={words.list}>
        {rules.map((rule, index) => (
          <RuleRow
            key={rule.id}
            rule={rule}
            place={{ isFirst: index === 0, isLast: index === rules.length - 1 }}
            onMove={(by) => move(rule, index, by)}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </>
  )
}

/** Puts the rules into another order, which is shown at once. */
function useOrderRules() {
  const queryClient = useQueryClient()
  const { queryKey } = alertQueries.all()

  return useMutation({
    mutationFn: (ids: string[]) => call(alertEndpoints.orderAlertRules, { body: { ids } }),
    // One after the other, so that the last order is the one that stays.
    scope: { id: 'order of alert rules' },
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (known) =>
        known?.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
      )
    },
    onError: (error) => {
      toast.error(`${words.orderFailed}. ${errorMessage(error)}`)
      return queryClient.invalidateQueries({ queryKey, exact: true })
    },
  })
}

type RuleRowProps = { rule: AlertRule; place: Place; onMove: (by: 1 | -1) => void }

/** One rule: whose mail it takes, whose tickets it raises, and what it has read. */
function RuleRow({ rule, place, onMove }: RuleRowProps) {
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
