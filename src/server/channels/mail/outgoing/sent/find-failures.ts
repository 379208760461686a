import type { Failure } from '#server/health/failure.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { sayFailure } from '#server/platform/jobs/job-failure-words.ts'
import { findOutState } from './out-state-queries.ts'
import { findUnanswered } from './sent-mail-queries.ts'

/** Long enough that a mail that could not be sent was tried again. */
const LASTING_MS = 10 * 60_000

/** Finds out whether all mail is stopped, or waits because the mail server does not answer. */
export async function mailOutFailures(tx: Tx, now: Date): Promise<Failure[]> {
  const failure = { subjectId: '', name: null, step: null }
  const { stoppedAt, stoppedWords } = await findOutState(tx)
  if (stoppedAt !== null) {
    const detail: Failure['detail'] = (words) => sayFailure(words, stoppedWords ?? '')
    return [{ ...failure, kind: 'mail_stopped', since: stoppedAt, detail }]
  }
  const unanswered = await findUnanswered(tx)
  if (!unanswered || now.getTime() - unanswered.since.getTime() < LASTING_MS) return []
  const { since, words: said } = unanswered
  const detail: Failure['detail'] = (words) => said && sayFailure(words, said)
  return [{ ...failure, kind: 'mail_unreachable', since, detail }]
}
