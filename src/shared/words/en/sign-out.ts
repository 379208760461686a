// Signing out at the identity provider as well.

export const everywhere = 'You are signed out, here and at your identity provider.'
export const here =
  'You are signed out here. Your identity provider did not confirm that you are signed out there: close the browser if others use this computer.'

export const goingOn = 'Signing out at your identity provider'
export const goOnByButton =
  'You are signed out here. If nothing happens, use the button to sign out at your identity provider.'
export const goOn = 'Continue'
