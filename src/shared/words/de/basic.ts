// What everybody may see before anything else is loaded, also visitors.

/** Heard, not seen. */
export const loading = 'Wird geladen'

export const needsJavaScript =
  'Dieses Portal braucht JavaScript. Bitte schalten Sie es ein, und laden Sie die Seite neu.'

export const crashTitle = 'Diese Seite funktioniert nicht mehr'
export const reload = 'Seite neu laden'
export const reloadHelps =
  'Meist hilft es, die Seite neu zu laden: Vielleicht gibt es eine neue Version, oder die Verbindung war unterbrochen.'

export const showPassword = 'Passwort anzeigen'
export const hidePassword = 'Passwort verbergen'
export const show = 'Anzeigen'
export const hide = 'Verbergen'

// How a call to the server has failed, where the server does not say it itself.
export const serverAway =
  'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Sekunden erneut.'
export const somethingWrong = 'Etwas ist schiefgegangen'
export const unexpected = 'Ein unerwarteter Fehler ist aufgetreten'
export const network = 'Netzwerkfehler'
export const aborted = 'Anfrage abgebrochen'
export const tookTooLong = (milliseconds: number) =>
  `Der Server hat ${milliseconds} ms lang nicht geantwortet`
export const notConfirmed =
  'Sie haben nicht bestätigt, dass Sie es sind. Deshalb wurde nichts geändert.'
