import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const title = 'Your account'
export const lead = 'How you sign in, where you are signed in now, and what you are sent by mail.'
export const loading = 'Loading your account'
export const loadFailed = 'Failed to load your account'

export const twoSteps = 'Two-step sign-in'
export const on = 'On'
export const off = 'Off'
export const howItIsOn = 'After your password you confirm that it is you, in one of these ways.'
export const whyToSwitchOn =
  'Whoever learns your password can sign in as you. Add a second step that only you can take.'
export const authenticatorApp = 'Authenticator app'
export const appSince = <Part>(day: Part) =>
  rich`Set up ${day}. It shows a new code every half minute.`
export const whatAppIs = 'An app on your phone that shows a new code every half minute.'
export const removeApp = 'Remove app'
export const setUpApp = 'Set up app'
export const passkeys = 'Passkeys'
export const whatPasskeysAre =
  'Your fingerprint, face, device PIN or a security key. Cannot be phished.'
export const addPasskey = 'Add passkey'
export const addedAndUsed = <Part>(added: Part, lastUsed: Part) =>
  rich`Added ${added}, last used ${lastUsed}`
export const addedAndNotUsed = <Part>(added: Part) => rich`Added ${added}, not used yet`
export const renameOf = (passkey: string) => `Rename ${passkey}`
export const removeOf = (passkey: string) => `Remove ${passkey}`
export const recoveryCodes = 'Recovery codes'
export const codesLeft = (count: number) =>
  plural(count, {
    one: `${number(count)} is left, for when your other ways are out of reach.`,
    other: `${number(count)} are left, for when your other ways are out of reach.`,
  })
export const noCodesLeft = 'None are left.'
export const makeCodesSoon = ' Make new ones soon.'
export const makeCodes = 'Make new codes'

export const password = 'Password'
export const newPassword = 'New password'
export const passwordHint = (least: number) =>
  `At least ${number(least)} characters, none of the usual ones, and not your email or name. All your other sessions end.`
export const changePassword = 'Change password'
export const changingPassword = 'Changing...'
export const passwordChanged = 'Password changed. All other sessions have ended.'
export const passwordFailed = 'Failed to change the password'

export const sessions = 'Sessions'
export const yourSessions = 'Your sessions'
export const loadingSessions = 'Loading your sessions'
export const sessionsFailed = 'Failed to load your sessions'
export const device = 'Device'
export const signedIn = 'Signed in'
export const lastUsed = 'Last used'
export const actions = 'Actions'
export const unknownDevice = 'Unknown device'
export const unknownAddress = 'Unknown address'
export const now = 'Now'
export const thisOne = 'This one'
export const actionsFor = (name: string) => `Actions for ${name}`
export const askEnd = (name: string) => `End the session of ${name}?`
export const endSessionOf = (name: string) => `End session of ${name}`
export const endSession = 'End session'
export const sessionEnded = 'Session ended'
export const endFailed = 'Failed to end the session'
export const endOthers = 'End all others'
export const endingOthers = 'Ending...'
export const othersEnded = 'All other sessions ended'
export const othersFailed = 'Failed to end the sessions'

// What the server answers.
export const enterCurrentPassword = 'Enter your current password'
export const passwordTooLong = 'This password is too long'
export const enterNewPassword = 'Enter a new password'
export const newPasswordTooLong = 'The password must have at most 1024 characters'
export const namePasskey = 'Give the passkey a name'
export const passkeyNameTooLong = 'The name must be 60 characters or less'
export const giveDate = 'Give a date such as 2026-01-31'

// The dialogs of the account page.

export const goOn = 'Continue'

export const setUpAppTitle = 'Set up an authenticator app'
export const anyApp = 'Any app for one-time codes will do, such as the one your team uses already.'
export const checking = 'Checking...'
export const setUpYourApp = 'Set up your authenticator app'
export const qrCode = 'QR code with the key for your authenticator app'
export const scanQrCode = 'Scan the code with your authenticator app, or enter this key by hand:'
export const keyToCopy = 'key'
export const code = 'Authentication code'
export const appCodeHint = 'The six digits that the app shows for this account now.'
export const enterAppCode = 'Enter the code that the app shows'
export const confirm = 'Confirm'
export const confirming = 'Confirming...'
export const appSetUp = 'Authenticator app set up'
export const askRemoveApp = 'Remove the authenticator app?'
export const removedAppNote =
  'Its codes are not asked for any more. Without another second step, your password alone signs you in.'
export const removing = 'Removing...'
export const appRemoved = 'Authenticator app removed'

export const addPasskeyTitle = 'Add a passkey'
export const browserAsks =
  'Your browser then asks for your fingerprint, face, device PIN or security key.'
export const waitingForNewPasskey = 'Waiting for the passkey...'
export const passkeyName = 'Name'
export const passkeyNameHint = 'A name for this passkey, such as “Work laptop”'
export const unnamedPasskey = 'Passkey'
export const passkeyAdded = 'Passkey added'
export const renamePasskey = 'Rename the passkey'
export const save = 'Save'
export const saving = 'Saving...'
export const passkeyRenamed = 'Passkey renamed'
export const askRemovePasskey = (passkey: string) => `Remove ${passkey}?`
export const removedPasskeyNote =
  'It does not sign you in any more. Without another second step, your password alone does.'
export const removePasskey = 'Remove passkey'
export const passkeyRemoved = 'Passkey removed'

export const askMakeCodes = 'Make new recovery codes?'
export const oldCodesNote = 'The codes that you have kept so far are worth nothing any more.'
export const makingCodes = 'Making codes...'
export const codesMade = 'New recovery codes made'
export const keepCodes = 'Keep your recovery codes'
export const whatCodesAre =
  'Each of them signs you in once when your other ways are out of reach. They are not shown again, so keep them where you keep important things: not only on the device that you sign in with.'
export const codesOf = (email: string, portal: string) => `Recovery codes of ${email} for ${portal}`
export const codesToCopy = 'recovery codes'
export const codesFile = 'recovery-codes.txt'
export const download = 'Download'
export const print = 'Print'
export const codesSaved = 'I have kept them'

// The mail with a link that sets a password.

export const mailGreeting = (name: string) => `Hello ${name},`
type MailSource = { installation: string; host: string }

export const mailInvitesAdmin = (by: string, { installation, host }: MailSource) =>
  `${by} has invited you to administer ${installation}, the support portal at ${host}. Set a password to begin:`
export const mailInvitesAgent = (by: string, { installation, host }: MailSource) =>
  `${by} has invited you to answer tickets at ${installation} (${host}). Set a password to begin:`
export const mailResetsPassword = (by: string, { installation, host }: MailSource) =>
  `${by} has made a link for you to set a new password at ${installation} (${host}):`
export const mailSetPassword = 'Set your password'
export const mailSetNewPassword = 'Set a new password'
export const mailLinkWorksOnce = (until: string, email: string) =>
  `The link works once, until ${until}. Your address for signing in is ${email}.`
export const mailNotExpected = 'If you did not expect this, you need not do anything.'
export const invitationSubject = (installation: string) => `Your account at ${installation}`
export const resetSubject = (installation: string) => `A new password for ${installation}`

// What is said when the browser has made or used no passkey.

export const passkeyNotUsed =
  'The passkey was not used: it was cancelled, or it took too long. Please try again.'
export const deviceHasPasskey = 'This device has a passkey for your account already.'
export const noPasskeysAtThisAddress =
  'Passkeys do not work at this address. They need the name of the site, by https.'
export const noPasskeysInThisBrowser =
  'Your browser could not use a passkey. Try another browser, or another way to sign in.'

// Passwords that are refused.

/** What keeps a text from being somebody's new password. */
export const passwordProblems = {
  too_short: 'The password must have at least 12 characters',
  too_long: 'The password must have at most 1024 characters',
  own: 'The password must not be your email or your name',
  control_characters: 'The password must not have line breaks or other control characters in it',
}

// What only the server answers.
export const commonPassword =
  'This password is among the first that are guessed. Choose a longer or less usual one'
export const notYourPassword = 'This is not your current password'

// What the server answers to somebody who adds a second factor, or removes one.

export const addAnotherFirst =
  'Two-step sign-in is compulsory here. Add another way first, and then remove this one.'
export const setUpOneFirst = 'Set up an authenticator app or a passkey first.'
export const passkeyInUse = 'This passkey is in use already.'
export const passkeyNotVerified = 'The passkey could not be verified. Please add it again.'
export const appSetupTooSlow = 'This has taken too long. Close it and set up the app again.'
export const appExists = 'There is an authenticator app already. Remove it first.'
export const wrongCode =
  'This code is not right. Enter the one that the app shows now, for this account.'
export const clockIsFast = (minutes: number) =>
  plural(minutes, {
    one: 'The clock of your phone is about a minute fast. Have it set automatically, then enter the new code.',
    other: `The clock of your phone is about ${minutes} minutes fast. Have it set automatically, then enter the new code.`,
  })
export const clockIsSlow = (minutes: number) =>
  plural(minutes, {
    one: 'The clock of your phone is about a minute slow. Have it set automatically, then enter the new code.',
    other: `The clock of your phone is about ${minutes} minutes slow. Have it set automatically, then enter the new code.`,
  })

/** By the reason that the audit log has. */
export const secondFactorRefusals = {
  'wrong code':
    'This code is not right. Enter the one that the app shows now. If that is refused, too, check that the clock of your phone is set automatically.',
  'code used before': 'This code has been used already. Wait for the next one and enter that.',
  'wrong recovery code': 'This recovery code is not right. Check it letter by letter.',
  'recovery code used before': 'This recovery code has been used already. Enter another one.',
  'passkey not verified': 'This passkey could not be verified. Please try again.',
}

// Asked of and told to those who run the portal while they are signed in.

export const confirmTitle = 'Confirm that it is you'
export const confirmLead =
  'This changes how somebody signs in. You are not asked again on this page for five minutes.'
export const yourPassword = 'Your password'
export const enterPassword = 'Enter your password'
export const confirmCodeHint =
  'The six digits that your authenticator app shows now, or a recovery code.'
export const enterConfirmCode = 'Enter a code'
export const waitingForPasskey = 'Waiting for the passkey...'
export const byPasskey = 'Use a passkey'
export const cancel = 'Cancel'

export const secondFactorNow = 'Two-step sign-in is compulsory.'
export const setUpNow =
  'Set up an authenticator app or a passkey to go on. Everything else opens as soon as you have.'
export const secondFactorFrom = (day: string) => `Two-step sign-in is compulsory from ${day} on.`
export const setUpBefore = 'Set up an authenticator app or a passkey before then.'
export const setUpLink = 'Set it up now'
