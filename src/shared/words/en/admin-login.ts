// The login page of the team, its second step, and the page that sets a password.

export const title = 'Admin login'
export const lead = 'For the people who run this portal.'
export const passwordIsSet = 'Your password is set. Sign in with it.'
/** Above the link to the other page. */
export const lookingForTickets = 'Looking for your tickets?'
export const toUserLogin = 'Go to the user login'

export const email = 'Admin Email'
export const password = 'Password'
export const logIn = 'Login as Admin'
export const loggingIn = 'Logging in...'
export const withCodeAsWell = 'Sign in with a code as well'
export const loggedIn = 'Admin login successful'

export const nextStepFailed = 'The next step could not be loaded. Please try again.'
export const invalidAnswer = 'Invalid authentication response'
export const invalidCredentials = 'Invalid email or password'

// After the password.
export const secondStep = 'Two-step sign-in'
export const confirmFor = (address: string) => `Confirm that it is you, ${address}.`
export const totp = 'Authentication code'
export const totpHint = 'The six digits that your authenticator app shows now.'
export const recovery = 'Recovery code'
export const recoveryHint = 'One of the codes that you kept. Each works once.'
export const enterCode = 'Enter the code'
export const goOn = 'Continue'
export const waitingForPasskey = 'Waiting for the passkey...'
export const byPasskey = 'Use a passkey'
export const byRecovery = 'Use a recovery code'
export const byTotp = 'Use the authenticator app'
export const back = 'Back'

// Behind the link of an invitation, or of a reset.
export const checkingLink = 'Checking the link'
export const setYourPassword = 'Set your password'
export const setNewPassword = 'Set a new password'
export const welcome = (name: string) => `Welcome, ${name}. You sign in with it from then on.`
export const hello = (name: string) =>
  `Hello ${name}. All your devices are signed out when you set it.`
export const ownEmail = 'Email'
export const newPassword = 'New password'
export const passwordHint = (characters: number) =>
  `At least ${characters} characters, none of the usual ones, and not your email or name. A few words in a row are easy to remember.`
export const setPassword = 'Set password'
export const saving = 'Saving...'
export const cannotBeReached = 'The server cannot be reached. Check your connection and try again.'

export const deadLink = 'This link does not work'
export const deadLinkNote =
  'It was used before, was replaced by a newer one, or has run out. Ask your administrator for a new link.'
export const toAdminLogin = 'Go to the admin login'
