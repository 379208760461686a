import * as words from '#words/guides/ping-identity.ts'
import * as several from '#words/sso-guide.ts'
import type { BringBack, ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'

const BRING_BACK: BringBack[] = [
  {
    ours: 'entityId',
    theirs: words.entityIdTheirs,
    where: words.entityIdWhere,
    example: `https://<host>/am/saml2/<${several.nameInAddress}>`,
    note: words.forgeRockEntityIdNote,
  },
  {
    ours: 'entryPoint',
    theirs: several.serviceWithRedirect,
    where: words.entryPointWhere,
    example: 'https://<host>/am/SSORedirect/metaAlias/<realm>/<alias>',
    note: words.entryPointNote,
  },
  {
    ours: 'cert',
    theirs: words.certTheirs,
    where: words.certWhere,
    example: several.pemOrBase64,
  },
]

export const guide: ProviderGuide = {
  product: 'ForgeRock',
  start: {
    console: words.startConsole,
    address: words.forgeRockStartAddress,
    role: words.forgeRockStartRole,
  },
  steps: [
    {
      title: several.addTheApplication,
      menu: ['Applications', 'Custom Application', 'SAML'],
      text: words.forgeRockAddTheApplicationText,
    },
    {
      title: several.enterOurAddresses,
      about: ['addresses'],
      menu: ['Sign On', 'Set Up SSO'],
      text: words.forgeRockEnterOurAddressesText,
      entries: [
        { field: 'Upload Metadata', ours: 'metadataUrl' },
        { field: 'Entity ID', ours: 'entityId' },
        { field: 'ACS', ours: 'acsUrl' },
      ],
    },
    {
      title: several.nameAndMap,
      about: ['attributes'],
      menu: ['Sign On', 'Show advanced settings'],
      text: words.nameThePersonAndMapText,
      entries: [{ field: 'Application Username / NameID', choose: 'email' }],
    },
    {
      title: words.chooseTheAlgorithm,
      about: ['signing'],
      menu: ['Native Consoles', 'Access Management'],
      text: words.chooseTheAlgorithmText,
    },
    {
      title: several.takeTheValues,
      menu: ['Sign On'],
      text: words.takeTheValuesText,
    },
    {
      title: several.assignPeople,
      about: ['access'],
      menu: ['Users & Roles'],
      text: words.assignPeopleText,
    },
    {
      title: several.signInFromHere,
      text: several.signInFromHereText,
      entries: [{ field: several.linkForYourPeople, ours: 'ssoUrl' }],
    },
  ],
  bringBack: BRING_BACK,
  attributes: [
    { ours: 'email', choose: 'mail', sentAs: 'email' },
    { ours: 'firstName', choose: 'givenName', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'sn', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: words.forgeRockNameIdByDefault,
    format: 'emailAddress',
    choose: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    source: 'mail',
  },
  signing: {
    byDefault: { element: 'assertion', algorithm: null },
    choose: { element: 'assertion', algorithm: 'RSA-SHA256' },
    text: words.forgeRockSigning,
  },
  ownKey: {
    signed: words.forgeRockSignedRequests,
    encrypted: words.forgeRockEncryption,
  },
  access: words.forgeRockPeople,
  tile: words.forgeRockTile,
  rotation: words.forgeRockRenewal,
  switches: [
    {
      name: 'validateInResponseTo',
      isOn: true,
      why: several.signInsStartHere,
    },
  ],
  problems: [
    {
      shows: 'Unable to do Single Sign On or Federation',
      cause: words.unableToDoSingleSignOnCause,
      fix: words.unableToDoSingleSignOnFix,
    },
    {
      shows: words.theAddressToAnswerToIs,
      cause: words.theAddressToAnswerToIsCause,
      fix: words.theAddressToAnswerToIsFix,
    },
    {
      shows: words.theMetadataPageBeginsWithERROR,
      cause: words.theMetadataPageBeginsWithERRORCause,
      fix: words.theMetadataPageBeginsWithERRORFix,
    },
  ],
  otherProducts: [
    {
      product: words.pingAMFormerlyForgeRockAM,
      steps: [
        {
          title: words.createTheHostedIdentityProvider,
          menu: ['Realm', 'Applications', 'Federation', 'Entity Providers', 'Add Entity Provider'],
          text: words.createTheHostedIdentityProviderText,
        },
        {
          title: words.importThisPortal,
          menu: ['Entity Providers', 'Add Entity Provider', 'Remote'],
          text: words.importThisPortalText,
          entries: [{ field: words.metadataToImport, ours: 'metadataUrl' }],
        },
        {
          title: words.joinThem,
          menu: ['Circles of Trust'],
          text: words.joinThemText,
        },
        {
          title: several.nameThePerson,
          menu: [words.hostedIdentityProvider, 'Assertion Content'],
          text: words.nameThePersonText,
          entries: [
            {
              field: 'NameID Format List',
              choose: words.emailFormatFirst,
            },
            {
              field: 'NameID Value Map',
              choose: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress=mail',
            },
          ],
        },
        {
          title: several.mapTheAttributes,
          menu: [words.hostedIdentityProvider, 'Assertion Processing', 'Attribute Map'],
          text: words.forgeRockMapTheAttributesText,
          entries: [
            { field: 'Attribute Map', choose: 'email=mail, firstName=givenName, lastName=sn' },
          ],
        },
        {
          title: several.chooseTheSignature,
          menu: [words.remoteServiceProvider, 'Assertion Content', 'Request/Response Signing'],
          text: words.forgeRockChooseTheSignatureText,
          entries: [
            { field: 'Assertions Signed', choose: several.tick },
            { field: 'Authentication Requests Signed', choose: several.leaveUnticked },
          ],
        },
      ],
      bringBack: BRING_BACK,
      problems: [],
    },
  ],
}
