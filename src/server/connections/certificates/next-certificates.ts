import {
  type Certificates,
  certificatesOf,
  MAX_MORE_CERTS,
  toCertificates,
} from '#shared/connections/fields.ts'

import { type Certificate, readCertificate } from '#server/access/saml/certificates.ts'

export type Signer = { fingerprint: string; signedAt: Date }

type Given = {
  /** Those of the metadata, the one that ends last first. */
  published: string[]
  /** Which certificates have signed, and when about. */
  signers: Signer[]
  now: Date
}

/**
 * A provider of several servers changes them one after the other. Twice the day within which a signature
 * may not have been written down, so that at least one day has passed without one.
 */
const STRAGGLING_MS = 2 * 24 * 3_600_000
const MAX_CERTS = 2 + MAX_MORE_CERTS

/**
 * The certificates to accept from now on: all that the provider publishes, as soon as it does, and those
 * that it may still sign with. An old one is let go once it is not published any more, another has signed
 * since, and it has not signed itself for a day. Returns the same object where nothing changes.
 */
export function nextCertificates<Current extends Certificates>(
  current: Current,
  given: Given,
): Current | Certificates {
  const accepted = readAll(certificatesOf(current))
  const published = readAll(given.published)
  if (published.length === 0) return current
  const last = lastSignerOf(accepted, given.signers)
  const kept = accepted.filter((one) => isIn(published, one) || mayStillSign(one, last, given))
  const fresh = published.filter((one) => !isIn(accepted, one) && one.validTo > given.now)
  const next = (last ? [last, ...kept, ...fresh] : [...kept, ...fresh])
    .filter((one, index, all) => all.findIndex((other) => isIn([one], other)) === index)
    .slice(0, MAX_CERTS)
  if (next.length === 0) return toCertificates(published.map(({ pem }) => pem).slice(0, MAX_CERTS))
  if (isSame(next, accepted)) return current
  const sorted = next.toSorted(
    (one, two) =>
      Number(isIn(published, two)) - Number(isIn(published, one)) ||
      two.validTo.getTime() - one.validTo.getTime(),
  )
  return toCertificates(sorted.map(({ pem }) => pem))
}

function lastSignerOf(accepted: Certificate[], signers: Signer[]): Certificate | undefined {
  const lastFirst = signers.toSorted((one, two) => two.signedAt.getTime() - one.signedAt.getTime())
  const known = lastFirst.flatMap(({ fingerprint }) =>
    accepted.filter(({ fingerprint256 }) => fingerprint256 === fingerprint),
  )
  return known[0]
}

/** Returns whether an unpublished certificate is kept: while no other has signed, and for a day after. */
function mayStillSign(
  one: Certificate,
  last: Certificate | undefined,
  { signers, now }: Given,
): boolean {
  if (last === undefined || isIn([last], one)) return true
  const at = signers.find(({ fingerprint }) => fingerprint === one.fingerprint256)?.signedAt
  return at !== undefined && now.getTime() - at.getTime() < STRAGGLING_MS
}

function readAll(pems: string[]): Certificate[] {
  return pems.map(readCertificate).filter((one) => one.ok)
}

function isIn(certificates: Certificate[], { fingerprint256 }: Certificate): boolean {
  return certificates.some((one) => one.fingerprint256 === fingerprint256)
}

function isSame(one: Certificate[], other: Certificate[]): boolean {
  return one.length === other.length && one.every((certificate) => isIn(other, certificate))
}
