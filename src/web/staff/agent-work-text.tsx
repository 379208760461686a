import { useQuery } from '@tanstack/react-query'

import * as words from '#words/staff.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { withSearch } from '#web/lib/navigation/address.ts'
import { paths } from '#web/lib/navigation/paths.ts'

import styles from './agent-work-text.module.css'
import { agentWorkQuery } from './team-queries.ts'

/** What of the desk stays with an account when it is deactivated, and where its tickets can be given to others. */
export function AgentWorkText({ userId }: { userId: string }) {
  const { data: work, isError } = useQuery(agentWorkQuery(userId))
  if (!work)
    return (
      <output className={styles.text}>{isError ? words.workFailed : words.workCounting}</output>
    )

  const lines = [
    work.tickets > 0 && words.workTickets(work.tickets),
    work.replies > 0 && words.workReplies(work.replies),
    work.drafts > 0 && words.workDrafts(work.drafts),
    work.macros > 0 && words.workMacros(work.macros),
    work.views > 0 && words.workViews(work.views),
  ].filter((line) => line !== false)
  if (lines.length === 0) return <p className={styles.text}>{words.workNone}</p>

  return (
    <div className={styles.text}>
      <h3 className={styles.title}>{words.workLeft}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {work.tickets > 0 && (
        <Link to={withSearch(paths.desk, `view=all&assignee=${userId}`)}>
          {words.reassignTickets}
        </Link>
      )}
    </div>
  )
}
