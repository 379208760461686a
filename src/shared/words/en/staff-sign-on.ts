export const nobodyListed =
  'Nobody could sign in when the provider fails. List an administrator who has a password first.'
export const lastListed =
  'This is the last administrator who can sign in with a password when the provider fails. List another one first.'
export const nobodyLeft =
  'Nobody could administer the portal without the provider: no administrator has a password. Make a password link for one under Team first.'
export const useProvider =
  'Your password is right, but you sign in through single sign-on. Passwords are for listed accounts in an emergency.'

export const signIn = 'Sign in with single sign-on'
export const orByPassword = 'Or with a password'
export const confirm = 'Confirm through single sign-on'
export const confirmHint =
  'You sign in at your identity provider again and come back to this page. What you have typed in a dialog is lost.'
export const confirmed =
  'You have confirmed that it is you. Please do again what you were about to do.'
export const notAskedAnew =
  'Your identity provider did not ask you to sign in again, so nothing is confirmed. Sign out there and try once more, or use your password.'

export const cardTitle = 'Single sign-on of the team'
export const isOn = 'Agents and administrators can sign in through your own identity provider.'
export const isOff =
  'Agents and administrators sign in with passwords. Connect your own identity provider, and they sign in as your customers do.'
export const setUp = 'Set up single sign-on'
export const change = 'Change single sign-on'
export const whoMayUsePasswords = 'Passwords'
export const everybody = 'Everybody may sign in with a password'
export const listed = 'Only listed accounts may, in an emergency'
export const listHint =
  'Passwords stay the way in when the identity provider fails. Accounts are listed where they are edited.'
export const onlyWhileOn = 'This holds while single sign-on of the team is on.'
export const saved = 'Saved who may use a password'
export const saveFailed = 'Failed to save who may use a password'
export const loadFailed = 'Failed to load how the team signs in'
export const mayUsePassword = 'May sign in with a password in an emergency'
export const isListed = 'Emergency password'
export const team = 'Your team'
export const save = 'Save'
export const backToTeam = 'Team'
export const chooseRule = 'Choose one of the rules'
