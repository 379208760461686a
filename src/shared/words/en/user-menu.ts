export const accountOf = (person: string) => `Account of ${person}`
export const account = 'Account'
export const name = 'Name'
export const email = 'Email'
export const organization = 'Organization'
export const signOut = 'Sign out'
export const signingOut = 'Signing out...'

/** The reason is a sentence. */
export const stillSignedIn = (reason: string) => `You are still signed in. ${reason}`
export const signOutLater = 'The server cannot be reached: sign out again once you are back.'
