import { plural } from './language.ts'

// What the holder of a setup link sees.

export const title = 'Set up single sign-on'
export const titleOf = (customer: string) => `Set up single sign-on, ${customer}`
export const checking = 'Checking the link'
export const loading = 'Loading the settings'
export const loadFailed = 'Failed to load the settings'

export const deadTitle = 'This setup link does not work'
export const deadLead =
  'It was revoked, has expired, or is not complete. Nothing that was set up with it is lost.'
export const askForAnother = 'Ask whoever sent you the link for a new one, or the support:'
export const askSender = 'Ask whoever sent you the link for a new one.'

type Invited = { madeBy: string; customer: string; installation: string }
export const hello = (name: string) => `Hello ${name},`
export const invited = ({ madeBy, customer, installation }: Invited) =>
  `${madeBy} invites you to connect the identity provider of ${customer} with ${installation}. Your people then sign in here with the account that they have already.`
export const until = (moment: string) =>
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
