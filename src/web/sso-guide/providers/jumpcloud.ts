import * as words from '#words/guides/custom.ts'
import * as several from '#words/sso-guide.ts'
import type { ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'

import { GENERIC } from './generic.ts'

export const guide: ProviderGuide = {
  ...GENERIC,
  product: 'JumpCloud',
  start: {
    console: 'JumpCloud Admin Portal',
    address: 'console.jumpcloud.com',
    role: words.jumpCloudStartRole,
  },
  steps: [
    {
      title: several.createTheApplication,
      menu: ['SSO Applications', 'Add New Application', 'Custom Application'],
      text: words.jumpCloudCreateText,
    },
    {
      title: several.enterOurAddresses,
      about: ['addresses'],
      menu: ['SSO'],
      text: words.jumpCloudAddressesText,
      entries: [
        { field: 'IdP Entity ID', choose: words.keepOrUnique },
        { field: 'SP Entity ID', ours: 'entityId' },
        { field: 'ACS URLs', ours: 'acsUrl' },
        { field: 'Login URL', ours: 'ssoUrl' },
        { field: 'Default RelayState', choose: several.leaveEmpty },
      ],
    },
    {
      title: several.chooseTheSignature,
      about: ['signing'],
      menu: ['SSO'],
      text: words.jumpCloudSignatureText,
      entries: [
        { field: 'SAMLSubject NameID', choose: 'email' },
        {
          field: 'SAMLSubject NameID Format',
          choose: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
        },
        { field: 'Signature Algorithm', choose: 'RSA-SHA256' },
        { field: 'Sign', choose: 'Assertion' },
        { field: 'Declare Redirect Endpoint', choose: several.tick },
      ],
    },
    {
      title: several.mapTheAttributes,
      about: ['attributes'],
      menu: ['SSO', 'Attributes'],
      text: words.jumpCloudAttributesText,
      entries: [
        { field: 'email', choose: 'email' },
        { field: 'firstName', choose: 'firstname' },
        { field: 'lastName', choose: 'lastname' },
      ],
    },
    {
      title: several.assignPeople,
      about: ['access'],
      menu: ['User Groups'],
      text: words.jumpCloudAccess,
    },
    {
      title: several.takeTheValues,
      menu: ['SSO', 'Copy Metadata URL'],
      text: words.importMetadataUrl,
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'IdP Entity ID',
      where: words.jumpCloudWhere,
      example: `<${several.issuer}>`,
    },
    {
      ours: 'entryPoint',
      theirs: 'IDP URL',
      where: words.jumpCloudWhere,
      example: `https://sso.jumpcloud.com/saml2/<${several.appName}>`,
    },
    {
      ours: 'cert',
      theirs: 'IDP Certificate',
      where: words.jumpCloudWhere,
      example: several.pemFile,
    },
  ],
  attributes: [
    { ours: 'email', choose: 'email', sentAs: 'email' },
    { ours: 'firstName', choose: 'firstname', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'lastname', sentAs: 'lastName' },
  ],
  nameId: { byDefault: 'email', format: 'emailAddress', choose: 'email', source: 'email' },
  access: words.jumpCloudAccess,
  problems: [
    {
      refusals: ['wrong_audience', 'wrong_recipient'],
      cause: words.addressesDiffer,
      fix: several.copyBothAgain,
    },
    { refusals: ['no_email'], cause: words.noEmailMapped, fix: words.mapEmail },
    {
      shows: words.notInTheUserPortal,
      cause: words.notInTheUserPortalCause,
      fix: words.notInTheUserPortalFix,
    },
  ],
  otherProducts: [],
}
