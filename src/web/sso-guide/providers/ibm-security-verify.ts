import * as words from '#words/guides/ibm-security-verify.ts'
import * as several from '#words/sso-guide.ts'
import type { ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'

export const guide: ProviderGuide = {
  product: 'IBM Security Verify',
  start: {
    console: 'IBM Verify admin console',
    address: words.startAddress,
    role: several.roleThatAddsApplications,
  },
  steps: [
    {
      title: several.addTheApplication,
      menu: ['Applications', 'Applications', 'Add application', 'Custom Application'],
      text: words.addTheApplicationText,
    },
    {
      title: several.describeIt,
      menu: ['General'],
      text: words.describeItText,
    },
    {
      title: several.enterOurAddresses,
      about: ['addresses'],
      menu: ['Sign-on'],
      text: words.enterOurAddressesText,
      entries: [
        { field: 'Sign-on method', choose: 'SAML 2.0' },
        { field: 'Use metadata', choose: words.untick },
        { field: 'Provider ID', ours: 'entityId' },
        { field: 'Assertion consumer service URL (HTTP-POST)', ours: 'acsUrl' },
        { field: 'Use identity provider initiated single sign-on', choose: several.leaveOff },
        { field: 'Service provider SSO URL', ours: 'ssoUrl' },
        { field: 'Single logout URL', choose: several.leaveEmpty },
      ],
    },
    {
      title: words.chooseTheSignatureAndThe,
      about: ['signing'],
      menu: ['Sign-on'],
      text: words.chooseTheSignatureAndTheText,
      entries: [
        { field: 'Sign authentication response', choose: several.on },
        { field: 'Signature algorithm', choose: 'RSA-SHA256' },
        { field: 'Signing certificate', choose: words.aPersonalCertificateOfYour },
        { field: 'Validate SAML request signature', choose: several.off },
        { field: 'NameID format', choose: 'Email' },
        { field: 'Name identifier', choose: 'email' },
      ],
    },
    {
      title: words.mapTheAttributesAndSave,
      about: ['attributes'],
      menu: ['Sign-on', 'Attribute mappings'],
      text: words.mapTheAttributesAndSaveText,
    },
    {
      title: several.assignPeople,
      about: ['access'],
      menu: ['Entitlements'],
      text: words.assignPeopleText,
    },
    {
      title: words.takeIbmsValues,
      menu: ['Sign-on'],
      text: words.takeIbmsValuesText,
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'Provider ID',
      where: words.where,
      example: `https://<${several.tenantHost}>/saml/sps/saml20ip/saml20`,
      note: words.entityIdNote,
    },
    {
      ours: 'entryPoint',
      theirs: 'Login URL',
      where: words.where,
      example: `https://<${several.tenantHost}>/saml/sps/saml20ip/saml20/login`,
    },
    {
      ours: 'cert',
      theirs: 'Signing certificate',
      where: words.where,
      example: words.certExample,
    },
  ],
  attributes: [
    { ours: 'email', choose: 'email', sentAs: 'email' },
    { ours: 'firstName', choose: 'given_name', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'family_name', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: words.nameIdByDefault,
    format: 'emailAddress',
    choose: 'Email',
    source: 'email',
  },
  signing: {
    byDefault: { element: 'both', algorithm: null },
    choose: { element: 'both', algorithm: 'RSA-SHA256' },
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
      name: 'validateSignature',
      isOn: true,
      why: words.validateSignatureWhy,
    },
    {
      name: 'validateInResponseTo',
      isOn: true,
      why: several.signInsStartHere,
    },
  ],
  problems: [
    {
      shows: words.verifyDoesNotKnowTheApplication,
      cause: words.verifyDoesNotKnowTheApplicationCause,
      fix: several.copyBothAgain,
    },
    {
      shows: words.verifyWantsASignedRequest,
      cause: words.verifyWantsASignedRequestCause,
      fix: words.verifyWantsASignedRequestFix,
    },
    {
      shows: words.thePersonSignsInAtIBM,
      cause: words.thePersonSignsInAtIBMCause,
      fix: words.thePersonSignsInAtIBMFix,
    },
  ],
  otherProducts: [],
}
