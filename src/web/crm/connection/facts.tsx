import type { ReactNode } from 'react'

import styles from '#web/crm/crm-page.module.css'

/** List of facts, each under its name. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[]
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
