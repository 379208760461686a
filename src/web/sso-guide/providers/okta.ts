import * as words from '#words/guides/okta.ts'
import * as several from '#words/sso-guide.ts'
import type { ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'

export const guide: ProviderGuide = {
  product: 'Okta',
  start: {
    console: 'Okta Admin Console',
    address: words.startAddress,
    role: words.startRole,
  },
  steps: [
    {
      title: words.createTheAppIntegration,
      menu: ['Applications', 'Applications', 'Create App Integration'],
      text: words.createTheAppIntegrationText,
    },
    {
      title: several.enterOurAddresses,
      about: ['addresses', 'signing'],
      text: words.enterOurAddressesText,
      entries: [
        { field: 'Single sign-on URL', ours: 'acsUrl' },
        { field: 'Use this for Recipient URL and Destination URL', choose: words.leaveTicked },
        { field: 'Audience URI (SP Entity ID)', ours: 'entityId' },
        { field: 'Default RelayState', choose: several.leaveEmpty },
        { field: 'Name ID format', choose: 'EmailAddress' },
        { field: 'Application username', choose: 'Email' },
        { field: 'Update application username on', choose: 'Create and update' },
      ],
    },
    {
      title: words.finishTheWizard,
      text: words.finishTheWizardText,
    },
    {
      title: several.addTheAttributes,
      about: ['attributes'],
      menu: ['Sign On', 'Attribute Statements', 'Add expression'],
      text: words.addTheAttributesText,
    },
    {
      title: several.assignPeople,
      about: ['access'],
      menu: ['Assignments', 'Assign'],
      text: words.assignPeopleText,
    },
    {
      title: several.signInFromHere,
      text: words.signInFromHereText,
      entries: [{ field: several.linkForYourPeople, ours: 'ssoUrl' }],
    },
  ],
  bringBack: [
    {
      ours: 'metadataUrl',
      theirs: 'Metadata URL',
      where: words.metadataWhere,
      example: `https://<${several.organisation}>.okta.com/app/<id>/sso/saml/metadata`,
      note: several.metadataNote,
    },
    {
      ours: 'entityId',
      theirs: words.entityIdTheirs,
      where: words.where,
      example: 'http://www.okta.com/<id>',
      note: several.beginsWithHttp,
    },
    {
      ours: 'entryPoint',
      theirs: words.entryPointTheirs,
      where: words.where,
      example: `https://<${several.organisation}>.okta.com/app/<${several.appName}>/<id>/sso/saml`,
    },
    {
      ours: 'cert',
      theirs: 'Signing Certificate',
      where: words.certWhere,
      example: words.certExample,
    },
  ],
  attributes: [
    { ours: 'email', choose: 'user.profile.email', sentAs: 'email' },
    { ours: 'firstName', choose: 'user.profile.firstName', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'user.profile.lastName', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: words.nameIdByDefault,
    format: 'emailAddress',
    choose: 'EmailAddress',
    source: 'Email',
  },
  signing: {
    byDefault: { element: 'both', algorithm: 'RSA-SHA256' },
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
      name: 'validateInResponseTo',
      isOn: true,
      why: words.validateInResponseToWhy,
    },
  ],
  problems: [
    {
      shows: '403 App Not Assigned',
      cause: words.error403AppNotAssignedCause,
      fix: words.error403AppNotAssignedFix,
    },
    {
      refusals: ['wrong_destination', 'wrong_recipient', 'wrong_audience'],
      cause: words.wrongDestinationCause,
      fix: several.copyBothAgain,
    },
    {
      refusals: ['no_email'],
      cause: words.noEmailCause,
      fix: words.noEmailFix,
    },
    {
      shows: words.theFormRefusesOurACSURL,
      cause: words.theFormRefusesOurACSURLCause,
      fix: words.theFormRefusesOurACSURLFix,
    },
    {
      shows: words.pageNotFoundAtOkta,
      cause: words.pageNotFoundAtOktaCause,
      fix: words.pageNotFoundAtOktaFix,
    },
  ],
  otherProducts: [],
}
