import type { SetupLinkState } from '#shared/connections/setup-links/values.ts'

import { number, plural } from './language.ts'

// Answers of the server.
export const customerGone = 'This customer no longer exists.'
export const gone = 'This setup link no longer exists.'
export const inactive = 'This customer is inactive. Activate it first.'
export const giveDays = 'Enter a number from 1 to 90'
export const giveAddress = 'Enter the address to send the link to'
export const mayNotGoLive =
  'This link can’t turn on single sign-on. Submit the setup for review instead.'
export const dead =
  'This setup link doesn’t work. It was revoked, has expired, or is incomplete. Ask the sender for a new one.'

type Invitation = { installation: string; madeBy: string; customer: string }

export const mail = {
  subject: ({ customer, installation }: Invitation) =>
    `Set up single sign-on for ${customer} on ${installation}`,
  hello: (name: string) => `Hello ${name},`,
  invites: ({ madeBy, customer, installation }: Invitation) =>
    `${madeBy} asked you to connect ${customer}’s identity provider to ${installation}, so your people can sign in with their work account.`,
  what: 'This link guides you through the setup, and you can test everything before it goes live. You don’t need an account, only permission to add an application at your identity provider.',
  open: 'Set up single sign-on',
  until: (day: string) => `The link works until ${day} (UTC) and gives access to this setup only.`,
  keep: 'Anyone with this link can use it, so share it only with colleagues who are helping you. If you weren’t expecting this email, you can ignore it.',
}

export const readyMail = {
  subject: (customer: string) => `${customer}’s single sign-on is ready to go live`,
  says: ({ name, customer }: { name: string; customer: string }) =>
    `${name} finished setting up ${customer}’s single sign-on and submitted it for review.`,
  next: 'Review the settings and test results, then go live. Nothing changes for this customer’s users until you do.',
  open: 'Review single sign-on',
}

/** Sent when a person has gone live by a setup link. */
export const liveMail = {
  subject: (customer: string) => `${customer}’s single sign-on went live through a setup link`,
  says: ({ name, customer, at }: { name: string; customer: string; at: string }) =>
    `${name} turned on ${customer}’s single sign-on through a setup link on ${at}. Everyone at ${customer} now signs in with these settings.`,
  from: ({ address, browser }: { address: string; browser: string }) =>
    `This change was made from ${address} with ${browser}.`,
  wayBack: (version: number) =>
    `If you expected this, no action is needed. If not, roll back to version ${number(version)} and revoke the link.`,
  wayOff:
    'If you expected this, no action is needed. If not, turn single sign-on off again and revoke the link.',
  open: 'Open single sign-on',
}

// For administrators.
export const title = 'Setup Links'
export const what =
  'Let the customer’s IT contact set up single sign-on without an account. The link gives access to the guide, import, test and failed sign-ins for this customer only.'
export const loading = 'Loading setup links'
export const loadFailed = 'Failed to load setup links'
export const none = 'No active links.'
export const endedLinks = (count: number) =>
  plural(count, { one: '1 expired or revoked link', other: `${count} expired or revoked links` })

export const make = 'Create Link'
export const makeTitle = 'Create setup link'
export const makeDescription =
  'Anyone with the link can use it until it expires or you revoke it. Every visit is recorded in the audit log.'
export const making = 'Creating link...'
export const makeFailed = 'Failed to create the link'
export const contact = 'Technical contact'
export const somebodyElse = 'Someone else'
export const name = 'Name'
export const email = 'Email'
export const emailHint = 'Only needed to email the link'
export const expires = 'Expires after'
export const days = (count: number) => plural(count, { one: '1 day', other: `${count} days` })
export const mayGoLive = 'Allow going live with this link'
export const mayGoLiveHint =
  'Otherwise, your contact submits the setup for review, and you go live from this page.'
export const sendMail = 'Email the link'
export const giveName = 'Enter a name'

export const madeTitle = 'Setup link created'
export const madeFor = (who: string) =>
  `For ${who}. Copy the link now; you won’t see it again. You can create a new link at any time.`
export const mailQueued = (address: string) =>
  `We’re emailing the link to ${address}. If delivery fails, you’ll find the reason under System Jobs.`
export const mailOff = 'Email isn’t set up, so send the link yourself.'
export const linkName = 'setup link'
export const done = 'Done'

export const states: Record<SetupLinkState, string> = {
  open: 'Active',
  expired: 'Expired',
  revoked: 'Revoked',
}
export const until = (moment: string) => `until ${moment}`
export const madeBy = (who: string, day: string) => `Created by ${who} on ${day}`
export const goesLive = 'Can go live'
export const neverUsed = 'Not used yet'
export const lastUsed = ({ at, from, browser }: { at: string; from: string; browser: string }) =>
  `Last used ${at} from ${from} with ${browser}`
export const unknownBrowser = 'an unknown browser'
export const reportedReady = (moment: string) => `Submitted for review ${moment}`
export const revoke = 'Revoke'
export const revokeLinkOf = (who: string) => `Revoke ${who}’s link`
export const revokeTitle = (who: string) => `Revoke ${who}’s link?`
export const revokeDescription =
  'The link will stop working immediately, even if it’s open. Anything set up with it is kept.'
export const revoking = 'Revoking...'
export const revokeFailed = 'Failed to revoke the link'
export const revoked = 'Link revoked'

// For the holder of a setup link.

export const pageTitle = 'Set up single sign-on'
export const pageTitleOf = (customer: string) => `Set up single sign-on, ${customer}`
export const checkingLink = 'Checking link'
export const loadingSettings = 'Loading settings'
export const settingsLoadFailed = 'Failed to load settings'

export const deadTitle = 'This setup link no longer works'
export const deadLead =
  'The link was revoked, has expired or is incomplete. Anything you set up with it is saved.'
export const deadKept =
  'The link was revoked or has expired. Anything you saved is kept. Copy what you haven’t saved before you leave this page, and ask the sender for a new link.'
export const missingTitle = 'Open your setup link again'
export const missingLead =
  'This address is incomplete: it doesn’t contain the setup link’s secret. Open the link from your invitation. If a colleague sent you this address, have them use “Copy setup link” on the setup page.'
export const askForAnother =
  'Ask the person who sent you the link for a new one, or contact support:'
export const askSender = 'Ask the person who sent you the link for a new one.'

type Invited = { madeBy: string; customer: string; installation: string }
export const pageGreeting = (name: string) => `Hello ${name},`
export const invitedBy = ({ madeBy, customer, installation }: Invited) =>
  `${madeBy} invited you to connect ${customer}’s identity provider to ${installation}, so your people can sign in with their work account.`
export const pageOpenUntil = (moment: string) =>
  `This link works until ${moment}. You can come back with it any time. To share it with colleagues who are helping you, copy it here rather than from the address bar.`
export const nothingChanges =
  'Nothing changes for your users until the final step, so test as often as you like.'

export const steps = {
  label: 'Setup steps',
  provider: 'Provider',
  values: 'Set up provider',
  import: 'Import values',
  enter: 'Enter values',
  test: 'Test',
  connect: 'Connect',
  submit: 'Submit',
  goLive: 'Go live',
  next: (step: string) => `Next: ${step}`,
}
export const troubleshooting = (product: string) => `Troubleshooting, ${product}`

export const provider = {
  title: 'Your identity provider',
  label: 'Identity provider',
  byConsent: 'With Microsoft 365 or Google Workspace, there’s nothing to copy.',
  others: 'With any other identity provider, you copy a few values each way.',
  accounts: 'Microsoft or Google',
  hint: 'Not listed? Choose “Custom”.',
}
export const guide = {
  title: 'Set up your provider',
  values: 'Values to enter at your provider',
  attributes: 'Attributes your provider must send',
}
export const settings = {
  title: 'Values from your provider',
  lead: 'Import your provider’s metadata (URL or file), or enter the values manually.',
  oidcLead: 'Enter the values that your provider shows for the application.',
  save: 'Save',
  isSaved: 'Saved. These settings aren’t used for sign-ins yet.',
  providerSends: (label: string, value: string) => `${label}: your provider sends ${value}`,
  applyValue: 'Use this value',
  stillMissing: (labels: string) => `Saved. Still missing: ${labels}.`,
  saveFailed: 'Failed to save settings',
}
export const ready = {
  title: 'Finish',
  lead: 'An administrator will review your settings and turn on single sign-on.',
  button: 'Submit for review',
  telling: 'Submitting...',
  failed: 'Failed to submit for review',
  told: 'Submitted for review',
  toldAt: (moment: string) => `Submitted ${moment}. The administrators will get back to you.`,
  again: 'Submit again',
  nothing: 'Save your provider’s values first.',
  untested:
    'No test has passed yet. You can submit anyway, but a successful test avoids follow-up questions.',
}
export const live = {
  title: 'Single sign-on is live',
  lead: (customer: string) => `${customer}’s people now sign in with their work account at:`,
  change:
    'Changes you make on this page are saved as a draft. They take effect only when the draft goes live.',
}
/** Said instead of going live, while there is nothing to go live with. */
export const notYet = {
  title: 'Go live',
  lead: 'Nothing to go live with yet. First save your provider’s values, then run a test.',
  act: 'Enter your provider’s values',
}
export const notYetConnected = {
  lead: 'Connect your provider first.',
  act: 'Connect',
}
export const liveAsk = ({ customer, madeBy }: { customer: string; madeBy: string }) =>
  `From now on, everyone at ${customer} will sign in with these settings. If something goes wrong, ${madeBy} can roll back or turn single sign-on off.`
export const domainsLead =
  'You can go live without this. Add a TXT record for each domain to verify that your organization owns it. We check once a day.'
export const failures = {
  title: 'Failed sign-ins',
  lead: 'Sign-ins that failed in the last 30 days, and how to fix them.',
  none: 'No failed sign-ins in the last 30 days.',
  loading: 'Loading failed sign-ins',
  loadFailed: 'Failed to load this list',
  stops: (people: number, state: string) =>
    `${plural(people, { one: '1 person', other: `${people} people` })} affected. ${state}`,
  last: (moment: string) => `Last failed ${moment}.`,
  worksSince: (moment: string) => `Working again since ${moment}.`,
  compared: ({ expected, received }: { expected: string; received: string }) =>
    `Expected: ${expected} · Received: ${received}`,
  guide: 'What to do at the provider',
}
export const testPage = {
  title: 'Single sign-on test',
  back: 'Back to setup',
}
