import { number } from './language.ts'

// What is written in a ticket, as its requester and agents read it.

export const description = 'Beschreibung'
export const attachments = (count: number) => `Anhänge (${number(count)})`
export const title = 'Verlauf'
export const empty = 'Noch keine Antworten.'
export const loading = 'Der Verlauf wird geladen'
export const linkToComment = 'Link zum Kommentar'
export const showMore = 'Mehr anzeigen'
export const showLess = 'Weniger anzeigen'
export const replyLoading = 'Die Antwort wird geladen'
export const replyNotShown =
  'Diese Antwort konnte nicht angezeigt werden. Laden Sie die Seite neu, um es noch einmal zu versuchen.'

export const newestShown = (shown: number, total: number) =>
  `Sie sehen die neuesten ${number(shown)} von ${number(total)} Antworten.`
export const showOlder = 'Ältere anzeigen'
export const loadingOlder = 'Wird geladen …'
export const olderFailed = 'Ältere Antworten konnten nicht geladen werden.'
export const loadWhole = 'Gesamten Verlauf laden'
export const previewFailed =
  'Die Vorschau konnte nicht geladen werden. Versuchen Sie es gleich noch einmal.'
