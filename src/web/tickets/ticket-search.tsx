import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'

import { TextInput } from '#web/ui/text-input.tsx'

import { MAX_SEARCH_LENGTH, toSearchText } from './ticket-list-filters.ts'
import styles from './ticket-search.module.css'

const PAUSE_MS = 300

/** Searches when the typing pauses. `q` is what the address says. */
export function TicketSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
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

  const sendAfterPause = useEffectEvent((text: string) => {
    if (text === wanted) send()
  })

  useEffect(() => {
    const timer = setTimeout(() => sendAfterPause(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted])

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
          aria-label="Search tickets"
          placeholder="Search tickets..."
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </search>
  )
}
