export const goOn = 'Weiter'

export const setUpApp = 'Authenticator-App einrichten'
export const anyApp =
  'Jede App für Einmalcodes ist geeignet, etwa die, die Ihr Team bereits verwendet.'
export const checking = 'Wird geprüft …'
export const setUpYourApp = 'Ihre Authenticator-App einrichten'
export const qrCode = 'QR-Code mit dem Schlüssel für Ihre Authenticator-App'
export const scan =
  'Scannen Sie den Code mit Ihrer Authenticator-App, oder geben Sie diesen Schlüssel von Hand ein:'
export const keyToCopy = 'Schlüssel'
export const code = 'Bestätigungscode'
export const codeHint = 'Die sechs Ziffern, die die App gerade für dieses Konto zeigt.'
export const enterCode = 'Geben Sie den Code ein, den die App zeigt'
export const confirm = 'Bestätigen'
export const confirming = 'Wird bestätigt …'
export const appSetUp = 'Authenticator-App eingerichtet'
export const askRemoveApp = 'Authenticator-App entfernen?'
export const removedAppNote =
  'Nach ihren Codes wird dann nicht mehr gefragt. Ohne einen anderen zweiten Schritt genügt Ihr Passwort zur Anmeldung.'
export const removeApp = 'App entfernen'
export const removing = 'Wird entfernt …'
export const appRemoved = 'Authenticator-App entfernt'

export const addPasskey = 'Passkey hinzufügen'
export const browserAsks =
  'Ihr Browser fragt anschließend nach Ihrem Fingerabdruck, Ihrem Gesicht, der PIN Ihres Geräts oder einem Sicherheitsschlüssel.'
export const waiting = 'Bitte warten …'
export const name = 'Name'
export const nameHint = 'Ein Name für diesen Passkey, etwa „Dienstlaptop“'
export const unnamed = 'Passkey'
export const passkeyAdded = 'Passkey hinzugefügt'
export const renamePasskey = 'Passkey umbenennen'
export const save = 'Speichern'
export const saving = 'Wird gespeichert …'
export const passkeyRenamed = 'Passkey umbenannt'
export const askRemove = (passkey: string) => `${passkey} entfernen?`
export const removedPasskeyNote =
  'Sie können sich damit nicht mehr anmelden. Ohne einen anderen zweiten Schritt genügt Ihr Passwort.'
export const removePasskey = 'Passkey entfernen'
export const passkeyRemoved = 'Passkey entfernt'

export const askMakeCodes = 'Neue Wiederherstellungscodes erstellen?'
export const oldCodesNote = 'Die Codes, die Sie bisher aufbewahrt haben, gelten dann nicht mehr.'
export const makeCodes = 'Neue Codes erstellen'
export const makingCodes = 'Codes werden erstellt …'
export const codesMade = 'Neue Wiederherstellungscodes erstellt'
export const keepCodes = 'Bewahren Sie Ihre Wiederherstellungscodes auf'
export const whatCodesAre =
  'Mit jedem können Sie sich einmal anmelden, wenn Ihre anderen Wege nicht zur Hand sind. Sie werden nicht noch einmal angezeigt. Bewahren Sie sie dort auf, wo Sie Wichtiges aufbewahren, und nicht nur auf dem Gerät, mit dem Sie sich anmelden.'
export const codesOf = (email: string, portal: string) =>
  `Wiederherstellungscodes von ${email} für ${portal}`
export const codesToCopy = 'Wiederherstellungscodes'
export const codesFile = 'wiederherstellungscodes.txt'
export const download = 'Herunterladen'
export const print = 'Drucken'
export const kept = 'Ich habe sie aufbewahrt'
