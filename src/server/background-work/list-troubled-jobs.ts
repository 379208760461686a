import type { TroubledJob, TroubledJobQuery } from '#shared/background-work/contract.ts'
import type { Words } from '#shared/words/catalogue.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { sayFailure } from '#server/platform/jobs/job-failure-words.ts'
import { type KnownJob, titleOf } from './get-background-work.ts'
import { listTroubled, type TroubledPlace } from './queries.ts'

/** One page of the jobs whose last attempt failed. */
export async function listTroubledJobs(
  { db }: Pick<Deps, 'db'>,
  jobs: KnownJob[],
  words: Words,
  { limit, cursor }: TroubledJobQuery,
): Promise<{ jobs: TroubledJob[]; nextCursor: string | undefined }> {
  const after = cursor === undefined ? undefined : decode(cursor)
  const rows = await asStaff(db, (tx) => listTroubled(tx, limit + 1, after))
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    jobs: page.map((row) => ({
      id: row.id,
      title: titleOf(jobs, row.name, words),
      customer:
        row.customerId === null ? null : { id: row.customerId, name: row.customerName ?? '' },
      attempts: row.attempts,
      reason: sayFailure(words, row.failure ?? ''),
      createdAt: row.createdAt.toISOString(),
      failedAt: row.failedAt?.toISOString() ?? null,
    })),
    nextCursor: last && encode(last),
  }
}

function encode({ failedMicros, seq }: TroubledPlace): string {
  return Buffer.from(`${failedMicros ?? ''} ${seq}`).toString('base64url')
}

/** So many digits are an instant that PostgreSQL knows, and a bigint. */
const CURSOR = /^(\d{1,16})? (\d{1,18})$/

function decode(cursor: string): TroubledPlace {
  const [, failedMicros = null, seq] =
    CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (seq === undefined) {
    throw invalidInput({ cursor: (words) => words.operations.unknownCursor })
  }
  return { failedMicros, seq }
}
