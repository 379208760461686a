import { useEffect } from 'react'
import { matchPath } from 'react-router'

import { paths, patterns } from '#web/lib/navigation/paths.ts'

import { createPendingKeys, type Stroke } from './pending-keys.ts'
import { shortcutPreference } from './shortcuts.ts'
import { isWriting } from './use-shortcuts.ts'

const keys = createPendingKeys({ press, afterDrawn: (work) => void setTimeout(work) })

/** The address of the ticket whose page takes keys. */
let readyPath: string | null = null
/** Path at which the waiting keys were pressed. */
let pendingPath: string | null = null
/** Parts of the page that take no keys for a moment. */
let waiting = 0

function isLoading(): boolean {
  const { pathname } = location
  return (
    waiting > 0 || (matchPath(patterns.deskTicket, pathname) !== null && pathname !== readyPath)
  )
}

/**
 * Holds keys from the moment a ticket is opened: the page before it is still shown while it loads, and
 * would take them as its own.
 */
export function usePendingKeys() {
  const isOn = shortcutPreference.useIsOn()

  useEffect(() => {
    if (!isOn) return undefined
    const hold = (event: KeyboardEvent) => {
      if (!event.isTrusted || event.isComposing || document.querySelector('dialog[open]')) return
      if (pendingPath !== location.pathname) keys.drop()
      pendingPath = location.pathname
      const state = { isLoading: isLoading(), isWriting: isWriting(event.target) }
      if (!keys.hold(event, state)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', hold, { capture: true })
    return () => document.removeEventListener('keydown', hold, { capture: true })
  }, [isOn])
}

/** Says that the page of a ticket has all that keys are for, or never will. */
export function useReadyForKeys(ticketId: string, isReady: boolean) {
  useEffect(() => {
    if (!isReady) return undefined
    readyPath = paths.deskTicket(ticketId)
    if (pendingPath === readyPath) keys.release()
    return () => {
      readyPath = null
    }
  }, [ticketId, isReady])
}

/** Holds keys while what they are for cannot take them. */
export function useKeysWait(isWaiting: boolean) {
  useEffect(() => {
    if (!isWaiting) return undefined
    waiting += 1
    return () => {
      waiting -= 1
      keys.release()
    }
  }, [isWaiting])
}

function press(stroke: Stroke) {
  const { key, ctrlKey, metaKey } = stroke
  const target = document.activeElement ?? document.body
  const { code, shiftKey, altKey } = stroke
  const init = { key, code, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true }
  if (!target.dispatchEvent(new KeyboardEvent('keydown', init)) || ctrlKey || metaKey) return
  if (!isWriting(target)) {
    if (key === 'Enter' && target.matches('a, button')) (target as HTMLElement).click()
    return
  }
  // The only way to type as a person does: the field and the editor learn of it, and can undo it.
  if (key === 'Backspace') document.execCommand('delete')
  else if (key === 'Enter') document.execCommand('insertText', false, '\n')
  else if (key.length === 1) document.execCommand('insertText', false, key)
}
