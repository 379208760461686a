import type { ErrorCode } from '#shared/errors.ts'

import { plural } from './language.ts'

// Answers of the server to any request.

export const checkInput = 'Prüfen Sie Ihre Eingaben'
export const nothingHere = 'Unter dieser Adresse wurde nichts gefunden.'
export const tooLarge = 'Diese Anfrage ist zu groß.'
export const notHttp = 'Die Anfrage war nicht lesbar oder kam nicht rechtzeitig an.'
export const unreadable = 'Die Anfrage war nicht lesbar. Senden Sie gültiges JSON.'
export const mediaType =
  'Senden Sie application/json oder, wo Dateien angenommen werden, multipart/form-data.'
export const wrongLength = 'Der Inhalt ist nicht so lang, wie Content-Length angibt.'
export const noBoundary = 'Bei multipart fehlt die Angabe „boundary“.'
export const pageTooOld =
  'Diese Seite war zu lange geöffnet. Bitte laden Sie sie neu, und versuchen Sie es noch einmal.'
export const takeCursor = 'Verwenden Sie den Cursor aus dem Link-Header der vorigen Seite'
export const badKey = 'Geben Sie einen Schlüssel aus 1 bis 200 sichtbaren Zeichen an'
export const keyUnderWay = 'Dieselbe Anfrage wird gerade bearbeitet. Bitte warten Sie einen Moment.'
export const keyUsed = 'Dieser Idempotency-Key wurde für etwas anderes verwendet.'
export const tryInSeconds = (seconds: number) =>
  plural(seconds, {
    one: `Zu viele Versuche. Bitte versuchen Sie es in ${seconds} Sekunde erneut.`,
    other: `Zu viele Versuche. Bitte versuchen Sie es in ${seconds} Sekunden erneut.`,
  })
export const tryInMinutes = (minutes: number) =>
  plural(minutes, {
    one: `Zu viele Versuche. Bitte versuchen Sie es in ${minutes} Minute erneut.`,
    other: `Zu viele Versuche. Bitte versuchen Sie es in ${minutes} Minuten erneut.`,
  })

// Problems of the server.
export const databaseAway =
  'Portico erreicht seine Datenbank gerade nicht. Bitte versuchen Sie es in einigen Sekunden erneut.'
export const upgrading =
  'Portico wird gerade aktualisiert. Bitte versuchen Sie es in einer Minute erneut.'
export const tooSlow =
  'Das hat zu lange gedauert und wurde abgebrochen. Bitte fragen Sie weniger auf einmal ab, oder versuchen Sie es später erneut.'
export const diskFull =
  'Der Datenträger des Servers ist voll, daher kann gerade nichts gespeichert werden. Bitte versuchen Sie es später erneut.'
export const storeAway =
  'Portico erreicht seinen Dateispeicher gerade nicht. Bitte versuchen Sie es in einigen Sekunden erneut.'
export const fileMissing =
  'Diese Datei kann gerade nicht geöffnet werden. Versuchen Sie es in einer Minute erneut. Wenn es dann nicht geht, wenden Sie sich an den Support.'
export const storeFull =
  'Für Dateien ist kein Platz mehr. Bitte senden Sie es ohne Dateien, oder versuchen Sie es später erneut.'
export const internal = 'Etwas ist schiefgegangen'

// Files.
export const brokenOff = 'Der Upload wurde unterbrochen. Bitte senden Sie es noch einmal.'
export const tooManyFiles = (most: number) => `Hängen Sie höchstens ${most} Dateien an`
export const noFilesHere = 'Dateien sind hier nicht erlaubt'
export const fieldTooLong = (field: string) => `Das Feld ${field} ist zu lang.`
export const fileTooLarge = (file: string) => `„${file}“ ist größer als 10 MB.`
export const eachFile = 'Jede Datei darf höchstens 10 MB groß sein'

// A page in place of an answer, for a person who follows a link.
export const toSignIn = 'Zur Anmeldeseite'
export const toStart = 'Zur Startseite'
export const titles: Record<ErrorCode, string> = {
  invalid_input: 'Ungültige Anfrage',
  unauthenticated: 'Nicht angemeldet',
  invalid_credentials: 'Nicht angemeldet',
  second_factor_required: 'Nicht angemeldet',
  forbidden: 'Nicht erlaubt',
  confirmation_required: 'Nicht erlaubt',
  sign_in_again: 'Nicht erlaubt',
  password_not_allowed: 'Nicht erlaubt',
  second_factor_missing: 'Nicht erlaubt',
  csrf: 'Nicht erlaubt',
  not_found: 'Seite nicht gefunden',
  method_not_allowed: 'So nicht möglich',
  conflict: 'Konflikt',
  ticket_closed: 'Konflikt',
  ticket_moved_on: 'Konflikt',
  too_large: 'Zu groß',
  unsupported_media_type: 'Nicht unterstütztes Format',
  idempotency_mismatch: 'Ungültige Anfrage',
  rate_limited: 'Zu viele Anfragen',
  internal: 'Interner Fehler',
  unavailable: 'Gerade nicht verfügbar',
}

// Problems of a field whose schema has no text.
export const checkField = 'Prüfen Sie dieses Feld'
export const required = 'Diese Angabe ist erforderlich'
export const noSuchField = 'Unbekanntes Feld'
export const giveOneOf = (values: string[]) => `Geben Sie ${values.join(' oder ')} an`
export const giveKind = {
  string: 'Geben Sie einen Text ein',
  number: 'Geben Sie eine Zahl ein',
  int: 'Geben Sie eine ganze Zahl ein',
  boolean: 'Geben Sie true oder false an',
  array: 'Geben Sie eine Liste an',
  object: 'Geben Sie eine Gruppe von Feldern an',
}
export const giveFormat = {
  date: 'Geben Sie ein Datum im Format JJJJ-MM-TT ein',
  datetime: 'Geben Sie einen Zeitpunkt wie 2026-01-31T09:00:00.000Z an',
  email: 'Geben Sie eine E-Mail-Adresse ein',
  url: 'Geben Sie eine Webadresse ein',
}
export const atMost = {
  string: (limit: string) => `Höchstens ${limit} Zeichen sind möglich`,
  array: (limit: string) => `Geben Sie höchstens ${limit} Einträge ein`,
  other: (limit: string) => `Höchstens ${limit} ist möglich`,
}
export const atLeast = {
  string: (limit: string) => `Geben Sie mindestens ${limit} Zeichen ein`,
  array: (limit: string) => `Geben Sie mindestens ${limit} Einträge ein`,
  other: (limit: string) => `Mindestens ${limit} ist nötig`,
}
