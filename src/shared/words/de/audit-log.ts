import { rich } from '#shared/words/formats.ts'

export const title = 'Audit-Protokoll'
export const lead =
  'Wer was geändert und wer sich angemeldet hat. Niemand kann einen Eintrag ändern oder entfernen.'
export const caption = 'Audit-Protokoll'
export const loading = 'Das Audit-Protokoll wird geladen'
export const loadFailed = 'Das Audit-Protokoll konnte nicht geladen werden'

export const search = 'Audit-Protokoll durchsuchen'
export const searchHint = 'Name, E-Mail, IP, Code …'
export const action = 'Aktion'
export const allActions = 'Alle Aktionen'
export const customer = 'Kunde'
export const allCustomers = 'Alle Kunden'
export const removedCustomer = 'Ein entfernter Kunde'
export const who = 'Wer'
export const everyone = 'Alle'
export const onePerson = 'Eine Person'
export const from = 'Von'
export const to = 'Bis'
export const namesLoading = 'Wird geladen …'
export const namesFailed = 'Die Namen konnten nicht geladen werden'

export const noneFound = 'Keine Einträge gefunden'
export const noneMatch = 'Kein Eintrag passt zu den gewählten Filtern'
export const clearFilters = 'Filter zurücksetzen'
export const noneYet = 'Noch ist nichts geschehen'
export const whatAppears = 'Hier erscheinen Anmeldungen und was Administratoren ändern'

export const exportIt = 'Exportieren'
export const exportsMatching = 'Alle Einträge, die zu den Filtern passen'
export const exportsAll = 'Alle Einträge'
export const formats = {
  csv: 'CSV, für Tabellenkalkulationen',
  jsonl: 'JSON Lines, für Programme',
}

export const when = 'Wann'
export const what = 'Was'
/** What follows the word is for assistive technology. */
export const details = <Part>(done: string, subject: string, quiet: (text: string) => Part) =>
  rich<
    string | Part
  >`Details${quiet(subject === '' ? ` zu „${done}“` : ` zu „${done}“, ${subject}`)}`
export const detailsColumn = 'Details'
export const exactly = 'Genau'
export const entry = 'Eintrag'
export const onlyWhatDid = (person: string) => `Nur Einträge von ${person}`
export const onlyThisCustomer = 'Nur dieser Kunde'

export const field = 'Feld'
export const before = 'Vorher'
export const after = 'Nachher'
/** Over what there was, where nothing came after it. */
export const was = 'War'
/** Over what there is, where nothing was before it. */
export const value = 'Wert'
export const none = 'Nichts'
export const yes = 'Ja'
export const no = 'Nein'
export const fieldWithValue = (label: string, text: string) => `${label}: ${text}`
