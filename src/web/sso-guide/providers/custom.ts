import * as words from '#words/guides/custom.ts'
import * as openSourceWords from '#words/guides/open-source.ts'
import * as several from '#words/sso-guide.ts'
import type { ProductGuide, ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'

import { adFs } from './ad-fs.ts'
import { authentik } from './authentik.ts'
import { FROM_METADATA } from './from-metadata.ts'
import { keycloak } from './keycloak.ts'

const shibboleth: ProductGuide = {
  product: 'Shibboleth',
  steps: [
    {
      title: openSourceWords.loadOurMetadata,
      menu: ['metadata-providers.xml'],
      text: openSourceWords.loadOurMetadataText,
      entries: [{ field: openSourceWords.metadata, ours: 'metadataUrl' }],
    },
    {
      title: openSourceWords.switchEncryptionOffForUs,
      menu: ['relying-party.xml'],
      text: openSourceWords.switchEncryptionOffForUsText,
      entries: [
        { field: 'Relying party', ours: 'entityId' },
        { field: 'p:encryptAssertions', choose: 'false' },
      ],
    },
    {
      title: openSourceWords.releaseTheAttributes,
      menu: ['attribute-filter.xml'],
      text: openSourceWords.releaseTheAttributesText,
    },
    {
      title: several.nameThePerson,
      menu: ['saml-nameid.xml'],
      text: openSourceWords.nameThePersonText,
    },
  ],
  bringBack: FROM_METADATA,
  problems: [
    {
      refusals: ['encrypted_assertion'],
      cause: openSourceWords.encryptedAssertionCause,
      fix: openSourceWords.encryptedAssertionFix,
    },
  ],
}

const simpleSamlPhp: ProductGuide = {
  product: 'SimpleSAMLphp',
  steps: [
    {
      title: openSourceWords.addThisPortal,
      menu: ['metadata/saml20-sp-remote.php'],
      text: openSourceWords.addThisPortalText,
      entries: [
        { field: openSourceWords.metadataToConvert, ours: 'metadataUrl' },
        { field: openSourceWords.keyOfTheEntry, ours: 'entityId' },
        { field: 'AssertionConsumerService (HTTP-POST)', ours: 'acsUrl' },
      ],
    },
    {
      title: several.nameAndMap,
      text: openSourceWords.nameThePersonAndMapText,
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
      where: openSourceWords.entityIdWhere,
      example: 'https://<host>/simplesaml/module.php/saml/idp/metadata',
    },
    {
      ours: 'entryPoint',
      theirs: 'SingleSignOnService',
      where: openSourceWords.simpleSamlWhere,
      example: 'https://<host>/simplesaml/module.php/saml/idp/singleSignOnService',
      note: openSourceWords.entryPointNote,
    },
    {
      ours: 'cert',
      theirs: 'X509Certificate',
      where: openSourceWords.simpleSamlWhere,
      example: openSourceWords.simpleSamlCertExample,
    },
  ],
  problems: [],
}

export const custom: ProviderGuide = {
  product: words.custom,
  start: {
    console: words.startConsole,
    address: words.startAddress,
    role: words.startRole,
  },
  steps: [
    {
      title: several.addTheApplication,
      text: words.addTheApplicationText,
      entries: [{ field: words.metadataURLOrFile, ours: 'metadataUrl' }],
    },
    {
      title: several.enterOurAddresses,
      about: ['addresses'],
      text: words.enterOurAddressesText,
      entries: [
        { field: words.entityIDAudienceOrIdentifier, ours: 'entityId' },
        { field: words.acsReplyOrCallbackURL, ours: 'acsUrl' },
      ],
    },
    {
      title: several.nameThePerson,
      text: words.nameThePersonText,
      entries: [
        { field: words.nameIDFormat, choose: 'emailAddress' },
        { field: words.nameIDValue, choose: words.theMailAddress },
      ],
    },
    {
      title: several.mapTheAttributes,
      about: ['attributes'],
      text: words.mapTheAttributesText,
    },
    {
      title: several.chooseTheSignature,
      about: ['signing'],
      text: words.chooseTheSignatureText,
      entries: [
        { field: words.signatureAlgorithm, choose: 'RSA-SHA256' },
        { field: words.encryptionOfAssertions, choose: several.off },
        { field: words.signedRequests, choose: words.notRequired },
      ],
    },
    {
      title: words.letSignInsStartHere,
      text: words.letSignInsStartHereText,
      entries: [{ field: words.startLaunchOrHomePage, ours: 'ssoUrl' }],
    },
    {
      title: several.assignPeople,
      about: ['access'],
      text: words.assignPeopleText,
    },
    {
      title: several.takeTheValues,
      text: words.takeTheValuesText,
    },
  ],
  bringBack: FROM_METADATA,
  attributes: [
    { ours: 'email', choose: words.theMailAddress, sentAs: 'email' },
    { ours: 'firstName', choose: words.theGivenName, sentAs: 'firstName' },
    { ours: 'lastName', choose: words.theFamilyName, sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: words.nameIdByDefault,
    format: 'emailAddress',
    choose: 'emailAddress',
    source: words.theMailAddress,
  },
  signing: {
    byDefault: { element: null, algorithm: null },
    choose: { element: 'assertion', algorithm: 'RSA-SHA256' },
    text: words.signing,
  },
  ownKey: {
    signed: words.customSignedRequests,
    encrypted: words.encryption,
  },
  access: words.people,
  tile: words.tile,
  rotation: words.renewal,
  switches: [
    {
      name: 'validateInResponseTo',
      isOn: true,
      why: words.validateInResponseToWhy,
    },
    {
      name: 'disableRequestedAuthnContext',
      isOn: true,
      why: words.disableRequestedAuthnContextWhy,
    },
  ],
  problems: [
    {
      shows: 'InvalidNameIDPolicy',
      cause: words.invalidNameIDPolicyCause,
      fix: words.invalidNameIDPolicyFix,
    },
    {
      shows: 'NoAuthnContext',
      cause: words.noAuthnContextCause,
      fix: several.disableAuthnContext,
    },
    {
      shows: words.ourLoginPageShowsACode,
      cause: words.ourLoginPageShowsACodeCause,
      fix: words.ourLoginPageShowsACodeFix,
    },
  ],
  otherProducts: [keycloak, adFs, simpleSamlPhp, authentik, shibboleth],
}
