/** A stretch of time in which clocks stand still; the end is not part of it. */
export type CountedSpan = { from: Date; to: Date }

/**
 * Returns when a maintenance window counts after it was added, changed or removed (null) at an instant.
 * Past times stay as they were: one that is entered late or lengthened counts from then on, and one that
 * is shortened ends then.
 */
export function changeCounted(
  counted: CountedSpan[],
  { at, window }: { at: Date; window: { startsAt: Date; endsAt: Date } | null },
): CountedSpan[] {
  const past = counted.flatMap(({ from, to }) =>
    from < at ? [{ from, to: to < at ? to : at }] : [],
  )
  if (!window || window.endsAt <= at) return past
  const next = { from: window.startsAt < at ? at : window.startsAt, to: window.endsAt }
  const last = past.at(-1)
  // A window that goes on is one stretch.
  if (last && last.to >= next.from) return [...past.slice(0, -1), { ...last, to: next.to }]
  return [...past, next]
}
