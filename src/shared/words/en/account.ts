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
export const app = 'Authenticator app'
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
export const rename = (passkey: string) => `Rename ${passkey}`
export const remove = (passkey: string) => `Remove ${passkey}`
export const codes = 'Recovery codes'
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
