import { createVerify } from 'node:crypto'

import { SamlLib, ServiceProvider } from 'samlify'

// A portal's wishes in its metadata, which is at the address that is its entity ID: the demo
// follows it, as many providers do.

export type PortalMetadata = {
  /** PEM; what its requests are checked with, where it says that it signs them. */
  requestCertificates: string[]
  /** Base64; without it, it is not encrypted to. */
  encryptionCertificate: string | undefined
}

const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'
const LIMIT_MS = 2_000
const NOTHING: PortalMetadata = { requestCertificates: [], encryptionCertificate: undefined }

/** Asks for nothing where there is no metadata. */
export async function readPortalMetadata(entityId: string): Promise<PortalMetadata> {
  try {
    const response = await fetch(entityId, { signal: AbortSignal.timeout(LIMIT_MS) })
    return response.ok ? parse(await response.text()) : NOTHING
  } catch {
    // Unreachable, as in tests without a portal.
    return NOTHING
  }
}

function parse(xml: string): PortalMetadata {
  const keys = [...xml.matchAll(/<KeyDescriptor use="(\w+)">.*?<X509Certificate>([^<]+)</gs)]
  const certificates = (wanted: string) =>
    keys.flatMap(([, use, base64 = '']) => (use === wanted ? [base64] : []))
  const signing = certificates('signing').map(
    (base64) => `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----`,
  )
  return {
    requestCertificates: xml.includes('AuthnRequestsSigned="true"') ? signing : [],
    encryptionCertificate: certificates('encryption')[0],
  }
}

/** Returns whether a request by redirect is signed as the portal says (SAML bindings 3.4.4.1). */
export function isSignedAsSaid({ requestCertificates }: PortalMetadata, search: string): boolean {
  if (requestCertificates.length === 0) return true
  const [signed = '', signature] = search.slice(1).split('&Signature=')
  if (signature === undefined) return false
  if (new URLSearchParams(signed).get('SigAlg') !== RSA_SHA256) return false
  return requestCertificates.some((certificate) =>
    createVerify('sha256')
      .update(signed)
      .verify(certificate, decodeURIComponent(signature), 'base64'),
  )
}

/** Returns whether a posted request is signed as the portal says (SAML core 5.4). */
export function isPostSignedAsSaid(
  { requestCertificates }: PortalMetadata,
  { issuer, acsUrl, xml }: { issuer: string; acsUrl: string; xml: string },
): boolean {
  return (
    requestCertificates.length === 0 ||
    requestCertificates.some((signingCert) => {
      const portal = ServiceProvider({
        entityID: issuer,
        signingCert,
        assertionConsumerService: [{ Binding: POST, Location: acsUrl }],
      })
      try {
        const [isSigned] = SamlLib.verifySignature(xml, {
          metadata: portal.entityMeta,
          signatureAlgorithm: RSA_SHA256,
        })
        return isSigned
      } catch {
        // Signed with another certificate, or in no way that the library can read.
        return false
      }
    })
  )
}
