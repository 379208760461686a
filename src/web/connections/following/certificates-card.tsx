import { useQuery } from '@tanstack/react-query'

import type { Following } from '#shared/connections/following/contract.ts'
import * as words from '#words/sign-on-certificates.ts'
import { LoadFailure } from '#web/kit/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/kit/feedback/skeleton.tsx'
import { Card } from '#web/kit/parts/card.tsx'

import { CertificateList } from './certificate-list.tsx'
import styles from './certificates-card.module.css'
import { followingQueries } from './following-queries.ts'
import { MetadataForm } from './metadata-form.tsx'
import { MetadataOffer } from './metadata-offer.tsx'
import { MetadataState } from './metadata-state.tsx'

/** What the provider signs with, and what its metadata says of that. */
export function CertificatesCard({ customerId }: { customerId: string }) {
  const following = useQuery(followingQueries.of(customerId))

  return (
    <Card title={words.title}>
      <p className={styles.what}>{words.what}</p>
      {following.isPending ? (
        <Loading label={words.loading}>
          <SkeletonText width="half" />
        </Loading>
      ) : following.data ? (
        <Parts customerId={customerId} following={following.data} />
      ) : (
        <LoadFailure
          message={words.loadFailed}
          busy={following.isFetching}
          onRetry={() => void following.refetch()}
        />
      )}
    </Card>
  )
}

function Parts({ customerId, following }: { customerId: string; following: Following }) {
  const { accepted, metadata, offer } = following
  return (
    <div className={styles.parts}>
      {offer && <MetadataOffer customerId={customerId} offer={offer} accepted={accepted} />}
      {accepted.length === 0 ? <p>{words.none}</p> : <CertificateList certificates={accepted} />}
      <section className={styles.metadata} aria-labelledby="metadata-of-provider">
        <h3 id="metadata-of-provider">{words.metadata}</h3>
        <MetadataForm customerId={customerId} metadata={metadata} />
        {metadata.url !== null && (
          <MetadataState customerId={customerId} metadata={metadata} isCurrent={offer === null} />
        )}
      </section>
    </div>
  )
}
