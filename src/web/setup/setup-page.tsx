import { useLocation } from 'react-router'

import { Rich } from '#web/ui/display/rich.tsx'
import * as words from '#words/settings.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import styles from './setup-page.module.css'

const MAIL = `SMTP_URL=smtp://user:password@mail.example.com:587
MAIL_FROM="Example Support <support@example.com>"`
const BACKUP = 'npm run backup -- /backups/portico.tar'
const RESTORE = 'DATA_DIR=/var/lib/portico-restored npm run restore -- /backups/portico.tar'

/** Page about the setup on the machine that Portico runs on, which no browser can do. */
export function SetupPage() {
  const { hash } = useLocation()
  useDocumentTitle(words.machineTitle)

  // The browser looked for it before it was here.
  useWhen(hash, () => document.getElementById(hash.slice(1))?.scrollIntoView())

  return (
    <div className={styles.page}>
      <PageHeader title={words.machineTitle}>{words.machineLead}</PageHeader>
      <div className={styles.cards}>
        <Card title={words.connectMailServer} titleId="mail">
          <div className={styles.text}>
            <p>{words.whyConnectMailServer}</p>
            <p>
              <Rich>
                {words.waysToSend((text) => (
                  <Link to={adminPaths.mailboxes}>{text}</Link>
                ))}
              </Rich>
            </p>
            <Command name={words.mailVariables}>{MAIL}</Command>
            <p>
              <Rich>
                {words.tryMail(
                  (text) => (
                    <Link to={adminPaths.team}>{text}</Link>
                  ),
                  (text) => (
                    <Link to={adminPaths.backgroundWork}>{text}</Link>
                  ),
                )}
              </Rich>
            </p>
          </div>
        </Card>
        <Card title={words.makeBackup} titleId="backup">
          <div className={styles.text}>
            <p>{words.howToBackUp}</p>
            <Command name={words.backupCommand}>{BACKUP}</Command>
            <p>{words.howToRestore}</p>
            <Command name={words.restoreCommand}>{RESTORE}</Command>
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
