// Asked of and told to those who run the portal while they are signed in.

export const confirmTitle = 'Confirm that it is you'
export const confirmLead =
  'This changes how somebody signs in. You are not asked again on this page for five minutes.'
export const yourPassword = 'Your password'
export const enterPassword = 'Enter your password'
export const code = 'Authentication code'
export const codeHint = 'The six digits that your authenticator app shows now, or a recovery code.'
export const enterCode = 'Enter a code'
export const waitingForPasskey = 'Waiting for the passkey...'
export const byPasskey = 'Use a passkey'
export const cancel = 'Cancel'
export const confirm = 'Confirm'
export const checking = 'Checking...'

export const secondFactorNow = 'Two-step sign-in is compulsory.'
export const setUpNow =
  'Set up an authenticator app or a passkey to go on. Everything else opens as soon as you have.'
export const secondFactorFrom = (day: string) => `Two-step sign-in is compulsory from ${day} on.`
export const setUpBefore = 'Set up an authenticator app or a passkey before then.'
export const setUpLink = 'Set it up now'
