import type { FailureKind } from '#shared/health/values.ts'

import { number, plural } from './language.ts'

export const title = 'Hintergrundaufgaben'
export const lead =
  'Geplante und wartende Aufgaben: E-Mails, Aufräumen und Synchronisierung mit anderen Systemen.'

export const troubled = 'Fehlgeschlagene Aufgaben'
export const nothingFailed = 'Keine fehlgeschlagenen Aufgaben'
export const whatIsListed =
  'Aufgaben, die auch nach mehreren Versuchen fehlschlagen, erscheinen hier'
export const counted = {
  none: 'Keine fehlgeschlagenen Aufgaben gefunden',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} fehlgeschlagene Aufgabe gefunden`,
      other: `${number(count)} fehlgeschlagene Aufgaben gefunden`,
    }),
  first: (count: number) =>
    `Die ersten ${number(count)} fehlgeschlagenen Aufgaben werden angezeigt`,
}
export const version = (name: string) => `Portico ${name}`
export const all = 'Alle Aufgaben'

export const loading = 'Hintergrundaufgaben werden geladen'
export const loadingFailed = 'Fehlgeschlagene Aufgaben werden geladen'
export const failedNotLoaded = 'Die fehlgeschlagenen Aufgaben konnten nicht geladen werden'
export const loadFailed = 'Die Hintergrundaufgaben konnten nicht geladen werden'

export const job = 'Aufgabe'
export const customer = 'Kunde'
export const reason = 'Grund'
export const attempts = 'Versuche'
export const since = 'Wann'
export const actions = 'Aktionen'
export const waiting = 'Wartend'
export const failed = 'Fehlgeschlagen'
export const oldest = 'Älteste'
export const lastRun = 'Letzter Lauf'
export const took = 'Dauer'
/** Units are written the same in all languages of the catalogue. */
export function runTime(milliseconds: number): string {
  if (milliseconds < 1000) return `${number(milliseconds)} ms`
  if (milliseconds < 60_000) return `${number(Math.round(milliseconds / 100) / 10)} s`
  const seconds = Math.round(milliseconds / 1000)
  return `${number(Math.floor(seconds / 60))} min ${number(seconds % 60)} s`
}
export const starts = { schedule: 'Nach Zeitplan', request: 'Bei Bedarf' }
/** Jobs that neither wait nor failed. */
export const healthy = (count: number) =>
  plural(count, {
    one: '1 Aufgabe, ohne Auffälligkeiten',
    other: `${number(count)} Aufgaben, alle ohne Auffälligkeiten`,
  })
export const installation = 'System'
export const none = '–'
export const triedAgain = 'Wird wiederholt'
export const count = (value: number) => number(value)

export const actionsFor = (name: string) => `Aktionen für ${name}`
export const retry = 'Erneut versuchen'
export const retryJob = (name: string) => `Erneut versuchen: ${name}`
export const retried = 'Die Aufgabe wird erneut versucht'
export const retryFailed =
  'Die Aufgabe konnte nicht erneut versucht werden. Laden Sie die Seite neu, und versuchen Sie es noch einmal.'
export const dismiss = 'Verwerfen'
export const dismissJob = (name: string) => `Verwerfen: ${name}`
export const askDismiss = 'Diese Aufgabe verwerfen? Sie wird nicht erneut versucht.'
export const dismissed = 'Aufgabe verworfen'
export const dismissFailed =
  'Die Aufgabe konnte nicht verworfen werden. Laden Sie die Seite neu, und versuchen Sie es noch einmal.'

// Answers of the server.
export const unknownCursor = 'Übernehmen Sie den Cursor aus dem Link-Header der vorigen Seite'
export const pageSize = 'Geben Sie eine Zahl von 1 bis 100 an'
export const gone = 'Diese Aufgabe schlägt nicht mehr fehl.'

// Lasting failures: on the dashboard, in the bell and in emails to administrators.
type Title = (name: string, step: number | null) => string

function whenItExpires(days: number): string {
  if (days < 0) return 'ist abgelaufen'
  return plural(days, {
    one: 'läuft innerhalb von 1 Tag ab',
    other: `läuft innerhalb von ${number(days)} Tagen ab`,
  })
}

export const failureTitles = {
  mail_stopped: () => 'E-Mails zu Tickets werden nicht gesendet',
  mail_unreachable: () => 'Der Mailserver ist nicht erreichbar',
  mailbox_unreachable: (name) => `Das Postfach ${name} kann nicht gelesen werden`,
  secret_ends: (name, step) =>
    `Das Client-Secret des Postfachs ${name} ${whenItExpires(step ?? 0)}`,
  crm_token_refused: () => 'HubSpot lehnt das Zugriffstoken ab',
  crm_unreachable: () => 'HubSpot ist nicht erreichbar',
  crm_refused: () => 'HubSpot lehnt Änderungen an Tickets ab',
  crm_company_gone: (name) => `Das Unternehmen von ${name} gibt es in HubSpot nicht mehr`,
  metadata_unreadable: (name) => `Die Metadaten von ${name} können nicht gelesen werden`,
  backup_failed: () => 'Die letzte Sicherung ist fehlgeschlagen',
  backup_overdue: () => 'Seit einer Woche wurde keine Sicherung erstellt',
  files_apart: () =>
    'Dateien, die bei einem Prozess hochgeladen werden, lassen sich bei einem anderen nicht öffnen',
  disk_full: () =>
    'Der Datenträger der Datenbank ist voll, Änderungen können nicht gespeichert werden',
  writes_fail: () =>
    'Die Datenbank kann gelesen werden, aber Änderungen können nicht gespeichert werden',
} satisfies Record<FailureKind, Title>

export const whatToDo = {
  mail_stopped:
    'Kunden und Agenten erhalten keine E-Mails zu Tickets. Wartende E-Mails bleiben erhalten. Beheben Sie, was der Mailserver meldet, und setzen Sie dann den Versand fort.',
  mail_unreachable:
    'Der Versand von E-Mails zu Tickets wird 4 Tage lang wiederholt. Prüfen Sie, ob der Mailserver läuft und Portico ihn erreicht.',
  mailbox_unreachable:
    'Antworten per E-Mail erreichen ihre Tickets erst, wenn Portico das Postfach wieder lesen kann. Nichts geht verloren, solange die E-Mails im Postfach bleiben.',
  secret_ends:
    'Erstellen Sie ein neues Client-Secret in Microsoft Entra, und speichern Sie es beim Postfach.',
  crm_token_refused:
    'Tickets und Antworten warten. Erstellen Sie in HubSpot ein neues Token und speichern Sie es hier.',
  crm_unreachable:
    'Tickets und Antworten warten und werden automatisch synchronisiert, sobald HubSpot antwortet.',
  crm_refused:
    'Anfragesteller sehen, dass ihre Tickets und Antworten noch nicht zugestellt sind. Prüfen Sie, was HubSpot meldet, beheben Sie es und wählen Sie „Erneut versuchen“.',
  metadata_unreadable:
    'Die Anmeldung funktioniert weiterhin. Ein neues Signaturzertifikat würde nicht bemerkt. Fragen Sie den Kunden nach der Adresse der Metadaten.',
  crm_company_gone:
    'Es wurde mit einem anderen zusammengeführt oder gelöscht. Öffnen Sie „Unternehmen“ und wählen Sie das Unternehmen, an das die Tickets des Kunden nun gehen.',
  backup_failed: 'Führen Sie den Sicherungsbefehl erneut aus und prüfen Sie, was er ausgibt.',
  backup_overdue: 'Prüfen Sie, ob der Sicherungsbefehl noch ausgeführt wird.',
  files_apart:
    'Portico läuft in mehreren Prozessen, die Dateien an verschiedenen Orten speichern. Geben Sie ihnen einen gemeinsamen Dateispeicher, wie der Abschnitt „Several processes and machines“ der Betriebsanleitung beschreibt, und starten Sie sie neu.',
  disk_full:
    'Schaffen Sie Platz auf dem Datenträger der Datenbank. Danach wird automatisch wieder gespeichert.',
  writes_fail: 'Prüfen Sie das Protokoll von Portico und den Datenbankserver.',
} satisfies Record<FailureKind, string>

export const failingSince = (failure: string, time: string) => `${failure}, seit ${time}.`
export const secretEndsOn = (day: string) => `Letzter Tag: ${day}.`
export const lastBackup = (day: string) => `Letzte Sicherung: ${day}.`
export const changesRejected = (count: number) =>
  plural(count, {
    one: '1 Änderung wurde abgelehnt.',
    other: `${number(count)} Änderungen wurden abgelehnt.`,
  })
export const filesIn = (location: string) => `Der andere Dateispeicher ist ${location}.`
export const openPortico = 'Portico öffnen'
