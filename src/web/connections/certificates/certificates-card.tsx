import { useQuery } from '@tanstack/react-query'

import type { Following } from '#shared/connections/following/contract.ts'
import type { SignOn } from '#shared/connections/stages/contract.ts'
import * as words from '#words/certificates.ts'
import type { DraftForm } from '#web/connections/settings/use-draft-form.ts'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { CertificateList } from './certificate-list.tsx'
import styles from './certificates-card.module.css'
import { followingQueries } from './following-queries.ts'
import { MetadataForm } from './metadata-form.tsx'
import { MetadataOffer } from './metadata-offer.tsx'
import { MetadataState } from './metadata-state.tsx'
import { PrepareFound } from './prepare-found.tsx'

type CertificatesCardProps = { signOn: SignOn; form: DraftForm }

/** What the provider signs with, and what its metadata says of that. */
export function CertificatesCard({ signOn, form }: CertificatesCardProps) {
  const customerId = signOn.customer.id
  const following = useQuery(followingQueries.of(customerId))

  return (
    <Card title={words.title}>
      <p className={styles.what}>{words.whatCertificatesAre}</p>
      {following.isPending ? (
        <Loading label={words.loading}>
          <SkeletonText width="half" />
        </Loading>
      ) : following.data ? (
        <Parts signOn={signOn} form={form} following={following.data} />
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

type PartsProps = CertificatesCardProps & { following: Following }

function Parts({ signOn: { customer, live }, form, following }: PartsProps) {
  const customerId = customer.id
  const { accepted, metadata, offer } = following
  return (
    <div className={styles.parts}>
      {offer && (
        <MetadataOffer customerId={customerId} offer={offer} accepted={accepted}>
          {metadata.url !== null && (
            <PrepareFound
              from={{ url: metadata.url, entityId: offer.entityId ?? live.entityId }}
              form={form}
            />
          )}
        </MetadataOffer>
      )}
      {accepted.length === 0 ? (
        <p>{words.noCertificates}</p>
      ) : (
        <CertificateList certificates={accepted} />
      )}
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
