import { useId } from 'react'

import * as words from '#words/tickets.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'

import styles from './contact-information.module.css'

export function ContactInformation() {
  const { name, email, organization } = useViewer()
  const id = useId()

  return (
    <section className={styles.contact} aria-labelledby={id}>
      <h2 id={id}>{words.contact}</h2>
      <dl className={styles.list}>
        <Entry term={words.name} value={name} />
        <Entry term={words.email} value={email} />
        <Entry term={words.organization} value={organization} />
      </dl>
    </section>
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
