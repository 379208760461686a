import * as words from '#words/guides/onelogin.ts'
import * as several from '#words/sso-guide.ts'
import type { PortalValues, ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'

function acsPattern({ acsUrl }: PortalValues): string {
  return `^${acsUrl.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}$`
}

export const guide: ProviderGuide = {
  product: 'OneLogin',
  start: {
    console: 'OneLogin Admin Portal',
    address: words.startAddress,
    role: several.roleThatAddsApplications,
  },
  steps: [
    {
      title: several.addTheApplication,
      menu: ['Applications', 'Applications', 'Add App'],
      text: words.addTheApplicationText,
    },
    {
      title: several.enterOurAddresses,
      about: ['addresses'],
      menu: ['Configuration'],
      text: words.enterOurAddressesText,
      entries: [
        { field: 'RelayState', choose: several.leaveEmpty },
        { field: 'Audience (EntityID)', ours: 'entityId' },
        { field: 'Recipient', ours: 'acsUrl' },
        { field: 'ACS (Consumer) URL Validator', compose: acsPattern },
        { field: 'ACS (Consumer) URL', ours: 'acsUrl' },
        { field: 'Single Logout URL', choose: several.leaveEmpty },
        { field: 'Login URL', ours: 'ssoUrl' },
        { field: 'SAML initiator', choose: 'Service Provider' },
        { field: 'SAML nameID format', choose: 'Email' },
        { field: 'SAML signature element', choose: 'Assertion' },
      ],
    },
    {
      title: several.addTheAttributes,
      about: ['attributes'],
      menu: ['Parameters', '+'],
      text: words.addTheAttributesText,
      entries: [{ field: 'Include in SAML assertion', choose: several.tick }],
    },
    {
      title: words.chooseSHA256AndTake,
      about: ['signing'],
      menu: ['SSO'],
      text: words.chooseSHA256AndTakeText,
      entries: [{ field: 'SAML Signature Algorithm', choose: 'SHA-256' }],
    },
    {
      title: several.assignPeople,
      about: ['access'],
      menu: ['Access'],
      text: words.assignPeopleText,
    },
  ],
  bringBack: [
    {
      ours: 'metadataUrl',
      theirs: 'Issuer URL',
      where: words.where,
      example: 'https://app.onelogin.com/saml/metadata/<id>',
      note: several.metadataNote,
    },
    {
      ours: 'entityId',
      theirs: 'Issuer URL',
      where: words.where,
      example: 'https://app.onelogin.com/saml/metadata/<id>',
      note: words.entityIdNote,
    },
    {
      ours: 'entryPoint',
      theirs: 'SAML 2.0 Endpoint (HTTP)',
      where: words.where,
      example: `https://<${several.company}>.onelogin.com/trust/saml2/http-post/sso/<id>`,
      note: words.entryPointNote,
    },
    {
      ours: 'cert',
      theirs: 'X.509 Certificate',
      where: words.certWhere,
      example: words.certExample,
      note: words.certNote,
    },
  ],
  attributes: [
    { ours: 'email', choose: 'Email', sentAs: 'email' },
    { ours: 'firstName', choose: 'First Name', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'Last Name', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: words.nameIdByDefault,
    format: 'emailAddress',
    choose: 'Email',
    source: 'Email',
  },
  signing: {
    byDefault: { element: null, algorithm: null },
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
      name: 'validateInResponseTo',
      isOn: true,
      why: several.signInsStartHere,
    },
  ],
  problems: [
    {
      shows: words.oneLoginRefusesTheAddressToAnswer,
      cause: words.oneLoginRefusesTheAddressToAnswerCause,
      fix: words.oneLoginRefusesTheAddressToAnswerFix,
    },
    {
      shows: words.oneLoginSaysThatThePersonMay,
      cause: words.oneLoginSaysThatThePersonMayCause,
      fix: words.oneLoginSaysThatThePersonMayFix,
    },
    {
      shows: words.theTileLeadsNowhere,
      cause: words.theTileLeadsNowhereCause,
      fix: words.theTileLeadsNowhereFix,
    },
    {
      refusals: ['weak_algorithm'],
      cause: words.weakAlgorithmCause,
      fix: words.weakAlgorithmFix,
    },
    {
      refusals: ['no_email'],
      cause: words.noEmailCause,
      fix: words.noEmailFix,
    },
    {
      shows: words.allApplicationsStopAtOnce,
      cause: words.allApplicationsStopAtOnceCause,
      fix: words.allApplicationsStopAtOnceFix,
    },
  ],
  otherProducts: [],
}
