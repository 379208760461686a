import * as words from '#words/guides/open-source.ts'
import * as several from '#words/sso-guide.ts'
import type { ProductGuide } from '#web/sso-guide/guide/provider-guide.ts'

export const simpleSamlPhp: ProductGuide = {
  product: 'SimpleSAMLphp',
  steps: [
    {
      title: words.addThisPortal,
      menu: ['metadata/saml20-sp-remote.php'],
      text: words.addThisPortalText,
      entries: [
        { field: words.metadataToConvert, ours: 'metadataUrl' },
        { field: words.keyOfTheEntry, ours: 'entityId' },
        { field: 'AssertionConsumerService (HTTP-POST)', ours: 'acsUrl' },
      ],
    },
    {
      title: several.nameAndMap,
      text: words.nameThePersonAndMapText,
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
      where: words.entityIdWhere,
      example: 'https://<host>/simplesaml/module.php/saml/idp/metadata',
    },
    {
      ours: 'entryPoint',
      theirs: 'SingleSignOnService',
      where: words.simpleSamlWhere,
      example: 'https://<host>/simplesaml/module.php/saml/idp/singleSignOnService',
      note: words.entryPointNote,
    },
    {
      ours: 'cert',
      theirs: 'X509Certificate',
      where: words.simpleSamlWhere,
      example: words.simpleSamlCertExample,
    },
  ],
  problems: [],
}
