import { number, plural } from './language.ts'

export const title = 'Team'
export const lead = 'The people who answer tickets and run this portal.'
export const invite = 'Invite'
export const inviteSomeone = 'Invite someone'
export const nobodyElse = 'Nobody else yet'
export const whyTwo = 'A second administrator can let you in again when you lose your password.'
export const loading = 'Loading the team'
export const loadFailed = 'Failed to load the team'

export const name = 'Name'
export const email = 'Email'
export const role = 'Role'
export const roles = { agent: 'Agent', admin: 'Administrator' }
export const whatRolesDo = {
  agent: 'Answers the tickets of all customers.',
  admin: 'Also manages customers, single sign-on, the team and the settings.',
}
export const secondFactor = 'Second factor'
export const setUp = 'Set up'
export const notSetUp = 'Not set up'
export const status = 'Status'
export const invited = 'Invited'
export const active = 'Active'
export const deactivated = 'Deactivated'
export const linkUntil = (day: string) => `Link until ${day}`
export const noLink = 'No valid link'
export const lastSignIn = 'Last sign-in'
export const never = 'Never'
export const you = '(you)'
export const actions = 'Actions'
export const actionsFor = (person: string) => `Actions for ${person}`

export const edit = 'Edit name and role'
export const save = 'Save'
export const saving = 'Saving...'
export const saveFailed = 'Failed to save'
export const updated = (person: string) => `${person} updated`
export const offline = 'You are offline. This can be sent once you are back.'

export const howInvited =
  'They get a link to set a password of their own. It works once, for 7 days.'
export const draftKept = 'You had begun an invitation. We kept what you typed.'
export const inviting = 'Inviting...'
export const inviteFailed = 'Failed to invite'
export const isInvited = (person: string) => `${person} is invited`

export const newLink = 'New invitation link'
export const resetPassword = 'Reset password'
export const askNewLink = 'Make a new invitation link?'
export const askReset = 'Reset this password?'
export const whatNewLinkDoes = (person: string) =>
  `The link that ${person} has stops working. The new one works once, for 7 days.`
export const whatResetDoes = (person: string) =>
  `${person} gets a link to set a new password. It works once, for 24 hours. Until then the current password keeps working; afterwards all their sessions end.`
export const makeLink = 'Make link'
export const makingLink = 'Making link...'
export const linkFailed = 'Failed to make the link'
export const linkReady = 'The link is ready'
export const linkToCopy = 'link'
export const linkMailed = (address: string) =>
  `A mail with this link is on its way to ${address}; if it cannot be sent, Background Work says why. You can also hand it over yourself.`
export const handLinkOver = (person: string) =>
  `This portal sends no mail. Hand this link to ${person} in a way that nobody else can read: whoever has it can set the password.`
export const worksOnce = (until: string) =>
  `Works once, until ${until}. It is not shown again; a new one can be made at any time.`
export const done = 'Done'

export const removeFactor = 'Remove second factor'
export const askRemoveFactor = (person: string) => `Remove the second factor of ${person}?`
export const whatRemovingDoes =
  'For somebody who has lost the device. They are signed out everywhere, and the password alone lets them in again. Be sure that it is really them who asks.'
export const removing = 'Removing...'
export const removeFailed = 'Failed to remove the second factor'
export const factorRemoved = (person: string) => `Second factor of ${person} removed`

export const deactivate = 'Deactivate'
export const askDeactivate = (person: string) => `Deactivate ${person}?`
export const askDeactivateYou = 'Deactivate your own account?'
export const whatDeactivatingDoes =
  'They are signed out immediately and cannot sign in again until they are reactivated. What they wrote stays.'
export const whatDeactivatingYouDoes =
  'You are signed out immediately, and only another administrator can let you in again.'
export const workCounting = 'Counting what stays with this account...'
export const workFailed = 'Failed to count what stays with this account'
export const workNone =
  'No tickets, drafts, replies, macros or shared views stay with this account.'
export const workLeft = 'What stays with this account'
export const workTickets = (count: number) =>
  plural(count, {
    one: '1 ticket, assigned to them until you reassign it',
    other: `${number(count)} tickets, assigned to them until you reassign them`,
  })
export const workDrafts = (count: number) =>
  plural(count, { one: '1 draft, kept', other: `${number(count)} drafts, kept` })
export const workReplies = (count: number) =>
  plural(count, {
    one: '1 scheduled reply, which won’t be sent',
    other: `${number(count)} scheduled replies, which won’t be sent`,
  })
export const workMacros = (count: number) =>
  plural(count, { one: '1 macro of their own', other: `${number(count)} macros of their own` })
export const workViews = (count: number) =>
  plural(count, {
    one: '1 shared view, still available to everyone',
    other: `${number(count)} shared views, still available to everyone`,
  })
export const reassignTickets = 'Reassign tickets'
export const deactivating = 'Deactivating...'
export const deactivateFailed = 'Failed to deactivate'
export const wasDeactivated = (person: string) => `${person} deactivated`
export const reactivate = 'Reactivate'
export const reactivated = (person: string) => `${person} reactivated`
export const reactivatedUninvited = (person: string) =>
  `${person} reactivated. Make a new invitation link`
export const reactivateFailed = (why: string) => `Failed to reactivate: ${why}`

export const twoSteps = 'Two-step sign-in'
export const compulsoryFrom = 'Compulsory from'
export const whatCompulsoryMeans =
  'From this day on, whoever has no second step can only set one up. Until then they are reminded. Leave it empty to let everybody choose.'
export const leftToAll = 'Two-step sign-in is left to everybody'
export const compulsory = 'Two-step sign-in is compulsory'
export const allHave = 'Everybody has set it up.'
export const oneHasNot = (person: string) => `${person} has not set it up yet.`
export const twoHaveNot = (one: string, other: string) =>
  `${one} and ${other} have not set it up yet.`
export const manyHaveNot = (person: string, others: number) =>
  plural(others, {
    one: `${person} and ${number(others)} other have not set it up yet.`,
    other: `${person} and ${number(others)} others have not set it up yet.`,
  })

// What keeps an account from being saved, as both the form and the server say it.
export const enterName = 'Enter a name'
export const nameTooLong = 'The name must have at most 100 characters'
export const enterEmail = 'Enter an email address'

// What only the server answers.
export const chooseRole = 'Choose one of the roles'
export const nameOneLine = 'The name must be one line of text'
export const gone = 'This account does not exist.'
export const lastAdmin =
  'This is the last administrator who can sign in. Make somebody else an administrator first.'
export const hasNoFactor = 'This account has no second factor.'
export const isDeactivated = 'This account is deactivated. Reactivate it first.'
export const nameRequired = 'Name is required'
export const hasAccount = (address: string) => `There is an account for ${address} already.`

// Single sign-on of the team.

export const nobodyListed =
  'Nobody could sign in when the provider fails. List an administrator who has a password first.'
export const lastListed =
  'This is the last administrator who can sign in with a password when the provider fails. List another one first.'
export const nobodyLeft =
  'Nobody could administer the portal without the provider: no administrator has a password. Make a password link for one under Team first.'
export const useProvider =
  'Your password is right, but you sign in through single sign-on. Passwords are for listed accounts in an emergency.'

export const signInBySignOn = 'Sign in with single sign-on'
export const orByPassword = 'Or with a password'
export const confirmBySignOn = 'Confirm through single sign-on'
export const confirmBySignOnHint =
  'You sign in at your identity provider again and come back to this page. What you have typed in a dialog is lost.'
export const confirmedBySignOn =
  'You have confirmed that it is you. Please do again what you were about to do.'
export const notAskedAgain =
  'Your identity provider did not ask you to sign in again, so nothing is confirmed. Sign out there and try once more, or use your password.'

export const signOnTitle = 'Single sign-on of the team'
export const signOnIsOn =
  'Agents and administrators can sign in through your own identity provider.'
export const signOnIsOff =
  'Agents and administrators sign in with passwords. Connect your own identity provider, and they sign in as your customers do.'
export const setUpSignOn = 'Set up single sign-on'
export const changeSignOn = 'Change single sign-on'
export const whoMayUsePasswords = 'Passwords'
export const everybodyMay = 'Everybody may sign in with a password'
export const onlyListedMay = 'Only listed accounts may, in an emergency'
export const onlyListedHint =
  'Passwords stay the way in when the identity provider fails. Accounts are listed where they are edited.'
export const listOnlyWhileOn = 'This holds while single sign-on of the team is on.'
export const passwordRuleSaved = 'Saved who may use a password'
export const passwordRuleFailed = 'Failed to save who may use a password'
export const signOnLoadFailed = 'Failed to load how the team signs in'
export const mayUsePassword = 'May sign in with a password in an emergency'
export const emergencyPassword = 'Emergency password'
export const yourTeam = 'Your team'
export const backToTeam = 'Team'
export const choosePasswordRule = 'Choose one of the rules'
