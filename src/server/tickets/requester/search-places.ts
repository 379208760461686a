import { setTimeout as after } from 'node:timers/promises'

import { AppError } from '#server/platform/app-error.ts'
import { asViewer } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { takeSearchPlace } from '#server/tickets/queries.ts'

/** Searches of one person that run at the same time, at all processes together. */
const PLACES = 2
/** So many more wait at a process, and so long; typing in a search box needs none of them. */
const MAX_WAITING = 8
const WAIT_MS = 5_000
const LOOK_AGAIN_MS = 100
/** For each statement of a search. */
const LIMIT_MS = 3_000

type Person = { searching: number; waiting: (() => void)[] }

/** Spares the database the question while this process knows the answer. */
const people = new Map<string, Person>()

/**
 * Runs a search as the viewer, once one of their few places is free: what one person looks for must
 * not keep everybody else waiting.
 *
 * @throws AppError `rate_limited` when none is for too long.
 */
export async function inSearchPlace<Result>(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const leave = await enter(viewer.userId)
  try {
    for (let waitedMs = 0; waitedMs < WAIT_MS; waitedMs += LOOK_AGAIN_MS) {
      const answer = await asViewer(db, viewer, async (tx) => {
        const isOurs = await takeSearchPlace(tx, viewer, { places: PLACES, limitMs: LIMIT_MS })
        return isOurs ? { result: await work(tx) } : undefined
      })
      if (answer) return answer.result
      // The person searches at another process, too. Without a connection, which others need.
      await after(LOOK_AGAIN_MS)
    }
    throw tooManySearches()
  } finally {
    leave()
  }
}

/** Waits for a place at this process and answers how to leave it. */
async function enter(userId: string): Promise<() => void> {
  const person = people.get(userId) ?? { searching: 0, waiting: [] }
  people.set(userId, person)
  if (person.searching < PLACES) person.searching += 1
  else await takeTurn(person)
  return () => {
    // The place goes over to whoever waits longest.
    const next = person.waiting.shift()
    if (next) return next()
    person.searching -= 1
    if (person.searching === 0) people.delete(userId)
  }
}

async function takeTurn(person: Person): Promise<void> {
  if (person.waiting.length >= MAX_WAITING) throw tooManySearches()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const tooLate = setTimeout(() => {
    person.waiting = person.waiting.filter((waiting) => waiting !== take)
    reject(tooManySearches())
  }, WAIT_MS)
  const take = () => {
    clearTimeout(tooLate)
    resolve()
  }
  person.waiting.push(take)
  await promise
}

function tooManySearches(): AppError {
  const message = 'You are searching a lot at once. Please try again in a moment.'
  return new AppError('rate_limited', message, { retryAfterSeconds: 2 })
}
