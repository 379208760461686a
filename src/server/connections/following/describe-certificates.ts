import type { KnownCertificate } from '#shared/connections/contract.ts'

import { readCertificate } from '#server/access/saml/certificates.ts'
import { type Signer } from '#server/connections/certificates/next-certificates.ts'
import { describeCertificate } from '#server/connections/check-certificate.ts'
import type { Deps } from '#server/deps.ts'

/** Says what each certificate is and when it signed. One that cannot be read is left out. */
export function describeCertificates(
  deps: Pick<Deps, 'now'>,
  pems: string[],
  signers: Signer[],
): KnownCertificate[] {
  return pems.flatMap((pem) => {
    const certificate = readCertificate(pem)
    if (!certificate.ok) return []
    const facts = describeCertificate(deps, certificate)
    const signer = signers.find(({ fingerprint }) => fingerprint === facts.fingerprint)
    return [{ ...facts, signedAt: signer?.signedAt.toISOString() ?? null }]
  })
}
