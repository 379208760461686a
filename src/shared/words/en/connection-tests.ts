import type { ReadAs, TestRemark, TestState } from '#shared/connections/tests/values.ts'

import { number, plural } from './language.ts'

export const gone = 'This test no longer exists.'

export const title = 'Test'
export const pageTitle = 'Single Sign-On Test'
export const pageTitleOf = (customer: string) => `Single Sign-On Test, ${customer}`
export const backToSignOn = 'Single Sign-On'
export const loading = 'Loading test'
export const loadFailed = 'Failed to load test'

export const lead =
  'Try these settings before anyone else uses them. A test doesn’t sign anyone in or change any account.'
export const result = 'Result'
export const details = 'Details'
export const never = 'Not tested yet.'
export const begin = 'Run test'
export const beginAgain = 'Run test again'
export const beginning = 'Starting...'
export const missing = (labels: string) => `To run a test, first enter: ${labels}.`
export const unsaved = 'Save your changes first. The test uses saved settings.'
export const begunBy = (name: string, when: string) => `Started by ${name}, ${when}`
export const isOfOthers = 'Settings have changed since this test.'
export const ranOut = 'Test results are kept for 30 days. These have been deleted.'

/** Connecting a provider that knows this portal by one application. */
export const applications = {
  above: 'Connect and test the provider in the step above.',
  connect: 'Connect with Microsoft',
  another: 'Connect another tenant',
  tenant: 'Tenant ID',
  confirmedAt: 'Confirmed domain',
  setUp: 'Sign-In Apps',
  microsoft: {
    title: 'Connect Microsoft',
    lead: 'A Microsoft 365 administrator of this organization signs in once and gives consent. There’s nothing to copy and no certificate to renew.',
    reads:
      'This portal gets the name and email address of people who sign in. It can’t read email, files or the directory.',
    missing: 'This portal isn’t registered with Microsoft yet.',
    missingByLink:
      'Signing in with Microsoft isn’t set up on this portal yet. Ask the person who sent you the link.',
  },
  google: {
    title: 'Test Google',
    lead: 'There’s nothing to enter. People sign in with their Google Workspace account at one of this organization’s domains.',
    reads:
      'This portal gets the name and email address of people who sign in. It can’t read email or files.',
    missing: 'This portal isn’t registered with Google yet.',
    missingByLink:
      'Signing in with Google isn’t set up on this portal yet. Ask the person who sent you the link.',
  },
}

export const waiting = {
  title: 'Waiting for the provider',
  text: 'Sign in at the provider in the new tab with an account in this organization. The result appears here automatically.',
  stuck: 'Is the new tab blank, or does it show an error? Check the Entry Point URL first.',
  stuckElsewhere: 'Is the new tab blank, or does it show an error?',
  stuckLink: 'Look up the error',
  blocked: 'Your browser blocked the new tab.',
  open: 'Open the test in a new tab',
}

export const stateOf: Record<TestState, string> = {
  waiting: 'Waiting',
  passed: 'Passed',
  failed: 'Failed',
  expired: 'No response',
}
export const passedWithRemarks = 'Passed with warnings'

export const verdict = {
  passed: 'Success. People can sign in with these settings.',
  remarked: 'People can sign in with these settings, but there are warnings.',
  failed: 'People can’t sign in with these settings.',
  expired:
    'No response arrived within 5 minutes. If the new tab showed an error or a page from this portal, check the Entry Point URL here and the ACS URL at the provider, then run the test again.',
  expiredElsewhere:
    'No response arrived within 5 minutes. If the new tab showed an error, look it up and try again.',
  /** For assistive technology, once the answer is there. */
  told: (state: string) => `Test: ${state}`,
  /** On the page that the provider leads back to. */
  close: 'You can close this tab. The result is also shown where you started the test.',
}

export const notVerified =
  'Not verified: none of your certificates matches the signature. The details below could have been written by anyone.'
export const unreadable = 'Can’t read the response.'

export const failures = {
  title: 'Problems',
  counted: (count: number) =>
    plural(count, { one: '1 problem', other: `${number(count)} problems` }),
  expected: 'Expected',
  received: 'Received',
  hint: 'Details',
  settings: 'Settings',
  guide: 'How to fix it (guide)',
}

export const remarks = {
  title: 'Warnings',
  of: {
    certificate_expired: (day: string) =>
      `The certificate in these settings expired on ${day}. Sign-ins still work for now. Enter the provider’s new certificate.`,
    certificate_ends_soon: (day: string) =>
      `The certificate in these settings expires on ${day}. Request a new one before then.`,
    signed_by_previous: () =>
      'The provider still signs with the previous certificate. Keep both until it switches to the new one.',
    clock_ahead: (seconds: string) =>
      `The provider’s clock is ${seconds} s ahead of this portal’s. Above 60 s, sign-ins are rejected.`,
    clock_behind: (seconds: string) =>
      `The response was ${seconds} s old when it arrived. Either the provider’s clock is slow or delivery took that long.`,
    no_first_name: () =>
      'The provider sent no first name, so people appear with their last name only.',
    no_last_name: () =>
      'The provider sent no last name, so people appear with their first name only.',
    no_names: () => 'The provider sent no name, so people appear with their email address.',
    address_restricted: (address: string) =>
      `The test came from ${address}, which is outside the IP restrictions. A sign-in from there would be rejected.`,
    short_session: (time: string) =>
      `The provider ends this session on ${time}. People are signed out here at the same time.`,
  } satisfies Record<TestRemark, (detail: string) => string>,
}

export const person = {
  title: 'Person',
  new: (name: string, email: string) =>
    `${name} (${email}), a new person who would be added on first sign-in.`,
  existing: (name: string, email: string) => `${name} (${email}), an existing person.`,
  renamed: (currentName: string, email: string, name: string) =>
    `${currentName} (${email}), an existing person. Their name would change to ${name} at the next sign-in.`,
  deactivated: (name: string, email: string) => `${name} (${email}), whose account is deactivated.`,
  foreign_domain: (email: string) =>
    `${email}, which isn’t at one of the email domains set up here.`,
  none: 'The response doesn’t identify a person.',
}

export const attributes = {
  title: 'Attributes received',
  name: 'Attribute',
  value: 'Value',
  readAs: 'Read as',
  lead: 'What the provider sent in the latest test, and what we read from it. Any change is saved as a draft.',
  untested: 'Run a test to see which attributes the provider sends.',
  part: {
    email: 'Email',
    firstName: 'First name',
    lastName: 'Last name',
  } satisfies Record<ReadAs, string>,
  nothing: 'Nothing',
  nameId: 'NameID',
  noValue: 'No text',
  more: (count: number) => `and ${number(count)} more`,
  isCut: 'Some attributes aren’t shown.',
  notReceived: 'Not received',
  useAs: (name: string) => `Use ${name} as`,
  mapHint:
    'Map each attribute to a field. Your choices are saved to the draft. Test again to see the result.',
  saveFirst: 'Save your changes before you map attributes.',
}

export const signatures = {
  title: 'Signatures',
  none: 'Nothing is signed.',
  of: { response: 'Response', assertion: 'Assertion' },
  confirmed: 'Verified',
  notConfirmed: 'Not verified',
  algorithm: 'Algorithm',
  digest: 'Digest',
  certificate: 'Certificate',
  which: {
    current: 'The certificate in these settings',
    previous: 'The previous certificate in these settings',
    unknown: 'A certificate that isn’t in these settings',
  },
  noCertificate: 'None specified',
  fingerprint: 'Fingerprint (SHA-256)',
  until: 'Valid until',
}

export const facts = {
  title: 'Response details',
  issuer: 'Issuer',
  audience: 'Audience',
  recipient: 'Recipient',
  destination: 'Destination',
  nameId: 'NameID',
  format: 'NameID format',
  noFormat: 'Not specified',
  issuedAt: 'Issued',
  valid: 'Valid',
  validFromTo: (from: string, to: string) => `From ${from} to ${to}`,
  validUntil: (to: string) => `Until ${to}`,
  clock: 'Clock',
  clockSame: 'Matches this portal’s clock within 2 s',
  clockAhead: (seconds: string) => `${seconds} s ahead of this portal’s clock`,
  clockBehind: (seconds: string) =>
    `${seconds} s behind this portal’s clock, including delivery time`,
  session: 'Session ends',
  noSession: 'Not specified by the provider',
  encryption: 'Encryption',
  encrypted: 'The assertion was encrypted and could be decrypted',
  notEncrypted: 'The assertion wasn’t encrypted',
  none: 'None',
  expected: (value: string) => `Expected: ${value}`,
}
