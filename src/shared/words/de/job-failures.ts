// Why a piece of background work has failed, such as a mail that could not be sent.

export const failures = {
  databaseAway: 'Die Datenbank war nicht erreichbar.',
  databaseFull: 'Die Datenbank hat keinen Platz mehr.',
  databaseSlow: 'Die Datenbank hat zu lange gebraucht.',
  noMailServer: 'Es ist kein Mailserver eingerichtet.',
  mailServerAway: 'Der Mailserver ist nicht erreichbar.',
  mailServerUnknown: 'Der Name des Mailservers ist nicht bekannt.',
  mailBrokeOff: 'Die Verbindung zum Mailserver ist abgebrochen.',
  mailTooLate: 'Der Mailserver hat nicht rechtzeitig geantwortet.',
  mailEncryption: 'Der Mailserver und Portico konnten sich nicht auf eine Verschlüsselung einigen.',
  mailLogin: 'Der Mailserver hat Name und Passwort von Portico abgelehnt.',
  mailEnvelope: 'Der Mailserver hat Absender oder Empfänger abgelehnt.',
  mailRefused: 'Der Mailserver hat die E-Mail abgelehnt.',
  mailNotSent: 'Die E-Mail konnte nicht gesendet werden.',
}

export const withAnswer = (failure: string, code: string) => `${failure} Seine Antwort: ${code}.`
/** The error is a name for programmers. */
export const brokeOff = (error: string) =>
  `Die Aufgabe ist mit einem Fehler abgebrochen (${error}). Mehr steht im Log.`
