import { type Words, wordsIn } from '#shared/words/catalogue.ts'

type Texts = Words['jobs']

/** Stored failures are English, for the log and for a process of the version before. */
export const JOB_FAILURES: Texts = wordsIn('en').jobs

const VALUE = '\0'
const ANSWERED = JOB_FAILURES.withAnswer(VALUE, VALUE).split(VALUE)
const BROKE_OFF = JOB_FAILURES.brokeOff(VALUE).split(VALUE)

/** Translates a stored failure for its reader. Text of another system stays as it is. */
export function sayFailure({ jobs: texts }: Words, stored: string): string {
  const [failure, code] = valuesIn(stored, ANSWERED)
  if (failure !== undefined && code !== undefined) {
    return texts.withAnswer(sayPlain(texts, failure), code)
  }
  const [error] = valuesIn(stored, BROKE_OFF)
  return error === undefined ? sayPlain(texts, stored) : texts.brokeOff(error)
}

/** Finds the values between the parts of a sentence; none when it is another one. */
function valuesIn(stored: string, [before = '', ...parts]: string[]): string[] {
  if (!stored.startsWith(before)) return []
  let rest = stored.slice(before.length)
  const values = parts.map((part) => {
    const end = rest.lastIndexOf(part)
    const value = rest.slice(0, end)
    rest = end === -1 ? part : rest.slice(end + part.length)
    return value
  })
  return rest === '' ? values : []
}

function sayPlain({ jobFailures: failures }: Texts, stored: string): string {
  const known = Object.entries(JOB_FAILURES.jobFailures).find(([, text]) => text === stored)
  return Object.entries(failures).find(([key]) => key === known?.[0])?.[1] ?? stored
}
