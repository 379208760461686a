import * as words from '#words/guides/microsoft.ts'
import * as several from '#words/sso-guide.ts'
import type { ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'

import { GENERIC } from './generic.ts'

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'

export const guide: ProviderGuide = {
  ...GENERIC,
  product: 'AD FS',
  start: {
    console: 'AD FS Management console',
    address: words.adFsStartAddress,
    role: words.adFsStartRole,
  },
  steps: [
    {
      title: words.addTheRelyingParty,
      about: ['addresses', 'signing'],
      menu: ['AD FS Management', 'Relying Party Trusts', 'Add Relying Party Trust'],
      text: words.addTheRelyingPartyText,
      entries: [
        { field: 'Import data about the relying party', ours: 'metadataUrl' },
        { field: 'Relying party SAML 2.0 SSO service URL', ours: 'acsUrl' },
        { field: 'Relying party trust identifier', ours: 'entityId' },
      ],
    },
    {
      title: words.sendTheAttributes,
      about: ['attributes'],
      menu: [
        'Edit Claim Issuance Policy',
        'Add Rule',
        'Send LDAP Attributes as Claims',
        'Active Directory',
      ],
      text: words.sendTheAttributesText,
      entries: [
        { field: 'E-Mail-Addresses', choose: 'E-Mail Address' },
        { field: 'Given-Name', choose: 'Given Name' },
        { field: 'Surname', choose: 'Surname' },
      ],
    },
    {
      title: several.nameThePerson,
      menu: ['Edit Claim Issuance Policy', 'Add Rule', 'Transform an Incoming Claim'],
      text: words.adFsNameThePersonText,
      entries: [
        { field: 'Incoming claim type', choose: 'E-Mail Address' },
        { field: 'Outgoing claim type', choose: 'Name ID' },
        { field: 'Outgoing name ID format', choose: 'Email' },
      ],
    },
    {
      title: several.chooseWhoMaySignIn,
      about: ['access'],
      menu: ['Relying Party Trusts', 'Edit Access Control Policy'],
      text: words.adFsAccess,
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
      theirs: 'Federation Service identifier',
      where: words.adFsEntityIdWhere,
      example: 'http://<host>/adfs/services/trust',
      note: several.beginsWithHttp,
    },
    {
      ours: 'entryPoint',
      theirs: 'SingleSignOnService',
      where: words.adFsEntryPointWhere,
      example: 'https://<host>/adfs/ls/',
    },
    {
      ours: 'cert',
      theirs: 'Token-signing certificate',
      where: words.adFsCertWhere,
      example: words.adFsCertExample,
      note: words.adFsCertNote,
    },
  ],
  attributes: [
    { ours: 'email', choose: 'E-Mail Address', sentAs: `${CLAIMS}/emailaddress` },
    { ours: 'firstName', choose: 'Given Name', sentAs: `${CLAIMS}/givenname` },
    { ours: 'lastName', choose: 'Surname', sentAs: `${CLAIMS}/surname` },
  ],
  nameId: {
    byDefault: words.adFsNameIdByDefault,
    format: 'emailAddress',
    choose: 'Email',
    source: 'E-Mail Address',
  },
  signing: {
    ...GENERIC.signing,
    byDefault: { element: 'assertion', algorithm: 'RSA-SHA256' },
  },
  access: words.adFsAccess,
  problems: [
    {
      shows: 'InvalidNameIDPolicy',
      cause: words.invalidNameIDPolicyCause,
      fix: words.invalidNameIDPolicyFix,
    },
    {
      shows: words.anErrorPageOfADFS,
      cause: words.anErrorPageOfADFSCause,
      fix: words.anErrorPageOfADFSFix,
    },
    {
      refusals: ['wrong_issuer'],
      cause: words.adFsWrongIssuerCause,
      fix: words.adFsWrongIssuerFix,
    },
  ],
  otherProducts: [],
}
