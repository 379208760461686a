import { useEffect, useRef, useState } from 'react'

import { guardMoves } from './history-moves.ts'
import { useNavigate } from './navigation.ts'
import { isLeavingAnyway } from './return-path.ts'

/** Returns the position of the router's entry in the history of this tab. */
function historyIndex(): number | null {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null
  return typeof state.idx === 'number' ? state.idx : null
}

function pageAddress(): string {
  return location.pathname + location.search
}

/** The link within this site that a plain click would follow to another page. */
function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || (link.target !== '' && link.target !== '_self')) return null
  const isOther = link.origin === location.origin && link.pathname + link.search !== pageAddress()
  return isOther ? link : null
}

export type LeaveGuard = ReturnType<typeof useLeaveGuard>

/**
 * While it guards, nothing leaves the page unasked: a link, Back and Forward wait for `leave` or
 * `stay`; at a reload or a closed tab the browser asks by itself.
 */
export function useLeaveGuard(isGuarding: boolean) {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const leaveNow = useRef<() => void>(null)

  useEffect(() => {
    if (!isGuarding) return undefined
    const address = pageAddress()
    const index = historyIndex()
    /** Kind of the next move of the history: made by us to undo one, or allowed. */
    let expected: 'undo' | 'leave' | null = null

    function ask(leave: () => void) {
      leaveNow.current = leave
      setIsAsking(true)
    }

    function blockLink(event: MouseEvent) {
      const link = clickedLink(event)
      if (!link) return
      event.preventDefault()
      const { pathname, search, hash } = link
      ask(() => void navigate({ pathname, search, hash }))
    }

    function blockMove(event: PopStateEvent) {
      const isUndo = expected === 'undo'
      const isAllowed = expected === 'leave' || (!isUndo && pageAddress() === address)
      expected = null
      if (isAllowed) return
      // The router must not hear of it: it would show the other page, and this one would be gone.
      event.stopImmediatePropagation()
      if (isUndo) return
      const steps = (historyIndex() ?? 0) - (index ?? 1)
      expected = 'undo'
      history.go(-steps)
      ask(() => {
        expected = 'leave'
        history.go(steps)
      })
    }

    function blockUnload(event: BeforeUnloadEvent) {
      if (!isLeavingAnyway()) event.preventDefault()
    }

    document.addEventListener('click', blockLink, { capture: true })
    guardMoves(blockMove)
    window.addEventListener('beforeunload', blockUnload)
    return () => {
      document.removeEventListener('click', blockLink, { capture: true })
      guardMoves(null)
      window.removeEventListener('beforeunload', blockUnload)
    }
  }, [isGuarding, navigate])

  return {
    isAsking,
    stay: () => setIsAsking(false),
    leave: () => {
      setIsAsking(false)
      leaveNow.current?.()
    },
  }
}
