import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const title = 'Your account'
export const lead = 'Manage how you sign in, your active sessions and your email notifications.'
export const customerLead = 'Your passkeys, email notifications and language.'
export const loading = 'Loading your account'
export const loadFailed = 'Failed to load your account'

export const twoSteps = 'Two-step sign-in'
export const on = 'On'
export const off = 'Off'
export const howItIsOn = 'After your password, you confirm it’s you in one of these ways.'
export const whyToSwitchOn =
  'Anyone who learns your password can sign in as you. Add a second step to protect your account.'
export const authenticatorApp = 'Authenticator app'
export const appSince = <Part>(day: Part) => rich`Set up ${day}. Shows a new code every 30 seconds.`
export const whatAppIs = 'An app on your phone that shows a new code every 30 seconds.'
export const removeApp = 'Remove app'
export const setUpApp = 'Set up app'
export const passkeys = 'Passkeys'
export const whatPasskeysAre =
  'Use your fingerprint, face, device PIN or a security key. Resistant to phishing.'
export const addPasskey = 'Add passkey'
/** On the account of a customer's person. */
export const ownPasskeys = {
  lead: {
    always:
      'Sign in with your fingerprint, face, device PIN or a security key instead of waiting for an emailed code.',
    emergency:
      'For when your company’s sign-in is down: your support team can then let you sign in with your fingerprint, face, device PIN or a security key.',
  },
  loading: 'Loading your passkeys',
  loadFailed: 'Failed to load your passkeys',
  none: 'No passkeys yet.',
  full: (most: number) =>
    `You’ve reached the limit of ${number(most)} passkeys. Remove one to add another.`,
  removalNote:
    'You’ll no longer be able to sign in with this passkey. You can then also delete it from the device or password manager that stores it.',
  signInAgain: 'Sign in again',
}
export const addedAndUsed = <Part>(added: Part, lastUsed: Part) =>
  rich`Added ${added}, last used ${lastUsed}`
export const addedAndNotUsed = <Part>(added: Part) => rich`Added ${added}, not used yet`
export const renameOf = (passkey: string) => `Rename ${passkey}`
export const removeOf = (passkey: string) => `Remove ${passkey}`
export const recoveryCodes = 'Recovery codes'
export const codesLeft = (count: number) =>
  plural(count, {
    one: `${number(count)} code left. Use it if you lose access to your other methods.`,
    other: `${number(count)} codes left. Use one if you lose access to your other methods.`,
  })
export const noCodesLeft = 'No codes left.'
export const makeCodesSoon = ' Generate new ones soon.'
export const makeCodes = 'Generate new codes'

export const password = 'Password'
export const newPassword = 'New password'
export const passwordHint = (least: number) =>
  `At least ${number(least)} characters. Avoid common passwords, your name and your email. You’ll be signed out of all other sessions.`
export const changePassword = 'Change password'
export const changingPassword = 'Changing...'
export const passwordChanged = 'Password changed. You’ve been signed out everywhere else.'
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
export const thisOne = 'This device'
export const actionsFor = (name: string) => `Actions for ${name}`
export const askEnd = (name: string) => `Sign out ${name}?`
export const endSessionOf = (name: string) => `Sign out ${name}`
export const endSession = 'Sign out'
export const sessionEnded = 'Session signed out'
export const endFailed = 'Failed to sign out the session. Try again.'
export const endOthers = 'Sign out all other sessions'
export const endingOthers = 'Signing out...'
export const othersEnded = 'All other sessions signed out'
export const othersFailed = 'Failed to sign out the other sessions. Try again.'

// Answers of the server.
export const enterCurrentPassword = 'Enter your current password'
export const passwordTooLong = 'This password is too long'
export const enterNewPassword = 'Enter a new password'
export const newPasswordTooLong = 'Password must be 1,024 characters or less'
export const namePasskey = 'Enter a name for the passkey'
export const passkeyNameTooLong = 'The name must be 60 characters or less'
export const giveDate = 'Enter a date in the format YYYY-MM-DD'

// The dialogs of the account page.

export const goOn = 'Continue'

export const setUpAppTitle = 'Set up an authenticator app'
export const anyApp =
  'Use any authenticator app, such as Microsoft Authenticator, Google Authenticator or 1Password.'
export const checking = 'Checking...'
export const setUpYourApp = 'Set up your authenticator app'
export const qrCode = 'QR code with the key for your authenticator app'
export const scanQrCode = 'Scan the code with your authenticator app, or enter this key manually:'
export const keyToCopy = 'key'
export const code = 'Authentication code'
export const appCodeHint = 'Enter the 6-digit code from your app.'
export const enterAppCode = 'Enter the code from your app'
export const confirm = 'Confirm'
export const confirming = 'Confirming...'
export const appSetUp = 'Authenticator app added'
export const askRemoveApp = 'Remove the authenticator app?'
export const removedAppNote =
  'You’ll no longer be asked for codes from the app. Unless you have another second step, your password alone will sign you in.'
export const removing = 'Removing...'
export const appRemoved = 'Authenticator app removed'

export const addPasskeyTitle = 'Add a passkey'
export const browserAsks =
  'Your browser will ask for your fingerprint, face, device PIN or security key.'
export const waitingForNewPasskey = 'Waiting for the passkey...'
export const passkeyName = 'Name'
export const passkeyNameHint = 'A name for this passkey, such as “Work laptop”'
export const unnamedPasskey = 'Passkey'
export const passkeyAdded = 'Passkey added'
export const renamePasskey = 'Rename passkey'
export const save = 'Save'
export const saving = 'Saving...'
export const passkeyRenamed = 'Passkey renamed'
export const askRemovePasskey = (passkey: string) => `Remove ${passkey}?`
export const removedPasskeyNote =
  'You’ll no longer be able to sign in with this passkey. Unless you have another second step, your password alone will sign you in.'
export const removePasskey = 'Remove passkey'
export const passkeyRemoved = 'Passkey removed'

export const askMakeCodes = 'Generate new recovery codes?'
export const oldCodesNote = 'Your current codes will stop working.'
export const makingCodes = 'Generating...'
export const codesMade = 'New recovery codes generated'
export const keepCodes = 'Save your recovery codes'
export const whatCodesAre =
  'Each code signs you in once if you lose access to your other methods. You won’t see them again, so store them somewhere safe, not only on the device you sign in with.'
export const codesOf = (email: string, portal: string) => `Recovery codes for ${email} at ${portal}`
export const codesToCopy = 'recovery codes'
export const codesFile = 'recovery-codes.txt'
export const download = 'Download'
export const print = 'Print'
export const codesSaved = 'I’ve saved my codes'

// The mail with a link that sets a password.

export const mailGreeting = (name: string) => `Hello ${name},`
type MailSource = { installation: string; host: string }

export const mailInvitesAdmin = (by: string, { installation, host }: MailSource) =>
  `${by} invited you to manage ${installation}, the support portal at ${host}. Set a password to get started:`
export const mailInvitesAgent = (by: string, { installation, host }: MailSource) =>
  `${by} invited you to answer support tickets at ${installation} (${host}). Set a password to get started:`
export const mailResetsPassword = (by: string, { installation, host }: MailSource) =>
  `${by} sent you a link to reset your password for ${installation} (${host}):`
export const mailSetPassword = 'Set your password'
export const mailSetNewPassword = 'Reset password'
export const mailLinkWorksOnce = (until: string, email: string) =>
  `This link can be used once and expires on ${until}. Sign in with ${email}.`
export const mailNotExpected = 'If you weren’t expecting this email, you can ignore it.'
export const invitationSubject = (installation: string) => `Your account at ${installation}`
export const resetSubject = (installation: string) => `Reset your password for ${installation}`

// Shown when the browser has made or used no passkey.

export const passkeyNotUsed = 'The passkey request was canceled or timed out. Please try again.'
export const deviceHasPasskey = 'This device already has a passkey for your account.'
export const browserHasNoPasskeys =
  'This browser doesn’t support passkeys. Open this page in another browser to add one.'
export const noPasskeysAtThisAddress = 'Passkeys only work over https with a domain name.'
export const noPasskeyUsed =
  'The passkey request was canceled or timed out, or there’s no passkey for you on this device. Try again or sign in another way.'
export const noPasskeysInThisBrowser =
  'Failed to use a passkey. Try another browser or another way to sign in.'

// Passwords that are refused.

/** Problems of a new password. */
export const passwordProblems = {
  too_short: 'Password must be at least 12 characters',
  too_long: 'Password must be 1,024 characters or less',
  own: 'Password can’t be your email or name',
  control_characters: 'Password can’t contain line breaks or other control characters',
}

// Answers of the server alone.
export const commonPassword = 'This password is too common. Choose a longer or more unusual one.'
export const notYourPassword = 'Current password is incorrect'

// Answers of the server about adding and removing second factors.

export const addAnotherFirst =
  'Two-step sign-in is required here. Add another method first, then remove this one.'
export const setUpOneFirst = 'Set up an authenticator app or a passkey first.'
export const passkeyInUse = 'This passkey is already in use.'
export const tooManyPasskeys = (most: number) =>
  `You’ve reached the limit of ${number(most)} passkeys. Remove one first.`
export const passkeyNotVerified = 'Failed to verify the passkey. Please add it again.'
export const appSetupTooSlow = 'This took too long. Close this window and start again.'
export const appExists = 'You already have an authenticator app. Remove it first.'
export const wrongCode =
  'That code isn’t correct. Enter the current code from your app for this account.'
export const clockIsFast = (minutes: number) =>
  plural(minutes, {
    one: 'Your phone’s clock is about 1 minute fast. Turn on automatic time, then enter the new code.',
    other: `Your phone’s clock is about ${minutes} minutes fast. Turn on automatic time, then enter the new code.`,
  })
export const clockIsSlow = (minutes: number) =>
  plural(minutes, {
    one: 'Your phone’s clock is about 1 minute slow. Turn on automatic time, then enter the new code.',
    other: `Your phone’s clock is about ${minutes} minutes slow. Turn on automatic time, then enter the new code.`,
  })

/** By the reason that the audit log has. */
export const secondFactorRefusals = {
  'wrong code':
    'This code isn’t right. Enter the one the app shows now. If that one is rejected too, check that your phone’s clock is set automatically.',
  'code used before': 'This code has been used already. Wait for the next one and enter that.',
  'wrong recovery code': 'This recovery code isn’t right. Check it character by character.',
  'recovery code used before': 'This recovery code has been used already. Enter another one.',
  'passkey not verified': 'Failed to verify the passkey. Please try again.',
}

// Asked of and told to those who run the portal while they are signed in.

export const confirmTitle = 'Confirm it’s you'
export const confirmLead =
  'This is a sensitive change. You won’t be asked again on this page for 5 minutes.'
export const yourPassword = 'Your password'
export const enterPassword = 'Enter your password'
export const confirmCodeHint =
  'Enter the 6-digit code from your authenticator app, or a recovery code.'
export const enterConfirmCode = 'Enter a code'
export const waitingForPasskey = 'Waiting for the passkey...'
export const byPasskey = 'Use a passkey'
export const cancel = 'Cancel'

export const secondFactorNow = 'Two-step sign-in is required.'
export const setUpNow = 'Set up an authenticator app or passkey to continue.'
export const secondFactorFrom = (day: string) => `Two-step sign-in will be required from ${day}.`
export const setUpBefore = 'Set up an authenticator app or a passkey before then.'
export const setUpLink = 'Set it up now'

// The mail to a customer's person whose passkeys have changed.

export const passkeyMail = {
  subject: {
    added: (installation: string) => `A passkey was added to your ${installation} account`,
    removed: (installation: string) => `A passkey was removed from your ${installation} account`,
    withdrawn: (installation: string) => `A passkey was removed from your ${installation} account`,
  },
  fact: {
    added: (passkey: string, at: string) =>
      `The passkey “${passkey}” was added to your account on ${at}.`,
    removed: (passkey: string, at: string) =>
      `The passkey “${passkey}” was removed from your account on ${at}.`,
    withdrawn: (passkey: string, at: string) =>
      `Your support team removed the passkey “${passkey}” from your account on ${at}, and signed you out everywhere.`,
  },
  check: {
    added: 'If this wasn’t you, review your passkeys and tell your IT administrator.',
    removed: 'If this wasn’t you, review your passkeys and tell your IT administrator.',
    withdrawn:
      'If no one asked for this, tell your IT administrator. Otherwise, you can add a new passkey after you sign in again.',
  },
  open: 'Open your account',
}
