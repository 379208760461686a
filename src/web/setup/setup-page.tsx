import { useLocation } from 'react-router'

import { useDocumentTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/lib/paths.ts'
import { adminPaths } from '#web/lib/admin/admin-paths.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { Card } from '#web/kit/parts/card.tsx'
import { CopyButton } from '#web/kit/feedback/copy-button.tsx'
import { PageHeader } from '#web/kit/frame/page-header.tsx'

import styles from './setup-page.module.css'

const MAIL = `SMTP_URL=smtp://user:password@mail.example.com:587
MAIL_FROM="Example Support <support@example.com>"`
const BACKUP = 'npm run backup -- /backups/portico.tar'
const RESTORE = 'DATA_DIR=/var/lib/portico-restored npm run restore -- /backups/portico.tar'

/** What is set up on the machine that Portico runs on, and not in a browser. */
export function SetupPage() {
  const { hash } = useLocation()
  useDocumentTitle('Mail and Backups')

  // The browser looked for it before it was here.
  useWhen(hash, () => document.getElementById(hash.slice(1))?.scrollIntoView())

  return (
    <div className={styles.page}>
      <PageHeader title="Mail and Backups">
        What is set up on the machine that the portal runs on.
      </PageHeader>
      <div className={styles.cards}>
        <Card title="Connect a mail server" titleId="mail">
          <div className={styles.text}>
            <p>
              Invitations to the team and links for a new password are mailed. Without a mail server
              you are shown the link, and hand it over yourself.
            </p>
            <p>Set both variables where Portico is started, then start it again:</p>
            <Command name="the variables of the mail server">{MAIL}</Command>
            <p>
              To try it, make a link for a new password for your own account at{' '}
              <Link to={adminPaths.team}>Team</Link>. If the mail cannot be sent,{' '}
              <Link to={adminPaths.backgroundWork}>Background Work</Link> says why.
            </p>
          </div>
        </Card>
        <Card title="Make a backup" titleId="backup">
          <div className={styles.text}>
            <p>
              This writes the database, the attachments and the secrets that belong to them into one
              new file, while the portal is running. Start it with the variables of the portal, as
              the same user:
            </p>
            <Command name="the command of the backup">{BACKUP}</Command>
            <p>
              Have it run every night, and keep the file on another machine, as safe as the
              installation itself. Try a restore before you need one:
            </p>
            <Command name="the command of the restore">{RESTORE}</Command>
            <p>
              Where you back up the database with its own tools, dismiss the list on the{' '}
              <Link to={paths.adminDashboard}>dashboard</Link>: it knows of this command only.
            </p>
          </div>
        </Card>
      </div>
    </div>
  )
}

function Command({ name, children }: { name: string; children: string }) {
  return (
    <div className={styles.command}>
      <code className={styles.code}>{children}</code>
      <CopyButton value={children} name={name} />
    </div>
  )
}
