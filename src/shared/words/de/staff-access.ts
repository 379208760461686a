// Asked of and told to those who run the portal while they are signed in.

export const confirmTitle = 'Bestätigen Sie, dass Sie es sind'
export const confirmLead =
  'Dies ändert, wie sich jemand anmeldet. Auf dieser Seite werden Sie fünf Minuten lang nicht noch einmal gefragt.'
export const yourPassword = 'Ihr Passwort'
export const enterPassword = 'Geben Sie Ihr Passwort ein'
export const code = 'Bestätigungscode'
export const codeHint =
  'Die sechs Ziffern, die Ihre Authenticator-App gerade zeigt, oder ein Wiederherstellungscode.'
export const enterCode = 'Geben Sie einen Code ein'
export const waitingForPasskey = 'Warten auf den Passkey …'
export const byPasskey = 'Passkey verwenden'
export const cancel = 'Abbrechen'
export const confirm = 'Bestätigen'
export const checking = 'Wird geprüft …'

export const secondFactorNow = 'Die Anmeldung in zwei Schritten ist Pflicht.'
export const setUpNow =
  'Richten Sie eine Authenticator-App oder einen Passkey ein, um fortzufahren. Danach steht Ihnen alles andere offen.'
export const secondFactorFrom = (day: string) =>
  `Die Anmeldung in zwei Schritten ist ab ${day} Pflicht.`
export const setUpBefore = 'Richten Sie bis dahin eine Authenticator-App oder einen Passkey ein.'
export const setUpLink = 'Jetzt einrichten'
