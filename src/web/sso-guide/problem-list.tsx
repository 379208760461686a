import styles from './problem-list.module.css'
import type { GuideProblem } from './provider-guide.ts'

export function ProblemList({ problems }: { problems: GuideProblem[] }) {
  return (
    <dl className={styles.list}>
      {problems.map(({ shows, cause, fix }) => (
        <div key={shows} className={styles.problem}>
          <dt className={styles.shows}>{shows}</dt>
          <dd className={styles.cause}>{cause}</dd>
          <dd>{fix}</dd>
        </div>
      ))}
    </dl>
  )
}
