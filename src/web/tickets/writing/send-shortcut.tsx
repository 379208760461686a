import type { KeyboardEvent, ReactNode } from 'react'

import * as words from '#words/tickets.ts'
import { Rich } from '#web/ui/display/rich.tsx'
import { modifierKey } from '#web/lib/input/modifier-key.ts'

import styles from './send-shortcut.module.css'

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'repeat'>

/** Ctrl+Enter or ⌘+Enter; a key that is held down repeats itself, which is no second wish. */
export function isSendShortcut({ key, ctrlKey, metaKey, repeat }: Keys): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !repeat
}

/** A sentence of the catalogue about the keys, such as `Ctrl + Enter sends`. */
export function SendHint({ says }: { says: (keys: ReactNode) => ReactNode[] }) {
  const keys = (
    <>
      <kbd>{modifierKey()}</kbd> + <kbd>{words.enterKey}</kbd>
    </>
  )
  return (
    <span className={styles.keys}>
      <Rich>{says(keys)}</Rich>
    </span>
  )
}
