import * as words from '#words/guides/oracle-idcs.ts'
import * as several from '#words/sso-guide.ts'
import type { ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'

export const guide: ProviderGuide = {
  product: 'Oracle IDCS',
  start: {
    console: 'Oracle Cloud console (OCI IAM identity domains)',
    address: words.startAddress,
    role: words.startRole,
  },
  steps: [
    {
      title: several.addTheApplication,
      menu: ['Identity & Security', 'Domains', words.yourDomain, 'Integrated applications'],
      text: words.addTheApplicationText,
    },
    {
      title: several.describeIt,
      text: words.describeItText,
      entries: [
        { field: 'Application URL / Relay state', choose: several.leaveEmpty },
        {
          field: 'Enforce grants as authorization',
          choose: words.onSoThatOnlyAssigned,
        },
      ],
    },
    {
      title: several.enterOurAddresses,
      about: ['addresses'],
      menu: ['Configure SSO'],
      text: words.enterOurAddressesText,
      entries: [
        { field: 'Entity ID', ours: 'entityId' },
        { field: 'Assertion consumer URL', ours: 'acsUrl' },
        { field: 'Name ID format', choose: 'Email address' },
        { field: 'Name ID value', choose: 'Primary email' },
        { field: 'Signing certificate', choose: several.leaveEmpty },
      ],
    },
    {
      title: several.chooseTheSignature,
      about: ['signing'],
      menu: ['Additional configuration'],
      text: words.chooseTheSignatureText,
      entries: [
        { field: 'Signed SSO', choose: 'Assertion' },
        { field: 'Include signing certificate in signature', choose: several.on },
        { field: 'Signature hashing algorithm', choose: 'SHA-256' },
        { field: 'Enable single logout', choose: several.off },
        { field: 'Require encrypted assertion', choose: several.off },
      ],
    },
    {
      title: several.addTheAttributes,
      about: ['attributes'],
      menu: ['Attribute configuration'],
      text: words.addTheAttributesText,
    },
    {
      title: several.switchTheApplicationOn,
      text: words.switchTheApplicationOnText,
    },
    {
      title: several.assignPeople,
      about: ['access'],
      menu: ['Users or Groups', 'Assign'],
      text: words.assignPeopleText,
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
      theirs: 'Provider ID',
      where: words.where,
      example: 'https://idcs-<id>.identity.oraclecloud.com/fed',
      note: words.entityIdNote,
    },
    {
      ours: 'entryPoint',
      theirs: 'SSO endpoint',
      where: words.where,
      example: 'https://idcs-<id>.identity.oraclecloud.com/fed/v1/idp/sso',
    },
    {
      ours: 'cert',
      theirs: 'Download signing certificate',
      where: words.where,
      example: words.certExample,
    },
  ],
  attributes: [
    { ours: 'email', choose: 'Primary Email', sentAs: 'email' },
    { ours: 'firstName', choose: 'First name (Given name)', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'Last name (Family name)', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: words.nameIdByDefault,
    format: 'emailAddress',
    choose: 'Email address',
    source: 'Primary email',
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
      name: 'validateInResponseTo',
      isOn: true,
      why: words.validateInResponseToWhy,
    },
  ],
  problems: [
    {
      shows: 'The Federation partner … is not recognized',
      cause: words.theFederationPartnerIsNotRecognizedCause,
      fix: words.theFederationPartnerIsNotRecognizedFix,
    },
    {
      shows: words.accessIsDeniedAfterTheSign,
      cause: words.accessIsDeniedAfterTheSignCause,
      fix: words.accessIsDeniedAfterTheSignFix,
    },
    {
      shows: words.theMetadataAddressAsksForA,
      cause: words.theMetadataAddressAsksForACause,
      fix: words.theMetadataAddressAsksForAFix,
    },
  ],
  otherProducts: [],
}
