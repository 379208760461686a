import type { ProductGuide } from '#web/sso-guide/provider-guide.ts'

export const simpleSamlPhp: ProductGuide = {
  name: 'SimpleSAMLphp',
  steps: [
    {
      title: 'Add this portal',
      menu: ['metadata/saml20-sp-remote.php'],
      text: 'Switch enable.saml20-idp on and add an entry; the metadata converter makes it from our metadata.',
      entries: [
        { field: 'Metadata to convert', ours: 'metadataUrl' },
        { field: 'Key of the entry', ours: 'entityId' },
        { field: 'AssertionConsumerService (HTTP-POST)', ours: 'acsUrl' },
      ],
    },
    {
      title: 'Name the person and map the attributes',
      text: 'The format is transient unless you say otherwise. Set it, add the filter saml:AttributeNameID on mail, and rename the attributes with core:AttributeMap.',
      entries: [
        {
          field: 'NameIDFormat',
          choose: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
        },
        { field: 'mail', choose: 'email' },
        { field: 'givenName', choose: 'firstName' },
        { field: 'sn', choose: 'lastName' },
      ],
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'entityid',
      where: 'metadata/saml20-idp-hosted.php; usually the address of the metadata',
      example: 'https://<host>/simplesaml/module.php/saml/idp/metadata',
    },
    {
      ours: 'entryPoint',
      theirs: 'SingleSignOnService',
      where: 'The metadata',
      example: 'https://<host>/simplesaml/module.php/saml/idp/singleSignOnService',
      note: 'Version 1 has other paths: take the one in the metadata.',
    },
    {
      ours: 'cert',
      theirs: 'X509Certificate',
      where: 'The metadata',
      example: 'Base64 text, or the PEM file on the server',
    },
  ],
  problems: [],
}
