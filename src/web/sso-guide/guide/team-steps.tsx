import * as words from '#words/sso-guide.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { paths } from '#web/lib/navigation/paths.ts'

import styles from './next-steps.module.css'

/** Steps after those at the provider, for the team's own connection. */
export function TeamSteps({ teamId }: { teamId: string }) {
  return (
    <aside className={styles.side} aria-label={words.next.label}>
      <Card title={words.next.title}>
        <ol className={styles.list}>
          <li>
            <Rich>
              {words.team.enter((text) => (
                <Link to={adminPaths.signOn(teamId)}>{text}</Link>
              ))}
            </Rich>
          </li>
          <li>{words.team.assign}</li>
          <li>
            <Rich>{words.team.signIn(<strong>{paths.adminLogin}</strong>)}</Rich>
          </li>
          <li>
            <Rich>
              {words.next.failures((text) => (
                <Link to={adminPaths.signInFailures()}>{text}</Link>
              ))}
            </Rich>
          </li>
        </ol>
      </Card>
    </aside>
  )
}
