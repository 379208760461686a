import { useEffect, useEffectEvent } from 'react'

import * as words from '#words/desk.ts'
import { offerActions } from '#web/lib/input/page-actions.ts'

import { type Shortcut, shortcutOf, shortcutPreference } from './shortcuts.ts'

/** Elements in which a key writes, or chooses by the first letter. */
const WRITES = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="textbox"]'

/**
 * Runs the shortcuts as long as the page is there: not during typing, not behind a dialog, and not
 * for agents who have switched them off. Enter is left to the links and buttons, and so is each key
 * whose act returns false.
 */
export function useShortcuts(
  acts: Partial<Record<Exclude<Shortcut, 'Enter'>, (event: KeyboardEvent) => unknown>>,
) {
  const isOn = shortcutPreference.useIsOn()

  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutOf(event)
    const act = Object.entries(acts).find(([name]) => name === key)?.[1]
    if (!act || isBusy(event.target) || act(event) === false) return
    // Otherwise the field that got the focus would get the key as well.
    event.preventDefault()
    if (!event.repeat) swallowRepeats(event.code)
  })

  const keys = Object.keys(acts).join(',')
  const run = useEffectEvent((key: string) => {
    const act = Object.entries(acts).find(([name]) => name === key)?.[1]
    act?.(new KeyboardEvent('keydown', { key }))
  })

  // The search finds an action on a ticket by its name, too.
  useEffect(() => {
    const named = Object.entries(words.ticketShortcuts).filter(
      ([key]) => key !== '?' && keys.split(',').includes(key),
    )
    return offerActions(named.map(([id, text]) => ({ id, text, run: () => run(id) })))
  }, [keys])

  useEffect(() => {
    if (!isOn) return undefined
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isOn])
}

function isBusy(target: EventTarget | null): boolean {
  return isWriting(target) || document.querySelector('dialog[open]') !== null
}

export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITES) !== null
}

/** A shortcut that is held down a moment too long would be typed into the field that it leads to. */
function swallowRepeats(code: string) {
  const swallow = (event: KeyboardEvent) => {
    if (!event.repeat || event.code !== code) {
      document.removeEventListener('keydown', swallow, { capture: true })
    } else if (isWriting(event.target)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  document.addEventListener('keydown', swallow, { capture: true })
}
