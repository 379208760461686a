export const accountOf = (person: string) => `Konto von ${person}`
export const account = 'Konto'
export const name = 'Name'
export const email = 'E-Mail'
export const organization = 'Organisation'
export const signOut = 'Abmelden'
export const signingOut = 'Abmeldung läuft …'

/** The reason is a sentence. */
export const stillSignedIn = (reason: string) => `Sie sind noch angemeldet. ${reason}`
export const signOutLater =
  'Der Server ist nicht erreichbar: Melden Sie sich noch einmal ab, sobald Sie wieder verbunden sind.'
