import { signXml } from '@node-saml/node-saml/lib/xml.js'

/** Signs a message whose first child is its Issuer, after which SAML has the signature. */
export function signMessage(xml: string, privateKey: string): string {
  return signXml(
    xml,
    '/*',
    { reference: "/*/*[local-name(.)='Issuer']", action: 'after' },
    { privateKey, signatureAlgorithm: 'sha256', digestAlgorithm: 'sha256' },
  )
}
