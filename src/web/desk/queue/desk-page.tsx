import { KeyRound, LayoutDashboard, Plus } from 'lucide-react'

import { useViewer } from '#web/access/viewer-context.ts'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { paths } from '#web/lib/paths.ts'
import { Card } from '#web/kit/parts/card.tsx'
import { PageHeader } from '#web/kit/frame/page-header.tsx'

import styles from './desk-page.module.css'

const ACTIONS = [
  {
    to: paths.account,
    text: 'Account and sign-in',
    hint: 'Change your password, add a second step to your sign-in, and see where you are signed in.',
    Icon: KeyRound,
  },
  {
    to: paths.dashboard,
    text: 'See the portal',
    hint: 'The dashboard and the list of tickets, as customers have them. They show tickets of your own.',
    Icon: LayoutDashboard,
  },
  {
    to: paths.newTicket,
    text: 'Raise a ticket of your own',
    hint: 'You can try the form, or report a problem that you have yourself.',
    Icon: Plus,
  },
]

/** Where agents start. */
export function DeskPage() {
  const viewer = useViewer()
  useDocumentTitle('Desk')

  return (
    <div className={styles.page}>
      <PageHeader title={`Welcome, ${viewer.name}!`}>
        {viewer.isAdmin ? 'The desk of your agents.' : 'You are signed in as an agent.'}
      </PageHeader>
      <Card title="What you can do here">
        <p className={styles.text}>
          Agents will answer customers’ tickets on this page. That is not part of the portal yet.
          Until it is, you can do this:
        </p>
        <ul className={styles.actions}>
          {ACTIONS.map(({ to, text, hint, Icon }) => (
            <li key={to} className={styles.action}>
              <Icon aria-hidden="true" />
              <div>
                <Link to={to} className={styles.link}>
                  {text}
                </Link>
                <p className={styles.hint}>{hint}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
