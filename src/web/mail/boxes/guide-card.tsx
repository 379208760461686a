import * as words from '#words/mailboxes.ts'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { MAILBOX_GUIDES } from '#words/mailboxes.ts'
import type { MailboxFields } from './mailbox-fields.ts'
import styles from './mailbox-page.module.css'

type GuideCardProps = { values: MailboxFields; webhookUrl: string | undefined }

/** What to do at the provider, with the values that are filled in. */
export function GuideCard({ values, webhookUrl }: GuideCardProps) {
  const { provider, signIn, address, clientId } = values
  const { title, steps } = MAILBOX_GUIDES[provider]
  const known = {
    address: address.trim() || words.addressExample,
    clientId: clientId.trim() || 'CLIENT-ID',
    webhookUrl: webhookUrl ?? 'https://…',
  }
  const shown = steps.filter(({ only }) => only === undefined || only === signIn)

  return (
    <Card title={title}>
      <ol className={styles.guide}>
        {shown.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            {step.menu && <p className={styles.menu}>{step.menu.join(' › ')}</p>}
            <p>{step.text}</p>
            {step.lines && <Lines text={step.lines(known)} name={step.title} />}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Lines({ text, name }: { text: string; name: string }) {
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard */}
      <pre className={styles.lines} tabIndex={0}>
        {text}
      </pre>
      <CopyButton value={text} name={name} />
    </div>
  )
}
