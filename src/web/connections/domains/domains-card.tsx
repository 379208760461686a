import { useQuery } from '@tanstack/react-query'

import * as words from '#words/connections.ts'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
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
      {proofs.isPending ? (
        <Loading label={words.loadingDomains}>
          <SkeletonText width="half" />
        </Loading>
      ) : proofs.data ? (
        <ul className={styles.domains}>
          {proofs.data.length === 0 && <li>{words.noDomains}</li>}
          {proofs.data.map((proof) => (
            <DomainLine key={proof.domain} calls={calls} proof={proof} />
          ))}
        </ul>
      ) : (
        <LoadFailure
          message={words.domainsLoadFailed}
          busy={proofs.isFetching}
          onRetry={() => void proofs.refetch()}
        />
      )}
    </Card>
  )
}
