/**
 * Elects one tab of the browser as leader, until its signal aborts. The tab that was looked at last
 * leads: it is awake, browsers let it play sounds, and a click on a desktop notification leads to
 * it.
 */
export function electLeaderTab(
  name: string,
  lead: (turn: AbortSignal) => void,
  signal: AbortSignal,
): void {
  // Locks are missing when the page came neither by https nor from this machine. Each tab then
  // leads itself.
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
        // Another tab took the lead, unless this one gave up.
        if (end.signal.aborted) return
        end.abort()
        turn = begin(true)
      })
    return begun
  }

  function becomeLeader() {
    turn.end.abort()
    turn = begin(false)
  }

  document.addEventListener(
    'visibilitychange',
    () => {
      if (!document.hidden && !turn.isLeading) becomeLeader()
    },
    { signal },
  )
  // A page in the back/forward cache must hold neither the lock nor a connection.
  window.addEventListener('pagehide', () => turn.end.abort(), { signal })
  window.addEventListener('pageshow', (event) => event.persisted && becomeLeader(), { signal })
  signal.addEventListener('abort', () => turn.end.abort())
}
