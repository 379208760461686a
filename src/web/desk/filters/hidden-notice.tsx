import { EyeOff, X } from 'lucide-react'

import * as words from '#words/desk.ts'
import type { Narrowing } from './desk-filters.ts'
import { Button } from '#web/ui/controls/button.tsx'

import { countHidden } from './count-hidden.ts'
import styles from './hidden-notice.module.css'
import type { DeskQueue } from './use-desk-queue.ts'

type HiddenNoticeProps = {
  queue: DeskQueue
  active: { name: keyof Narrowing; text: string }[]
  onRemove: (name: keyof Narrowing) => void
  onClear: () => void
}

/** Says that there is more than is shown, and by which choices: a filter that is forgotten hides work. */
export function HiddenNotice({ queue, active, onRemove, onClear }: HiddenNoticeProps) {
  const { list, counts, filters } = queue
  const total = counts?.[filters.view]
  const isRead = !list.isLoading && !list.isChanging
  const hidden = isRead
    ? countHidden({ total, shown: list.rows.length, hasMore: list.hasMore })
    : null

  return (
    <section aria-label={words.narrowed} className={styles.notice}>
      <p className={styles.text}>
        <EyeOff aria-hidden="true" />
        {hidden === null ? words.hidesSome : words.hidesOf(hidden, total ?? 0)}
      </p>
      <ul className={styles.choices}>
        {active.map(({ name, text }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.choice}
              aria-label={words.removeFilter(text)}
              onClick={() => onRemove(name)}
            >
              <span className={styles.value} dir="auto">
                {text}
              </span>
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" className={styles.clear} onClick={onClear}>
        {words.clearAll}
      </Button>
    </section>
  )
}
