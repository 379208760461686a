import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { AlertRule } from '#shared/mail/alerts/contract.ts'
import * as words from '#words/alert-rules.ts'
import { isNowAt } from '#words/ui.ts'
import { focusMoved } from '#web/ui/list/move-buttons.tsx'
import { moved } from '#web/ui/form/use-lines.ts'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import styles from './alert-rules-page.module.css'
import { RuleRow } from './rule-row.tsx'
import { useOrderRules } from './use-order-rules.ts'

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
