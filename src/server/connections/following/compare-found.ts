import { createHash } from 'node:crypto'

import type { ConnectionSettings } from '#shared/connections/fields.ts'
import type { FoundConnection } from '#shared/connections/metadata/contract.ts'

import { readCertificate } from '#server/access/saml/certificates.ts'
import {
  type Accepted,
  nextCertificates,
  type Signer,
} from '#server/connections/certificates/next-certificates.ts'

type Live = Accepted & Pick<ConnectionSettings, 'entityId' | 'entryPoint'>

/** What would change if what the provider says of itself were taken. */
export type Offer = {
  /** The same for the same offer. */
  id: string
  certificates: Accepted | null
  hasNewCertificate: boolean
  entityId: string | null
  entryPoint: string | null
}

/** Null where everything is as the provider says. */
export function compareFound(
  live: Live,
  found: Pick<FoundConnection, 'entityId' | 'entryPoint' | 'certs'>,
  given: { signers: Signer[]; now: Date },
): Offer | null {
  const next = nextCertificates(live, { ...given, published: found.certs })
  const isOther = next.cert !== live.cert || next.previousCert !== live.previousCert
  const offer = {
    certificates: isOther ? next : null,
    entityId: found.entityId === live.entityId ? null : found.entityId,
    entryPoint: found.entryPoint === live.entryPoint ? null : found.entryPoint,
  }
  if (!isOther && offer.entityId === null && offer.entryPoint === null) return null
  const id = createHash('sha256').update(JSON.stringify(offer)).digest('base64url')
  const known = pemsOf(live).map(fingerprintOf)
  // Those of another issuer are for nobody to take.
  const hasNewCertificate =
    isOther &&
    isOfSameProvider(offer) &&
    pemsOf(next).some((pem) => !known.includes(fingerprintOf(pem)))
  return { ...offer, id, hasNewCertificate }
}

/**
 * Whether its certificates may be taken without anybody: those of another issuer are another provider's.
 */
export function isOfSameProvider({ entityId }: Pick<Offer, 'entityId'>): boolean {
  return entityId === null
}

/** The certificates that are accepted, the current one first. */
export function pemsOf({ cert, previousCert }: Accepted): string[] {
  return [cert, previousCert ?? ''].filter((pem) => pem !== '')
}

function fingerprintOf(pem: string): string | undefined {
  const certificate = readCertificate(pem)
  return certificate.ok ? certificate.fingerprint256 : undefined
}
