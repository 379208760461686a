import { setTimeout as after } from 'node:timers/promises'

import { AppError } from '#server/platform/app-error.ts'
import { asViewer } from '#server/platform/db/as-role.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { takeSearchPlace } from './search-queries.ts'

/** How many searches of one person run at once, in all processes together. */
const PLACES = 2
/** How many more wait in each process, and how long. Typing in a search box needs none of these. */
const MAX_WAITING = 8
const WAIT_MS = 5_000
const POLL_MS = 100
/** The time limit of each statement of a search. */
const LIMIT_MS = 3_000

type Begin = <Result>(db: Db, work: (tx: Tx) => Promise<Result>) => Promise<Result>
type Person = { searching: number; waiting: (() => void)[] }

/** The searches of this process, so that it asks the database only when it has a free slot itself. */
const people = new Map<string, Person>()

/**
 * Runs a search once one of the person's few slots is free, so that the searches of one person do not
 * keep everybody else waiting. `begin` begins the transaction; without it, it is the viewer's.
 *
 * @throws AppError `rate_limited` when no slot becomes free in time.
 */
export async function inSearchPlace<Result>(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  work: (tx: Tx) => Promise<Result>,
  begin: Begin = (of, inTransaction) => asViewer(of, viewer, inTransaction),
): Promise<Result> {
  const leave = await enter(viewer.userId)
  try {
    for (let waitedMs = 0; waitedMs < WAIT_MS; waitedMs += POLL_MS) {
      const answer = await begin(db, async (tx) => {
        const isOurs = await takeSearchPlace(tx, viewer, { places: PLACES, limitMs: LIMIT_MS })
        return isOurs ? { result: await work(tx) } : undefined
      })
      if (answer) return answer.result
      // Wait without a connection, which others need: the person is searching in another process, too.
      await after(POLL_MS)
    }
    throw tooManySearches()
  } finally {
    leave()
  }
}

/** Waits for a slot in this process. Returns how to give it back. */
async function enter(userId: string): Promise<() => void> {
  const person = people.get(userId) ?? { searching: 0, waiting: [] }
  people.set(userId, person)
  if (person.searching < PLACES) person.searching += 1
  else await takeTurn(person)
  return () => {
    // Hand the slot to the search that has waited longest.
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
  return new AppError('rate_limited', (words) => words.tickets.tooManySearches, {
    retryAfterSeconds: 2,
  })
}
