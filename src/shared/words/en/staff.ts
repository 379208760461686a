import { number, plural } from './language.ts'

export const title = 'Team'
export const lead = 'Agents and administrators.'
export const invite = 'Invite'
export const inviteSomeone = 'Invite someone'
export const nobodyElse = 'You’re the only team member'
export const whyTwo = 'Add a second administrator who can help if you lose access.'
export const loading = 'Loading team'
export const loadFailed = 'Failed to load team'

export const name = 'Name'
export const email = 'Email'
export const role = 'Role'
export const roles = { agent: 'Agent', admin: 'Administrator' }
export const whatRolesDo = {
  agent: 'Answers tickets from all customers.',
  admin: 'Also manages customers, single sign-on, the team and the settings.',
}
export const secondFactor = 'Two-step sign-in'
export const setUp = 'On'
export const notSetUp = 'Off'
export const status = 'Status'
export const invited = 'Invited'
export const active = 'Active'
export const deactivated = 'Deactivated'
export const linkUntil = (day: string) => `Invitation expires ${day}`
export const noLink = 'Invitation expired'
export const lastSignIn = 'Last sign-in'
export const never = 'Never'
export const you = '(you)'
export const actions = 'Actions'
export const actionsFor = (person: string) => `Actions for ${person}`

export const edit = 'Edit name and role'
export const save = 'Save'
export const saving = 'Saving...'
export const saveFailed = 'Failed to save team member'
export const updated = (person: string) => `${person} updated`
export const offline = 'You’re offline. Try again once you’re back online.'

export const howInvited =
  'They’ll get a link to set their password. It works once and expires after 7 days.'
export const draftKept = 'We restored your unfinished invitation.'
export const inviting = 'Inviting...'
export const inviteFailed = 'Failed to send the invitation'
export const isInvited = (person: string) => `${person} invited`

export const newLink = 'New invitation link'
export const resetPassword = 'Reset password'
export const askNewLink = 'Create a new invitation link?'
export const askReset = 'Reset this password?'
export const whatNewLinkDoes = (person: string) =>
  `${person}’s current link will stop working. The new one works once and expires after 7 days.`
export const whatResetDoes = (person: string) =>
  `${person} will get a link to set a new password. It works once and expires after 24 hours. Their current password works until they set a new one. Then they’ll be signed out everywhere.`
export const makeLink = 'Create link'
export const makingLink = 'Creating link...'
export const linkFailed = 'Failed to create the link'
export const linkReady = 'Link created'
export const linkToCopy = 'link'
export const linkMailed = (address: string) =>
  `We’re emailing this link to ${address}. If delivery fails, you’ll find the reason under System Jobs. You can also send it yourself.`
export const handLinkOver = (person: string) =>
  `Email isn’t set up, so send this link to ${person} yourself, over a private channel. Anyone with the link can set the password.`
export const worksOnce = (until: string) =>
  `Works once, until ${until}. You won’t see it again, but you can create a new one at any time.`
export const done = 'Done'

export const removeFactor = 'Remove two-step sign-in'
export const askRemoveFactor = (person: string) => `Remove ${person}’s two-step sign-in?`
export const whatRemovingDoes =
  'Use this if they lost their device. They’ll be signed out everywhere and can then sign in with just their password. Make sure the request really comes from them.'
export const removing = 'Removing...'
export const removeFailed = 'Failed to remove two-step sign-in'
export const factorRemoved = (person: string) => `Two-step sign-in removed for ${person}`

export const deactivate = 'Deactivate'
export const askDeactivate = (person: string) => `Deactivate ${person}?`
export const askDeactivateYou = 'Deactivate your own account?'
export const whatDeactivatingDoes =
  'They’ll be signed out immediately and can’t sign in until you reactivate them. Their replies and notes are kept.'
export const whatDeactivatingYouDoes =
  'You’ll be signed out immediately, and only another administrator can reactivate you.'
export const workCounting = 'Counting assigned work...'
export const workFailed = 'Failed to count assigned work'
export const workNone = 'This account has no tickets, drafts, replies, macros or shared views.'
export const workLeft = 'This account still has'
export const workTickets = (count: number) =>
  plural(count, {
    one: '1 ticket, which stays assigned until you reassign it',
    other: `${number(count)} tickets, which stay assigned until you reassign them`,
  })
export const workDrafts = (count: number) =>
  plural(count, {
    one: '1 draft, which will be kept',
    other: `${number(count)} drafts, which will be kept`,
  })
export const workReplies = (count: number) =>
  plural(count, {
    one: '1 scheduled reply, which won’t be sent',
    other: `${number(count)} scheduled replies, which won’t be sent`,
  })
export const workMacros = (count: number) =>
  plural(count, { one: '1 personal macro', other: `${number(count)} personal macros` })
export const workViews = (count: number) =>
  plural(count, {
    one: '1 shared view, still available to everyone',
    other: `${number(count)} shared views, still available to everyone`,
  })
export const reassignTickets = 'Reassign tickets'
export const deactivating = 'Deactivating...'
export const deactivateFailed = 'Failed to deactivate the account'
export const wasDeactivated = (person: string) => `${person} deactivated`
export const reactivate = 'Reactivate'
export const reactivated = (person: string) => `${person} reactivated`
export const reactivatedUninvited = (person: string) =>
  `${person} reactivated. Create a new invitation link.`
export const reactivateFailed = (why: string) => `Failed to reactivate the account. ${why}`

export const twoSteps = 'Two-step sign-in'
export const compulsoryFrom = 'Required from'
export const whatCompulsoryMeans =
  'From this date, team members must set up two-step sign-in before they can continue. Until then, they see a reminder. Leave empty to make it optional.'
export const allHave = 'Everyone has set up two-step sign-in.'
export const oneHasNot = (person: string) => `${person} hasn’t set up two-step sign-in yet.`
export const twoHaveNot = (one: string, other: string) =>
  `${one} and ${other} haven’t set up two-step sign-in yet.`
export const manyHaveNot = (person: string, others: number) =>
  plural(others, {
    one: `${person} and ${number(others)} other haven’t set up two-step sign-in yet.`,
    other: `${person} and ${number(others)} others haven’t set up two-step sign-in yet.`,
  })

// Problems of an account, for both the form and the server.
export const enterName = 'Enter a name'
export const nameTooLong = 'The name must be 100 characters or less'
export const enterEmail = 'Enter an email address'

// Answers of the server alone.
export const chooseRole = 'Choose a role from the list'
export const nameOneLine = 'The name must be on one line'
export const gone = 'This account doesn’t exist.'
export const lastAdmin =
  'This is the last administrator who can sign in. Make someone else an administrator first.'
export const hasNoFactor = 'Two-step sign-in isn’t set up for this account.'
export const isDeactivated = 'This account is deactivated. Reactivate it first.'
export const nameRequired = 'Name is required'
export const hasAccount = (address: string) =>
  `${address} already has an account. Enter a different email address.`

// Single sign-on of the team.

export const nobodyListed =
  'If the identity provider fails, no one will be able to sign in. First choose an emergency account: an administrator with a password.'
export const lastListed =
  'This is the last administrator who can sign in with a password when the provider fails. Choose another emergency account first.'
export const nobodyLeft =
  'Without the provider, no one could administer the portal, because no administrator has a password. Create a new invitation link for an administrator under Team first.'
export const useProvider = 'Use single sign-on. Passwords are reserved for emergency accounts.'

export const signInBySignOn = 'Sign in with single sign-on'
export const orByPassword = 'Or with a password'
export const confirmBySignOn = 'Confirm through single sign-on'
export const confirmBySignOnHint =
  'You’ll sign in at your identity provider again and return to this page. Unsaved changes will be lost.'
export const confirmedBySignOn = 'Confirmed. Now repeat your last action.'
export const notAskedAgain =
  'Your identity provider didn’t ask you to sign in again, so nothing is confirmed. Sign out there and try again, or use your password.'

export const signOnTitle = 'Identity provider'
export const signOnIsOn =
  'Agents and administrators can sign in through your own identity provider.'
export const signOnIsOff =
  'Your team signs in with passwords. Connect your identity provider so they can sign in with their work account.'
export const setUpSignOn = 'Set up single sign-on'
export const changeSignOn = 'Change single sign-on'
export const whoMayUsePasswords = 'Password sign-in'
export const everybodyMay = 'Allowed for everyone'
export const onlyListedMay = 'Only for emergency accounts'
export const onlyListedHint =
  'A fallback if your identity provider is down. Choose emergency accounts under “Edit name and role” for each team member.'
export const listOnlyWhileOn = 'Applies while team single sign-on is on.'
export const rulesSaved = 'Sign-in rules saved'
export const rulesFailed = 'Failed to save sign-in rules'
export const loadingSignOn = 'Loading sign-in settings'
export const signOnLoadFailed = 'Failed to load sign-in settings'
export const mayUsePassword = 'Emergency account: can sign in with a password'
export const emergencyPassword = 'Emergency account'
export const yourTeam = 'Your team'
export const choosePasswordRule = 'Choose a rule from the list'
