// What is answered to somebody who signs in, or is signed in.

export const invalidEmail = 'Please enter a valid email address'
export const enterBoth = 'Please enter both email and password'
export const passwordTooLong = 'This password is too long'
export const passwordRequired = 'Password is required'
export const newPasswordTooLong = 'The password must have at most 1024 characters'
export const linkIncomplete = 'This link is not complete'
export const linkDead = 'This link does not work any more. Ask your administrator for a new one.'

export const chooseLanguage = 'Choose one of the languages that there are, or none'
export const signInFirst = 'Please sign in first.'
export const forbidden = 'You do not have permission to do this.'
export const secondFactorFirst =
  'Two-step sign-in is compulsory here. Set it up on your account page first.'
export const confirmFirst = 'Confirm that it is you.'
export const noFilesHere = 'Send application/json: no files are taken here.'
export const sessionEnded = 'This session has ended already.'

export const noSignOnHere = 'Single sign-on is not available here.'
export const noSignOnFor =
  'We could not find single sign-on for this email. Check the address or contact your IT team.'
export const tooManyUnderWay =
  'Too many sign-ins are under way at the moment. Please try again in a few seconds.'

/** A browser on a system, such as Firefox on Windows. */
export const deviceOn = (browser: string, system: string) => `${browser} on ${system}`

/** On the page that posts a request to the identity provider. */
export const onToProvider = 'Continue to your identity provider'
export const onByButton = 'If nothing happens, use the button to sign in at your identity provider.'
export const goOn = 'Continue'
