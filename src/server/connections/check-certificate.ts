import type { CertificateState } from '#shared/customers/values.ts'
import type { CertificateCheck } from '#shared/customers/contract.ts'
import type { Words } from '#shared/words/catalogue.ts'

import type { Deps } from '#server/deps.ts'
import { type Certificate, readCertificate } from '#server/access/saml/certificates.ts'

/** Tells an administrator what was pasted, before it is saved. */
export function checkCertificate(
  deps: Pick<Deps, 'now'>,
  words: Words,
  text: string,
): CertificateCheck {
  const certificate = readCertificate(text)
  if (!certificate.ok) {
    return {
      certificate: null,
      problem: words.certificates.certificateProblem(certificate.problem),
    }
  }
  return {
    certificate: {
      ...describeCertificate(deps, certificate),
      warning: warningOf(words, certificate),
    },
    problem: null,
  }
}

export function describeCertificate({ now }: Pick<Deps, 'now'>, certificate: Certificate) {
  const { subject, fingerprint256, validFrom, validTo } = certificate
  return {
    subject,
    fingerprint: fingerprint256,
    validFrom: validFrom.toISOString(),
    validTo: validTo.toISOString(),
    state: stateOf(certificate, now()),
  }
}

const STRONG_KEY_BITS = 2048

function warningOf(words: Words, { keyBits }: Certificate): string | null {
  if (keyBits >= STRONG_KEY_BITS) return null
  return words.certificates.weakKey(keyBits, STRONG_KEY_BITS)
}

function stateOf({ validFrom, validTo }: Certificate, now: Date): CertificateState {
  if (now < validFrom) return 'not_yet_valid'
  return now > validTo ? 'expired' : 'valid'
}
