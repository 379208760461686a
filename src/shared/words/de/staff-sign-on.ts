export const nobodyListed =
  'Bei einem Ausfall des Anbieters könnte sich niemand anmelden. Geben Sie zuerst ein Administratorkonto mit Passwort für den Notfall frei.'
export const lastListed =
  'Dies ist das letzte Administratorkonto, das sich bei einem Ausfall des Anbieters mit einem Passwort anmelden kann. Geben Sie zuerst ein anderes frei.'
export const nobodyLeft =
  'Ohne den Anbieter könnte niemand das Portal verwalten: Kein Administratorkonto hat ein Passwort. Erstellen Sie zuerst unter „Team“ für eines einen Link zum Festlegen eines Passworts.'
export const useProvider =
  'Ihr Passwort stimmt, aber Sie melden sich über Single Sign-on an. Passwörter sind den freigegebenen Konten im Notfall vorbehalten.'

export const signIn = 'Über Single Sign-on anmelden'
export const orByPassword = 'Oder mit einem Passwort'
export const confirm = 'Über Single Sign-on bestätigen'
export const confirmHint =
  'Sie melden sich erneut bei Ihrem Identitätsanbieter an und kehren auf diese Seite zurück. Was Sie in einem Dialog eingegeben haben, geht verloren.'
export const confirmed =
  'Sie haben bestätigt, dass Sie es sind. Bitte wiederholen Sie, was Sie gerade tun wollten.'
export const notAskedAnew =
  'Ihr Identitätsanbieter hat keine erneute Anmeldung verlangt, daher ist nichts bestätigt. Melden Sie sich dort ab und versuchen Sie es noch einmal, oder verwenden Sie Ihr Passwort.'

export const cardTitle = 'Single Sign-on des Teams'
export const isOn =
  'Agenten und Administratoren können sich über Ihren eigenen Identitätsanbieter anmelden.'
export const isOff =
  'Agenten und Administratoren melden sich mit Passwörtern an. Verbinden Sie Ihren eigenen Identitätsanbieter, dann melden sie sich an wie Ihre Kunden.'
export const setUp = 'Single Sign-on einrichten'
export const change = 'Single Sign-on ändern'
export const whoMayUsePasswords = 'Passwörter'
export const everybody = 'Alle dürfen ein Passwort verwenden'
export const listed = 'Nur freigegebene Konten, im Notfall'
export const listHint =
  'Mit Passwörtern kommen Sie auch hinein, wenn der Identitätsanbieter ausfällt. Freigegeben wird ein Konto dort, wo es bearbeitet wird.'
export const onlyWhileOn = 'Das gilt, solange Single Sign-on des Teams eingeschaltet ist.'
export const saved = 'Gespeichert, wer ein Passwort verwenden darf'
export const saveFailed = 'Wer ein Passwort verwenden darf, konnte nicht gespeichert werden'
export const loadFailed = 'Wie sich das Team anmeldet, konnte nicht geladen werden'
export const mayUsePassword = 'Darf sich im Notfall mit einem Passwort anmelden'
export const isListed = 'Notfallpasswort'
export const team = 'Ihr Team'
export const save = 'Speichern'
export const backToTeam = 'Team'
export const chooseRule = 'Wählen Sie eine der Regeln'
