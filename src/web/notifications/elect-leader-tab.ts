/**
 * Lets one tab of the browser lead until the signal that it is given ends: the one that was looked
 * at last. It is awake, it is where a browser plays a sound, and it is where somebody who clicks a
 * desktop notification was.
 */
export function leadFromTheFront(
  name: string,
  lead: (turn: AbortSignal) => void,
  signal: AbortSignal,
): void {
  // Missing where a page came neither by https nor from this machine: each tab is then on its own.
  if (!('locks' in navigator)) {
    lead(signal)
    return
  }

  let turn = begin(document.hidden)

  function begin(isWaiting: boolean) {
    const end = new AbortController()
    const begun = { end, isLeading: false }
    const hold = () => {
      if (end.signal.aborted) return undefined
      begun.isLeading = true
      lead(end.signal)
      return new Promise<void>((resolve) => {
        end.signal.addEventListener('abort', () => resolve())
      })
    }
    navigator.locks
      .request(name, isWaiting ? { signal: end.signal } : { steal: true }, hold)
      .catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
        // Unless this tab gave up by itself, another has come to the front.
        if (end.signal.aborted) return
        end.abort()
        turn = begin(true)
      })
    return begun
  }

  function comeToTheFront() {
    turn.end.abort()
    turn = begin(false)
  }

  document.addEventListener(
    'visibilitychange',
    () => {
      if (!document.hidden && !turn.isLeading) comeToTheFront()
    },
    { signal },
  )
  // A page that the browser keeps for the way back must hold neither the lock nor a connection.
  window.addEventListener('pagehide', () => turn.end.abort(), { signal })
  window.addEventListener('pageshow', (event) => event.persisted && comeToTheFront(), { signal })
  signal.addEventListener('abort', () => turn.end.abort())
}
