import * as words from '#words/guides/custom.ts'
import * as several from '#words/sso-guide.ts'
import type { ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'

import { GENERIC } from './generic.ts'

const SERVICE = 'https://sso-<id>.sso.duosecurity.com/saml2/sp/<id>'

export const guide: ProviderGuide = {
  ...GENERIC,
  product: 'Duo',
  start: {
    console: 'Duo Admin Panel',
    address: 'admin.duosecurity.com',
    role: words.duoStartRole,
  },
  steps: [
    {
      title: several.addTheApplication,
      menu: ['Applications', 'Application Catalog', 'Generic SAML Service Provider'],
      text: words.duoAddText,
    },
    {
      title: several.enterOurAddresses,
      about: ['addresses'],
      menu: ['Service Provider'],
      text: words.duoAddressesText,
      entries: [
        { field: 'Metadata Discovery', choose: 'None (manual input)' },
        { field: 'Entity ID', ours: 'entityId' },
        { field: 'Assertion Consumer Service (ACS) URL', ours: 'acsUrl' },
        { field: 'Service Provider Login URL', ours: 'ssoUrl' },
        { field: 'Default Relay State', choose: several.leaveEmpty },
      ],
    },
    {
      title: several.chooseTheSignature,
      about: ['signing'],
      menu: ['SAML Response'],
      text: words.duoSignatureText,
      entries: [
        {
          field: 'NameID format',
          choose: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
        },
        { field: 'NameID attribute', choose: 'Email Address' },
        { field: 'Signature algorithm', choose: 'SHA256' },
        { field: 'Sign response', choose: several.tick },
        { field: 'Sign assertion', choose: several.tick },
      ],
    },
    {
      title: several.mapTheAttributes,
      about: ['attributes'],
      menu: ['SAML Response', 'Map attributes'],
      text: words.duoAttributesText,
      entries: [
        { field: 'Email Address', choose: 'email' },
        { field: 'First Name', choose: 'firstName' },
        { field: 'Last Name', choose: 'lastName' },
      ],
    },
    {
      title: several.assignPeople,
      about: ['access'],
      menu: ['User access'],
      text: words.duoAccess,
    },
    {
      title: several.takeTheValues,
      menu: ['Metadata', 'Metadata URL'],
      text: words.importMetadataUrl,
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'Entity ID',
      where: words.duoWhere,
      example: `${SERVICE}/metadata`,
    },
    {
      ours: 'entryPoint',
      theirs: 'Single Sign-On URL',
      where: words.duoWhere,
      example: `${SERVICE}/sso`,
    },
    {
      ours: 'cert',
      theirs: 'Certificate',
      where: words.duoCertWhere,
      example: several.pemOrBase64,
    },
  ],
  attributes: [
    { ours: 'email', choose: 'Email Address', sentAs: 'email' },
    { ours: 'firstName', choose: 'First Name', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'Last Name', sentAs: 'lastName' },
  ],
  nameId: {
    ...GENERIC.nameId,
    choose: 'emailAddress',
    source: 'Email Address',
  },
  signing: { ...GENERIC.signing, choose: { element: 'both', algorithm: 'RSA-SHA256' } },
  access: words.duoAccess,
  problems: [
    {
      refusals: ['wrong_audience', 'wrong_recipient'],
      cause: words.addressesDiffer,
      fix: several.copyBothAgain,
    },
    { refusals: ['no_email'], cause: words.noEmailMapped, fix: words.mapEmail },
    {
      shows: words.anErrorPageOfDuo,
      cause: words.anErrorPageOfDuoCause,
      fix: words.anErrorPageOfDuoFix,
    },
  ],
  otherProducts: [],
}
