import { number, plural } from './language.ts'

// Answers of the server.
export const minutesRange = 'Geben Sie ganze Minuten von 0 bis 1.440 an'
export const dayFormat = 'Geben Sie ein Datum im Format JJJJ-MM-TT ein'
export const dayAhead = 'Das Datum darf nicht in der Zukunft liegen'
export const chooseKind = 'Wählen Sie eine Tätigkeitsart'
export const textTooLong = 'Höchstens 500 Zeichen'
export const pageSize = 'Geben Sie eine Zahl von 1 bis 100 an'
export const monthFormat = 'Geben Sie einen Monat ein, zum Beispiel 2026-01'
export const unknownKind = 'Diese Tätigkeitsart gibt es nicht mehr. Laden Sie die Seite neu.'
export const minimumRange = 'Geben Sie ganze Minuten von 0 bis 480 an'
export const chooseRounding = 'Wählen Sie einen Rundungsschritt'
export const entryGone = 'Diesen Zeiteintrag gibt es nicht'
export const correctedMeanwhile =
  'Jemand anderes hat diesen Eintrag bereits korrigiert. Prüfen Sie ihn, bevor Sie ihn ändern.'
export const onlyOwn =
  'Diesen Eintrag kann nur korrigieren, wer die Zeit eingetragen hat, oder ein Administrator.'
export const tooManyEntries =
  'Mehr als 50.000 Einträge passen. Grenzen Sie sie nach Monat oder Kunde ein.'
export const nothingToExport =
  'Es gibt nichts zu exportieren: Alle passenden Einträge sind schon exportiert.'
export const exportGone = 'Diesen Export gibt es nicht'
export const takenBackAlready = 'Dieser Export wurde bereits rückgängig gemacht.'
export const correctionExported =
  'Ein Eintrag dieses Exports wurde korrigiert und später erneut exportiert. Machen Sie zuerst den späteren Export rückgängig.'
export const customerGone = 'Diesen Kunden gibt es nicht mehr'

export const counted = {
  none: 'Keine Zeiteinträge gefunden',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} Zeiteintrag gefunden`,
      other: `${number(count)} Zeiteinträge gefunden`,
    }),
  first: (count: number) =>
    plural(count, {
      one: 'Der erste Zeiteintrag wird angezeigt',
      other: `Die ersten ${number(count)} Zeiteinträge werden angezeigt`,
    }),
}

// At a ticket.
export const time = 'Zeiten'
export const addTime = 'Zeit eintragen'
/** Labels in the box for answers, where minutes are entered. */
export const workTime = 'Zeit'
export const noTime = 'Keine Zeit eingetragen'
export const worked = 'Gearbeitet'
export const billed = 'Abgerechnet'
export const timeFailed = 'Die Zeiteinträge konnten nicht geladen werden'
export const tryAgain = 'Erneut versuchen'
export const notBillable = 'Nicht abrechenbar'
export const exported = 'Exportiert'
export const correctEntry = (span: string, who: string) => `${span} von ${who} korrigieren`
export const correctedFrom = (span: string) => `Korrigiert, vorher ${span}`
export const entriesOf = 'Zeiteinträge'
export const workedAt = (ticket: number) => `Im zusammengeführten Ticket #${ticket}`
export const withMerged = 'Mit der Zeit zusammengeführter Tickets.'
export const moreEntries = (count: number) =>
  plural(count, {
    one: 'Einen weiteren anzeigen',
    other: `${number(count)} weitere anzeigen`,
  })

// The form.
export const addTitle = 'Zeit eintragen'
export const addText = 'Für Rechnungen und die Auswertungen Ihres Teams.'
export const correctTitle = 'Zeiteintrag korrigieren'
export const correctText = 'Der ursprüngliche Eintrag bleibt im Verlauf.'
export const correctExported =
  'Dieser Eintrag ist bereits exportiert. Der nächste Export enthält die Korrektur.'
export const minutes = 'Zeitaufwand'
export const minutesHint = 'Zum Beispiel 45, 1:30 oder 1h 30m'
export const minutesWrong =
  'Geben Sie Minuten wie 45 oder Stunden wie 1:30 an, höchstens 24 Stunden'
export const minutesPlaceholder = 'Min.'
export const kind = 'Tätigkeitsart'
export const kindsFailed = 'Die Tätigkeitsarten konnten nicht geladen werden'
export const loadingKinds = 'Wird geladen …'
export const day = 'Datum'
export const dayMissing = 'Geben Sie ein Datum ein'
export const billable = 'Abrechenbar'
export const invoiceText = 'Text für die Rechnung'
export const reason = 'Grund der Korrektur'
export const forTeamOnly = 'Das sieht nur Ihr Team.'
export const save = 'Speichern'
export const saving = 'Wird gespeichert …'
export const addFailed = 'Die Zeit konnte nicht eingetragen werden'
export const correctFailed = 'Der Eintrag konnte nicht gespeichert werden'
export const added = 'Die Zeit wurde eingetragen'
export const corrected = 'Der Zeiteintrag wurde korrigiert'

// The page.
export const pageText = 'Eingetragene Zeit nach Kunde, bereit für die Rechnung.'
export const shows = 'Was angezeigt wird'
export const showNames = { entries: 'Einträge', sums: 'Summen' }
export const filters = 'Filter'
export const clearFilters = 'Filter zurücksetzen'
export const customer = 'Kunde'
export const anyCustomer = 'Alle Kunden'
export const agent = 'Agent'
export const anyAgent = 'Alle Agenten'
export const month = 'Monat'
export const anyMonth = 'Alle Monate'
export const anyKind = 'Alle Tätigkeitsarten'
export const billableOrNot = 'Abrechenbar'
export const eitherWay = 'Beides'
export const yes = 'Ja'
export const no = 'Nein'
export const exportedOrNot = 'Exportiert'
export const removedCustomer = 'Gelöschter Kunde'
export const formerAgent = 'Ehemaliger Agent'
export const formerKind = 'Frühere Tätigkeitsart'
export const namesFailed = 'Die Filter konnten nicht geladen werden'
export const listFailed = 'Die Zeiteinträge konnten nicht geladen werden'
export const sumsFailed = 'Die Summen konnten nicht geladen werden'
export const loadingTime = 'Die Zeiteinträge werden geladen'
export const noEntries = 'Keine Zeiteinträge'
export const noEntriesYet = 'Zeit, die in Tickets eingetragen wird, erscheint hier.'
export const noEntriesMatch = 'Keine Zeiteinträge passen zu diesen Filtern.'
export const ticket = 'Ticket'
export const state = 'Stand'
export const change = 'Ändern'
export const ticketNumber = (count: number) => `#${count}`
export const reversal = 'Storno'
export const correction = 'Korrektur'
export const takenBack = (span: string) => `−${span}`
export const entriesColumn = 'Einträge'
export const notExported = 'Nicht exportiert'
export const total = 'Summe'
export const sumsCaption = 'Zeit nach Kunde, Monat und Tätigkeitsart'
export const sumsCounted = {
  none: 'Keine Summen gefunden',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} Summe gefunden`,
      other: `${number(count)} Summen gefunden`,
    }),
  first: (count: number) => `Die ersten ${number(count)} Summen werden angezeigt`,
}

// Files and exports.
export const files = 'Export'
export const entriesFile = 'Einträge (CSV)'
export const sumsFile = 'Summen (CSV)'
export const filesHint = 'Exportiert passende Einträge, ohne sie als exportiert zu markieren.'
export const forInvoices = 'Für Rechnungen exportieren …'
export const exportTitle = 'Für Rechnungen exportieren'
export const exportText =
  'Exportiert alle passenden Einträge, die noch nicht exportiert sind, und markiert sie als exportiert. Spätere Korrekturen stehen im nächsten Export.'
export const exportAll = 'Alle Kunden, alle Monate'
export const noteFilters = 'Nur Einträge, die zu den aktuellen Filtern passen.'
export const exportNow = 'Exportieren'
export const exporting = 'Wird exportiert …'
export const exportFailed = 'Der Export ist fehlgeschlagen'
export const exportDone = (count: number) =>
  plural(count, {
    one: 'Ein Eintrag wurde exportiert',
    other: `${number(count)} Einträge wurden exportiert`,
  })
export const download = 'Datei herunterladen'
export const downloadOf = (when: string) => `Export vom ${when} herunterladen`
export const earlierExports = 'Frühere Exporte'
export const earlierFailed = 'Die früheren Exporte konnten nicht geladen werden'
export const exportedBy = (name: string, count: number) =>
  plural(count, {
    one: `1 Eintrag, von ${name}`,
    other: `${number(count)} Einträge, von ${name}`,
  })
export const takenBackMark = 'Rückgängig gemacht'
export const takenBackBy = (name: string, when: string) => `Rückgängig gemacht von ${name}, ${when}`
export const takeBackOf = (when: string) => `Export vom ${when} rückgängig machen`
export const isTakenBack = (when: string) => `Der Export vom ${when} wurde rückgängig gemacht`
export const takeBackQuestion = (when: string) => `Export vom ${when} rückgängig machen?`
export const takeBackNote =
  'Die Einträge dieses Exports gelten dann als nicht exportiert und kommen in den nächsten. Dieser Export bleibt in der Liste.'
export const takeBackFailed = 'Der Export konnte nicht rückgängig gemacht werden'
export const close = 'Schließen'

// How a customer is billed.
export const kinds = 'Tätigkeitsarten'
export const rules = 'Abrechnungsregeln …'
export const rulesTitle = (customerName: string) => `Abrechnungsregeln für ${customerName}`
export const rulesText = 'Sie gelten für Zeit, die ab jetzt eingetragen wird.'
export const minimum = 'Mindestzeit pro Eintrag (Minuten)'
export const minimumHint = 'Geben Sie 0 ein, wenn es keine Mindestzeit gibt.'
export const rounding = 'Aufrunden auf'
export const roundingStep = (step: number) =>
  plural(step, { one: 'Die Minute', other: `${number(step)} Minuten` })
export const shownToCustomer = 'Eingetragene Zeit diesem Kunden zeigen'
export const shownHint =
  'Personen dieses Kunden sehen in ihren Tickets Datum, abgerechnete Zeit, Tätigkeitsart und Beschreibung. Zeit mit einer verborgenen Tätigkeitsart wird nie angezeigt.'
export const rulesSaved = 'Die Abrechnungsregeln wurden gespeichert'
export const rulesFailed = 'Die Abrechnungsregeln konnten nicht gespeichert werden'
export const rulesLoadFailed = 'Die Abrechnungsregeln konnten nicht geladen werden'

// In exported files.
export const entryHeads = {
  day: 'Tag',
  customer: 'Kunde',
  ticket: 'Ticket',
  subject: 'Betreff',
  agent: 'Agent',
  kind: 'Tätigkeitsart',
  minutes: 'Minuten',
  billedMinutes: 'Abgerechnete Minuten',
  billable: 'Abrechenbar',
  text: 'Text',
  correction: 'Korrektur',
  exportedAt: 'Exportiert am',
  id: 'ID',
  customerId: 'Kunde (ID)',
}
export const sumHeads = {
  month: 'Monat',
  customer: 'Kunde',
  kind: 'Tätigkeitsart',
  entries: 'Einträge',
  minutes: 'Minuten',
  billedMinutes: 'Abgerechnete Minuten',
  notExportedMinutes: 'Nicht exportierte Minuten',
  customerId: 'Kunde (ID)',
}
export const inFiles = {
  yes: 'ja',
  no: 'nein',
  reversal: 'Storno',
  corrected: 'korrigiert',
}

// Answers of the server.
export const giveKindName = 'Geben Sie einen Namen für die Tätigkeitsart ein'
export const kindNameTooLong = 'Hier sind höchstens 60 Zeichen möglich'
export const kindNameNotStorable = 'Entfernen Sie das nicht unterstützte Zeichen'
export const nothingToChangeInKind = 'Keine Änderungen zu speichern'
export const tooManyKinds = (count: number) =>
  `Es kann höchstens ${number(count)} Tätigkeitsarten geben`
export const kindGone = 'Diese Tätigkeitsart gibt es nicht mehr. Laden Sie die Seite neu.'
export const kindsChangedMeanwhile =
  'Die Tätigkeitsarten wurden geändert, während Sie sie bearbeitet haben.'
export const lastKindInUse = 'Mindestens eine Tätigkeitsart muss aktiv bleiben.'
export const retiredKindHasName =
  'Eine archivierte Tätigkeitsart hat diesen Namen. Stellen Sie stattdessen diese wieder her.'
export const kindNameTaken = 'Eine Tätigkeitsart mit diesem Namen gibt es schon'

// The page.
export const kindsTitle = 'Tätigkeitsarten'
export const kindsPageText =
  'Die Tätigkeitsarten, aus denen Agenten wählen, wenn sie Zeit eintragen – so, wie sie auf Rechnungen stehen.'
export const toTime = 'Zeiten'
export const kindsCardTitle = 'Tätigkeitsarten'
export const kindsCardText =
  'In der Reihenfolge, in der Agenten wählen; die erste ist vorausgewählt. Archivierte Arten bleiben an bestehenden Einträgen, lassen sich aber nicht mehr wählen. Zeit mit einer verborgenen Art erscheint nie in den Tickets von Kunden. Ein neuer Name gilt auch für frühere Einträge. Änderungen werden automatisch gespeichert.'
export const newKind = 'Neue Tätigkeitsart'
export const addKind = 'Tätigkeitsart hinzufügen'
export const loadingKindList = 'Die Tätigkeitsarten werden geladen'
export const kindListFailed = 'Die Tätigkeitsarten konnten nicht geladen werden'
