import type { ReactNode } from 'react'

import type { KnownCertificate, MetadataOffer as Offer } from '#shared/connections/contract.ts'
import { followingEndpoints } from '#shared/connections/endpoints.ts'
import * as words from '#words/certificates.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { call } from '#web/lib/http/call.ts'
import { formatDay } from '#web/lib/format/format-time.ts'

import styles from './certificates-card.module.css'
import { useChangeFollowing } from './following-queries.ts'

type MetadataOfferProps = {
  customerId: string
  offer: Offer
  accepted: KnownCertificate[]
  /** The way to settings that are never taken by one click. */
  children: ReactNode
}

/**
 * Offers the values of the provider's metadata that differ from the live ones, to be applied by one
 * click.
 */
export function MetadataOffer({ customerId, offer, accepted, children }: MetadataOfferProps) {
  const { certificates, hasNewCertificate, entityId, entryPoint } = offer
  const take = useChangeFollowing(
    customerId,
    () => call(followingEndpoints.takeOffer, { params: { customerId }, body: { offer: offer.id } }),
    { done: words.taken },
  )
  const isOther = entityId !== null || entryPoint !== null
  // Certificates of another issuer are another provider's.
  const canTake = certificates !== null && entityId === null

  return (
    <Banner
      action={
        canTake && (
          <Button
            variant={hasNewCertificate ? 'primary' : 'plain'}
            busy={take.isPending}
            busyLabel={words.taking}
            onClick={() => take.mutate(undefined)}
          >
            {hasNewCertificate ? words.take : words.drop}
          </Button>
        )
      }
    >
      <strong>{titleOf(offer)}</strong>
      <dl className={styles.offer}>
        {certificates && (
          <>
            <dt>{words.now}</dt>
            {accepted.map((one) => (
              <Named key={one.fingerprint} certificate={one} />
            ))}
            <dt>{words.afterwards}</dt>
            {certificates.map((one) => (
              <Named key={one.fingerprint} certificate={one} />
            ))}
          </>
        )}
        {entityId !== null && (
          <>
            <dt>{words.entityId}</dt>
            <dd>{entityId}</dd>
          </>
        )}
        {entryPoint !== null && (
          <>
            <dt>{words.entryPoint}</dt>
            <dd>{entryPoint}</dd>
          </>
        )}
      </dl>
      {isOther && (
        <>
          <p className={styles.otherHint}>{words.otherHint}</p>
          {children}
        </>
      )}
      <FormFailure title={words.takeFailed} error={take.error} />
    </Banner>
  )
}

function titleOf({ hasNewCertificate, entityId, entryPoint }: Offer): string {
  if (hasNewCertificate) return words.offerTitle
  return entityId !== null || entryPoint !== null ? words.otherTitle : words.dropTitle
}

function Named({ certificate }: { certificate: KnownCertificate }) {
  const { subject, validTo, fingerprint } = certificate
  return (
    <dd>
      {subject}, {words.validUntilDay(formatDay(new Date(validTo)))}
      <span className={styles.fingerprint}>
        {words.shortFingerprint} {fingerprint}
      </span>
    </dd>
  )
}
