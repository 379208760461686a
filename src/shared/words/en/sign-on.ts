import { number, plural } from './language.ts'

export const customerGone = 'This customer does not exist any more.'

export const draftChanged =
  'Somebody else has changed what is prepared in the meantime. Look at it again.'
export const noDraft = 'Nothing is prepared. Change the settings first.'
export const neverTested = 'These settings never passed a test.'
export const noVersion = 'This version does not exist.'
export const namePilotPeople = 'Name at least one person'
export const notOfDomains = (email: string, domains: string) =>
  `“${email}” is not an address of this customer (${domains})`

export const title = 'Single Sign-On'
export const titleOf = (customer: string) => `Single Sign-On, ${customer}`

export const editCustomer = 'Edit Customer'
export const guide = 'SSO Guide'
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
