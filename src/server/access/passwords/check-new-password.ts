import { type Said, textKey } from '#shared/words/catalogue.ts'
import { problemOfPassword } from '#shared/passwords/password-rule.ts'

type Person = { email: string; name: string }
type Estimator = { check(password: string, userInputs?: string[]): { score: number } }

/** Out of 4: fewer than a hundred million guesses find a password of less. */
const MIN_SCORE = 3

let estimator: Promise<Estimator> | undefined

/**
 * Returns why this cannot be the person's new password, in words for them; null when it can. Common
 * passwords are found by a bundled list, also with a year or a sign at the end.
 */
export async function checkNewPassword(password: string, person: Person): Promise<Said | null> {
  const problem = problemOfPassword(password, person)
  if (problem !== null) return (words) => words.account.passwordProblems[problem]
  estimator ??= loadEstimator()
  const { score } = (await estimator).check(password, [person.email, person.name])
  return score < MIN_SCORE ? textKey('account.commonPassword') : null
}

/** The list takes some 25 MB: most processes never have to read it. */
async function loadEstimator(): Promise<Estimator> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
