import { Eye, Moon, PenLine } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'

import type { PeopleAtTicket } from '#shared/desk/contract.ts'
import { PRESENCE_RENEWED_MS, presenceEndpoints } from '#shared/desk/endpoints.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { call } from '#web/lib/http/call.ts'
import { deskChannel, type DeskEvent } from '#web/notifications/feed/desk-channel.ts'

import { presenceLines } from './presence-line.ts'
import styles from './presence-bar.module.css'

/** How long a person counts as writing after the last key. */
const WRITING_MS = 30_000

/** As long after the end of another's lease as it takes to be sure of it. */
const LOOK_AFTER_MS = 200

/** Boxes in which agents write (`composer.tsx`). */
const WRITING = '[data-kind]'

const ICONS = { writing: PenLine, viewing: Eye, away: Moon }

/** Other agents at this ticket, and whether they write. Announces the viewer as long as it is shown. */
export function PresenceBar({ ticketId }: { ticketId: string }) {
  const { id: userId } = useViewer()
  const [presence] = useState(() => watchPresence({ ticketId, userId }))
  const people = useSyncExternalStore(presence.subscribe, presence.current)

  return (
    <output className={styles.bar}>
      {presenceLines(people, userId).map(({ state, text }) => {
        const Icon = ICONS[state]
        return (
          <span key={state} className={styles.line} data-state={state}>
            <Icon aria-hidden="true" />
            {text}
          </span>
        )
      })}
    </output>
  )
}

/**
 * Announces that this page is at a ticket, as long as it has a listener, and keeps who else is
 * there. Changes from the server apply as they come; each renewal brings the whole list again, so
 * that nothing has to be sent twice.
 */
function watchPresence({ ticketId, userId }: { ticketId: string; userId: string }) {
  let tab = randomTab()
  let people: PeopleAtTicket = []
  let isWriting = false
  let asked = 0

  function subscribe(listener: () => void) {
    const leaving = new AbortController()
    const { signal } = leaving
    const channel = deskChannel(userId)
    let pause: number | undefined
    let look: number | undefined

    function take(found: PeopleAtTicket) {
      if (JSON.stringify(found) === JSON.stringify(people)) return
      people = found
      listener()
    }

    async function say() {
      const turn = (asked += 1)
      const state = document.hidden ? 'away' : isWriting ? 'writing' : 'viewing'
      const input = { params: { ticketId }, body: { tab, state } } as const
      try {
        const answer = await call(presenceEndpoints.keepPresence, input, { signal })
        if (turn !== asked) return
        take(answer.people)
        // Nothing tells of a lease that ends before the next renewal: its page can say nothing.
        const { endsInMs } = answer
        window.clearTimeout(look)
        if (endsInMs !== null && endsInMs < PRESENCE_RENEWED_MS)
          look = window.setTimeout(() => void say(), endsInMs + LOOK_AFTER_MS)
      } catch {
        // The next renewal brings it again. Until then nothing is shown that may be over.
        if (!signal.aborted) take([])
      }
    }

    function stopWriting() {
      window.clearTimeout(pause)
      if (!isWriting) return
      isWriting = false
      void say()
    }

    function write({ target }: Event) {
      if (!(target instanceof Element) || !target.closest(WRITING)) return
      window.clearTimeout(pause)
      pause = window.setTimeout(stopWriting, WRITING_MS)
      if (isWriting) return
      isWriting = true
      void say()
    }

    function leave() {
      const input = { params: { ticketId }, body: { tab, state: 'gone' } } as const
      // A page that cannot sign off is gone when the lease ends.
      call(presenceEndpoints.keepPresence, input, { keepalive: true }).catch(() => undefined)
    }

    /** A page that the browser kept or froze, and shows again. The tab that has gone stays gone. */
    function comeBack() {
      tab = randomTab()
      void say()
    }

    channel.addEventListener('message', ({ data }: MessageEvent<DeskEvent>) => {
      if (data.type === 'beat' && document.hidden) void say()
      if (data.type !== 'presence') return
      // Trust the cast: the server's own function writes it.
      const told = JSON.parse(data.data) as { ticketId: string; people: PeopleAtTicket }
      if (told.ticketId === ticketId) take(told.people)
    })
    document.addEventListener('input', write, { signal })
    document.addEventListener('visibilitychange', () => void say(), { signal })
    window.addEventListener('pagehide', leave, { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && comeBack(), { signal })
    document.addEventListener('freeze', leave, { signal })
    document.addEventListener('resume', comeBack, { signal })
    const timer = window.setInterval(() => void say(), PRESENCE_RENEWED_MS)
    void say()

    return () => {
      leaving.abort()
      channel.close()
      window.clearInterval(timer)
      window.clearTimeout(pause)
      window.clearTimeout(look)
      isWriting = false
      people = []
      leave()
      tab = randomTab()
    }
  }

  return { subscribe, current: () => people }
}

/** `randomUUID` is missing where the page was not loaded over HTTPS. */
function randomTab(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
