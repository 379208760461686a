import type { ConnectionSettings } from '#shared/connections/fields.ts'

import { type Certificate, readCertificate } from '#server/access/saml/certificates.ts'

export type Accepted = Pick<ConnectionSettings, 'cert' | 'previousCert'>
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

/**
 * The two certificates to accept from now on: the one that the provider signs with, and the one that comes
 * or goes. A new one is accepted as soon as it is published, before it signs. An old one is let go once it
 * is not published any more, another that is has signed, and it has not signed itself for a day. Returns
 * the same two where nothing changes.
 */
export function nextCertificates(current: Accepted, given: Given): Accepted {
  const accepted = readAll([current.cert, current.previousCert ?? ''])
  const published = readAll(given.published)
  const kept = keptOf(accepted, given.signers) ?? published[0]
  if (kept === undefined || published.length === 0) return current
  const other = otherOf(kept, { ...given, accepted, published })
  const next = other === undefined ? [kept] : [kept, other]
  if (isSame(next, accepted)) return current
  const [first = kept, second] = next.toSorted(
    (one, two) =>
      Number(isIn(published, two)) - Number(isIn(published, one)) ||
      two.validTo.getTime() - one.validTo.getTime(),
  )
  return { cert: first.pem, previousCert: second?.pem ?? null }
}

/** The one that signed last; while that is not known, the one that counts as the current one. */
function keptOf(accepted: Certificate[], signers: Signer[]): Certificate | undefined {
  const lastFirst = signers.toSorted((one, two) => two.signedAt.getTime() - one.signedAt.getTime())
  const known = lastFirst.flatMap(({ fingerprint }) =>
    accepted.filter(({ fingerprint256 }) => fingerprint256 === fingerprint),
  )
  return known[0] ?? accepted[0]
}

function otherOf(
  kept: Certificate,
  {
    accepted,
    published,
    signers,
    now,
  }: Omit<Given, 'published'> & Record<'accepted' | 'published', Certificate[]>,
): Certificate | undefined {
  const others = accepted.filter((one) => !isIn([kept], one))
  // Waits for its turn, also where the provider lists a third one by now.
  const coming = others.find((one) => isIn(published, one) && one.validTo > kept.validTo)
  if (coming) return coming
  const fresh = published.find((one) => !isIn([kept], one) && one.validTo > now)
  if (fresh) return fresh
  const isReplaced = isIn(published, kept) && signedAt(kept, signers) !== undefined
  return others.find((one) => {
    if (isIn(published, one) || !isReplaced) return true
    const at = signedAt(one, signers)
    return at !== undefined && now.getTime() - at.getTime() < STRAGGLING_MS
  })
}

function signedAt({ fingerprint256 }: Certificate, signers: Signer[]): Date | undefined {
  return signers.find(({ fingerprint }) => fingerprint === fingerprint256)?.signedAt
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
