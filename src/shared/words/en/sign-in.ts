// The login page of customers, and what is around the one of the team.

export const documentTitle = 'Sign in'
export const titleOf = (portal: string) => `Sign in to ${portal}`
export const lead = 'Raise and follow your support tickets.'
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
export const clickToSignIn = 'Click to sign in, without a password.'
/** Above a link that says whom to ask. */
export const trouble = 'Trouble signing in?'
export const adminLogin = 'Admin login'

export const resources = 'Resources'
export const privacyPolicy = 'Privacy policy'

/** Before the code to pass on. */
export const code = 'Code:'
export const rateLimited =
  'There were too many attempts to sign in from here. Please wait a minute and start again.'

// How a sign-in has failed.
export const connectionError = 'Backend Connection Error:'
export const cannotConnect =
  'Cannot connect to the backend server. Please check your internet connection.'
export const tryAgain = 'Try again'
export const unreachable = 'Unable to connect to server. Please try again later.'
export const loginFailed = 'Login failed. Please try again.'
export const noRedirect = 'No redirect URL returned from server'
export const failed = 'Authentication failed'

export const signedIn = 'You have successfully logged in!'
