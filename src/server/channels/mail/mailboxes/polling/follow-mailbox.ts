import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { factsOf } from '#server/platform/error-facts.ts'
import type { MailAccess } from '#server/channels/mail/mailboxes/mail-access.ts'
import { MailboxProblem } from '#server/channels/mail/mailboxes/mailbox-problem.ts'
import { openSettings } from '#server/channels/mail/mailboxes/mailbox-settings.ts'
import { findPlace, LostMailbox } from './find-place.ts'
import { findMailboxOf, type Reader, updateRead, updateUnreachable } from './queries.ts'
import { type ReadDeps, readMailbox } from './read-mailbox.ts'

/** Beside what the server tells by itself, which some forget to do. */
const POLL_MS = 60_000
/** A session that a token began ends with the token. */
const SESSION_MS = 30 * 60_000
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 5 * 60_000

export type FollowDeps = ReadDeps & Pick<Deps, 'keys' | 'log'> & { mailAccess: MailAccess }

type Following = { reader: Reader; signal: AbortSignal }

/** State that outlives a connection. */
type State = { failures: Map<number, number>; pauseMs: number }

/**
 * Reads a mailbox until it is told to stop, in one connection after the other. While the mailbox is away it
 * pauses for longer each time, and administrators see since when.
 */
export async function followMailbox(deps: FollowDeps, following: Following): Promise<void> {
  const { reader, signal } = following
  const state: State = { failures: new Map(), pauseMs: FIRST_PAUSE_MS }
  while (!signal.aborted) {
    try {
      await followOnce(deps, following, state)
    } catch (error) {
      if (signal.aborted || error instanceof LostMailbox) return
      await tellFailure(deps, reader, error)
      await waitUnless(signal, state.pauseMs)
      state.pauseMs = Math.min(state.pauseMs * 2, LONGEST_PAUSE_MS)
    }
  }
}

/** Reads in one connection, for as long as a session may last. */
async function followOnce(deps: FollowDeps, { reader, signal }: Following, state: State) {
  const row = await asWorker(deps.db, (tx) => findMailboxOf(tx, reader))
  if (!row) throw new LostMailbox()
  const store = await deps.mailAccess.open(openSettings(row, deps.keys), signal)
  try {
    const endsAt = deps.now().getTime() + SESSION_MS
    const place = await findPlace(deps, { row, reader, store })
    let { lastUid } = place
    while (!signal.aborted && deps.now().getTime() < endsAt) {
      const { failures } = state
      const reading = { reader, store, ...place, lastUid, failures, signal }
      lastUid = await readMailbox(deps, reading)
      await asWorker(deps.db, (tx) => updateRead(tx, reader, deps.now()))
      state.pauseMs = FIRST_PAUSE_MS
      await store.waitForNews({ ms: POLL_MS, signal })
    }
  } finally {
    await store.close()
  }
}

/** Only what the mailbox itself is to blame for is shown with it. */
async function tellFailure({ db, log, now }: FollowDeps, reader: Reader, error: unknown) {
  const facts = { mailboxId: reader.mailboxId, err: factsOf(error).message }
  log.warn(facts, 'a mailbox could not be read')
  if (!(error instanceof MailboxProblem)) return
  try {
    const { message } = error
    await asWorker(db, (tx) => updateUnreachable(tx, reader, { message, at: now() }))
  } catch (unstored) {
    log.warn({ err: factsOf(unstored).message }, 'that a mailbox is away is not stored')
  }
}

/** Waits for so long, or until the signal. */
function waitUnless(signal: AbortSignal, ms: number): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}
