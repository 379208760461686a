import { Eye, Moon, PenLine } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'

import { useViewer } from '#web/access/session/viewer-context.ts'

import { watchPresence } from './watch-presence.ts'
import styles from './presence-bar.module.css'
import { presenceLines } from './presence-line.ts'

const ICONS = { writing: PenLine, viewing: Eye, away: Moon }

/** Other agents at this ticket, and whether they write. Announces the viewer as long as it is shown. */
export function PresenceBar({ ticketId }: { ticketId: string }) {
  const { id: userId } = useViewer()
  const [presence] = useState(() => watchPresence({ ticketId, userId }))
  const people = useSyncExternalStore(presence.subscribe, presence.current)

  return (
    <output className={styles.bar}>
      {presenceLines(people, userId).map(({ state, text }) => {
        const Icon = ICONS[state]
        return (
          <span key={state} className={styles.line} data-state={state}>
            <Icon aria-hidden="true" />
            {text}
          </span>
        )
      })}
    </output>
  )
}
