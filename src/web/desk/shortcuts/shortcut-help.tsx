import { Keyboard } from 'lucide-react'
import { useState } from 'react'

import * as words from '#words/desk.ts'
import { enterKey } from '#words/tickets.ts'
import { modifierKey } from '#web/lib/input/modifier-key.ts'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'

import styles from './shortcut-help.module.css'
import { ARROWS, SHORTCUTS, shortcutPreference } from './shortcuts.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** The button that shows all keys of the desk, also by `?`, and the switch that turns them off. */
export function ShortcutHelp() {
  const [isOpen, setIsOpen] = useState(false)
  const isOn = shortcutPreference.useIsOn()
  const close = () => setIsOpen(false)
  useShortcuts({ '?': () => setIsOpen(true) })

  return (
    <>
      <IconButton label={words.shortcuts} className={styles.opener} onClick={() => setIsOpen(true)}>
        <Keyboard aria-hidden="true" />
      </IconButton>
      <Dialog
        open={isOpen}
        onClose={close}
        closesOutside
        title={words.shortcuts}
        description={words.shortcutsHint}
      >
        <KeyList
          title={words.queueKeys}
          keys={SHORTCUTS.queue}
          meanings={words.queueShortcuts}
          arrows={ARROWS}
        />
        <KeyList
          title={words.ticketKeys}
          keys={SHORTCUTS.ticket}
          meanings={words.ticketShortcuts}
        />
        <Switch label={words.shortcutsOn} isOn={isOn} onToggle={shortcutPreference.choose} />
        <DialogActions>
          <Button onClick={close}>{words.closeHelp}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

type KeyListProps<Key extends string> = {
  title: string
  keys: readonly Key[]
  meanings: Record<Key, string>
  /** Other keys that do the same. */
  arrows?: Partial<Record<Key, readonly [string, string]>>
}

function nameOf(keys: string): string {
  const names: Record<string, string> = {
    Enter: enterKey,
    ' ': words.spaceKey,
    Control: modifierKey(),
    Shift: words.shiftKey,
  }
  return keys
    .split('+')
    .map((key) => names[key] ?? key)
    .join(' + ')
}

function KeyList<Key extends string>({ title, keys, meanings, arrows }: KeyListProps<Key>) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.keys}>
        {keys.map((key) => (
          <div key={key} className={styles.line}>
            <dt>
              <kbd className={styles.key}>{nameOf(key)}</kbd>{' '}
              {arrows?.[key] && <kbd className={styles.key}>{arrows[key][1]}</kbd>}
            </dt>
            <dd>{meanings[key]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
