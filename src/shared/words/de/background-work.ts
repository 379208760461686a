import { number, plural } from './language.ts'

export const title = 'Hintergrundaufgaben'
export const lead =
  'Was Portico im Hintergrund erledigt: E-Mails, Aufräumen, Mitteilungen an andere Systeme.'

export const troubled = 'Fehlgeschlagen'
export const nothingFailed = 'Nichts ist fehlgeschlagen'
export const whatIsListed =
  'Eine Aufgabe, die nicht gelingt, wird in wachsenden Abständen wiederholt und hier aufgeführt'
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
export const runs = 'Läuft'
export const onSchedule = 'Von selbst'
export const onRequest = 'Bei Bedarf'
export const installation = 'Die Installation'
export const none = '–'
export const triedAgain = 'Wird wiederholt'
export const count = (value: number) => number(value)

export const actionsFor = (name: string) => `Aktionen für ${name}`
export const retry = 'Erneut versuchen'
export const retryJob = (name: string) => `Erneut versuchen: ${name}`
export const retried = 'Die Aufgabe wird erneut versucht'
export const retryFailed = 'Die Aufgabe konnte nicht erneut versucht werden'
export const dismiss = 'Verwerfen'
export const dismissJob = (name: string) => `Verwerfen: ${name}`
export const askDismiss = 'Diese Aufgabe aufgeben? Sie wird dann nicht mehr erledigt.'
export const dismissed = 'Die Aufgabe ist verworfen'
export const dismissFailed = 'Die Aufgabe konnte nicht verworfen werden'

// What the server answers.
export const unknownCursor = 'Übernehmen Sie den Cursor aus dem Link-Header der vorigen Seite'
export const pageSize = 'Geben Sie eine Zahl von 1 bis 100 an'
export const gone = 'Diese Aufgabe ist nicht mehr fehlgeschlagen.'
