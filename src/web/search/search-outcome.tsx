import { Button } from '#web/kit/parts/button.tsx'
import { VisuallyHidden } from '#web/kit/parts/visually-hidden.tsx'

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
        {onRetry && 'Failed to load your tickets'}
        {isSearched && ticketCount === 0 && `No tickets found with “${text}”`}
        {isSearched && ticketCount > 0 && (
          <VisuallyHidden>
            {ticketCount === 1 ? '1 ticket found' : `${ticketCount} tickets found`}
          </VisuallyHidden>
        )}
      </output>
      {onRetry && <Button onClick={onRetry}>Retry</Button>}
    </div>
  )
}
