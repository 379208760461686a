import type { DomainProblem, DomainState } from '#shared/customers/domains/endpoints.ts'

import { number, plural } from './language.ts'

// The settings of a connection to an identity provider, as the form and the setup link show them.

export const labels = {
  enabled: 'Enable SAML SSO',
  provider: 'Identity Provider',
  entityId: 'Entity ID / Issuer',
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
  moreCerts: 'Further Certificates',
  ipRestrictions: 'IP Restrictions',
  metadataUrl: 'Metadata Address',
  followMetadata: 'Take New Certificates',
  logoutUrl: 'Sign-Out URL',
  logoutByPost: 'Sign Out by POST',
}

export const title = 'Single Sign-On'
export const given = 'Values you give to the provider'
export const received = 'Values you receive from the provider'
export const advanced = 'Advanced'
export const guide = 'SSO setup guide'
export const newTab = '(opens in a new tab)'
export const ownEntityId = 'Entity ID / Audience'
export const ownEntityIdHint = 'The identity provider knows the portal by this'
export const ownAcsUrl = 'ACS / Callback URL'
export const ownAcsUrlHint = 'Where the identity provider sends its responses'
export const addAddress = 'Add address'
export const addCertificate = 'Add certificate'
export const certificateLabel = (at: number) => `Certificate ${at}`
export const certificateProblem = (at: number, problem: string) => `Certificate ${at}: ${problem}`
export const addressAt = (at: number) => `address ${at}`
export const chooseFile = 'Choose a file'
export const chooseFileFor = (label: string) => `Choose a file, ${label}`
export const fileWith = (label: string) => `File with the ${label}`
export const readingCertificate = 'Reading the certificate...'
export const factsLater = 'What is in the certificate stands here once you leave the field.'

type End = { isOver: boolean; days: number }
export const certificateEnds = ({ isOver, days }: End) => {
  if (isOver) return 'Certificate expired'
  if (days === 0) return 'Certificate ends within a day'
  return plural(days, {
    one: `Certificate ends in ${number(days)} day`,
    other: `Certificate ends in ${number(days)} days`,
  })
}

// What is wrong with what was entered.
export const providerRequired = 'Provider is required when SAML is enabled'
export const entityIdRequired = 'Entity ID is required when SAML is enabled'
export const entryPointRequired = 'Entry Point URL is required when SAML is enabled'
export const certRequired = 'Certificate is required when SAML is enabled'
export const lineTooLong = 'This must be 500 characters or less'
export const certificateTooLong = 'A certificate must be 20,000 characters or less'
export const notStorable = 'This text contains a character that cannot be stored'
export const tooManyCertificates = 'Add up to 8 further certificates'
export const tooManyAddresses = 'List at most 200 addresses'
export const chooseProvider = 'Choose one of the listed providers'
export const giveAddress = 'Give an https address such as https://login.example.com/saml2'
export const giveRanges =
  'Give addresses such as 203.0.113.7, or ranges such as 203.0.113.0/24 or 2001:db8::/32'
export const metadataTooLong = 'This is too long for one provider'
export const peopleOutOfRange = 'Give a number from 1 to 1000'
export const shareOutOfRange = 'Give a number from 1 to 100'
export const emailTooLong = 'An address must be 254 characters or less'
export const tooManyPeople = 'List at most 100 people'

/** Whoever came by a setup link. */
export const linkHolder = (name: string) => `${name} (setup link)`

// Hints below the fields.

/** Below the settings of a connection in its form. Some need none. */
export const hints = {
  enabled: 'People of this customer sign in through their own identity provider',
  cert: 'PEM or base64 text, with or without the BEGIN and END lines',
  validateSignature:
    'Off, only a signature on the assertion is looked at; one must always be there.',
  validateInResponseTo: 'Off, people can also begin at the provider’s own tile.',
  disableRequestedAuthnContext: 'On, the provider decides by itself how people prove who they are.',
  auditEnabled: 'Sign-ins and refused sign-ins are recorded.',
  signRequests:
    'On, what asks the provider for a sign-in is signed. It needs our certificate for that, which is in our metadata.',
  requestsByPost: 'For providers that don’t accept requests by redirect. Most do.',
  decryptAssertions:
    'On, the provider may encrypt what it sends, to our certificate, which is in our metadata.',
  audienceRestriction:
    'Optional. Only where the provider sends another audience than our entity ID.',
  emailAttribute:
    'Optional. The attribute with the email, if it isn’t one of the usual names. Matched exactly; enter NameID for the NameID.',
  firstNameAttribute:
    'Optional. The attribute with the first name, if it isn’t one of the usual names.',
  lastNameAttribute:
    'Optional. The attribute with the last name, if it isn’t one of the usual names.',
  previousCert: 'Optional. While the provider changes its certificate, both are accepted.',
  moreCerts: 'Optional. For providers that sign with more than two; all of them are accepted.',
  ipRestrictions:
    'Optional. IP addresses or CIDR ranges that people may sign in from; without any, from everywhere.',
  logoutByPost: 'Off, the provider is asked by redirect, which most of them take.',
}

// Mails about a customer's single sign-on, to administrators and to the customer's technical contacts.

function whenCertificateEnds({ isOver, days }: End): string {
  if (isOver) return 'has ended'
  if (days === 0) return 'ends within a day'
  return plural(days, { one: 'ends in 1 day', other: `ends in ${days} days` })
}

export const openSignOn = 'Open single sign-on'

export const certificateMail = {
  subject: (customer: string, end: End) =>
    `The signing certificate of ${customer} ${whenCertificateEnds(end)}`,
  fact: (customer: string, { name, day, isOver }: { name: string; day: string; isOver: boolean }) =>
    `The certificate that the identity provider of ${customer} signs with (${name}) ${isOver ? 'ended' : 'ends'} on ${day}.`,
  watched:
    'The metadata of the provider is looked at each day. A new certificate is noticed there as soon as the provider publishes it.',
  notWatched:
    'Ask for the new certificate in time, or give the address of the provider’s metadata: then it is noticed by itself.',
  contactSubject: (customer: string, end: End) =>
    `Single sign-on of ${customer}: the signing certificate ${whenCertificateEnds(end)}`,
  contactWatched: (host: string) =>
    `Make a new signing certificate at your identity provider before that day. The support portal at ${host} looks at the metadata of your provider each day and notices it there.`,
  contactNotWatched: (host: string) =>
    `Make a new signing certificate at your identity provider before that day, and send it to whoever runs the support portal at ${host} before your provider signs with it. Otherwise nobody can sign in there.`,
  contactReason: (host: string) =>
    `You have this mail because you are a technical contact of your organization at ${host}.`,
}

/** What was seen in a provider's metadata. */
export const metadataMail = {
  newSubject: (customer: string) => `${customer} has a new signing certificate`,
  otherSubject: (customer: string) => `The identity provider of ${customer} has other settings`,
  offered: (customer: string) =>
    `The metadata of the identity provider of ${customer} is not any more what people sign in with.`,
  now: (certificates: string) => `Accepted now: ${certificates}`,
  next: (certificates: string) => `Accepted with the new one: ${certificates}`,
  entityId: (before: string, after: string) =>
    `Entity ID: it was ${before}, and the metadata has ${after}.`,
  entryPoint: (before: string, after: string) =>
    `Entry point: it was ${before}, and the metadata has ${after}.`,
  nothingChanged: 'Nothing was changed. Look at it, and take what is right.',
  takenSubject: (customer: string) => `The new signing certificate of ${customer} is accepted`,
  taken: (customer: string) =>
    `The identity provider of ${customer} publishes a new signing certificate. It was taken from the metadata, and the one before is accepted until it is not used any more. There is nothing to do.`,
  accepted: (certificates: string) => `Accepted now: ${certificates}`,
  certificate: (subject: string, day: string, fingerprint: string) =>
    `${subject}, valid until ${day}, SHA-256 ${fingerprint}`,
}

// The page about a connection.

export const customerGone = 'This customer does not exist any more.'

export const draftChanged =
  'Somebody else has changed what is prepared in the meantime. Look at it again.'
export const noDraft = 'Nothing is prepared. Change the settings first.'
export const neverTested = 'These settings never passed a test.'
export const noVersion = 'This version does not exist.'
export const namePilotPeople = 'Name at least one person'
export const notOfDomains = (email: string, domains: string) =>
  `“${email}” is not an address of this customer (${domains})`
export const titleOf = (customer: string) => `Single Sign-On, ${customer}`

export const editCustomer = 'Edit Customer'
export const toGuide = 'SSO Guide'
export const loading = 'Loading single sign-on'
export const loadFailed = 'Failed to load single sign-on'

export const state = {
  title: 'State',
  live: 'Live',
  off: 'Off',
  liveHint: 'People of this customer sign in through their own identity provider.',
  offHint: 'Nobody of this customer can sign in.',
  provider: 'Identity provider',
  entityId: 'Entity ID / Issuer',
  certificate: 'Certificate',
  noCertificate: 'None',
  validUntil: (day: string) => `Valid until ${day}`,
}

export const switchingOff = {
  act: 'Switch off',
  ask: 'Switch single sign-on off?',
  busy: 'Switching off...',
  of: (customer: string) =>
    `Everybody of ${customer} is signed out at once, and nobody can sign in until it is live again.`,
  ofTeam:
    'Whoever signed in through the provider is signed out at once, you too if you did. From then on everybody of the team signs in with a password.',
  endsPilot: 'The pilot ends, too.',
  kept: 'The settings are kept: return to their version to have it on again.',
  done: 'Single sign-on is off',
  way: 'Switched off here',
}

export const steps = {
  label: 'Steps until everybody signs in with it',
  draft: 'Draft',
  test: 'Test',
  pilot: 'Pilot people',
  live: 'Everybody',
}
export const stepDone = 'done'

export const settings = {
  title: 'Settings',
  beside:
    'What you change here is prepared beside the settings that are live. Nobody signs in with it until you say so.',
  change: 'Change the settings',
  loading: 'Loading the settings',
  save: 'Save draft',
  saved: 'Draft saved. Nobody signs in with it yet.',
  saveFailed: 'Failed to save the draft',
  isSaved: 'The draft is saved.',
  endsPilot: 'Saving ends the pilot: what you change is approved by nobody yet.',
}

export const logout = {
  title: 'Sign-out at the provider',
  lead: 'Optional (single logout). People who sign out here are signed out at the provider too, and the other way around.',
  own: 'Our Single Logout URL',
  ownHint:
    'Give it to the provider, with the certificate of this portal, where it does not read our metadata.',
}

export const goingLive = {
  title: 'Go live',
  by: (who: string) => `Prepared by ${who}`,
  changes: 'What is different from the settings that are live',
  nothing: 'Nothing is different from the settings that are live.',
  unsaved: 'Save the draft first: what you typed is not in it yet.',
  tested: 'Passed a test',
  untested: 'These settings never passed a test.',
  go: 'Go live for everybody',
  going: 'Going live...',
  isLive: 'Everybody signs in with these settings now',
  failed: 'Failed to go live',
  ask: 'Go live without a test?',
  askAnyway: 'Go live for everybody?',
  risk: 'These settings never passed a test. If one of them is wrong, nobody can sign in until you return to an earlier version.',
  pilotRisk:
    'These settings never passed a test. If one of them is wrong, the people of the pilot cannot sign in.',
  signsOut:
    'The identity provider is another one, so everybody who is signed in has to sign in again.',
  anyway: 'Go live anyway',
  keep: 'Not yet',
  discard: 'Discard draft',
  askDiscard: 'Discard the draft?',
  discardNote: 'What is live stays as it is.',
  discardPilot: 'What is live stays as it is. The people of the pilot are signed out.',
  discarded: 'Draft discarded',
}

export const pilot = {
  title: 'Pilot people',
  hint: 'These people sign in with the draft already, everybody else with what is live. One address on each line.',
  label: 'Email addresses',
  start: 'Start pilot',
  change: 'Save people',
  starting: 'Saving...',
  started: 'The pilot has begun',
  failed: 'Failed to start the pilot',
  ask: 'Start a pilot without a test?',
  anyway: 'Start anyway',
  end: 'End pilot',
  ended: 'The pilot has ended',
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
  lead: 'Every change of what people sign in with. One click brings an earlier one back for everybody.',
  loading: 'Loading the versions',
  loadFailed: 'Failed to load the versions',
  none: 'Nothing has changed yet',
  noneHint: 'Each change of what people sign in with is kept here, so that it can be undone.',
  heading: (version: number) => `Version ${number(version)}`,
  live: 'Live',
  off: 'Single sign-on off',
  tested: 'Tested',
  first: 'The first settings',
  changed: (count: number) =>
    plural(count, {
      one: `${number(count)} setting changed`,
      other: `${number(count)} settings changed`,
    }),
  returnTo: (version: number) => `Return to version ${number(version)}`,
  returning: 'Returning...',
  returned: (version: number) => `Everybody signs in with version ${number(version)} again`,
  returnFailed: 'Failed to return',
}

/** By which way a version came about. */
export const way = {
  form: 'Customer form',
  page: 'Went live here',
  setup_link: 'Setup link',
  metadata: 'Metadata of the provider',
  return: 'Return',
  automatic_return: 'Automatic return',
}
export const wayBack = (by: string, version: number) => `${by} to version ${number(version)}`

const people = (count: number) =>
  plural(count, { one: `${number(count)} person`, other: `${number(count)} people` })

/** Told by mail once a change has stopped sign-ins. */
export const stopped = {
  subject: (customer: string) => `Sign-ins of ${customer} stopped working after a change`,
  counted: (customer: string, count: number, version: number, earlier: number) =>
    `Since version ${number(version)} of the single sign-on of ${customer}, ${people(count)} could not sign in whom version ${number(earlier)} would have let in.`,
  returned: (version: number) =>
    `Everybody signs in with the settings of version ${number(version)} again: it went back by itself.`,
  wayBack: (version: number) =>
    `Return to version ${number(version)} with one click, or mend the settings.`,
  open: 'Open single sign-on',
}

/** On the dashboard. */
export const stoppedNotices = {
  title: 'Sign-ins stopped working after a change',
  of: (version: number, count: number) =>
    `Since version ${number(version)}, ${people(count)} cannot sign in`,
}

export const watch = {
  title: 'After a change',
  lead: 'For a week after each change, a sign-in that is refused is tried with the settings before. If those would let the person in, the change has stopped them.',
  people: 'So many people stopped',
  share: 'And this share of those who tried, in percent',
  returns: 'Go back by itself',
  returnsHint:
    'Everybody signs in with the settings before again, and administrators are told. Leave it off while a key of the provider may have been stolen.',
  save: 'Save',
  saved: 'Saved',
  saveFailed: 'Failed to save',
  since: (version: number, worked: number, stoppedPeople: number) =>
    `Since version ${number(version)}: ${people(worked)} signed in, ${people(stoppedPeople)} stopped by the change.`,
  broken: (version: number, count: number, earlier: number) =>
    `Sign-ins stopped working: since version ${number(version)}, ${people(count)} could not sign in whom version ${number(earlier)} would have let in.`,
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

// Proofs of domains.

export const domainNotOfCustomer = 'This customer does not have this domain.'

export const domainsTitle = 'Domains'
export const whatDomainsAre =
  'A TXT record shows that a domain is the customer’s own. It is looked for once a day.'
export const loadingDomains = 'Loading the domains'
export const domainsLoadFailed = 'Failed to load the domains'
export const noDomains = 'There is no domain yet.'
const DOMAIN_STATES: Record<DomainState, string> = {
  unproven: 'Not proven',
  proven: 'Proven',
  gone: 'Record is gone',
}
export const domainState = (which: DomainState) => DOMAIN_STATES[which]
export const domainProvenSince = (day: string) => `Proven since ${day}.`
export const recordGoneSince = (day: string) =>
  `It was proven, and the record is gone since ${day}.`
export const domainRefusedFrom = (day: string) =>
  `From ${day} on nobody can sign in with an address at this domain.`
export const domainCheckedAt = (when: string) => `Looked for on ${when}.`
export const domainNeverChecked = 'Not looked for yet.'
export const recordName = 'Name of the TXT record'
export const recordNameHint =
  'Where your DNS provider adds the domain itself, enter _portico alone.'
export const recordValue = 'Value'
export const checkDomain = 'Check now'
export const checkDomainOf = (domain: string) => `Check now, ${domain}`
export const checkingDomain = 'Checking...'
export const domainCheckFailed = 'Failed to check'
export const domainProven = (domain: string) => `${domain} is proven`
export const showRecord = (domain: string) => `Record of ${domain}`

const DOMAIN_PROBLEMS: Record<DomainProblem, (detail: string) => string> = {
  missing: () =>
    'The record is not there. It may take an hour until all name servers have a new one.',
  other_value: (text) => `There is a TXT record with another value: ${text}`,
  wrong_name: () =>
    'The record is there with the domain twice in its name. Enter _portico alone as the name.',
  unreachable: () => 'No name server has answered. Nothing was changed.',
}
export const domainProblem = (code: DomainProblem, detail: string | null) =>
  DOMAIN_PROBLEMS[code](detail ?? '')

/** In the settings. */
export const domainRule = {
  title: 'Email domains',
  label: 'Proof compulsory from',
  hint: 'From this day on people sign in only with addresses at domains that are proven by a DNS record. Leave it empty to let each customer choose.',
  save: 'Save',
  saving: 'Saving...',
  saveFailed: 'Failed to save',
  isOn: 'Domains have to be proven',
  isOff: 'Domains need not be proven',
}

export const domainNoticesTitle = 'Domains to prove'
export const domainNotice = (domain: string, which: DomainState) =>
  `${domain}: ${DOMAIN_STATES[which]}`

export const domainMail = {
  subject: (domain: string) => `The DNS record that proves ${domain} is gone`,
  gone: (customer: string, domain: string) =>
    `A DNS record showed that ${domain} belongs to ${customer}. It is not there any more.`,
  publish: (name: string, value: string) =>
    `Publish it again as a TXT record with the name ${name} and the value ${value}`,
  grace: (days: number) =>
    `If it is not back within ${days} days, people with addresses at this domain cannot sign in to the support portal.`,
  open: 'Open single sign-on',
}
