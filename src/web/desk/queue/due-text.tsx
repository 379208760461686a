import type { DeskTicketItem } from '#shared/desk/contract.ts'
import * as words from '#words/desk.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { ClockMark, OctagonMark } from '#web/ui/display/marks.tsx'
import { useNow } from '#web/ui/display/time-text.tsx'
import { formatExactTime } from '#web/lib/format/format-time.ts'

import { dueLook } from './due-look.ts'
import styles from './due-text.module.css'

/** Next deadline in words, with a mark and a color when it is near. A closed ticket has none. */
export function DueText({ due }: Pick<DeskTicketItem, 'due'>) {
  const now = useNow()
  if (due === null) return <span className={styles.calm}>{words.nothingDue}</span>

  const { state, text } = dueLook(due, now)
  return (
    <span className={styles.due}>
      <time
        dateTime={due.at}
        title={words.promisedFor(words.clockNames[due.clock], formatExactTime(new Date(due.at)))}
        data-state={state}
      >
        {state === 'breached' && (
          <Badge tone="breached" icon={<OctagonMark />}>
            {text}
          </Badge>
        )}
        {state === 'near' && (
          <Badge tone="pending" icon={<ClockMark />}>
            {text}
          </Badge>
        )}
        {state === 'on_track' && <span className={styles.calm}>{text}</span>}
      </time>
      <span className={styles.clock}>{words.clockNames[due.clock]}</span>
    </span>
  )
}
