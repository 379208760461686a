import * as words from '#words/guides/open-source.ts'
import * as several from '#words/sso-guide.ts'
import type { ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'

import { GENERIC } from './generic.ts'

export const guide: ProviderGuide = {
  ...GENERIC,
  product: 'Shibboleth',
  start: {
    console: words.shibbolethStartConsole,
    address: words.shibbolethStartAddress,
    role: words.shibbolethStartRole,
  },
  steps: [
    {
      title: words.loadOurMetadata,
      about: ['addresses'],
      menu: ['metadata-providers.xml'],
      text: words.loadOurMetadataText,
      entries: [
        { field: words.metadata, ours: 'metadataUrl' },
        { field: 'entityID', ours: 'entityId' },
        { field: 'AssertionConsumerService (HTTP-POST)', ours: 'acsUrl' },
      ],
    },
    {
      title: words.switchEncryptionOffForUs,
      about: ['signing'],
      menu: ['relying-party.xml'],
      text: words.switchEncryptionOffForUsText,
      entries: [
        { field: 'Relying party', ours: 'entityId' },
        { field: 'p:encryptAssertions', choose: 'false' },
      ],
    },
    {
      title: words.releaseTheAttributes,
      about: ['attributes'],
      menu: ['attribute-filter.xml'],
      text: words.releaseTheAttributesText,
    },
    {
      title: several.nameThePerson,
      menu: ['saml-nameid.xml'],
      text: words.nameThePersonText,
    },
    {
      title: several.chooseWhoMaySignIn,
      about: ['access'],
      text: words.shibbolethAccess,
    },
    {
      title: several.signInFromHere,
      text: several.signInFromHereText,
      entries: [{ field: several.linkForYourPeople, ours: 'ssoUrl' }],
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'entityID',
      where: words.shibbolethWhere,
      example: 'https://<host>/idp/shibboleth',
    },
    {
      ours: 'entryPoint',
      theirs: several.serviceWithRedirect,
      where: words.shibbolethWhere,
      example: 'https://<host>/idp/profile/SAML2/Redirect/SSO',
    },
    {
      ours: 'cert',
      theirs: 'X509Certificate',
      where: words.shibbolethCertWhere,
      example: several.pemOrBase64,
    },
  ],
  attributes: [
    { ours: 'email', choose: 'mail', sentAs: 'urn:oid:0.9.2342.19200300.100.1.3' },
    { ours: 'firstName', choose: 'givenName', sentAs: 'urn:oid:2.5.4.42' },
    { ours: 'lastName', choose: 'sn', sentAs: 'urn:oid:2.5.4.4' },
  ],
  nameId: {
    byDefault: 'transient',
    format: 'emailAddress',
    choose: 'emailAddress',
    source: 'mail',
  },
  signing: { ...GENERIC.signing, byDefault: { element: 'response', algorithm: 'RSA-SHA256' } },
  access: words.shibbolethAccess,
  problems: [
    {
      refusals: ['encrypted_assertion'],
      cause: words.encryptedAssertionCause,
      fix: words.encryptedAssertionFix,
    },
    {
      shows: words.shibbolethUnsupported,
      cause: words.shibbolethUnsupportedCause,
      fix: words.shibbolethUnsupportedFix,
    },
    {
      refusals: ['no_email'],
      cause: words.shibbolethNoEmailCause,
      fix: words.shibbolethNoEmailFix,
    },
  ],
  otherProducts: [],
}
