import * as words from '#words/guides/google-identity.ts'
import * as several from '#words/sso-guide.ts'
import type { ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'

export const guide: ProviderGuide = {
  product: 'Google Identity/Workspace',
  start: {
    console: 'Google Admin console',
    address: 'admin.google.com',
    role: words.startRole,
  },
  steps: [
    {
      title: words.addTheApp,
      menu: ['Apps', 'Web and mobile apps', 'Add app', 'Add custom SAML app'],
      text: words.addTheAppText,
    },
    {
      title: words.takeGooglesValues,
      text: words.takeGooglesValuesText,
    },
    {
      title: several.enterOurAddresses,
      about: ['addresses', 'signing'],
      text: words.enterOurAddressesText,
      entries: [
        { field: 'ACS URL', ours: 'acsUrl' },
        { field: 'Entity ID', ours: 'entityId' },
        { field: 'Start URL', choose: several.leaveEmpty },
        { field: 'Signed response', choose: several.leaveUnticked },
        { field: 'Name ID format', choose: 'EMAIL' },
        { field: 'Name ID', choose: 'Basic Information, Primary email' },
      ],
    },
    {
      title: several.mapTheAttributes,
      about: ['attributes'],
      text: words.mapTheAttributesText,
    },
    {
      title: words.switchTheAppOn,
      about: ['access'],
      menu: [words.theAppsPage, 'User access'],
      text: words.switchTheAppOnText,
    },
    {
      title: several.signInFromHere,
      text: words.signInFromHereText,
      entries: [{ field: several.linkForYourPeople, ours: 'ssoUrl' }],
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'Entity ID',
      where: words.where,
      example: 'https://accounts.google.com/o/saml2?idpid=<id>',
      note: words.entityIdNote,
    },
    {
      ours: 'entryPoint',
      theirs: 'SSO URL',
      where: words.where,
      example: 'https://accounts.google.com/o/saml2/idp?idpid=<id>',
    },
    {
      ours: 'cert',
      theirs: 'Certificate',
      where: words.where,
      example: several.pemFile,
      note: words.certNote,
    },
  ],
  attributes: [
    { ours: 'email', choose: 'Primary email', sentAs: 'email' },
    { ours: 'firstName', choose: 'First name', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'Last name', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: words.nameIdByDefault,
    format: 'emailAddress',
    choose: 'EMAIL',
    source: 'Basic Information, Primary email',
  },
  signing: {
    byDefault: { element: 'assertion', algorithm: 'RSA-SHA256' },
    choose: { element: 'assertion', algorithm: 'RSA-SHA256' },
    text: words.signing,
  },
  ownKey: {
    signed: words.signedRequests,
    encrypted: words.encryption,
    isUsed: false,
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
  ],
  problems: [
    {
      shows: '403 app_not_configured',
      cause: words.error403AppNotConfiguredCause,
      fix: words.error403AppNotConfiguredFix,
    },
    {
      shows: '403 app_not_configured_for_user',
      cause: words.error403AppNotConfiguredForUserCause,
      fix: words.error403AppNotConfiguredForUserFix,
    },
    {
      shows: '403 app_not_enabled_for_user',
      cause: words.error403AppNotEnabledForUserCause,
      fix: words.error403AppNotEnabledForUserFix,
    },
    {
      shows: '400 duplicate entity id',
      cause: words.error400DuplicateEntityIdCause,
      fix: words.error400DuplicateEntityIdFix,
    },
    {
      shows: 'malformed_request',
      cause: words.malformedRequestCause,
      fix: words.malformedRequestFix,
    },
    {
      shows: words.error500WhileTheAppIs,
      cause: words.error500WhileTheAppIsCause,
      fix: words.error500WhileTheAppIsFix,
    },
  ],
  otherProducts: [],
}
