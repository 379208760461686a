// What is said when the browser has made or used no passkey.

export const notUsed =
  'The passkey was not used: it was cancelled, or it took too long. Please try again.'
export const hasOne = 'This device has a passkey for your account already.'
export const notAtThisAddress =
  'Passkeys do not work at this address. They need the name of the site, by https.'
export const notByThisBrowser =
  'Your browser could not use a passkey. Try another browser, or another way to sign in.'
