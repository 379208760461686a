import { useSyncExternalStore } from 'react'

import { formatExactTime } from '#web/lib/format/format-time.ts'

const REFRESH_MS = 30_000

let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick() {
  now = new Date()
  for (const listener of listeners) listener()
}

// One timer for every time on the page.
function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    now = new Date()
    timer = setInterval(tick, REFRESH_MS)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** The present moment, of which everything on the page has the same. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now)
}

/** A time in words that stay true while the page is open; the exact one is in the title. */
export function TimeText({
  at,
  format,
  className,
}: {
  at: string
  format: (date: Date, now: Date) => string
  className?: string
}) {
  const currentNow = useNow()
  const date = new Date(at)
  if (Number.isNaN(date.getTime()))
    return <span className={className}>{format(date, currentNow)}</span>

  return (
    <time dateTime={at} title={formatExactTime(date)} className={className}>
      {format(date, currentNow)}
    </time>
  )
}

/** The present moment, in words that stay true while the page is open. */
export function NowText({ format }: { format: (now: Date) => string }) {
  return format(useSyncExternalStore(subscribe, () => now))
}
