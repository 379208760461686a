import { type DraftKey, readDraft, draftNames } from '#web/lib/drafts.ts'
import { readStored, writeStored } from '#web/lib/storage.ts'

import { parseTicketDraft } from './ticket-draft.ts'

const NAME = 'new-ticket'
/** In the storage of the tab: the draft that it had last. */
const TAB_KEY = 'new-ticket-draft'
/** A reload may come before the page that was there has let go. */
const PATIENCE_MS = 500

/**
 * The draft for a form of a new ticket, which no other tab has open meanwhile: the one that this tab
 * had before, the newest that nobody has open, or a new one. Held until the signal ends.
 */
export async function claimDraft(userId: string, signal: AbortSignal): Promise<DraftKey> {
  const own = readStored('sessionStorage', TAB_KEY)
  const stored = draftsNewestFirst(userId)
  const ownFirst = own !== null && stored.includes(own) ? [own, ...stored] : stored
  for (const name of ownFirst) {
    if (await hold({ userId, name }, { signal, waitMs: name === own ? PATIENCE_MS : 0 }))
      return remember({ userId, name })
  }
  const name = `${NAME}:${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
  await hold({ userId, name }, { signal, waitMs: PATIENCE_MS })
  return remember({ userId, name })
}

function draftsNewestFirst(userId: string): string[] {
  return draftNames(userId)
    .filter((name) => name === NAME || name.startsWith(`${NAME}:`))
    .map((name) => ({ name, ...parseTicketDraft(readDraft({ userId, name })) }))
    .toSorted((one, other) => other.keptAtMs - one.keptAtMs)
    .map(({ name }) => name)
}

function remember(key: DraftKey): DraftKey {
  writeStored('sessionStorage', TAB_KEY, key.name)
  return key
}

type Holding = { signal: AbortSignal; waitMs: number }

/** False when another tab has it open. Where a browser has no locks, each tab is on its own. */
async function hold({ userId, name }: DraftKey, { signal, waitMs }: Holding): Promise<boolean> {
  if (!('locks' in navigator)) return true
  const options = waitMs > 0 ? { signal: AbortSignal.timeout(waitMs) } : { ifAvailable: true }
  return new Promise((resolve) => {
    navigator.locks
      .request(`portico:draft:${userId}:${name}`, options, (lock) => {
        resolve(lock !== null)
        if (lock === null || signal.aborted) return undefined
        return new Promise((release) => signal.addEventListener('abort', release))
      })
      .catch(() => resolve(false))
  })
}
