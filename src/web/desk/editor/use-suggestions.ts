import { type CSSProperties, useId, useState } from 'react'

import type { RichText } from '#web/desk/rich-text/rich-text.ts'
import type { Asked, Suggest } from '#web/desk/rich-text/suggest.ts'
import { positionNextTo } from '#web/ui/controls/disclosure.tsx'

/** The suggestions for what is typed, the one at hand, and the keys that lead through them. */
export function useSuggestions(suggest: Suggest | undefined, text: RichText | null) {
  const id = useId()
  const [asked, setAsked] = useState<Asked | null>(null)
  /** Position at which the list was dismissed, which holds until something else is asked for. */
  const [dismissedAt, setDismissedAt] = useState<number | null>(null)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [place, setPlace] = useState<CSSProperties>()

  const isOpen = asked !== null && asked.from !== dismissedAt
  const found = isOpen ? (suggest?.(asked) ?? null) : null
  // Typing something without a match closes the list.
  const shown = found && (found.items.length > 0 || asked?.text === '') ? found : null
  const items = shown?.items ?? []
  const active = items.find((item) => item.id === chosenId) ?? items[0]
  const optionId = (itemId: string) => `${id}-${itemId}`

  function moveBy(step: number) {
    const from = items.findIndex((item) => item.id === active?.id)
    const next = items[(from + step + items.length) % items.length]
    if (!next) return
    setChosenId(next.id)
    document.getElementById(optionId(next.id))?.scrollIntoView({ block: 'nearest' })
  }

  function choose(itemId: string) {
    const item = items.find((one) => one.id === itemId)
    if (item && text) item.choose(text)
  }

  return {
    shown,
    place,
    listId: `${id}-list`,
    optionId,
    activeId: active?.id,
    /** For the box, which keeps the focus. */
    suggested: active ? { list: `${id}-list`, active: optionId(active.id) } : null,
    point: setChosenId,
    choose,
    onAsked: (next: Asked | null) => {
      if (next?.from !== asked?.from) setDismissedAt(null)
      if (next?.text !== asked?.text) setChosenId(null)
      setAsked(next)
      const cursor = getSelection()
      if (next && cursor?.rangeCount) setPlace(positionNextTo(cursor.getRangeAt(0)))
    },
    onKey: (event: KeyboardEvent): boolean => {
      const { key, isComposing, ctrlKey, metaKey, shiftKey, altKey } = event
      const isModified = ctrlKey || metaKey || shiftKey || altKey
      if (!shown || isComposing || isModified) return false
      if (key === 'Escape') {
        setDismissedAt(asked?.from ?? null)
        text?.stopAsking()
      } else if (!active) return false
      else if (key === 'ArrowDown') moveBy(1)
      else if (key === 'ArrowUp') moveBy(-1)
      else if (key === 'Enter') choose(active.id)
      else return false
      return true
    },
    /** The focus went elsewhere. */
    close: () => {
      setAsked(null)
      text?.stopAsking()
    },
  }
}
