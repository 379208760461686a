import type { SetupLinkState } from '#shared/connections/setup-links/values.ts'

import { number, plural } from './language.ts'

// What the server answers.
export const customerGone = 'This customer does not exist any more.'
export const gone = 'This setup link does not exist any more.'
export const inactive = 'This customer is inactive. Activate it first.'
export const giveDays = 'Give a number of days from 1 to 90'
export const giveAddress = 'Give the address to send the link to'
export const mayNotGoLive =
  'This link prepares and tests; an administrator goes live. Tell them that it is ready.'
export const dead =
  'This setup link does not work. It was revoked, has expired, or is not complete. Ask whoever sent it to you for a new one.'

type Invitation = { installation: string; madeBy: string; customer: string }

export const mail = {
  subject: ({ customer, installation }: Invitation) =>
    `Set up single sign-on of ${customer} for ${installation}`,
  hello: (name: string) => `Hello ${name},`,
  invites: ({ madeBy, customer, installation }: Invitation) =>
    `${madeBy} asks you to connect the identity provider of ${customer} with ${installation}, so that your people sign in there with the account they have already.`,
  what: 'The page behind this link takes you through it, and you can test everything before anybody else sees it. You need no account, only the right to add an application at your identity provider.',
  open: 'Set up single sign-on',
  until: (day: string) =>
    `The link works until ${day} (UTC), as often as you like. It opens nothing but this one setting.`,
  keep: 'Whoever has the link can use it: pass it on only to a colleague who is to help you. If you did not expect this mail, you need not do anything.',
}

export const readyMail = {
  subject: (customer: string) => `Single sign-on of ${customer} is ready to go live`,
  says: ({ name, customer }: { name: string; customer: string }) =>
    `${name} has set up the single sign-on of ${customer} by a setup link, and says that it is ready.`,
  next: 'Have a look at the settings and their test, and put them live when you are content. Until then nothing changes for anybody.',
  open: 'Single sign-on of this customer',
}

/** Told once somebody has gone live by a setup link. */
export const liveMail = {
  subject: (customer: string) => `Single sign-on of ${customer} went live by a setup link`,
  says: ({ name, customer, at }: { name: string; customer: string; at: string }) =>
    `${name} put the single sign-on of ${customer} live by a setup link, on ${at}. Everybody of ${customer} signs in with these settings now.`,
  from: ({ address, browser }: { address: string; browser: string }) =>
    `It came from ${address}, with ${browser}.`,
  wayBack: (version: number) =>
    `Nothing is to be done if that is right. If it is not, return to version ${number(version)} with one click, and revoke the link.`,
  wayOff:
    'Nothing is to be done if that is right. If it is not, switch single sign-on off again, as it was before, and revoke the link.',
  open: 'Single sign-on of this customer',
}

// What administrators see.
export const title = 'Setup Links'
export const what =
  'A link lets the customer’s IT person set this up without an account: the guide, the import, the test and the failures of this customer, and nothing else.'
export const loading = 'Loading setup links'
export const loadFailed = 'Failed to load setup links'
export const none = 'There is no link that works.'
export const endedLinks = (count: number) =>
  plural(count, { one: 'One link that works no more', other: `${count} links that work no more` })

export const make = 'Make a Link'
export const makeTitle = 'Make a setup link'
export const makeDescription =
  'Whoever has the link can use it until it expires or you revoke it. Each visit is in the audit log.'
export const making = 'Making the link...'
export const makeFailed = 'Failed to make the link'
export const contact = 'Technical contact'
export const somebodyElse = 'Somebody else'
export const name = 'Name'
export const email = 'Email'
export const emailHint = 'Only needed to send the link'
export const expires = 'Works for'
export const days = (count: number) => plural(count, { one: '1 day', other: `${count} days` })
export const mayGoLive = 'They may go live themselves'
export const mayGoLiveHint =
  'Otherwise they tell you when it is ready, and you go live on this page.'
export const sendMail = 'Send the link by mail'
export const giveName = 'Enter a name'

export const madeTitle = 'The link is ready'
export const madeFor = (who: string) =>
  `For ${who}. It is shown this once; a new one can be made at any time.`
export const mailQueued = (address: string) =>
  `A mail with it is on its way to ${address}. If it cannot be sent, Background Work says why.`
export const mailOff = 'This portal sends no mail: hand the link over yourself.'
export const linkName = 'setup link'
export const done = 'Done'

export const states: Record<SetupLinkState, string> = {
  open: 'Works',
  expired: 'Expired',
  revoked: 'Revoked',
}
export const until = (moment: string) => `until ${moment}`
export const madeBy = (who: string, day: string) => `Made by ${who} on ${day}`
export const goesLive = 'May go live'
export const neverUsed = 'Not used yet'
export const lastUsed = ({ at, from, browser }: { at: string; from: string; browser: string }) =>
  `Last used ${at} from ${from} with ${browser}`
export const unknownBrowser = 'an unknown browser'
export const reportedReady = (moment: string) => `Reported ready ${moment}`
export const revoke = 'Revoke'
export const revokeLinkOf = (who: string) => `Revoke the link of ${who}`
export const revokeTitle = (who: string) => `Revoke the link of ${who}?`
export const revokeDescription =
  'It stops working at once, also where it is open. What was set up with it stays.'
export const revoking = 'Revoking...'
export const revokeFailed = 'Failed to revoke the link'
export const revoked = 'Link revoked'
export const cancel = 'Cancel'

// What the holder of a setup link sees.

export const pageTitle = 'Set up single sign-on'
export const pageTitleOf = (customer: string) => `Set up single sign-on, ${customer}`
export const checkingLink = 'Checking the link'
export const loadingSettings = 'Loading the settings'
export const settingsLoadFailed = 'Failed to load the settings'

export const deadTitle = 'This setup link does not work'
export const deadLead =
  'It was revoked, has expired, or is not complete. Nothing that was set up with it is lost.'
export const askForAnother = 'Ask whoever sent you the link for a new one, or the support:'
export const askSender = 'Ask whoever sent you the link for a new one.'

type Invited = { madeBy: string; customer: string; installation: string }
export const pageGreeting = (name: string) => `Hello ${name},`
export const invitedBy = ({ madeBy, customer, installation }: Invited) =>
  `${madeBy} invites you to connect the identity provider of ${customer} with ${installation}. Your people then sign in here with the account that they have already.`
export const pageOpenUntil = (moment: string) =>
  `This page is yours until ${moment}. You can close it and come back by the link as often as you like, and several of you can use it.`
export const nothingChanges =
  'Nothing changes for anybody before the last step, so take your time and test as often as you like.'

export const provider = {
  title: 'Your identity provider',
  label: 'Identity provider',
  hint: 'Not in the list? “Custom” fits any provider.',
}
export const guide = {
  title: 'Steps at your provider',
  values: 'Values to enter there',
  attributes: 'What your provider has to send',
  steps: 'Show every step at the provider',
  loading: 'Loading the steps',
  loadFailed: 'Failed to load the steps of this provider',
}
export const settings = {
  title: 'Values from your provider',
  lead: 'Your provider publishes them as metadata: import its address or file. Or copy them one by one.',
  save: 'Save',
  isSaved: 'Saved. Nobody signs in with it yet.',
  saveFailed: 'Failed to save',
}
export const ready = {
  title: 'Ready?',
  lead: 'An administrator has a look and puts it live.',
  button: 'Ready, tell the administrator',
  telling: 'Telling them...',
  failed: 'Failed to tell the administrator',
  told: 'The administrators were told',
  toldAt: (moment: string) => `You said that it is ready ${moment}. You will hear from them.`,
  again: 'Tell them again',
  nothing: 'Save the values of your provider first.',
  untested:
    'No test has passed yet. You can tell them all the same, but a passed test saves a call.',
}
export const live = {
  title: 'Single sign-on is live',
  lead: (customer: string) => `People of ${customer} sign in with their own account now, at:`,
  change: 'Whatever you change above is prepared beside it, and changes nothing before it is live.',
}
export const failures = {
  title: 'Refused sign-ins',
  lead: 'Sign-ins of the last 30 days that did not work, with what to change.',
  none: 'No sign-in was refused in the last 30 days.',
  loading: 'Loading refused sign-ins',
  loadFailed: 'Failed to load refused sign-ins',
  stops: (people: number, state: string) =>
    `${plural(people, { one: 'One person', other: `${people} people` })}. ${state}`,
  last: (moment: string) => `Last refused ${moment}.`,
  worksSince: (moment: string) => `Works again since ${moment}.`,
  compared: ({ expected, received }: { expected: string; received: string }) =>
    `Expected: ${expected} Received: ${received}`,
  guide: 'What to do at the provider',
}
export const testPage = {
  title: 'Test of single sign-on',
  result: 'Result',
  back: 'Back to the setup',
  loading: 'Loading the test',
  loadFailed: 'Failed to load the test',
}
