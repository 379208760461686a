import type { EmailCodeMode } from '#shared/connections/endpoints.ts'
import type { DomainProblem, DomainState } from '#shared/customers/endpoints.ts'

import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

// The settings of a connection to an identity provider, as the form and the setup link show them.

export const labels = {
  enabled: 'Enable SAML SSO',
  kind: 'Sign-in method',
  provider: 'Identity Provider',
  entityId: 'Entity ID / Issuer',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  clientProof: 'Client Authentication',
  entryPoint: 'Entry Point URL / SSO URL',
  cert: 'X.509 Certificate',
  validateSignature: 'Validate response signatures',
  validateInResponseTo: 'Validate the InResponseTo field',
  disableRequestedAuthnContext: 'Disable the requested authentication context',
  auditEnabled: 'Enable authentication audit logging',
  signRequests: 'Sign requests',
  requestsByPost: 'Send requests by POST',
  decryptAssertions: 'Accept encrypted assertions',
  audienceRestriction: 'Audience Restriction',
  emailAttribute: 'Email Attribute',
  firstNameAttribute: 'First Name Attribute',
  lastNameAttribute: 'Last Name Attribute',
  previousCert: 'Previous Certificate',
  moreCerts: 'Additional Certificates',
  ipRestrictions: 'IP Restrictions',
  metadataUrl: 'Metadata URL',
  followMetadata: 'Accept New Certificates Automatically',
  logoutUrl: 'Sign-Out URL',
  logoutByPost: 'Sign Out by POST',
}

export const title = 'Single Sign-On'
export const given = 'Values to enter at the provider'
export const received = 'Values from the provider'
export const advanced = 'Advanced'
export const guide = 'SSO setup guide'
export const newTab = '(opens in a new tab)'
export const ownEntityId = 'Entity ID / Audience'
export const ownEntityIdHint = 'Identifies this portal to the identity provider'
export const ownAcsUrl = 'ACS / Callback URL'
export const ownAcsUrlHint = 'Where the identity provider sends its responses'
/** Settings of an OpenID Connect provider, and how to set it up. */
export const kinds = {
  saml: 'SAML 2.0',
  oidc: 'OpenID Connect',
  microsoft: 'Microsoft',
  google: 'Google',
}
export const kindHints = {
  saml: 'Entra ID, Okta, AD FS and other identity providers',
  oidc: 'Keycloak, Okta, Auth0 and others',
  microsoft: 'Microsoft 365, with a one-time consent',
  google: 'Google Workspace, with nothing to configure',
}
export const clientProofs = {
  client_secret: 'Client secret',
  private_key_jwt: 'Signature with this portal’s key (private_key_jwt)',
  none: 'PKCE only',
}
export const oidcSteps =
  'Create a web application (authorization code flow) at your provider and enter these values there. Then copy the issuer, client ID and client secret back here.'
export const redirectUri = 'Redirect URI'
export const redirectUriHint =
  'Where the provider sends people after they sign in. Enter it exactly as shown.'
export const postLogoutUri = 'Post-logout redirect URI'
export const postLogoutUriHint = 'Optional. Where the provider sends people after they sign out.'
export const backchannelLogoutUri = 'Back-channel logout URI'
export const backchannelLogoutUriHint =
  'Optional. Where the provider reports that someone has signed out there.'
export const scopes = 'Scopes'
export const scopesHint = 'The provider must send the email claim, in the ID token or from userinfo'
export const oidcKeys = 'JWKS URL'
export const oidcKeysHint = 'This portal’s public keys, for private_key_jwt'
export const secretIsStored = 'A secret is stored. Enter a new one to replace it.'

export const addAddress = 'Add address'
export const addCertificate = 'Add certificate'
export const certificateLabel = (at: number) => `Certificate ${at}`
export const certificateProblem = (at: number, problem: string) => `Certificate ${at}: ${problem}`
export const addressAt = (at: number) => `address ${at}`
export const chooseFile = 'Choose a file'
export const chooseFileFor = (label: string) => `Choose a file, ${label}`
export const fileWith = (label: string) => `${label} file`
export const readingCertificate = 'Reading the certificate...'
export const factsLater = 'Certificate details appear here when you leave the field.'

type End = { isOver: boolean; days: number }
export const certificateEnds = ({ isOver, days }: End) => {
  if (isOver) return 'Certificate expired'
  if (days === 0) return 'Certificate expires within a day'
  return plural(days, {
    one: `Certificate expires in ${number(days)} day`,
    other: `Certificate expires in ${number(days)} days`,
  })
}

// Problems of the input.
export const providerRequired = 'Provider is required when SAML is enabled'
export const entityIdRequired = 'Entity ID is required when SAML is enabled'
export const tenantRequired =
  'Connect the Microsoft tenant first: use “Connect with Microsoft” and have an administrator give consent'
export const applicationRequired =
  'Set up this portal’s application for this provider first, under Sign-In Apps'
export const applicationInUse = 'This app can’t be removed because customers sign in with it'
export const applicationSecretRequired = 'Enter the client secret'
export const clientIdRequired = 'Client ID is required'
export const entryPointRequired = 'Entry Point URL is required when SAML is enabled'
export const certRequired = 'Certificate is required when SAML is enabled'
export const giveIssuer = 'Enter the issuer as an https URL, such as https://login.example.com'
export const teamBySaml = 'Your team can only sign in with SAML'
export const secretAgain =
  'Enter the client secret again because the issuer or client ID has changed'
export const lineTooLong = 'This must be 500 characters or less'
export const certificateTooLong = 'A certificate must be 20,000 characters or less'
export const notStorable = 'Remove the unsupported character'
export const tooManyCertificates = 'Add up to 8 additional certificates'
export const tooManyAddresses = 'Enter up to 200 addresses'
export const chooseProvider = 'Choose a provider from the list'
export const giveAddress = 'Enter an https URL, such as https://login.example.com/saml2'
export const isOurs =
  'That’s this portal’s own address. Enter the value your identity provider shows instead.'
export const giveRanges =
  'Enter IP addresses, such as 203.0.113.7, or ranges, such as 203.0.113.0/24 or 2001:db8::/32'
export const metadataTooLong = 'This metadata is too long. Use only this provider’s metadata.'
export const peopleOutOfRange = 'Enter a number from 1 to 1,000'
export const shareOutOfRange = 'Enter a number from 1 to 100'
export const emailTooLong = 'An email address must be 254 characters or less'
export const tooManyListed = 'Enter up to 1,000 people'
export const tooManyPeople = 'Enter up to 100 people'

/** A person who came by a setup link. */
export const linkHolder = (name: string) => `${name} (setup link)`

// Hints below the fields.

/** In the form of a customer. */
export const goesLiveAtSave = <Part>(page: Part) =>
  rich<
    string | Part
  >`These settings go live as soon as you save. To test them first, use ${page} instead.`
export const goesLiveWithCustomer =
  'These settings go live as soon as you save. To test them first, save without SAML SSO, then set it up under Single Sign-On.'

/** In the form of a customer, of a provider that knows this portal by one application. */
export const connectOnItsPage = <Part>(page: Part) =>
  rich<string | Part>`Connect and test this provider under ${page}. There’s nothing to enter here.`
export const connectAfterSaving =
  'Save this customer without SAML SSO first. Then connect and test the provider under Single Sign-On, or send a setup link.'

/** Below the settings of a connection in its form. Some need none. */
export const hints = {
  enabled: 'This customer’s people sign in through their own identity provider.',
  clientId: 'The ID of this portal’s application, as shown by the provider.',
  clientProof: 'How this portal authenticates at the token endpoint. PKCE is always used.',
  cert: 'PEM or Base64. The BEGIN and END lines are optional.',
  validateSignature:
    'When this is off, only the assertion’s signature is checked. The assertion must always be signed.',
  validateInResponseTo:
    'Turn this off to let people sign in from the provider’s app tile (IdP-initiated).',
  disableRequestedAuthnContext: 'The provider decides how people authenticate.',
  auditEnabled: 'Records successful and failed sign-ins.',
  signRequests: 'The provider needs our certificate, which is included in our metadata.',
  requestsByPost: 'Only for providers that don’t accept requests by redirect.',
  decryptAssertions:
    'Lets the provider encrypt assertions with our certificate, which is included in our metadata.',
  audienceRestriction: 'Only if the provider sends an audience other than our Entity ID.',
  emailAttribute:
    'The attribute that contains the email address, if it isn’t one of the usual ones. The name must match exactly. Enter NameID to use the NameID.',
  firstNameAttribute:
    'The attribute that contains the first name, if it isn’t one of the usual ones.',
  lastNameAttribute:
    'The attribute that contains the last name, if it isn’t one of the usual ones.',
  previousCert: 'During certificate rotation, both certificates are accepted.',
  moreCerts: 'For providers that sign with more than two certificates. All of them are accepted.',
  ipRestrictions: 'IP addresses or CIDR ranges people can sign in from. Leave empty to allow any.',
  logoutByPost: 'When this is off, sign-out uses a redirect, which most providers support.',
}

/** The installation's own applications at Microsoft and Google. */
export const applications = {
  lead: 'Register this portal with Microsoft and Google once. Customers can then connect without exchanging any values.',
  loading: 'Loading sign-in apps',
  loadFailed: 'Failed to load sign-in apps',
  isSetUp: 'Set up',
  notSetUp: 'Not set up',
  leads: {
    microsoft:
      'For customers with Microsoft 365. Register a multitenant application in your own organization.',
    google: 'For customers with Google Workspace. Create a client in your own project.',
  },
  guide: 'Registration guide',
  guideOf: { microsoft: 'Registration guide, Microsoft', google: 'Registration guide, Google' },
  redirectUriHint: 'Register this URI with the provider exactly as shown.',
  postLogoutHint: 'Register this as an additional redirect URI for signing out.',
  clientIdHint: 'Leave empty to remove the app.',
  certificateHint: <Part>(link: (text: string) => Part) =>
    rich<
      string | Part
    >`To use this method, upload ${link('this portal’s certificate')} to Microsoft.`,
  usedByNone: 'No customers use this app yet.',
  usedBy: (count: number) =>
    plural(count, {
      one: '1 customer uses this app:',
      other: `${number(count)} customers use this app:`,
    }),
  save: 'Save',
  saved: 'Sign-in apps saved',
  saveFailed: 'Failed to save sign-in apps',
  guideTitle: { microsoft: 'Register with Microsoft', google: 'Register with Google' },
  guideLead: 'Register once for all customers.',
}

// Mails about a customer's single sign-on, to administrators and to the customer's technical contacts.

function whenCertificateEnds({ isOver, days }: End): string {
  if (isOver) return 'has expired'
  if (days === 0) return 'expires within a day'
  return plural(days, { one: 'expires in 1 day', other: `expires in ${days} days` })
}

export const openSignOn = 'Open single sign-on'

export const certificateMail = {
  subject: (customer: string, end: End) =>
    `${customer}’s signing certificate ${whenCertificateEnds(end)}`,
  fact: (customer: string, { name, day, isOver }: { name: string; day: string; isOver: boolean }) =>
    `The signing certificate of ${customer}’s identity provider (${name}) ${isOver ? 'expired' : 'expires'} on ${day}.`,
  watched:
    'We check the provider’s metadata every day, so a new certificate will be detected as soon as it’s published.',
  notWatched:
    'Request a new certificate, or add the provider’s metadata URL so that we pick up new certificates automatically.',
  contactSubject: (customer: string, end: End) =>
    `Single sign-on for ${customer}: the signing certificate ${whenCertificateEnds(end)}`,
  contactWatched: (host: string) =>
    `Create a new signing certificate at your identity provider. The support portal at ${host} checks your provider’s metadata every day and will find the certificate there.`,
  contactNotWatched: (host: string) =>
    `Create a new signing certificate at your identity provider. Send it to the team that runs the support portal at ${host} before your provider starts using it. Otherwise, no one will be able to sign in.`,
  contactReason: (host: string) =>
    `You’re receiving this because you’re a technical contact for your organization at ${host}.`,
}

/** Findings in a provider's metadata. */
export const metadataMail = {
  newSubject: (customer: string) => `${customer} has a new signing certificate`,
  otherSubject: (customer: string) => `${customer}’s identity provider settings have changed`,
  offered: (customer: string) =>
    `${customer}’s identity provider metadata no longer matches the settings in use.`,
  now: (certificates: string) => `Accepted now: ${certificates}`,
  next: (certificates: string) => `Accepted after the update: ${certificates}`,
  entityId: (before: string, after: string) =>
    `Entity ID: ${before} in the settings, ${after} in the metadata.`,
  entryPoint: (before: string, after: string) =>
    `Entry point: ${before} in the settings, ${after} in the metadata.`,
  nothingChanged:
    'Nothing has been changed automatically. Review the differences and apply what’s correct.',
  takenSubject: (customer: string) => `${customer}’s new signing certificate is now accepted`,
  taken: (customer: string) =>
    `${customer}’s identity provider published a new signing certificate. We accept both certificates until the previous one is no longer used. No action is needed.`,
  accepted: (certificates: string) => `Accepted now: ${certificates}`,
  certificate: (subject: string, day: string, fingerprint: string) =>
    `${subject}, valid until ${day}, SHA-256 ${fingerprint}`,
}

// The page about a connection.

export const customerGone = 'This customer no longer exists.'

export const draftChanged = 'Someone else changed the draft. Review it again.'
export const noDraft = 'There’s no draft. Edit the settings to create one.'
export const neverTested = 'These settings haven’t passed a test.'
export const noVersion = 'This version doesn’t exist.'
export const namePilotPeople = 'Enter at least one person'
export const notOfDomains = (email: string, domains: string) =>
  `“${email}” isn’t at one of this customer’s domains (${domains})`
export const titleOf = (customer: string) => `Single Sign-On, ${customer}`

export const loading = 'Loading single sign-on'
export const loadFailed = 'Failed to load single sign-on'

export const state = {
  title: 'Status',
  live: 'Live',
  off: 'Off',
  liveHint: 'This customer’s people sign in through their own identity provider.',
  offHint: 'This customer’s people can’t sign in through an identity provider.',
  offSince: (time: string, who: string) => `Turned off on ${time} by ${who}`,
  provider: 'Identity provider',
  entityId: 'Entity ID / Issuer',
  certificate: 'Certificate',
  noCertificate: 'None',
  validUntil: (day: string) => `Valid until ${day}`,
}

export const switchingOff = {
  act: 'Turn off',
  ask: 'Turn off single sign-on?',
  busy: 'Turning off...',
  of: (customer: string) =>
    `Everyone at ${customer} will be signed out immediately and can’t sign in until you turn single sign-on back on.`,
  ofTeam:
    'Everyone who signed in through the provider, including you, will be signed out immediately. After that, everyone on the team needs a password to sign in.',
  endsPilot: 'This also ends the pilot.',
  kept: 'Your settings are saved, so you can turn single sign-on back on at any time.',
  done: 'Single sign-on turned off',
  way: 'Turned off',
}

export const switchingOn = {
  act: 'Turn back on',
  ask: 'Turn single sign-on back on?',
  busy: 'Turning on...',
  of: (customer: string) =>
    `Everyone at ${customer} can sign in again, with the settings that were live before.`,
  ofTeam:
    'The team can sign in through the provider again, with the settings that were live before.',
  done: 'Single sign-on turned back on',
}

export const steps = {
  label: 'Steps to go live',
  connect: 'Connect',
  test: 'Test',
  pilot: 'Pilot',
  live: 'Live',
  next: (step: string) => `Next: ${step}`,
}

export const tabs = {
  label: 'Single sign-on sections',
  settings: 'Settings',
  certificates: 'Certificates',
  attributes: 'Attributes',
  domains: 'Domains',
  codes: 'Email codes',
  emergency: 'Emergency access',
  links: 'Setup links',
  versions: 'Versions',
}

export const connecting = {
  title: 'Connect',
  link: 'Send a setup link',
  recommended: 'Recommended',
  linkText:
    'The customer’s IT contact connects the provider, tests it and submits it for your review. No account needed.',
  self: 'Set it up yourself',
  selfText: 'Import the provider’s metadata or enter its values below.',
  enter: 'Enter settings',
  isDraft: 'The draft is saved. Test it next.',
  isLive:
    'A provider is connected. To change it, edit the settings below. Changes are saved as a draft first.',
}

export const settings = {
  title: 'Settings',
  beside: 'Changes are saved as a draft, which isn’t used for sign-ins until you go live.',
  change: 'Edit settings',
  loading: 'Loading settings',
  save: 'Save draft',
  saved: 'Draft saved. It isn’t used for sign-ins yet.',
  saveFailed: 'Failed to save the draft',
  isSaved: 'The draft is saved.',
  endsPilot: 'Saving changes ends the pilot. You can then start it again with the new settings.',
}

export const logout = {
  title: 'Single logout',
  lead: 'Optional. People who sign out here are also signed out at the provider, and vice versa.',
  own: 'This Portal’s Single Logout URL',
  ownHint:
    'Enter this URL at the provider, along with this portal’s certificate, unless the provider imports our metadata.',
}

export const goingLive = {
  title: 'Go live',
  by: (who: string) => `Draft by ${who}`,
  changes: 'Changes from the live settings',
  nothing: 'No changes from the live settings.',
  unsaved: 'Save the draft first to include your latest changes.',
  tested: 'Passed a test',
  untested: 'These settings haven’t passed a test.',
  test: 'Test first',
  lastFailed: (problems: string) => `The last test failed: ${problems}`,
  missing: (labels: string) => `To go live, first enter: ${labels}.`,
  severalCertificates: (count: number) =>
    `Responses signed with any of the ${number(count)} certificates will be accepted. Make sure they all belong to the identity provider.`,
  go: 'Go live for everyone',
  going: 'Going live...',
  isLive: 'Live. Everyone now signs in with these settings.',
  failed: 'Failed to go live',
  ask: 'Go live without a test?',
  askAnyway: 'Go live for everyone?',
  of: (customer: string) =>
    `From now on, everyone at ${customer} will sign in with these settings. If something goes wrong, roll back or turn single sign-on off.`,
  ofTeam:
    'From now on, the whole team can sign in with these settings. If something goes wrong, roll back or turn single sign-on off.',
  risk: 'These settings haven’t passed a test. If anything is wrong, no one can sign in until you roll back.',
  pilotRisk:
    'These settings haven’t passed a test. If one of them is wrong, people in the pilot can’t sign in.',
  signsOut: 'The identity provider has changed, so everyone will have to sign in again.',
  anyway: 'Go live anyway',
  keep: 'Cancel',
  discard: 'Discard draft',
  askDiscard: 'Discard the draft?',
  discardNote: 'The live settings aren’t affected.',
  discardPilot: 'The live settings aren’t affected. People in the pilot will be signed out.',
  discarded: 'Draft discarded',
}

export const pilot = {
  none: 'A pilot lets a few people try a draft before everyone else. To start one, first save a draft in the settings below.',
  title: 'People in the pilot',
  hint: 'These people sign in with the draft; everyone else keeps the live settings. Enter one email address per line.',
  label: 'Email addresses',
  start: 'Start pilot',
  change: 'Update pilot',
  starting: 'Saving...',
  started: 'Pilot saved',
  failed: 'Failed to save the pilot',
  ask: 'Start a pilot without a test?',
  anyway: 'Start anyway',
  end: 'End pilot',
  ended: 'Pilot ended',
  running: (people: number) =>
    plural(people, {
      one: `Pilot with ${number(people)} person`,
      other: `Pilot with ${number(people)} people`,
    }),
}

export const shownValue = { on: 'On', off: 'Off', none: 'Not set' }
export const before = 'Before'
export const after = 'After'

export const versions = {
  title: 'Versions',
  lead: 'Every change to the sign-in settings. You can roll back to any earlier version with one click.',
  loading: 'Loading versions',
  loadFailed: 'Failed to load versions',
  none: 'No changes yet',
  noneHint: 'Every change is saved here so you can roll it back.',
  heading: (version: number) => `Version ${number(version)}`,
  live: 'Live',
  off: 'Single sign-on off',
  tested: 'Tested',
  first: 'Initial settings',
  changed: (count: number) =>
    plural(count, {
      one: `${number(count)} setting changed`,
      other: `${number(count)} settings changed`,
    }),
  returnTo: (version: number) => `Roll back to version ${number(version)}`,
  returning: 'Rolling back...',
  returned: (version: number) => `Rolled back to version ${number(version)}`,
}

/** By which way a version came about. */
export const way = {
  form: 'Customer form',
  page: 'Single sign-on page',
  setup_link: 'Setup link',
  metadata: 'Provider’s metadata',
  return: 'Rollback',
  automatic_return: 'Automatic rollback',
}
export const wayBack = (by: string, version: number) => `${by} to version ${number(version)}`

const people = (count: number) =>
  plural(count, { one: `${number(count)} person`, other: `${number(count)} people` })

/** Told by mail once a change has stopped sign-ins. */
export const stopped = {
  subject: (customer: string) => `Sign-ins at ${customer} stopped working after a change`,
  counted: (customer: string, count: number, version: number, earlier: number) =>
    `Since version ${number(version)} of ${customer}’s single sign-on went live, ${people(count)} who could have signed in with version ${number(earlier)} couldn’t.`,
  returned: (version: number) => `We automatically rolled back to version ${number(version)}.`,
  wayBack: (version: number) =>
    `Roll back to version ${number(version)} with one click, or fix the settings.`,
  open: 'Open single sign-on',
}

/** On the dashboard. */
export const watch = {
  title: 'Automatic rollback',
  lead: 'For 7 days after each change, failed sign-ins are rechecked against the previous settings. If a sign-in would have worked with those, the change is considered the cause.',
  people: 'People affected (at least)',
  share: 'Share of sign-ins affected (%)',
  returns: 'Roll back automatically',
  returnsHint:
    'If both thresholds are reached, everyone goes back to the previous settings and administrators are notified. Leave this off if the provider’s signing key may have been stolen.',
  save: 'Save',
  saved: 'Automatic rollback settings saved',
  saveFailed: 'Failed to save settings',
  since: (version: number, worked: number, stoppedPeople: number) =>
    `Since version ${number(version)}: ${people(worked)} signed in, ${people(stoppedPeople)} couldn’t because of the change.`,
  broken: (version: number, count: number, earlier: number) =>
    `Sign-ins stopped working: since version ${number(version)}, ${people(count)} who could have signed in with version ${number(earlier)} couldn’t.`,
}

// Identity providers.

/** Names of products, but for the last. */
export const providerNames = {
  microsoft_entra: 'Microsoft Entra ID',
  google_identity: 'Google Identity/Workspace',
  okta: 'Okta',
  auth0: 'Auth0',
  ping_identity: 'Ping Identity',
  onelogin: 'OneLogin',
  aws_iam: 'AWS IAM',
  ibm_security_verify: 'IBM Security Verify',
  oracle_idcs: 'Oracle IDCS',
  forgerock: 'ForgeRock',
  custom: 'Custom',
}

/** Shown by name in the guide; stored as custom. */
export const furtherProviderNames = {
  keycloak: 'Keycloak',
  ad_fs: 'AD FS',
  shibboleth: 'Shibboleth',
  jumpcloud: 'JumpCloud',
  duo: 'Duo',
}

// Proofs of domains.

export const domainNotOfCustomer = 'This customer doesn’t have this domain.'

export const domainsTitle = 'Domain verification'
export const whatDomainsAre =
  'Add a TXT record for each domain to verify that the customer owns it. We check once a day.'
export const loadingDomains = 'Loading domains'
export const domainsLoadFailed = 'Failed to load domains'
export const noDomains = 'No domains yet.'
const DOMAIN_STATES: Record<DomainState, string> = {
  unproven: 'Not verified',
  proven: 'Verified',
  gone: 'Record missing',
}
export const domainState = (which: DomainState) => DOMAIN_STATES[which]
export const domainProvenSince = (day: string) => `Verified since ${day}.`
export const recordGoneSince = (day: string) =>
  `Previously verified. The record has been missing since ${day}.`
export const domainRefusedFrom = (day: string) =>
  `From ${day}, no one can sign in with an address at this domain.`
export const domainCheckedAt = (when: string) => `Last checked ${when}.`
export const domainNeverChecked = 'Not checked yet.'
export const recordName = 'TXT record name'
export const recordNameHint =
  'If your DNS provider appends the domain automatically, enter only _portico.'
export const recordValue = 'Value'
export const checkDomain = 'Check now'
export const checkDomainOf = (domain: string) => `Check now, ${domain}`
export const checkingDomain = 'Checking...'
export const domainCheckFailed = 'Failed to check the domain'
export const domainProven = (domain: string) => `${domain} verified`
export const showRecord = (domain: string) => `DNS record for ${domain}`

const DOMAIN_PROBLEMS: Record<DomainProblem, (detail: string) => string> = {
  missing: () => 'Record not found. New DNS records can take up to an hour to appear.',
  other_value: (text) => `Found a TXT record with a different value: ${text}`,
  wrong_name: () => 'The record’s name contains the domain twice. Enter only _portico as the name.',
  unreachable: () => 'No name server responded, so the status hasn’t changed. Try again later.',
}
export const domainProblem = (code: DomainProblem, detail: string | null) =>
  DOMAIN_PROBLEMS[code](detail ?? '')

/** In the settings. */
export const domainRule = {
  lead: 'The email domains that people sign in with.',
  label: 'Verification required from',
  hint: 'From this date, people can sign in only with addresses at verified domains. Leave empty to make verification optional.',
  save: 'Save',
  saveFailed: 'Failed to save settings',
  isOn: 'Domain verification date saved',
  isOff: 'Domain verification is now optional',
}

export const domainNotice = (domain: string, which: DomainState) =>
  `${domain}: ${DOMAIN_STATES[which]}`

export const domainMail = {
  subject: (domain: string) => `DNS verification record for ${domain} is missing`,
  gone: (customer: string, domain: string) =>
    `The DNS record verifying that ${domain} belongs to ${customer} is missing.`,
  publish: (name: string, value: string) =>
    `Publish it again as a TXT record with the name ${name} and the value ${value}`,
  grace: (days: number) =>
    `If it isn’t restored within ${days} days, people with addresses at this domain won’t be able to sign in.`,
  open: 'Open single sign-on',
}

// Sign-in by email code.

export const codes = {
  title: 'Email codes',
  lead: 'People enter their email, get a 6-digit code, and sign in with it. No identity provider is needed.',
  loading: 'Loading email codes',
  loadFailed: 'Failed to load email codes',
  who: 'Who can sign in with an email code',
  modes: {
    off: 'Off',
    domains: 'Everyone at this customer’s domains',
    listed: 'Listed people only',
  } satisfies Record<EmailCodeMode, string>,
  modeHints: {
    off: 'No one gets a code. People who are signed in stay signed in.',
    domains:
      'Anyone who can read email at these domains can sign in. New people get an account at their first sign-in.',
    listed:
      'For people without an account at the customer’s identity provider, such as drivers. Everyone at these domains sees the same pages, so no one can tell who is listed.',
  } satisfies Record<EmailCodeMode, string>,
  domainsAre: (domains: string) => `Domains: ${domains}`,
  emails: 'Listed people',
  emailsHint: 'One address per line, each at one of this customer’s domains.',
  risk: 'A code is as safe as the mailbox it’s sent to. Each code works once, for 10 minutes, and only in the browser where it was requested.',
  noMailServer:
    'No mail server is set up, so no codes can be sent. People who request one see an error message.',
  toMail: 'Set up outgoing email',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Email code settings saved',
  saveFailed: 'Failed to save email code settings',
  changedElsewhere: 'Someone else changed the email code settings. Review them again.',
}

export const emergency = {
  title: 'Emergency access',
  lead: 'If this customer’s identity provider is down, let people sign in with a passkey or an email code for a few hours. Only people who already have an account here can use it. Emergency access closes automatically and then signs out everyone who used it.',
  loading: 'Loading emergency access',
  loadFailed: 'Failed to load emergency access',
  isOpen: 'Open',
  isClosed: 'Closed',
  people: 'People with an account',
  withPasskey: 'With a passkey',
  noMailServer:
    'No mail server is set up. No one will be notified or get a code, so only people with a passkey can sign in.',
  noPeople: 'No one at this customer has an account yet, so no one can sign in this way.',
  noProvider:
    'This customer doesn’t use an identity provider. To let people always sign in without one, use email codes.',
  toCodes: 'Go to email codes',
  open: 'Open emergency access',
  opening: 'Opening...',
  askOpen: (customer: string) => `Open emergency access for ${customer}?`,
  canSignIn: (people: number) =>
    plural(people, {
      one: '1 person can then sign in with a passkey or an email code.',
      other: `${number(people)} people can then sign in with a passkey or an email code.`,
    }),
  someHavePasskeys: (people: number) =>
    plural(people, {
      one: '1 of them has a passkey. The others need a code.',
      other: `${number(people)} of them have a passkey. The others need a code.`,
    }),
  noneHasPasskey: 'No one has a passkey yet, so everyone needs a code.',
  told: 'Everyone who can sign in this way and all administrators will get an email.',
  hours: 'Close after',
  hoursOf: (count: number) =>
    plural(count, { one: `${number(count)} hour`, other: `${number(count)} hours` }),
  until: (time: string) => `Open until ${time}`,
  reason: 'Reason',
  reasonHint: 'Included in the emails. For example, “Microsoft 365 outage”.',
  openFailed: 'Failed to open emergency access',
  opened: 'Emergency access opened',
  change: 'Change duration',
  askChange: 'Change how long emergency access stays open?',
  changeNote: 'The new duration starts now. Everyone is notified again.',
  save: 'Save',
  saving: 'Saving...',
  changeFailed: 'Failed to change the duration',
  changed: 'Duration changed',
  close: 'Close now',
  closing: 'Closing...',
  askClose: 'Close emergency access?',
  closeNote:
    'Everyone who signed in this way is signed out immediately. From then on, people sign in through their identity provider again.',
  closed: 'Emergency access closed',
  closesAt: 'Closes',
  openedAt: 'Opened',
  last: 'Last open',
  lasted: (from: string, to: string) => `${from} to ${to}`,
  at: (time: string, by: string) => `${time} by ${by}`,
  signIns: 'Sign-ins',
  noSignIns: 'None',
  signInsOf: (people: number, code: number, passkey: number) =>
    plural(people, {
      one: `1 person (email code: ${number(code)}, passkey: ${number(passkey)})`,
      other: `${number(people)} people (email code: ${number(code)}, passkey: ${number(passkey)})`,
    }),
  isOpenUntil: (time: string) => `Emergency access is open until ${time}.`,
  manage: 'Manage',
}

// Answers of the server about emergency access, and its mails.

export const chooseDoorHours = 'Enter a whole number of hours from 1 to 72'
export const giveDoorReason = 'Enter a reason'
export const doorReasonTooLong = 'The reason must be 300 characters or less'
export const doorNeedsActive = 'This customer is inactive. Activate it first.'

export const doorMail = {
  adminSubject: {
    opened: (customer: string) => `Emergency access opened for ${customer}`,
    closed: (customer: string) => `Emergency access closed for ${customer}`,
  },
  opened: (by: string, customer: string, until: string) =>
    `${by} opened emergency access for ${customer}. Until ${until}, people there can sign in with an email code or a passkey instead of their identity provider.`,
  closed: (customer: string, at: string) => `Emergency access for ${customer} closed on ${at}.`,
  closedBy: (by: string) => `Closed by ${by}.`,
  reason: (reason: string) => `Reason: ${reason}`,
  check: 'If you didn’t expect this, close emergency access on the customer’s single sign-on page.',
  ended: 'Everyone who signed in through emergency access has been signed out.',
  openPage: 'Open single sign-on',
  subject: (installation: string) => `A temporary way to sign in to ${installation}`,
  people: (until: string) =>
    `Your company’s usual sign-in may not be working. Until ${until}, you can sign in without it.`,
  how: 'Enter your work email on the sign-in page. Then use your passkey, or have a code emailed to you.',
  after: 'After that, you’ll be signed out and can sign in with your company account as usual.',
  openSignIn: 'Open the sign-in page',
}
