import type { Failure } from '#server/health/failure.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { sayFailure } from '#server/platform/jobs/job-failure-words.ts'
import { findOutState } from './out-state-queries.ts'

/** Finds out whether all mail is stopped. */
export async function mailOutFailures(tx: Tx): Promise<Failure[]> {
  const { stoppedAt, stoppedWords } = await findOutState(tx)
  if (stoppedAt === null) return []
  return [
    {
      kind: 'mail_stopped',
      subjectId: '',
      name: null,
      since: stoppedAt,
      step: null,
      detail: (words) => sayFailure(words, stoppedWords ?? ''),
    },
  ]
}
