import { useEffect, useRef } from 'react'

import * as words from '#words/tickets.ts'
import { Button } from '#web/ui/controls/button.tsx'

import styles from './conversation-end.module.css'

type ConversationEndProps = {
  shown: number
  total: number
  isLoading: boolean
  isLoadingAll: boolean
  hasFailed: boolean
  onShowOlder: () => void
  onShowAll: () => void
  /** Called when reading comes near to the end of the shown comments. */
  onApproach: () => void
}

const ROOM_BEFORE_THE_END = '800px'

/** Stands below the oldest comment that is shown, while there are older ones. */
export function ConversationEnd({
  shown,
  total,
  isLoading,
  isLoadingAll,
  hasFailed,
  onShowOlder,
  onShowAll,
  onApproach,
}: ConversationEndProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // After a failure a press of the button asks again, and not each movement of the page.
    if (isLoading || hasFailed || place.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onApproach()
      },
      { rootMargin: ROOM_BEFORE_THE_END },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isLoading, hasFailed, onApproach])

  return (
    <div ref={place} className={styles.end}>
      <output>{hasFailed ? words.olderFailed : words.newestShown(shown, total)}</output>
      <div className={styles.actions} data-print="hide">
        <Button busy={isLoading} busyLabel={words.loadingOlder} onClick={onShowOlder}>
          {words.showOlder}
        </Button>
        {/* Works while a page loads: scrolling to this button begins to load one. */}
        <Button variant="ghost" disabled={isLoadingAll} onClick={onShowAll}>
          {words.loadWhole}
        </Button>
      </div>
    </div>
  )
}
