import * as words from '#words/guides/microsoft.ts'
import * as several from '#words/sso-guide.ts'
import type { ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'

export const guide: ProviderGuide = {
  product: 'Microsoft Entra ID',
  start: {
    console: 'Microsoft Entra admin center',
    address: 'entra.microsoft.com',
    role: words.startRole,
  },
  steps: [
    {
      title: several.createTheApplication,
      menu: ['Entra ID', 'Enterprise apps', 'All applications', 'New application'],
      text: words.createTheApplicationText,
      entries: [
        {
          field: words.kindOfApplication,
          choose: 'Integrate any other application you don’t find in the gallery (Non-gallery)',
        },
      ],
    },
    {
      title: words.chooseSAML,
      menu: ['Manage', 'Single sign-on', 'SAML'],
      text: words.chooseSAMLText,
    },
    {
      title: several.enterOurAddresses,
      about: ['addresses'],
      menu: ['Basic SAML Configuration', 'Edit'],
      text: words.enterOurAddressesText,
      entries: [
        { field: 'Identifier (Entity ID)', ours: 'entityId' },
        { field: 'Reply URL (Assertion Consumer Service URL)', ours: 'acsUrl' },
        { field: 'Sign on URL', ours: 'ssoUrl' },
        { field: 'Relay State', choose: several.leaveEmpty },
      ],
    },
    {
      title: several.nameThePerson,
      menu: ['Attributes & Claims', 'Edit', 'Unique User Identifier (Name ID)'],
      text: words.nameThePersonText,
      entries: [
        { field: 'Name identifier format', choose: 'Email address' },
        { field: 'Source attribute', choose: 'user.mail' },
      ],
    },
    {
      title: words.addTheClaims,
      about: ['attributes'],
      menu: ['Attributes & Claims', 'Edit', 'Add new claim'],
      text: words.addTheClaimsText,
      entries: [
        { field: 'Name', choose: words.emailThenFirstNameAndLastName },
        { field: 'Namespace', choose: several.leaveEmpty },
        { field: 'Source', choose: 'Attribute' },
      ],
    },
    {
      title: words.takeTheCertificateAndThe,
      about: ['signing'],
      menu: ['SAML Certificates', 'Certificate (Base64)', 'Download'],
      text: words.takeTheCertificateAndTheText,
    },
    {
      title: several.assignPeople,
      about: ['access'],
      menu: ['Users and groups', 'Add user/group'],
      text: words.assignPeopleText,
    },
  ],
  bringBack: [
    {
      ours: 'metadataUrl',
      theirs: 'App Federation Metadata Url',
      where: words.certWhere,
      example: `https://login.microsoftonline.com/<${several.tenantId}>/federationmetadata/2007-06/federationmetadata.xml?appid=<id>`,
      note: several.metadataNote,
    },
    {
      ours: 'entityId',
      theirs: 'Microsoft Entra Identifier',
      where: words.where,
      example: `https://sts.windows.net/<${several.tenantId}>/`,
      note: words.entityIdNote,
    },
    {
      ours: 'entryPoint',
      theirs: 'Login URL',
      where: words.where,
      example: `https://login.microsoftonline.com/<${several.tenantId}>/saml2`,
    },
    {
      ours: 'cert',
      theirs: 'Certificate (Base64)',
      where: words.certWhere,
      example: words.certExample,
      note: words.certNote,
    },
  ],
  attributes: [
    { ours: 'email', choose: 'user.mail', sentAs: 'email' },
    { ours: 'firstName', choose: 'user.givenname', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'user.surname', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: words.nameIdByDefault,
    format: 'emailAddress',
    choose: 'Email address',
    source: 'user.mail',
  },
  signing: {
    byDefault: { element: 'assertion', algorithm: 'RSA-SHA256' },
    choose: { element: 'assertion', algorithm: 'RSA-SHA256' },
    text: words.signing,
  },
  ownKey: {
    signed: words.signedRequests,
    encrypted: words.encryption,
  },
  access: words.people,
  tile: words.tile,
  rotation: words.renewal,
  switches: [
    {
      name: 'disableRequestedAuthnContext',
      isOn: true,
      why: words.disableRequestedAuthnContextWhy,
    },
    {
      name: 'validateInResponseTo',
      isOn: true,
      why: several.signInsStartHere,
    },
  ],
  problems: [
    {
      shows: 'AADSTS50105',
      cause: words.aadsts50105Cause,
      fix: words.aadsts50105Fix,
    },
    {
      shows: words.aadsts700016OrAADSTS70001,
      cause: words.aadsts700016OrAADSTS70001Cause,
      fix: words.aadsts700016OrAADSTS70001Fix,
    },
    {
      shows: 'AADSTS50011',
      cause: words.aadsts50011Cause,
      fix: words.aadsts50011Fix,
    },
    {
      shows: 'AADSTS75011',
      cause: words.aadsts75011Cause,
      fix: several.disableAuthnContext,
    },
    {
      shows: 'AADSTS750054',
      cause: words.aadsts750054Cause,
      fix: words.aadsts750054Fix,
    },
    {
      shows: 'AADSTS75005',
      cause: words.aadsts75005Cause,
      fix: words.aadsts75005Fix,
    },
    {
      shows: 'AADSTS76021',
      cause: words.aadsts76021Cause,
      fix: words.aadsts76021Fix,
    },
    {
      shows: 'AADSTS501241',
      cause: words.aadsts501241Cause,
      fix: words.aadsts501241Fix,
    },
    {
      shows: 'AADSTS50020',
      cause: words.aadsts50020Cause,
      fix: words.aadsts50020Fix,
    },
    {
      shows: 'AADSTS50003',
      cause: words.aadsts50003Cause,
      fix: words.aadsts50003Fix,
    },
    {
      shows: words.anyOtherAADSTSCode,
      cause: words.anyOtherAADSTSCodeCause,
      fix: words.anyOtherAADSTSCodeFix,
    },
  ],
  otherProducts: [],
}
