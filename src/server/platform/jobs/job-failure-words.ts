import { type Words, wordsIn } from '#shared/words/catalogue.ts'

type Texts = Words['jobs']

/** Stored failures are English, for the log and for a process of the version before. */
export const JOB_FAILURES: Texts = wordsIn('en').jobs

const ANSWERED = /^(?<failure>.+) It answered (?<code>\d+)\.$/
const BROKE_OFF = /^Stopped with an error \((?<error>.*)\)\. See the log for details\.$/

/** Translates a stored failure for its reader. Text of another system stays as it is. */
export function sayFailure({ jobs: texts }: Words, stored: string): string {
  const answered = ANSWERED.exec(stored)?.groups
  if (answered?.failure && answered.code) {
    return texts.withAnswer(sayPlain(texts, answered.failure), answered.code)
  }
  const error = BROKE_OFF.exec(stored)?.groups?.error
  return error === undefined ? sayPlain(texts, stored) : texts.brokeOff(error)
}

function sayPlain({ jobFailures: failures }: Texts, stored: string): string {
  const known = Object.entries(JOB_FAILURES.jobFailures).find(([, text]) => text === stored)
  return Object.entries(failures).find(([key]) => key === known?.[0])?.[1] ?? stored
}
