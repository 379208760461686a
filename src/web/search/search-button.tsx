import { Search as SearchIcon } from 'lucide-react'
import { type ComponentProps, useEffectEvent, useLayoutEffect, useState } from 'react'

import * as words from '#words/navigation.ts'
import { isApple, modifierKey } from '#web/lib/input/modifier-key.ts'

import { SearchDialog } from './search-dialog.tsx'
import styles from './search-button.module.css'

/** The search of a frame, which its buttons open, and Ctrl+K or ⌘+K anywhere. */
export function useSearch() {
  const [isOpen, setIsOpen] = useState(false)

  const toggleOnShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return
    // The browser has a use of its own for these keys.
    event.preventDefault()
    if (isOpen) setIsOpen(false)
    // Another dialog is to be finished first: what is typed there would be lost on another page.
    else if (!document.querySelector('dialog[open]')) setIsOpen(true)
  })

  // Before anything can be seen: until then the keys are the browser's.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => toggleOnShortcut(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return {
    /** Props of a button that opens it. */
    opener: {
      'aria-haspopup': 'dialog' as const,
      'aria-keyshortcuts': isApple() ? 'Meta+K' : 'Control+K',
      onClick: () => setIsOpen(true),
    },
    dialog: <SearchDialog open={isOpen} onClose={() => setIsOpen(false)} />,
  }
}

export function SearchButton({ opener }: { opener: ComponentProps<'button'> }) {
  return (
    <button {...opener} type="button" className={styles.button} aria-label={words.search}>
      <SearchIcon aria-hidden="true" />
      <span className={styles.text}>{words.search}</span>
      {/* Drawn by the style sheet: the keys are no part of the name that one says to press it. */}
      <kbd className={styles.keys} data-keys={`${modifierKey()} K`} />
    </button>
  )
}

function isSearchShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  // On a Mac, Ctrl+K deletes to the end of the line in every text field.
  const isModified = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey
  return isModified && !shiftKey && !altKey && key.toLowerCase() === 'k'
}
