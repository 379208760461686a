import type { ReadAs, TestRemark, TestState } from '#shared/connections/tests/values.ts'

import { number, plural } from './language.ts'

export const gone = 'This test does not exist any more.'

export const title = 'Test'
export const pageTitle = 'Test of Single Sign-On'
export const pageTitleOf = (customer: string) => `Test of Single Sign-On, ${customer}`
export const backToSignOn = 'Single Sign-On'
export const loading = 'Loading the test'
export const loadFailed = 'Failed to load the test'

export const lead =
  'Sign in at the provider with these settings before anybody else does. A test signs nobody in and changes nobody.'
export const never = 'No test yet.'
export const begin = 'Test these settings'
export const beginAgain = 'Test again'
export const beginning = 'Beginning...'
export const missing = (labels: string) => `Before a test, fill in: ${labels}.`
export const unsaved = 'Save what you have changed first: a test tries what is saved.'
export const begunBy = (name: string, when: string) => `Begun by ${name}, ${when}`
export const isOfOthers = 'The settings have changed since this test.'
export const ranOut = 'What this test said was kept for 30 days.'

export const waiting = {
  title: 'Waiting for the provider',
  text: 'Sign in at the provider in the tab that has opened, as a person of this customer. The result appears here by itself.',
  stuck: 'Does the provider show an error instead of coming back?',
  stuckLink: 'What its errors mean',
  blocked: 'This browser has kept the tab from opening.',
  open: 'Open the test in a new tab',
}

export const stateOf: Record<TestState, string> = {
  waiting: 'Waiting',
  passed: 'Passed',
  failed: 'Failed',
  expired: 'Not answered',
}
export const passedWithRemarks = 'Passed, with remarks'

export const verdict = {
  passed: 'A sign-in with these settings works.',
  remarked: 'A sign-in with these settings works. There is something to know:',
  failed: 'A sign-in with these settings would be refused.',
  expired:
    'The provider did not answer within 30 minutes. If it showed an error, its guide says what that means.',
  /** For assistive technology, once the answer is there. */
  told: (state: string) => `Test: ${state}`,
  /** On the page that the provider leads back to. */
  close: 'You can close this tab: the one in which the test was begun shows the same.',
}

export const notVerified =
  'Not verified: no certificate of these settings confirms the signature. What follows is what the answer claims, and anybody could have written it.'
export const unreadable = 'Nothing of the answer could be read.'

export const failures = {
  title: 'What is wrong',
  counted: (count: number) =>
    plural(count, { one: 'One thing is wrong', other: `${number(count)} things are wrong` }),
  expected: 'Expected',
  received: 'Received',
  hint: 'Detail',
  settings: 'Settings',
  guide: 'Where to mend it in the guide',
}

export const remarks = {
  title: 'Remarks',
  of: {
    certificate_expired: (day: string) =>
      `The certificate of these settings expired on ${day}. Sign-ins go on for now; enter the one that the provider signs with next.`,
    certificate_ends_soon: (day: string) =>
      `The certificate of these settings ends on ${day}. Ask for the next one in time.`,
    signed_by_previous: () =>
      'The provider still signs with the previous certificate. Keep both until it has changed.',
    clock_ahead: (seconds: string) =>
      `The provider’s clock is ${seconds} s ahead of ours. From 60 s on, sign-ins are refused.`,
    clock_behind: (seconds: string) =>
      `The answer was ${seconds} s old when it came: the provider’s clock is behind ours, or the way took that long.`,
    no_first_name: () => 'No first name came, so people are called by their last name alone.',
    no_last_name: () => 'No last name came, so people are called by their first name alone.',
    no_names: () =>
      'Neither first nor last name came, so people are called by their email address.',
    address_restricted: (address: string) =>
      `The test came from ${address}, which is not in the IP restrictions: a sign-in from there would be refused.`,
    short_session: (time: string) =>
      `The provider ends this session at ${time}. People are signed out here at the same moment.`,
  } satisfies Record<TestRemark, (detail: string) => string>,
}

export const person = {
  title: 'The person',
  new: (name: string, email: string) =>
    `${name} (${email}), who is new here and would be added by the first sign-in.`,
  existing: (name: string, email: string) => `${name} (${email}), who is known here.`,
  renamed: (currentName: string, email: string, name: string) =>
    `${currentName} (${email}), who is known here and would be called ${name} from the next sign-in on.`,
  deactivated: (name: string, email: string) => `${name} (${email}), who is deactivated here.`,
  foreign_domain: (email: string) => `${email}, which is in none of the domains of this customer.`,
  none: 'The answer does not say who somebody is.',
}

export const attributes = {
  title: 'What was received about the person',
  name: 'Attribute',
  value: 'Value',
  readAs: 'Read as',
  part: {
    email: 'Email',
    firstName: 'First name',
    lastName: 'Last name',
  } satisfies Record<ReadAs, string>,
  nothing: 'Nothing',
  nameId: 'NameID',
  noValue: 'No text',
  more: (count: number) => `and ${number(count)} more`,
  isCut: 'More attributes came than are shown.',
  notReceived: 'Not received',
  useAs: (name: string) => `Use ${name} as`,
  mapHint:
    'Choose what each attribute is read as. The draft is saved; test again to see the result.',
  saveFirst: 'Save your changes before you map attributes.',
}

export const signatures = {
  title: 'What was signed',
  none: 'Nothing is signed.',
  of: { response: 'Response', assertion: 'Assertion' },
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  algorithm: 'Algorithm',
  digest: 'Digest',
  certificate: 'Certificate',
  which: {
    current: 'The certificate of these settings',
    previous: 'The previous certificate of these settings',
    unknown: 'A certificate that is not in these settings',
  },
  noCertificate: 'None is named',
  fingerprint: 'Fingerprint (SHA-256)',
  until: 'Valid until',
}

export const facts = {
  title: 'The rest of the answer',
  issuer: 'Issuer',
  audience: 'Audience',
  recipient: 'Recipient',
  destination: 'Destination',
  nameId: 'NameID',
  format: 'NameID format',
  noFormat: 'None given',
  issuedAt: 'Issued',
  valid: 'Valid',
  validFromTo: (from: string, to: string) => `From ${from} to ${to}`,
  validUntil: (to: string) => `Until ${to}`,
  clock: 'Clock',
  clockSame: 'The same as ours, within 2 s',
  clockAhead: (seconds: string) => `${seconds} s ahead of ours`,
  clockBehind: (seconds: string) => `${seconds} s behind ours, the way here included`,
  session: 'Session ends',
  noSession: 'The provider does not say',
  encryption: 'Encryption',
  encrypted: 'The assertion was encrypted, and could be opened',
  notEncrypted: 'The assertion was not encrypted',
  none: 'None',
  expected: (value: string) => `Expected: ${value}`,
}
