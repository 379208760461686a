import { useQuery } from '@tanstack/react-query'

import * as words from '#words/connections.ts'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { type DomainCalls, DomainLine, domainQueries } from './domain-line.tsx'
import styles from './domains-card.module.css'

/** The domains of a customer, each with the record that proves it. */
export function DomainsCard({
  calls,
  lead = words.whatDomainsAre,
}: {
  calls: DomainCalls
  lead?: string
}) {
  const proofs = useQuery(domainQueries.of(calls))

  return (
    <Card title={words.domainsTitle}>
      <p className={styles.facts}>{lead}</p>
      <Loaded query={proofs} loading={words.loadingDomains} failed={words.domainsLoadFailed}>
        {(data) => (
          <ul className={styles.domains}>
            {data.length === 0 && <li>{words.noDomains}</li>}
            {data.map((proof) => (
              <DomainLine key={proof.domain} calls={calls} proof={proof} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}
