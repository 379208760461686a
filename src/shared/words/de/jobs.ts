// What background work does, as its page and the audit log name it.

export const expiredSecrets = 'Abgelaufene vertrauliche Werte von Aufgaben entfernen'
export const rateLimits = 'Abgelaufene Ratenbegrenzungen entfernen'
export const repeatedRequests = 'Wiederholte Aufrufe nach einem Tag entfernen'
export const brokenUploads = 'Dateien abgebrochener Uploads löschen'
export const deletedCustomers = 'Gelöschte Kunden nach 30 Tagen entfernen'
export const storedBytes = 'Speicherbedarf der Kunden neu berechnen'
export const mailLink = 'E-Mail mit einem Link zum Festlegen eines Passworts'
export const expiredLinks = 'Abgelaufene Links zum Festlegen eines Passworts entfernen'
export const passkeyChallenges = 'Unbeantwortete Passkey-Abfragen entfernen'
export const signIns = 'Nicht abgeschlossene Anmeldungen entfernen'
export const providerAnswers = 'Abgelaufene Antworten von Identitätsanbietern entfernen'
export const sessions = 'Abgelaufene Sitzungen entfernen'
export const signInFailures = 'Abgelehnte Anmeldungen nach 30 Tagen entfernen'
export const connectionTests = 'Ergebnisse von Single-Sign-on-Tests nach 30 Tagen entfernen'
export const certificateEnds = 'Ablauf von Zertifikaten ermitteln'
export const certificateWarnings = 'Auf bald ablaufende Zertifikate hinweisen'
export const metadataLooks = 'Metadaten von Identitätsanbietern einmal am Tag lesen'
export const domainChecks = 'Nachweise von Domains einmal am Tag suchen'
export const lastingFailures = 'Administratoren über anhaltende Störungen informieren'
export const connectionMail = 'E-Mail an Administratoren oder technische Ansprechpartner senden'
export const snoozedTickets = 'Zurückgestellte Tickets zum gewählten Zeitpunkt zurückholen'
export const ticketLists = 'Ticketlisten neu schreiben'
export const ticketVerdicts = 'Abgelaufene Fristen speichern, einmal am Tag'
export const commentSearch = 'Kommentare für die Suche erfassen'
export const nearDue = 'Auf bald endende Fristen hinweisen'
export const oldBulks = 'Stand von Tickets vor gemeinsamen Änderungen entfernen'
export const oldNotices = 'Benachrichtigungen der Agenten nach 90 Tagen entfernen'
export const renewNearDue = 'Neu berechnen, wann Tickets bald fällig sind'
export const releaseReply = 'Zurückgehaltene Antwort senden'
export const tellOfReply = 'Zuständigen die Antwort eines Kunden mitteilen'
export const tellStoppedReply = 'Agenten mitteilen, dass eine Antwort nicht gesendet wurde'
export const oldDrafts = 'Antworten entfernen, die seit einem halben Jahr unberührt sind'
export const endedPresence = 'Anwesenheit an verlassenen Tickets entfernen'
export const crmDelivery = 'Ereignisse eines Tickets an das CRM senden'
export const crmPush = 'Vorhandene Tickets an das CRM senden'
export const crmWake = 'Nachsehen, was noch an das CRM zu senden ist'
export const crmSent = 'An das CRM Gesendetes nach 30 Tagen entfernen'
export const crmBack = 'Nachsehen, ob das CRM wieder antwortet'
export const crmReading = 'Änderungen aus dem CRM lesen'
export const crmReadingDue = 'Zweimal pro Minute nach Änderungen im CRM fragen'
export const crmSignals = 'Vom CRM gemeldete Änderungen lesen'
export const crmPlacing = 'Nicht zugeordnete Tickets des CRM erneut prüfen'
export const crmResync = 'Ein Ticket des CRM neu lesen'
export const crmSweep = 'Zweimal pro Stunde nach Tickets suchen, die im CRM fehlen'
export const crmOldSignals = 'Vom CRM gemeldete Änderungen nach drei Tagen entfernen'
export const crmBackfill = 'Frühere Tickets des CRM übernehmen'
export const crmFiles = 'Dateien holen, die es nur im CRM gibt'
export const crmCheck = 'Verbindung zum CRM prüfen'
export const mailTell = 'Ermitteln, wer eine E-Mail zu einem Ticket erhält'
export const mailSend = 'E-Mail zu einem Ticket senden'
export const mailSendBulk = 'E-Mails zu Schließungen, Hinweise und tägliche E-Mails senden'
export const mailDigests = 'Tägliche E-Mail an alle senden, die sie wünschen'
export const mailForgotten = 'Nach E-Mails suchen, die noch nicht gesendet sind'
export const crmCatalog = 'Konfiguration des CRM lesen'
export const judgeChange = 'Prüfen, ob eine Änderung Anmeldungen verhindert'
export const oldWatchedSignIns = 'Verlauf von Anmeldungen seit einer Änderung entfernen'
export const placeMail = 'Eine E-Mail zuordnen'
export const oldRawMails = 'Eingegangene E-Mails im Original nach 30 Tagen entfernen'
export const oldMailProofs = 'Nachweise per Webhook gelieferter E-Mails entfernen'
export const mailSetupLink = 'E-Mail mit einem Einrichtungslink für Single Sign-on'
export const oldSetupLinks = 'Einrichtungslinks für Single Sign-on nach 90 Tagen entfernen'
export const addressChanged = 'Administratoren über eine geänderte Adresse informieren'

// Why a piece of background work has failed, such as a mail that could not be sent.

export const jobFailures = {
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
