import { MAX_MORE_CERTS, toCertificates } from '#shared/connections/fields.ts'
import type { FoundConnection } from '#shared/connections/metadata/contract.ts'

import { type Certificate, leavesOf, readCertificate } from '#server/access/saml/certificates.ts'
import { attributeOf, childrenNamed, SIGNATURE } from '#server/access/saml/xml/xml.ts'

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata'

type Chosen = Pick<FoundConnection, 'cert' | 'previousCert' | 'moreCerts' | 'certs' | 'notes'>
/** More than any provider has. */
const MAX_CHAIN = 20
const MAX_CERTS = 2 + MAX_MORE_CERTS

type Problem = { problem: 'no_certificate' | 'bad_certificate'; detail: string | null }

/**
 * Chooses what to check signatures with: all that the provider may sign with, the one that ends last first.
 * One that has ended is left out, unless there is no other.
 */
export function chooseCertificates(part: Element, now: Date): Chosen | Problem {
  const texts = signingTextsOf(part)
  const read = texts.map(readCertificate)
  const certificates = read.flatMap((one) => (one.ok ? [one] : []))
  const unique = [...new Map(certificates.map((one) => [one.fingerprint256, one])).values()]
  const lastFirst = unique.toSorted((one, other) => other.validTo.getTime() - one.validTo.getTime())
  const valid = lastFirst.filter(({ validTo }) => validTo > now)
  const usable = valid.length > 0 ? valid : lastFirst
  const [first, ...others] = usable.slice(0, MAX_CERTS)
  const more = usable.slice(MAX_CERTS)
  const refused = read.find((one) => !one.ok)
  if (first === undefined) {
    if (refused === undefined) return { problem: 'no_certificate', detail: null }
    return { problem: 'bad_certificate', detail: refused.problem }
  }
  const notes: Chosen['notes'] = []
  if (others.length > 0) notes.push({ code: 'two_certificates', detail: null })
  if (more.length > 0) notes.push({ code: 'more_certificates', detail: namesOf(more) })
  if (refused) notes.push({ code: 'left_out_certificate', detail: refused.problem })
  const certs = lastFirst.slice(0, MAX_CERTS).map(({ pem }) => pem)
  return { ...toCertificates([first, ...others].map(({ pem }) => pem)), certs, notes }
}

/** A key that is for nothing named is for everything (SAML metadata 2.0, section 2.4.1.1). */
function signingTextsOf(part: Element): string[] {
  return childrenNamed(part, METADATA, 'KeyDescriptor')
    .filter((key) => ['signing', null].includes(attributeOf(key, 'use')))
    .flatMap((key) => Array.from(key.getElementsByTagNameNS(SIGNATURE, 'X509Data')))
    .flatMap((data) => leavesOf(textsIn(data)))
}

function textsIn(data: Element): string[] {
  return childrenNamed(data, SIGNATURE, 'X509Certificate')
    .slice(0, MAX_CHAIN)
    .map((certificate) => certificate.textContent ?? '')
}

function namesOf(certificates: Certificate[]): string {
  return certificates.map(({ subject }) => subject).join('; ')
}
