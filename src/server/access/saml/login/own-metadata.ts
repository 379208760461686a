import { XENC, XENC11 } from '#server/access/saml/response/ciphers.ts'
import { EMAIL_FORMAT } from '#server/access/saml/library/login-url.ts'
import { SIGNATURE } from '#server/access/saml/xml/xml.ts'
import type { SamlKeyState } from '#server/platform/db/tables/access.ts'
import type { ServiceProvider } from '#server/access/saml/service-provider.ts'

/** Contents of a customer's metadata besides its addresses. */
type OwnSettings = { signRequests: boolean; decryptAssertions: boolean }

/** Settings of a customer without a connection yet. */
export const NO_SETTINGS: OwnSettings = { signRequests: false, decryptAssertions: false }

type OwnKey = { state: SamlKeyState; certificate: string }

/** Best first: providers take the first that they know. */
const ENCRYPTION_METHODS = [
  `${XENC11}aes256-gcm`,
  `${XENC11}aes128-gcm`,
  `${XENC}rsa-oaep-mgf1p`,
] as const

/** By hand, because the library numbers the ACS 1 and gives every copy another ID. */
export function createMetadata(
  sp: ServiceProvider,
  { signRequests, decryptAssertions }: OwnSettings,
  keys: OwnKey[],
) {
  // Some providers encrypt as soon as they find a key for it, so there is none before it is asked for.
  const encryptedTo = decryptAssertions ? keys.filter(({ state }) => state !== 'previous') : []
  const descriptors = [
    ...keys.map((key) => keyDescriptor('signing', key)),
    ...encryptedTo.map((key) => keyDescriptor('encryption', key)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escapeXml(sp.entityId)}">
  <SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" AuthnRequestsSigned="${signRequests}" WantAssertionsSigned="true">
${descriptors.join('')}    <SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${escapeXml(sp.logoutUrl)}"/>
    <SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escapeXml(sp.logoutUrl)}"/>
    <NameIDFormat>${EMAIL_FORMAT}</NameIDFormat>
    <AssertionConsumerService index="0" isDefault="true" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escapeXml(sp.acsUrl)}"/>
  </SPSSODescriptor>
</EntityDescriptor>
`
}

function keyDescriptor(use: 'signing' | 'encryption', { certificate }: OwnKey): string {
  const base64 = certificate.replaceAll(/-----[^-]+-----|\s/g, '')
  const methods = use === 'signing' ? [] : ENCRYPTION_METHODS
  const lines = [
    `    <KeyDescriptor use="${use}">`,
    `      <KeyInfo xmlns="${SIGNATURE}"><X509Data><X509Certificate>${base64}</X509Certificate></X509Data></KeyInfo>`,
    ...methods.map((method) => `      <EncryptionMethod Algorithm="${method}"/>`),
    '    </KeyDescriptor>',
  ]
  return lines.map((line) => `${line}\n`).join('')
}

function escapeXml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
