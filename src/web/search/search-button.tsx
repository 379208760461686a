import { Search as SearchIcon } from 'lucide-react'
import {
  type ComponentProps,
  type ComponentType,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'

import * as words from '#words/navigation.ts'
import { isApple, modifierKey } from '#web/lib/input/modifier-key.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import styles from './search-button.module.css'

type SearchDialog = ComponentType<{ open: boolean; onClose: () => void }>

const loadSearch = () => import('./search-dialog.tsx')

/** Loads ahead; a failure repeats, and is shown, when the search is opened. */
function preload() {
  loadSearch().catch(() => undefined)
}

/** The search of a frame, which its buttons open, and Ctrl+K or ⌘+K anywhere. All else of it is loaded when it is asked for. */
export function useSearch() {
  const [Dialog, setDialog] = useState<SearchDialog | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function open() {
    // At once where it can be, so that what is typed next is typed there.
    if (Dialog) return setIsOpen(true)
    try {
      const { SearchDialog: loaded } = await loadSearch()
      setDialog(() => loaded)
      setIsOpen(true)
    } catch {
      // Many browsers keep what failed to load until the page is reloaded.
      toast.error(hasFailed ? words.searchFailedAgain : words.searchLoadFailed)
      setHasFailed(true)
    }
  }

  const toggleOnShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return
    // The browser has a use of its own for these keys.
    event.preventDefault()
    if (isOpen) setIsOpen(false)
    // Another dialog is to be finished first: what is typed there would be lost on another page.
    else if (!document.querySelector('dialog[open]')) void open()
  })

  // Before anything can be seen: until then the keys are the browser's.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => toggleOnShortcut(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return {
    /** What a button that opens it needs. */
    opener: {
      'aria-haspopup': 'dialog' as const,
      'aria-keyshortcuts': isApple() ? 'Meta+K' : 'Control+K',
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => void open(),
    },
    dialog: Dialog && <Dialog open={isOpen} onClose={() => setIsOpen(false)} />,
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
