import * as words from '#words/guides/aws-iam.ts'
import * as several from '#words/sso-guide.ts'
import type { ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'

export const guide: ProviderGuide = {
  product: 'AWS IAM',
  start: {
    console: words.startConsole,
    address: words.startAddress,
    role: words.startRole,
  },
  steps: [
    {
      title: several.addTheApplication,
      menu: ['Applications', 'Customer managed', 'Add application'],
      text: words.addTheApplicationText,
    },
    {
      title: words.takeTheValuesOfAWS,
      menu: ['IAM Identity Center metadata'],
      text: words.takeTheValuesOfAWSText,
    },
    {
      title: several.letTheTileStartHere,
      menu: ['Application properties'],
      text: words.letTheTileStartHereText,
      entries: [
        { field: 'Application start URL', ours: 'ssoUrl' },
        { field: 'Relay state', choose: several.leaveEmpty },
      ],
    },
    {
      title: several.enterOurAddresses,
      about: ['addresses'],
      menu: ['Application metadata', 'Manually type your metadata values'],
      text: words.enterOurAddressesText,
      entries: [
        { field: 'Application ACS URL', ours: 'acsUrl' },
        { field: 'Application SAML audience', ours: 'entityId' },
      ],
    },
    {
      title: several.mapTheAttributes,
      about: ['attributes'],
      menu: ['Actions', 'Edit attribute mappings'],
      text: words.mapTheAttributesText,
      entries: [
        { field: 'Subject', choose: '${user:email}' },
        { field: words.formatOfSubject, choose: 'emailAddress' },
      ],
    },
    {
      title: several.assignPeople,
      about: ['access'],
      menu: ['Assign users and groups'],
      text: words.assignPeopleText,
    },
  ],
  bringBack: [
    {
      ours: 'entityId',
      theirs: 'IAM Identity Center SAML issuer URL',
      where: words.where,
      example: `https://portal.sso.<${several.region}>.amazonaws.com/saml/assertion/<id>`,
    },
    {
      ours: 'entryPoint',
      theirs: 'IAM Identity Center sign-in URL',
      where: words.where,
      example: `https://portal.sso.<${several.region}>.amazonaws.com/saml/assertion/<id>`,
      note: words.entryPointNote,
    },
    {
      ours: 'cert',
      theirs: 'IAM Identity Center certificate',
      where: words.certWhere,
      example: several.pemFile,
    },
  ],
  attributes: [
    { ours: 'email', choose: '${user:email}', sentAs: 'email' },
    { ours: 'firstName', choose: '${user:givenName}', sentAs: 'firstName' },
    { ours: 'lastName', choose: '${user:familyName}', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: words.nameIdByDefault,
    format: 'emailAddress',
    choose: 'emailAddress',
    source: '${user:email}',
  },
  signing: {
    byDefault: { element: null, algorithm: 'RSA-SHA256' },
    choose: { element: null, algorithm: 'RSA-SHA256' },
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
      why: several.signInsStartHere,
    },
  ],
  problems: [
    {
      shows: words.anErrorPageRightAfterThe,
      cause: words.anErrorPageRightAfterTheCause,
      fix: words.anErrorPageRightAfterTheFix,
    },
    {
      shows: words.aBlankPageOrOneThat,
      cause: words.aBlankPageOrOneThatCause,
      fix: several.copyBothAgain,
    },
    {
      shows: 'You do not have any applications',
      cause: words.youDoNotHaveAnyApplicationsCause,
      fix: words.youDoNotHaveAnyApplicationsFix,
    },
    {
      shows: words.aPersonWhoWasDeletedAnd,
      cause: words.aPersonWhoWasDeletedAndCause,
      fix: words.aPersonWhoWasDeletedAndFix,
    },
    {
      shows: words.aPersonOfAnOutsideDirectory,
      cause: words.aPersonOfAnOutsideDirectoryCause,
      fix: words.aPersonOfAnOutsideDirectoryFix,
    },
    {
      shows: words.youWantToSeeWhatAWS,
      cause: words.youWantToSeeWhatAWSCause,
      fix: words.youWantToSeeWhatAWSFix,
    },
  ],
  otherProducts: [],
}
