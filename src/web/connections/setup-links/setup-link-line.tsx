import type { SetupLink } from '#shared/connections/setup-links/contract.ts'
import type { SetupLinkState } from '#shared/connections/setup-links/values.ts'
import * as words from '#words/setup-links.ts'
import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ClockMark, CrossMark, TickMark } from '#web/ui/display/marks.tsx'
import { formatDay, formatDayAndTime } from '#web/lib/format/format-time.ts'

import styles from './setup-links-card.module.css'

const TONES: Record<SetupLinkState, BadgeTone> = {
  open: 'open',
  expired: 'closed',
  revoked: 'closed',
}
const MARKS = { open: <ClockMark />, expired: <CrossMark />, revoked: <CrossMark /> }

export function SetupLinkLine({ link, onRevoke }: { link: SetupLink; onRevoke: () => void }) {
  const { name, email, state, mayGoLive, readyAt, expiresAt } = link

  return (
    <li className={styles.link}>
      <div className={styles.about}>
        <p className={styles.who}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {email && <span className={styles.email}>{email}</span>}
          <Badge tone={TONES[state]} icon={MARKS[state]}>
            {state === 'open'
              ? `${words.states.open} ${words.until(formatDayAndTime(new Date(expiresAt)))}`
              : words.states[state]}
          </Badge>
          {mayGoLive && <Badge tone="neutral">{words.goesLive}</Badge>}
          {readyAt && (
            <Badge tone="met" icon={<TickMark />}>
              {words.reportedReady(formatDayAndTime(new Date(readyAt)))}
            </Badge>
          )}
        </p>
        <p className={styles.facts}>
          {words.madeBy(link.madeBy, formatDay(new Date(link.createdAt)))}
          {'. '}
          {useOf(link)}
          {'.'}
        </p>
      </div>
      {state === 'open' && (
        <Button aria-label={words.revokeLinkOf(name)} onClick={onRevoke}>
          {words.revoke}
        </Button>
      )}
    </li>
  )
}

function useOf({ lastUse }: SetupLink): string {
  if (!lastUse) return words.neverUsed
  return words.lastUsed({
    at: formatDayAndTime(new Date(lastUse.at)),
    from: lastUse.address,
    browser: lastUse.browser ?? words.unknownBrowser,
  })
}
