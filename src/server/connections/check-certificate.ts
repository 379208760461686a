import type { CertificateState } from '#shared/customers/values.ts'
import type { CertificateCheck } from '#shared/customers/contract.ts'

import type { Deps } from '#server/deps.ts'
import { type Certificate, readCertificate } from '#server/access/saml/certificates.ts'

/** Tells an administrator what was pasted, before it is saved. */
export function checkCertificate(deps: Pick<Deps, 'now'>, text: string): CertificateCheck {
  const certificate = readCertificate(text)
  if (!certificate.ok) return { certificate: null, problem: certificate.problem }
  const { subject, fingerprint256, validFrom, validTo } = certificate
  return {
    certificate: {
      subject,
      fingerprint: fingerprint256,
      validFrom: validFrom.toISOString(),
      validTo: validTo.toISOString(),
      state: stateOf(certificate, deps.now()),
      warning: warningOf(certificate),
    },
    problem: null,
  }
}

const STRONG_KEY_BITS = 2048

function warningOf({ keyBits }: Certificate): string | null {
  if (keyBits >= STRONG_KEY_BITS) return null
  return `The key of this certificate has only ${keyBits} bits, which can be broken. Have the identity provider make one with an RSA key of ${STRONG_KEY_BITS} bits or more.`
}

function stateOf({ validFrom, validTo }: Certificate, now: Date): CertificateState {
  if (now < validFrom) return 'not_yet_valid'
  return now > validTo ? 'expired' : 'valid'
}
