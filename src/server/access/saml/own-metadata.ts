import { EMAIL_FORMAT } from '#server/access/saml/library/login-url.ts'
import type { ServiceProvider } from './service-provider.ts'

/** By hand, because the library numbers the ACS 1 and gives every copy another ID. */
export function createMetadata(sp: ServiceProvider) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escapeXml(sp.entityId)}">
  <SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" AuthnRequestsSigned="false" WantAssertionsSigned="true">
    <NameIDFormat>${EMAIL_FORMAT}</NameIDFormat>
    <AssertionConsumerService index="0" isDefault="true" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escapeXml(sp.acsUrl)}"/>
  </SPSSODescriptor>
</EntityDescriptor>
`
}

function escapeXml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
