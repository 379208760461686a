import * as words from '#words/search.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import styles from './search-panel.module.css'

type SearchOutcomeProps = {
  text: string
  ticketCount: number
  isAnswered: boolean
  /** Given when the tickets could not be searched. */
  onRetry?: () => void
}

/** What came of a search for tickets, said once it is known and not at each key. */
export function SearchOutcome({ text, ticketCount, isAnswered, onRetry }: SearchOutcomeProps) {
  const isSearched = text !== '' && isAnswered && !onRetry
  const isVisible = onRetry !== undefined || (isSearched && ticketCount === 0)

  return (
    <div className={styles.outcome} data-shown={isVisible}>
      <output>
        {onRetry && words.ticketsFailed}
        {isSearched && ticketCount === 0 && words.noneFound(text)}
        {isSearched && ticketCount > 0 && (
          <VisuallyHidden>{words.found(ticketCount)}</VisuallyHidden>
        )}
      </output>
      {onRetry && <Button onClick={onRetry}>{words.retry}</Button>}
    </div>
  )
}
