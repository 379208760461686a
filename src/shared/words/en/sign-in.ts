import type {
  LastingRefusal,
  PassingRefusal,
  RefusalSentences,
} from '#shared/access/sign-in-refusals.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

// The login page of customers, and what is around the one of the team.

export const documentTitle = 'Sign in'
export const titleOf = (portal: string) => `Sign in to ${portal}`
export const lead = 'Create and track your support tickets.'
export const checkingSession = 'Checking for an existing session'

export const email = 'Company email'
export const emailPlaceholder = 'you@company.com'
export const withEmail = 'Sign in with Email'
export const signingIn = 'Signing in...'
export const redirecting = 'Redirecting...'
export const continueWith = (customer: string) => `Continue with ${customer} SSO`
export const sessionAt = (customer: string) => `Existing ${customer} session detected`

export const enterEmail = 'Enter your company email.'
export const weVerify = 'We verify a secure connection.'
export const clickToSignIn = 'Click to sign in. No password needed.'
/** Above a link that says whom to ask. */
export const troubleSigningIn = 'Trouble signing in?'
export const adminLogin = 'Admin login'
export const staffSignIn = 'Staff sign-in'

// While there is no administrator.

export const noAdministrator = 'Finish setup in a terminal'
export const createAdministrator =
  'There’s no administrator yet. Create one on the machine that runs Portico:'
export const administratorCommand = 'Command'
/** Leads to the sign-in of administrators. */
export const afterCreating = 'Then sign in as an administrator'

export const resources = 'Resources'
export const privacyPolicy = 'Privacy policy'

/** Before the code to pass on. */
export const codeToReport = 'Code:'
export const rateLimited = 'Too many sign-in attempts. Please wait a minute and try again.'

// How a sign-in has failed.
export const connectionError = 'Backend Connection Error:'
export const cannotConnect =
  'Cannot connect to the backend server. Please check your internet connection.'
export const tryAgain = 'Try again'
export const unreachable = 'Unable to connect to server. Please try again later.'
export const loginFailed = 'Login failed. Please try again.'
export const noRedirect = 'No redirect URL returned from server'
export const authenticationFailed = 'Authentication failed'

export const signedIn = 'You have successfully logged in!'

// The login page of the team, its second step, and the page that sets a password.

export const adminTitle = 'Admin login'
export const adminLead = 'For agents and administrators.'
export const passwordIsSet = 'Your password has been set. You can now sign in.'
/** Above the link to the other page. */
export const lookingForTickets = 'Looking for your tickets?'
export const toUserLogin = 'Go to customer sign-in'

export const adminEmail = 'Admin Email'
export const password = 'Password'
export const logInAsAdmin = 'Login as Admin'
export const loggingIn = 'Logging in...'
export const withCodeAsWell = 'Sign in with password and code'
export const adminLoggedIn = 'Admin login successful'

export const invalidAnswer = 'Invalid authentication response'
export const invalidCredentials = 'Invalid email or password'

// After the password.
export const secondStep = 'Two-step sign-in'
export const confirmFor = (address: string) => `Confirm it’s you, ${address}.`
export const appCode = 'Authentication code'
export const appCodeHint = 'Enter the 6-digit code from your authenticator app.'
export const recoveryCode = 'Recovery code'
export const recoveryCodeHint = 'Enter one of your saved recovery codes. Each code works once.'
export const enterCode = 'Enter the code'
export const goOn = 'Continue'
export const waitingForPasskey = 'Waiting for the passkey...'
export const byPasskey = 'Use a passkey'
/** While the provider of their company may be down. */
export const companyMayBeDown =
  'Your company’s usual sign-in may not be working. For now, you can sign in another way.'
export const byRecovery = 'Use a recovery code'
export const byApp = 'Use the authenticator app'
export const back = 'Back'

// Behind the link of an invitation, or of a reset.
export const checkingLink = 'Checking link'
export const setYourPassword = 'Set your password'
export const setNewPassword = 'Set a new password'
export const welcomeNewMember = (name: string) =>
  `Welcome, ${name}. Choose a password to sign in with.`
export const greetBeforeReset = (name: string) =>
  `Hello ${name}. Setting a new password signs you out on all devices.`
export const ownEmail = 'Email'
export const newPassword = 'New password'
export const passwordHint = (characters: number) =>
  `At least ${characters} characters. Avoid common passwords, your name and your email. A few random words are strong and easy to remember.`
export const setPassword = 'Set password'
export const savingPassword = 'Saving...'
export const cannotBeReached = 'Can’t reach the server. Check your connection and try again.'

export const deadLink = 'This link doesn’t work'
export const deadLinkNote =
  'The link has expired, was already used, or was replaced by a newer link. Ask your administrator for a new one.'
export const toAdminLogin = 'Go to admin login'

// Signing out at the identity provider as well.

export const signedOutEverywhere = 'You’re signed out here and at your identity provider.'
export const signedOutHere =
  'You’re signed out here, but your identity provider didn’t confirm the sign-out. If you share this computer, close the browser.'

export const signingOutAtProvider = 'Signing out at your identity provider'
export const signOutByButton =
  'You’re signed out here. If nothing happens, select “Continue” to sign out at your identity provider.'

// Answers to a person who signs in, or is signed in.

export const invalidEmail = 'Please enter a valid email address'
export const enterBoth = 'Please enter both email and password'
export const passwordTooLong = 'This password is too long'
export const enterSixDigits = 'Enter the 6 digits from the email'
export const passwordRequired = 'Password is required'
export const newPasswordTooLong = 'Password must be 1,024 characters or less'
export const linkIncomplete =
  'This link is incomplete. Copy the whole link from the email and try again.'
export const linkDead = 'This link no longer works. Ask your administrator for a new one.'

export const chooseLanguage = 'Choose a language from the list'
export const signInFirst = 'Please sign in first.'
export const noPermission = 'You do not have permission to do this.'
export const signInAgain = 'For your security, sign in again to add a passkey.'
export const secondFactorFirst =
  'Two-step sign-in is required. Set it up on your account page first.'
export const confirmFirst = 'Confirm it’s you to continue.'
export const noFilesHere = 'This endpoint doesn’t accept files. Send application/json.'
export const sessionEnded = 'This session has already ended.'

export const noSignOnHere = 'Single sign-on isn’t available here.'
export const noSignOnFor =
  'We don’t recognize this email’s company. Check the address, or contact your IT administrator.'
export const tooManyUnderWay =
  'Too many people are signing in right now. Please try again in a few seconds.'

/** A browser on a system, such as Firefox on Windows. */
export const deviceOn = (browser: string, system: string) => `${browser} on ${system}`

/** On the page that posts a request to the identity provider. */
export const continueToProvider = 'Continue to your identity provider'
export const continueByButton =
  'If nothing happens, use the button to sign in at your identity provider.'

// Reasons of a refused sign-in, for the person.

const ENCRYPTED = 'The response from your identity provider is encrypted and couldn’t be read.'
const TOO_LARGE = 'The response from your identity provider is too large.'
const OTHER_ADDRESS = 'The response from your identity provider was meant for another address.'

/** The person starts again. */
const temporaryRefusals: Record<PassingRefusal, string> = {
  malformed: 'The response from your identity provider couldn’t be read.',
  unexpected_message: 'Your identity provider sent something other than a sign-in response.',
  missing_in_response_to:
    'Please sign in from this page, not from your identity provider’s app tile or link.',
  in_response_to_mismatch: 'The response belongs to another sign-in.',
  expired: 'The sign-in took too long and has expired.',
  too_old: 'The sign-in took too long and has expired.',
  session_expired: 'Your session at the identity provider has ended.',
  unknown_request: 'The sign-in took too long or was already completed.',
  other_browser: 'The sign-in was started in another browser or window.',
  replayed: 'This sign-in was already completed.',
  code_wrong: 'The code was wrong.',
  code_expired: 'The code has expired or was already used.',
  code_used_up: 'Too many wrong codes were entered.',
  code_other_browser: 'The code was requested in another browser.',
  passkey_wrong: 'The passkey couldn’t be verified.',
  passkey_expired: 'The sign-in took too long or was already completed.',
  passkey_other_browser: 'The sign-in was started in another browser or window.',
  oidc_malformed_return: 'The response from your identity provider couldn’t be read.',
  oidc_code_refused: 'The sign-in took too long or was already completed.',
  oidc_expired: 'The sign-in took too long and has expired.',
  oidc_too_old: 'The sign-in took too long and has expired.',
  oidc_wrong_nonce: 'The response belongs to another sign-in.',
}

/** The person tells the administrator. */
const lastingRefusals: Record<LastingRefusal, string> = {
  too_large: TOO_LARGE,
  too_complex: TOO_LARGE,
  status: 'Your identity provider didn’t sign you in.',
  no_assertion: 'Your identity provider didn’t say who you are.',
  encrypted_assertion: ENCRYPTED,
  decryption_failed: ENCRYPTED,
  weak_encryption: ENCRYPTED,
  no_signature: 'The response from your identity provider isn’t signed.',
  bad_signature: 'Your identity provider’s signature couldn’t be verified.',
  weak_algorithm: 'Your identity provider signed its response with an outdated method.',
  bad_certificate: 'Single sign-on isn’t fully set up for your organization.',
  wrong_issuer: 'The response didn’t come from your organization’s identity provider.',
  wrong_destination: OTHER_ADDRESS,
  wrong_recipient: OTHER_ADDRESS,
  wrong_audience: 'The response from your identity provider was meant for another application.',
  no_bearer_confirmation: 'The response from your identity provider is incomplete.',
  not_yet_valid: 'The response from your identity provider is dated in the future.',
  no_email: 'Your identity provider didn’t send your email address.',
  several_emails: 'Your identity provider sent more than one email address.',
  invalid_email: 'Your identity provider sent an invalid email address.',
  customer_unavailable: 'Single sign-on isn’t available for your organization.',
  address_not_allowed: 'Your organization doesn’t allow signing in from this network.',
  foreign_domain: 'Your email address doesn’t belong to this organization.',
  domain_not_proven: 'Your organization hasn’t verified its email domain yet.',
  person_deactivated: 'Your account has been deactivated.',
  code_not_allowed: 'Your organization doesn’t allow you to sign in with an email code.',
  passkey_unknown: 'This passkey doesn’t belong to any account in your organization.',
  passkey_not_allowed: 'Passkey sign-in isn’t available for your organization right now.',
  oidc_denied: 'Your identity provider didn’t sign you in.',
  oidc_unreachable: 'Your identity provider can’t be reached.',
  oidc_no_email: 'Your identity provider didn’t send your email address.',
  oidc_several_emails: 'Your identity provider sent more than one email address.',
  oidc_invalid_email: 'Your identity provider sent an invalid email address.',
  oidc_unverified_email: 'Your email address isn’t verified at your identity provider.',
  oidc_other_person: 'Your email address belongs to another account.',
  oidc_no_application: 'Signing in with this provider isn’t fully set up.',
  oidc_consent_denied: 'Your organization’s administrator didn’t give consent.',
  oidc_foreign_consent: 'Your account doesn’t belong to this organization.',
  oidc_personal_account: 'You signed in with a personal account instead of your work account.',
  oidc_other_organization: 'Your account belongs to another organization.',
  oidc_guest: 'Your account is only a guest in this organization.',
}

export const refusals: RefusalSentences = {
  passing: temporaryRefusals,
  lasting: lastingRefusals,
  other: 'The response from your identity provider couldn’t be accepted.',
  startAgain: (sentence) => `${sentence} Please start again.`,
  tell: (sentence) => `${sentence} Please contact your IT administrator.`,
  tellCode: (sentence) =>
    `${sentence} Please contact your IT administrator and give them the code shown here.`,
}

// Sign-in by a code that is mailed, on its page and in its mail.

export const code = {
  title: 'Enter your code',
  sent: <Part>(address: Part) =>
    rich`If ${address} can sign in with a code, we’ve emailed one. It works for 10 minutes.`,
  label: 'Sign-in code',
  hint: 'Enter the 6 digits from the newest email.',
  submit: 'Sign in',
  resend: 'Email a new code',
  resending: 'Sending...',
  resendIn: (seconds: number) =>
    plural(seconds, {
      one: `You can request a new code in 1 second.`,
      other: `You can request a new code in ${number(seconds)} seconds.`,
    }),
  resent: 'If the address can sign in with a code, a new one is on its way.',
  noMail:
    'We can’t send email right now, so you can’t get a code. Please contact your support team.',
  otherEmail: 'Use a different email',
  filledIn: 'We’ve entered the code from your email. Select “Sign in” to continue.',
  elsewhere: 'Enter this code where you started',
  elsewhereLead:
    'You opened the link in a different browser. Go back to the one where you started signing in and enter this code:',
  noAddress: 'Start with your email',
  noAddressLead: 'Enter your email on the sign-in page and we’ll send you a code.',
  toLogin: 'Go to sign-in',
  chooseTitle: 'How do you want to sign in?',
  byProvider: 'Continue with your company account',
  byCode: 'Email me a code',
  usedUp: (minutes: number) =>
    plural(minutes, {
      one: `Too many wrong codes. Request a new one in 1 minute.`,
      other: `Too many wrong codes. Request a new one in ${number(minutes)} minutes.`,
    }),
  problems: {
    code_wrong: 'That’s not the right code. Check the newest email from us.',
    code_expired:
      'This code has expired or is for another browser. Enter it where you started, or request a new one.',
  },
  mail: {
    subject: (digits: string, installation: string) => `${digits} is your ${installation} code`,
    code: (digits: string) => `Your sign-in code is ${digits}`,
    enter:
      'Enter the code where you started signing in, or open this link in the same browser. The code works once, for 10 minutes.',
    open: 'Open the sign-in page with this code',
    notAsked: 'If you didn’t try to sign in, you can ignore this email. Never share the code.',
  },
}
