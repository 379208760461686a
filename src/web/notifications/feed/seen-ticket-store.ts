import { readStored, writeStored } from '#web/lib/storage/storage.ts'

import { parseSeenTickets, type SeenTickets } from './seen-tickets.ts'

// Begins with what it is and ends with the user, so that people of a shared browser keep their own.
function keyOf(userId: string): string {
  return `seen-tickets:${userId}`
}

/** Null on the first visit with this browser. It stays after sign-out, for what comes meanwhile. */
export function readSeenTickets(userId: string): SeenTickets | null {
  return parseSeenTickets(readStored('localStorage', keyOf(userId)))
}

/** False when it could not be stored. */
export function writeSeenTickets(userId: string, seen: SeenTickets): boolean {
  return writeStored('localStorage', keyOf(userId), JSON.stringify(seen))
}
