import { Bold, Code, Italic, Link, List, ListOrdered, Quote } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'

import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { arrowStep } from '#web/lib/input/arrow-step.ts'
import { isApple, modifierKey } from '#web/lib/input/modifier-key.ts'
import * as words from '#words/desk-ticket.ts'

import { EDITOR_COMMANDS, EDITOR_KEYS, type EditorCommand } from '#web/desk/rich-text/commands.ts'
import styles from './toolbar.module.css'

const BUTTONS = {
  strong: { label: words.bold, Icon: Bold },
  em: { label: words.italic, Icon: Italic },
  link: { label: words.link, Icon: Link },
  bullets: { label: words.bulletedList, Icon: List },
  numbers: { label: words.numberedList, Icon: ListOrdered },
  quote: { label: words.quote, Icon: Quote },
  code: { label: words.inlineCode, Icon: Code },
}

/** How many places a key leads on, or back. */
const STEPS: Record<string, number> = {
  Home: -EDITOR_COMMANDS.length,
  End: EDITOR_COMMANDS.length,
}

type ToolbarProps = {
  active: EditorCommand[]
  disabled?: boolean
  onRun: (command: EditorCommand) => void
}

/** One stop of the Tab key; the arrow keys lead from button to button. */
export function Toolbar({ active, disabled, onRun }: ToolbarProps) {
  const [stop, setStop] = useState(0)

  function move(event: KeyboardEvent) {
    const { key, currentTarget } = event
    const step = STEPS[key] ?? arrowStep(event)
    if (step === 0) return
    const next = Math.min(Math.max(stop + step, 0), EDITOR_COMMANDS.length - 1)
    currentTarget.parentElement?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div role="toolbar" aria-label={words.formatting} className={styles.toolbar}>
      {EDITOR_COMMANDS.map((command, index) => {
        const { label, Icon } = BUTTONS[command]
        return (
          <IconButton
            key={command}
            label={label}
            title={words.withKeys(label, `${modifierKey()}+${EDITOR_KEYS[command]}`)}
            aria-keyshortcuts={`${isApple() ? 'Meta' : 'Control'}+${EDITOR_KEYS[command]}`}
            aria-pressed={active.includes(command)}
            className={styles.button}
            disabled={disabled}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setStop(index)}
            onKeyDown={move}
            // The selection stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onRun(command)}
          >
            <Icon aria-hidden="true" />
          </IconButton>
        )
      })}
    </div>
  )
}
