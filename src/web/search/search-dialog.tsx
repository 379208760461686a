import { Search } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'

import * as words from '#words/navigation.ts'
import { MAX_SEARCH_LENGTH, toSearchText } from '#web/lib/format/search-text.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import { SearchList } from './search-list.tsx'
import { useSearchItems } from './use-search-items.tsx'
import styles from './search-dialog.module.css'
import searchPanelStyles from './search-panel.module.css'

/** Finds tickets, pages and actions by typing. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null)

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<VisuallyHidden>{words.search}</VisuallyHidden>}
      className={styles.dialog}
      closesOutside
      initialFocus={input}
    >
      <SearchPanel input={input} onDone={onClose} />
    </Dialog>
  )
}

type SearchPanelProps = {
  input: RefObject<HTMLInputElement | null>
  /** Something was chosen. */
  onDone: () => void
}

/** A text field that keeps the focus, and below it the list that it moves through. */
export function SearchPanel({ input, onDone }: SearchPanelProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const text = toSearchText(typed)
  const { groups, ticketCount, isAnswered, hasFailed, retry } = useSearchItems(text)

  const items = groups.flatMap((group) => group.items)
  // The first one is at hand until another was moved to, and again when that one is no more.
  const active = items.find((item) => item.id === chosenId) ?? items[0]
  const optionId = (itemId: string) => `${id}-${itemId}`

  function moveBy(step: number) {
    const from = items.findIndex((item) => item.id === active?.id)
    const next = items[(from + step + items.length) % items.length]
    if (!next) return
    setChosenId(next.id)
    document.getElementById(optionId(next.id))?.scrollIntoView({ block: 'nearest' })
  }

  function handleKey(event: KeyboardEvent) {
    // Enter and the arrows choose among the candidates of an input method first.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') moveBy(1)
    else if (event.key === 'ArrowUp') moveBy(-1)
    else if (event.key === 'Enter' && active) document.getElementById(optionId(active.id))?.click()
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className={searchPanelStyles.field}>
        {isAnswered || text === '' ? <Search aria-hidden="true" /> : <Spinner />}
        <input
          ref={input}
          className={searchPanelStyles.input}
          role="combobox"
          aria-label={words.ticketsAndPages}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && optionId(active.id)}
          aria-autocomplete="list"
          placeholder={words.searchHint}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          dir="auto"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosenId(null)
          }}
          onKeyDown={handleKey}
        />
        <kbd className={searchPanelStyles.key}>{words.escapeKey}</kbd>
      </div>
      <div className={searchPanelStyles.results}>
        <SearchList
          id={`${id}-list`}
          groups={groups}
          activeId={active?.id}
          optionId={optionId}
          onPoint={setChosenId}
          onDone={onDone}
        />
        <SearchOutcome
          text={text}
          hasOthers={items.length > 0}
          ticketCount={ticketCount}
          isAnswered={isAnswered}
          onRetry={hasFailed ? retry : undefined}
        />
      </div>
    </>
  )
}

type SearchOutcomeProps = {
  text: string
  /** Something else than tickets was found. */
  hasOthers?: boolean
  ticketCount: number
  isAnswered: boolean
  /** Given when the tickets could not be searched. */
  onRetry?: () => void
}

/** Result of a search for tickets, announced once it is known and not at each key. */
export function SearchOutcome({
  text,
  hasOthers = false,
  ticketCount,
  isAnswered,
  onRetry,
}: SearchOutcomeProps) {
  const isSearched = text !== '' && isAnswered && !onRetry
  const isNothingFound = isSearched && ticketCount === 0 && !hasOthers
  const isVisible = onRetry !== undefined || isNothingFound

  return (
    <div className={searchPanelStyles.outcome} data-shown={isVisible}>
      <output>
        {onRetry && words.ticketsFailed}
        {isNothingFound && words.nothingFound(text)}
        {isSearched && ticketCount > 0 && (
          <VisuallyHidden>{words.searchFound(ticketCount)}</VisuallyHidden>
        )}
      </output>
      {onRetry && <Button onClick={onRetry}>{words.searchAgain}</Button>}
    </div>
  )
}
