import { createHash } from 'node:crypto'

import {
  type Certificates,
  certificatesOf,
  type ConnectionSettings,
} from '#shared/connections/fields.ts'
import type { FoundConnection } from '#shared/connections/metadata/contract.ts'

import { readCertificate } from '#server/access/saml/certificates.ts'
import {
  nextCertificates,
  type Signer,
} from '#server/connections/certificates/next-certificates.ts'

type Live = Certificates & Pick<ConnectionSettings, 'entityId' | 'entryPoint'>

/** Changes that accepting the provider's metadata would make. */
export type Offer = {
  /** The same for the same offer. */
  id: string
  certificates: Certificates | null
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
  const isOther = next !== live
  const offer = {
    certificates: isOther ? next : null,
    entityId: found.entityId === live.entityId ? null : found.entityId,
    entryPoint: found.entryPoint === live.entryPoint ? null : found.entryPoint,
  }
  if (!isOther && offer.entityId === null && offer.entryPoint === null) return null
  const id = createHash('sha256').update(JSON.stringify(offer)).digest('base64url')
  const known = certificatesOf(live).map(fingerprintOf)
  // Certificates of another issuer are for no one to accept.
  const hasNewCertificate =
    isOther &&
    isOfSameProvider(offer) &&
    certificatesOf(next).some((pem) => !known.includes(fingerprintOf(pem)))
  return { ...offer, id, hasNewCertificate }
}

/**
 * Returns whether its certificates may be accepted without a person: those of another issuer are
 * another provider's.
 */
export function isOfSameProvider({ entityId }: Pick<Offer, 'entityId'>): boolean {
  return entityId === null
}

function fingerprintOf(pem: string): string | undefined {
  const certificate = readCertificate(pem)
  return certificate.ok ? certificate.fingerprint256 : undefined
}
