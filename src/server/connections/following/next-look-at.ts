import { createHash } from 'node:crypto'

const DAY_MS = 24 * 3_600_000

/** When a customer's metadata is looked at next: each day at a time of its own, so that not all are at once. */
export function nextLookAt(customerId: string, now: Date): Date {
  const place = createHash('sha256').update(customerId).digest().readUInt32BE() % DAY_MS
  const midnight = now.getTime() - (now.getTime() % DAY_MS)
  const today = midnight + place
  // After a look by hand, or one that was late, the next one is not right behind it.
  const isSoon = today - now.getTime() < DAY_MS / 2
  const at = isSoon ? today + DAY_MS : today
  return new Date(at - now.getTime() < DAY_MS / 2 ? at + DAY_MS : at)
}
