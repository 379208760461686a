import type { CertificateState } from '#shared/customer-values.ts'
import type { CertificateCheck } from '#shared/customers.ts'

import type { Deps } from '#server/deps.ts'
import { type Certificate, readCertificate } from '#server/saml/certificates.ts'

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
    },
    problem: null,
  }
}

function stateOf({ validFrom, validTo }: Certificate, now: Date): CertificateState {
  if (now < validFrom) return 'not_yet_valid'
  return now > validTo ? 'expired' : 'valid'
}
