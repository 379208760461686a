/** What keeps a text from being somebody's new password. */
export const problems = {
  too_short: 'Das Passwort muss mindestens 12 Zeichen haben',
  too_long: 'Das Passwort darf höchstens 1024 Zeichen haben',
  own: 'Das Passwort darf nicht Ihre E-Mail-Adresse oder Ihr Name sein',
  control_characters: 'Das Passwort darf keine Zeilenumbrüche oder anderen Steuerzeichen enthalten',
}

// What only the server answers.
export const usual =
  'Dieses Passwort wird als eines der ersten erraten. Wählen Sie ein längeres oder ein weniger gängiges'
export const notYours = 'Das ist nicht Ihr aktuelles Passwort'
