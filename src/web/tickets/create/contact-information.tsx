import { useViewer } from '#web/access/viewer-context.ts'
import { Card } from '#web/kit/parts/card.tsx'

import styles from './contact-information.module.css'

export function ContactInformation() {
  const { name, email, organization } = useViewer()

  return (
    <Card title="Your Contact Information">
      <dl className={styles.list}>
        <Entry term="Name" value={name} />
        <Entry term="Email" value={email} />
        <Entry term="Organization" value={organization} />
      </dl>
    </Card>
  )
}

function Entry({ term, value }: { term: string; value: string | null }) {
  return (
    <div className={styles.entry}>
      <dt>{term}</dt>
      <dd dir="auto">{value?.trim() || 'Not available'}</dd>
    </div>
  )
}
