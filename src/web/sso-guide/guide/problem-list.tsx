import { refusalSentence } from '#shared/access/sign-in-refusals.ts'
import { refusals } from '#words/sign-in.ts'
import * as words from '#words/sso-guide.ts'

import styles from './problem-list.module.css'
import type { GuideProblem } from './provider-guide.ts'

export function ProblemList({ problems }: { problems: GuideProblem[] }) {
  return (
    <dl className={styles.list}>
      {problems.map((problem) => (
        <div key={shownText(problem)} className={styles.problem}>
          <dt className={styles.shows}>{shownText(problem)}</dt>
          <dd className={styles.cause}>{problem.cause}</dd>
          <dd>{problem.fix}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Returns the visible sign of the problem. */
export function shownText(problem: GuideProblem): string {
  if ('shows' in problem) return problem.shows
  const sentences = problem.refusals.map((reason) => refusalSentence(refusals, reason))
  return words.ourLoginPage([...new Set(sentences)])
}
