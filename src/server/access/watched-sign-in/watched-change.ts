import { z } from 'zod'

import type { ConnectionSettings } from '#shared/connections/fields.ts'
import { WATCH_DAYS } from '#shared/connections/stages/values.ts'
import { textKey } from '#shared/words/catalogue.ts'

import type { Deps } from '#server/deps.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { JobKind } from '#server/platform/jobs/job.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { findRecentChange, upsertWatchedSignIn } from './queries.ts'

const DAY_MS = 24 * 3_600_000

const Change = z.object({ customerId: z.uuid(), version: z.number() })
type Change = z.infer<typeof Change>

/** Enqueued whenever a change has stopped a person. */
export const JUDGE_CHANGE: JobKind<Change> = {
  name: 'judge-connection-change',
  title: textKey('jobs.judgeChange'),
  payload: Change,
}

/** Changes are watched that were made after this. */
export function watchedSince({ now }: Pick<Deps, 'now'>): Date {
  return new Date(now().getTime() - WATCH_DAYS * DAY_MS)
}

/** Finds the change of a connection whose sign-ins are compared with those of the settings before. */
export function findWatchedChange({ db, now }: Pick<Deps, 'db' | 'now'>, customerId: string) {
  return findRecentChange(db, customerId, watchedSince({ now }))
}

type SignIn = {
  customerId: string
  /** The person's address by the settings before the change; undefined when those refuse it, too. */
  readBefore: (before: ConnectionSettings) => Promise<string | undefined>
  /** The person who signed in; undefined when the live settings have refused the answer. */
  signedIn: string | undefined
}

/**
 * Records how a person's newest sign-in went since a change. One that was refused counts only when
 * the settings before would have let the very same answer in: then the change has stopped it, and
 * neither the provider nor a sender of unsigned answers.
 */
export async function watchSignIn(
  deps: Pick<Deps, 'db' | 'now'>,
  { customerId, readBefore, signedIn }: SignIn,
): Promise<void> {
  const change = await findWatchedChange(deps, customerId)
  if (!change) return
  const email = signedIn ?? (await readBefore(change.before.settings))
  if (email === undefined) return
  const version = change.newest.number
  await asWorker(deps.db, async (tx) => {
    const worked = signedIn !== undefined
    await upsertWatchedSignIn(tx, { customerId, version, email, worked, at: deps.now() })
    if (!worked) {
      await addToOutbox(tx, JUDGE_CHANGE, { customerId, version }, { key: customerId, customerId })
    }
  })
}
