import type { KeyboardEvent } from 'react'

import { modifierKey } from '#web/lib/modifier-key.ts'

import styles from './send-shortcut.module.css'

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'repeat'>

/** Ctrl+Enter or ⌘+Enter; a key that is held down repeats itself, which is no second wish. */
export function isSendShortcut({ key, ctrlKey, metaKey, repeat }: Keys): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !repeat
}

export function SendHint({ verb }: { verb: string }) {
  return (
    <span className={styles.keys}>
      <kbd>{modifierKey()}</kbd> + <kbd>Enter</kbd> {verb}
    </span>
  )
}
