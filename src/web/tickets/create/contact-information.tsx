import * as words from '#words/tickets.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { Card } from '#web/ui/layout/card.tsx'

import styles from './contact-information.module.css'

export function ContactInformation() {
  const { name, email, organization } = useViewer()

  return (
    <Card title={words.contact}>
      <dl className={styles.list}>
        <Entry term={words.name} value={name} />
        <Entry term={words.email} value={email} />
        <Entry term={words.organization} value={organization} />
      </dl>
    </Card>
  )
}

function Entry({ term, value }: { term: string; value: string | null }) {
  return (
    <div className={styles.entry}>
      <dt>{term}</dt>
      <dd dir="auto">{value?.trim() || words.notAvailable}</dd>
    </div>
  )
}
