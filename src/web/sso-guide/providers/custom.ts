import * as words from '#words/guides/custom.ts'
import * as openSourceWords from '#words/guides/open-source.ts'
import * as several from '#words/sso-guide.ts'
import type { ProductGuide, ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'

import { authentik } from './authentik.ts'
import { FROM_METADATA, GENERIC } from './generic.ts'

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

export const guide: ProviderGuide = {
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
  ...GENERIC,
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
  otherProducts: [simpleSamlPhp, authentik],
}
