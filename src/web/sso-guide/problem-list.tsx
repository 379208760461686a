import { shownText } from './problem-text.ts'
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
