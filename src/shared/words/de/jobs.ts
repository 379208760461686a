// Names of background jobs, on their page and in the audit log.

export const expiredSecrets = 'Abgelaufene vertrauliche Werte von Aufgaben löschen'
export const rateLimits = 'Abgelaufene Ratenbegrenzungen zurücksetzen'
export const repeatedRequests = 'Zwischengespeicherte Aufrufe nach 1 Tag löschen'
export const brokenUploads = 'Unvollständige Uploads löschen'
export const deletedCustomers = 'Gelöschte Kunden nach 30 Tagen endgültig löschen'
export const storedBytes = 'Speichernutzung neu berechnen'
export const mailLink = 'Passwortlink senden'
export const mailCode = 'Anmeldecode senden'
export const passkeySignIns = 'Abgelaufene Anfragen zur Passkey-Anmeldung löschen'
export const passkeyChanged = 'Personen über ihre Passkeys benachrichtigen'
export const emergencyDoor = 'Über Notfallzugang benachrichtigen'
export const emergencyDoors = 'Notfallzugang schließen'
export const expiredCodes = 'Abgelaufene Anmeldecodes löschen'
export const expiredLinks = 'Abgelaufene Passwortlinks löschen'
export const passkeyChallenges =
  'Abgelaufene Anfragen zu Passkey-Einrichtung und zweitem Schritt löschen'
export const signIns = 'Nicht abgeschlossene Anmeldungen löschen'
export const providerAnswers = 'Abgelaufene Antworten von Identitätsanbietern löschen'
export const sessions = 'Abgelaufene Sitzungen entfernen'
export const signInFailures = 'Fehlgeschlagene Anmeldungen nach 30 Tagen löschen'
export const connectionTests = 'Ergebnisse von Single-Sign-on-Tests nach 30 Tagen löschen'
export const certificateEnds = 'Ablauf von Zertifikaten prüfen'
export const certificateWarnings = 'Warnungen vor ablaufenden Zertifikaten senden'
export const metadataLooks = 'Metadaten von Identitätsanbietern täglich prüfen'
export const domainChecks = 'Domainnachweise der Kunden täglich prüfen'
export const lastingFailures = 'Administratoren über anhaltende Störungen informieren'
export const connectionMail = 'E-Mail an Administratoren oder technische Kontakte senden'
export const snoozedTickets = 'Zurückgestellte Tickets in die Warteschlange zurückholen'
export const ticketLists = 'Ticketlisten neu aufbauen'
export const ticketVerdicts = 'Verletzte Fristen speichern (täglich)'
export const commentSearch = 'Kommentare für die Suche erfassen'
export const joinedWordsSearch = 'Wörter mit Bindestrich für die Suche erfassen'
export const nearDue = 'Benachrichtigungen zu bald fälligen Tickets senden'
export const oldBulks = 'Daten zum Rückgängigmachen gemeinsamer Änderungen löschen'
export const oldNotices = 'Benachrichtigungen am Desk nach 90 Tagen löschen'
export const renewNearDue = 'Neu berechnen, wann Tickets bald fällig sind'
export const releaseReply = 'Geplante Antwort senden'
export const tellOfReply = 'Zuständigen die Antwort eines Kunden mitteilen'
export const tellStoppedReply = 'Agenten mitteilen, dass eine Antwort nicht gesendet wurde'
export const oldDrafts = 'Alte Entwürfe nach 6 Monaten löschen'
export const endedPresence = 'Anwesenheit an verlassenen Tickets löschen'
export const crmDelivery = 'Änderungen an Tickets an das CRM senden'
export const crmPush = 'Bestehende Tickets an das CRM senden'
export const crmWake = 'Wartende Änderungen erneut an das CRM senden'
export const crmSent = 'Sendeprotokoll des CRM nach 30 Tagen löschen'
export const crmBack = 'Prüfen, ob das CRM wieder erreichbar ist'
export const crmReading = 'Änderungen aus dem CRM lesen'
export const crmReadingDue = 'Lesen aus dem CRM alle 30 s anstoßen'
export const crmSignals = 'Webhooks des CRM verarbeiten'
export const crmPlacing = 'Nicht zugeordnete CRM-Tickets erneut prüfen'
export const crmResync = 'CRM-Ticket neu synchronisieren'
export const crmSweep = 'Im CRM gelöschte Tickets suchen (alle 30 Minuten)'
export const crmOldSignals = 'Verarbeitete Webhooks nach 3 Tagen löschen'
export const crmBackfill = 'Bestehende CRM-Tickets importieren'
export const crmFiles = 'Dateien aus dem CRM kopieren'
export const crmCheck = 'Verbindung zum CRM prüfen'
export const mailTell = 'Empfänger von E-Mails zu einem Ticket ermitteln'
export const mailSend = 'E-Mail zu einem Ticket senden'
export const mailSendBulk =
  'E-Mails zu geschlossenen Tickets, Hinweise und tägliche Zusammenfassungen senden'
export const mailDigests = 'Tägliche Zusammenfassungen vorbereiten'
export const mailForgotten = 'Nicht gesendete E-Mails erneut senden'
export const crmCatalog = 'CRM-Konfiguration lesen'
export const judgeChange = 'Anmeldungen nach einer Änderung prüfen'
export const oldWatchedSignIns = 'Daten zur Überwachung von Anmeldungen löschen'
export const placeMail = 'Eingehende E-Mail verarbeiten'
export const oldRawMails = 'Original-E-Mails nach 30 Tagen löschen'
export const oldMailProofs = 'Prüfdaten von Webhooks löschen'
export const mailSetupLink = 'Einrichtungslink senden'
export const oldSetupLinks = 'Einrichtungslinks nach 90 Tagen löschen'
export const contractRecount = 'SLAs nach einer Vertragsänderung neu berechnen'
export const maintenanceRecount = 'Wartungsfenster auf SLAs anwenden'
export const addressChanged = 'Administratoren über eine geänderte Adresse informieren'

// Why a piece of background work has failed, such as a mail that could not be sent.

export const jobFailures = {
  databaseAway: 'Die Datenbank war nicht erreichbar.',
  databaseFull: 'Die Datenbank hat keinen Speicherplatz mehr.',
  databaseSlow: 'Die Datenbank hat zu lange gebraucht.',
  noMailServer: 'Es ist kein Mailserver eingerichtet.',
  mailServerAway: 'Der Mailserver ist nicht erreichbar.',
  mailServerUnknown: 'Der Name des Mailservers konnte nicht aufgelöst werden.',
  mailBrokeOff: 'Die Verbindung zum Mailserver ist abgebrochen.',
  mailTooLate: 'Der Mailserver hat nicht rechtzeitig geantwortet.',
  mailEncryption: 'Es konnte keine verschlüsselte Verbindung zum Mailserver aufgebaut werden.',
  mailLogin: 'Der Mailserver hat den Benutzernamen oder das Passwort abgelehnt.',
  mailEnvelope: 'Der Mailserver hat Absender oder Empfänger abgelehnt.',
  mailRefused: 'Der Mailserver hat die E-Mail abgelehnt.',
  mailNotSent: 'Die E-Mail konnte nicht gesendet werden.',
}

export const withAnswer = (failure: string, code: string) => `${failure} Seine Antwort: ${code}.`
/** The error is a name for programmers. */
export const brokeOff = (error: string) =>
  `Die Aufgabe ist mit einem Fehler abgebrochen (${error}). Mehr steht im Log.`
