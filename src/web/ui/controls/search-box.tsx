import { Search } from 'lucide-react'
import { useState } from 'react'

import { MAX_SEARCH_LENGTH, toSearchText } from '#web/lib/format/search-text.ts'

import styles from './search-box.module.css'
import { TextInput } from './text-input.tsx'
import { useAfterPause } from '#web/lib/later.ts'

const PAUSE_MS = 300

type SearchBoxProps = {
  label: string
  placeholder: string
  /** Current search text. */
  q: string
  onSearch: (q: string) => void
  /** How many were found, at the end of the field. */
  found?: string
}

/** Searches when the typing pauses. */
export function SearchBox({ label, placeholder, q, onSearch, found }: SearchBoxProps) {
  const [typed, setTyped] = useState(q)
  const [lastQ, setLastQ] = useState(q)
  const [sentQ, setSentQ] = useState(q)

  // Back, Clear or a link changed the address: not the echo of what was typed here.
  if (q !== lastQ) {
    setLastQ(q)
    if (q !== sentQ) {
      setSentQ(q)
      setTyped(q)
    }
  }

  const wanted = toSearchText(typed)

  function send() {
    if (wanted === sentQ) return
    setSentQ(wanted)
    onSearch(wanted)
  }

  useAfterPause(wanted, PAUSE_MS, send)

  return (
    <search className={styles.place}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Search aria-hidden="true" />
        <TextInput
          type="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {found && (
          <span className={styles.found} aria-hidden="true">
            {found}
          </span>
        )}
      </form>
    </search>
  )
}
