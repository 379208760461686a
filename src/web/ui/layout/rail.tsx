import { type LucideIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { ReactNode } from 'react'

import * as words from '#words/ui.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { createPreference } from '#web/lib/storage/preference.ts'
import { AttentionMark } from '#web/ui/display/attention-mark.tsx'

import styles from './rail.module.css'

const wideRail = createPreference('rail')

/** The pages of an area, at the left of them. It can be folded to its icons, which is remembered. */
export function Rail({ children }: { children: ReactNode }) {
  const isWide = wideRail.useIsOn()
  const label = isWide ? words.collapseRail : words.expandRail
  const Icon = isWide ? PanelLeftClose : PanelLeftOpen

  return (
    <div className={styles.rail} data-folded={!isWide} data-print="hide">
      <div className={styles.pages}>{children}</div>
      <button
        type="button"
        className={styles.link}
        aria-label={label}
        title={label}
        onClick={() => wideRail.choose(!isWide)}
      >
        <Icon aria-hidden="true" />
      </button>
    </div>
  )
}

type RailLinkProps = {
  to: Address
  text: string
  Icon: LucideIcon
  /** `page` on the page itself, `true` on one below it. */
  current?: 'page' | 'true'
  hasMark?: boolean
  /** At the end of the line, such as a count. */
  children?: ReactNode
}

/** A line of the rail, and of the drawer that has its pages on narrow screens. */
export function RailLink({ to, text, Icon, current, hasMark, children }: RailLinkProps) {
  return (
    <Link to={to} className={styles.link} aria-current={current} title={text}>
      <Icon aria-hidden="true" />
      <span className={styles.text} dir="auto">
        {text}
      </span>
      {hasMark && <AttentionMark />}
      {children}
    </Link>
  )
}

/** Lines that belong together, below a thin line unless they are the first. */
export function RailGroup({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className={styles.group} role={label ? 'group' : undefined} aria-label={label}>
      {children}
    </div>
  )
}

/** How much waits on a page. */
export function RailCount({ children }: { children: ReactNode }) {
  return <span className={styles.count}>{children}</span>
}
