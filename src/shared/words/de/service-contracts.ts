import type { CalendarProblem } from '#shared/service-contracts/values.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

// Answers of the server.
export const intervalsWrong =
  'Jede Zeitspanne muss nach ihrem Beginn enden, und Zeitspannen dürfen sich nicht überschneiden'
export const nameTooLong = 'Der Name darf höchstens 100 Zeichen haben'
export const holidayNameRequired = 'Geben Sie einen Namen für den Feiertag ein'
export const calendarNameRequired = 'Geben Sie einen Namen für den Kalender ein'
export const zoneUnknown = 'Wählen Sie eine Zeitzone'
export const noHours = 'Geben Sie an mindestens einem Tag Zeiten an'
export const tooManyHolidays = 'Ein Kalender kann höchstens 1.000 Feiertage haben'
export const holidayTwice = 'Jeder Tag kann nur einmal Feiertag sein'
export const targetWrong = 'Geben Sie eine Zeit von 1 Minute bis 1 Jahr ein'
export const percentWrong = 'Geben Sie einen Anteil von 1 bis 100 Prozent ein'
export const textTooLong = 'Der Text darf höchstens 5.000 Zeichen haben'
export const reasonRequired = 'Geben Sie einen Grund für die Korrektur ein'
export const reasonTooLong = 'Der Grund darf höchstens 100 Zeichen haben'
export const templateNameRequired = 'Geben Sie einen Namen für die Vorlage ein'
export const windowNameRequired = 'Geben Sie einen Namen für das Wartungsfenster ein'
export const windowForNone = 'Wählen Sie mindestens einen Kunden'
export const windowEndsBefore = 'Das Ende muss nach dem Beginn liegen'
export const dayPassed = 'Wählen Sie heute oder einen späteren Tag'
export const dayTaken =
  'An diesem Tag beginnt bereits eine Version. Entfernen Sie sie, oder wählen Sie einen anderen Tag.'
export const versionGone = 'Diese Version gibt es nicht mehr.'
export const versionCounts = 'Diese Version gilt bereits. Fügen Sie stattdessen eine neue hinzu.'
export const correctedMeanwhile = (name: string) =>
  `${name} hat diese Version inzwischen korrigiert. Laden Sie die Seite neu, und versuchen Sie es noch einmal.`
export const templateGone = 'Diese Vorlage gibt es nicht mehr.'
export const templateTaken = 'Es gibt bereits eine Vorlage mit diesem Namen'
export const templateChangedMeanwhile =
  'Diese Vorlage wurde inzwischen geändert. Laden Sie die Seite neu, und versuchen Sie es noch einmal.'
export const templateFollowed =
  'Einige Verträge verwenden diese Vorlage. Ändern Sie deren Vereinbarungen, bevor Sie die Vorlage entfernen.'
export const categoryUnknown = 'Wählen Sie vorhandene Kategorien, jede nur einmal'
export const recipientUnknown = 'Wählen Sie ein aktives Teammitglied'
export const windowGone = 'Dieses Wartungsfenster gibt es nicht mehr.'
export const windowPassed = 'Das Ende muss in der Zukunft liegen'
export const windowChangedMeanwhile =
  'Dieses Wartungsfenster wurde inzwischen geändert. Laden Sie die Seite neu, und versuchen Sie es noch einmal.'
export const customerUnknown = 'Wählen Sie vorhandene Kunden'

// A customer's contract.

export const contract = 'Vertrag'
export const contractOf = (customer: string) => `Vertrag von ${customer}`
export const contractLead = 'Vereinbarte Servicezeiten, Ziele und Pausen.'
export const loadingContract = 'Der Vertrag wird geladen'
export const contractFailed = 'Der Vertrag konnte nicht geladen werden'
export const noContract = 'Noch kein Vertrag'
export const noContractText = 'Bis Sie einen anlegen, gelten die üblichen Zeiten und Ziele.'
export const usualTerms = 'Übliche Zeiten und Ziele'
export const writeContract = 'Vertrag anlegen'
export const newVersion = 'Neue Version'
export const toTemplates = 'Vertragsvorlagen'
export const fromDay = (day: string) => `Ab ${day}`
export const spanOfVersion = (from: string, until: string) => `${from} bis ${until}`
export const states = { current: 'In Kraft', coming: 'Geplant', past: 'Vergangen' }
export const pastVersions = (count: number) =>
  plural(count, {
    one: `${number(count)} vergangene Version`,
    other: `${number(count)} vergangene Versionen`,
  })
export const beforeFirst = (day: string) =>
  `Für Tickets, die vor dem ${day} erstellt wurden, gelten die üblichen Zeiten und Ziele.`
export const followsTemplate = <Part>(template: Part) =>
  rich<string | Part>`Verwendet die Vorlage ${template}`
export const corrections = 'Korrekturen'
export const correctionBy = (day: string, person: string | null) =>
  person === null ? day : `${day}, ${person}`
export const correct = 'Korrigieren'
export const correctVersion = (version: string) => `Korrigieren: ${version}`
export const remove = 'Entfernen'
export const actionsOf = (version: string) => `Aktionen: ${version}`
export const askRemoveVersion = 'Diese Version entfernen?'
export const removeVersionNote = 'Die bisherigen Vereinbarungen bleiben in Kraft.'
export const versionRemoved = 'Version entfernt'
export const removeVersionFailed = 'Die Version konnte nicht entfernt werden'

// The terms as sentences, by part.

export const parts = {
  hours: 'Servicezeiten',
  holidays: 'Feiertage',
  targets: 'Ziele',
  pauses: 'Pausen',
  escalations: 'Eskalationen',
  text: 'Weitere Vereinbarungen',
}
export const moreHolidays = (year: string) => `und weitere bis ${year}`
export const escalationTo = {
  assignee: (share: string) =>
    `Wer zugewiesen ist, wird benachrichtigt, sobald ${share} eines Ziels verstrichen sind.`,
  everybody: (share: string) =>
    `Alle Agenten werden benachrichtigt, sobald ${share} eines Ziels verstrichen sind.`,
  agent: (share: string, agent: string) =>
    `${agent} wird benachrichtigt, sobald ${share} eines Ziels verstrichen sind.`,
}
export const usualEscalation =
  'Wenn ein Ticket bald fällig ist, wird die übliche Benachrichtigung gesendet.'
export const unknownAgent = 'Ein früherer Agent'

// The form of a version and of a template.

export const firstVersion = 'Vertrag anlegen'
export const newVersionTitle = 'Neue Version'
export const correctTitle = 'Version korrigieren'
export const correctLead =
  'Offene Tickets werden neu berechnet, und ihre Berechnung weist auf die Korrektur hin. Erreichte Ergebnisse bleiben.'
export const saveVersion = 'Version speichern'
export const saveCorrection = 'Korrektur speichern'
export const versionSaved = 'Version gespeichert'
export const correctionSaved = 'Korrektur gespeichert'
export const versionFailed = 'Die Version konnte nicht gespeichert werden'
export const correctionFailed = 'Die Korrektur konnte nicht gespeichert werden'
export const cancel = 'Abbrechen'
export const draftRestored = 'Ihre nicht gespeicherten Änderungen wurden wiederhergestellt.'
export const validFrom = 'Gültig ab'
export const validFromHint = (zone: string) =>
  `Gilt ab Mitternacht, ${zone}. Früher erstellte Tickets behalten ihre Version.`
export const today = 'Heute'
export const reason = 'Grund'
export const reasonHint = 'Zum Beispiel ein vergessener Feiertag. Für den Kunden sichtbar.'
export const ownOrTemplate = 'Vereinbarungen'
export const ownTerms = 'Eigene Vereinbarungen'
export const ownTermsHint = 'Legen Sie Zeiten, Ziele und Pausen für diesen Kunden fest.'
export const followTemplate = 'Vorlage verwenden'
export const followTemplateHint =
  'Wenn sich die Vorlage ändert, bekommt dieser Vertrag eine neue Version.'
export const template = 'Vorlage'
export const startFrom = 'Ausgangspunkt'
export const startFromHint = 'Ersetzt die Felder darunter.'
export const currentTerms = 'Aktuelle Version'
export const startingPoints = { standard: 'Standard', extended: 'Erweitert', always: '24×7' }
export const startedFrom = (name: string) => `Felder aus „${name}“ übernommen`

export const calendarDefault = 'Servicezeiten'
export const calendarName = 'Name des Kalenders'
export const timeZone = 'Zeitzone'
export const closed = 'Geschlossen'
export const fromOn = (day: string, place: number) =>
  place === 1 ? `${day} von` : `${day} von, ${number(place)}`
export const untilOn = (day: string, place: number) =>
  place === 1 ? `${day} bis` : `${day} bis, ${number(place)}`
export const removeHours = (day: string, place: number) =>
  `Zeiten ${number(place)} am ${day} entfernen`
export const addHoursOn = (day: string) => `Zeiten am ${day} hinzufügen`
export const wholeDay = '24 Stunden'
export const wholeDayOn = (day: string) => `24 Stunden am ${day}`
export const copyToWeekdays = (day: string) => `${day} für alle Werktage übernehmen`
export const nightSplit = (day: string, next: string) =>
  `Zeiten am ${day} nach Mitternacht stehen jetzt am ${next}.`
export const undo = 'Rückgängig machen'
export const timeMissing = 'Geben Sie beide Uhrzeiten ein'

export const priority = 'Priorität'
export const firstResponse = 'Erste Antwort'
export const resolution = 'Lösung'
export const targetOf = (subject: string, clock: string) => `${subject}: ${clock}`
export const targetsHint = (day: string) =>
  `Servicezeit. Zum Beispiel 30 Min., 4 Std. oder 1 Tag 2 Std. Ein Tag entspricht ${day}.`
export const spanWrong = 'Geben Sie eine Zeit ein, z. B. 30 Min. oder 4 Std.'
export const typedHours = (hours: number) => `${hours} Std.`
export const typedMinutes = (minutes: number) => `${minutes} Min.`
export const categoryTargets = 'Ziele nach Kategorie'
export const categoryTargetsHint =
  'Für Kategorien mit eigenen Zielen. Bei mehreren Kategorien gilt das kürzeste Ziel.'
export const addCategory = 'Kategorie hinzufügen'
export const category = 'Kategorie'
export const chooseCategory = 'Kategorie wählen'
export const categoryMissing = 'Wählen Sie eine Kategorie'
export const categoryTwice = 'Diese Kategorie hat bereits Ziele'
export const removeCategory = (name: string) => `Ziele für ${name} entfernen`

export const pauses = {
  pending: 'Solange das Ticket den Status „Wartend“ hat',
  waiting: 'Solange auf den Anfragesteller gewartet wird',
  maintenance: 'Während Wartungsfenstern',
}
export const waitingHint =
  'Von einer Antwort mit „Wartet auf den Kunden“ bis zum nächsten Kommentar einer der beiden Seiten.'
export const pausesHint = 'Ohne Auswahl laufen die Fristen immer weiter.'
export const pausedClocks = 'Pausierte Fristen'
export const bothClocks = 'Erste Antwort und Lösung'
export const resolutionOnly = 'Nur Lösung'

export const escalationsHint =
  'Jeweils einmal, innerhalb der Servicezeiten. Ohne Eintrag wird die übliche Benachrichtigung gesendet, wenn ein Ticket bald fällig ist.'
export const percentOf = (place: number) => `Anteil des Ziels in Prozent, ${number(place)}`
export const percentPassed = '% eines Ziels verstrichen:'
export const recipientOf = (place: number) => `Empfänger, ${number(place)}`
export const recipients = { assignee: 'Wer zugewiesen ist', everybody: 'Alle Agenten' }
export const addEscalation = 'Eskalation hinzufügen'
export const removeEscalation = (place: number) => `Eskalation ${number(place)} entfernen`
export const textHint = 'Der Kunde sieht den Text genau so.'
export const inWords = 'Zusammenfassung'
export const inWordsLater = 'Der Rest erscheint, sobald die Felder vollständig sind.'

// Trying terms out on past tickets.

export const tryOutTitle = 'Diese Vereinbarungen ausprobieren'
export const tryOutLead =
  'Berechnet die Tickets des letzten Jahres mit diesen Vereinbarungen neu. Es wird nichts geändert.'
export const tryOut = 'Tickets des letzten Jahres neu berechnen'
export const tryingOut = 'Wird berechnet …'
export const tryOutFailed = 'Die Tickets konnten nicht neu berechnet werden'
export const triedTickets = (count: number) =>
  plural(count, {
    one: `${number(count)} Ticket neu berechnet`,
    other: `${number(count)} Tickets neu berechnet`,
  })
export const breachedBefore = 'Verletzt bisher'
export const breachedAfter = 'Verletzt danach'
export const nothingChanges = 'Kein Ergebnis würde sich ändern.'
export const changedResults = (count: number) =>
  plural(count, {
    one: `${number(count)} Ticket mit anderem Ergebnis`,
    other: `${number(count)} Tickets mit anderem Ergebnis`,
  })
export const changedShown = (shown: number) => `Die neuesten ${number(shown)} werden angezeigt.`
export const triedOutdated =
  'Sie haben die Vereinbarungen seit dieser Berechnung geändert. Berechnen Sie die Tickets neu.'
export const fromTo = (before: string, after: string) => `${before} → ${after}`
export const compareTitle = (ticket: number) => `Ticket #${ticket}`
export const beforeTerms = 'Bisher'
export const afterTerms = 'Mit diesen Vereinbarungen'
export const loadingReceipts = 'Beide Berechnungen werden geladen'
export const receiptsFailed = 'Die Berechnungen konnten nicht geladen werden'
export const close = 'Schließen'

// Templates.

export const templatesTitle = 'Vertragsvorlagen'
export const templatesLead = 'Vereinbarungen für die Verträge mehrerer Kunden.'
export const loadingTemplates = 'Die Vorlagen werden geladen'
export const templatesFailed = 'Die Vorlagen konnten nicht geladen werden'
export const noTemplates = 'Noch keine Vorlagen'
export const noTemplatesText =
  'Legen Sie Vereinbarungen einmal fest und verwenden Sie sie in mehreren Verträgen. Eine Änderung gilt dann für alle diese Verträge.'
export const addTemplate = 'Vorlage hinzufügen'
export const newTemplateTitle = 'Vorlage hinzufügen'
export const editTemplateTitle = 'Vorlage bearbeiten'
export const templateName = 'Name'
export const saveTemplate = 'Vorlage speichern'
export const templateSaved = 'Vorlage gespeichert'
export const templateFailed = 'Die Vorlage konnte nicht gespeichert werden'
export const templateRemoved = 'Vorlage entfernt'
export const removeTemplateFailed = 'Die Vorlage konnte nicht entfernt werden'
export const removeTemplateOf = (name: string) => `Entfernen: ${name}`
export const askRemoveTemplate = (name: string) => `${name} entfernen?`
export const followers = (count: number) =>
  plural(count, {
    one: `Von ${number(count)} Vertrag verwendet`,
    other: `Von ${number(count)} Verträgen verwendet`,
  })
export const noFollowers = 'Von keinem Vertrag verwendet'
export const changesFollowers = (count: number) =>
  plural(count, {
    one: `${number(count)} Vertrag bekommt ab diesem Tag eine neue Version.`,
    other: `${number(count)} Verträge bekommen ab diesem Tag eine neue Version.`,
  })

// Maintenance windows.

export const windowsTitle = 'Wartungsfenster'
export const windowsLead =
  'Während eines Fensters pausieren die SLA-Fristen, wenn der Vertrag es vorsieht.'
export const loadingWindows = 'Die Wartungsfenster werden geladen'
export const windowsFailed = 'Die Wartungsfenster konnten nicht geladen werden'
export const noWindows = 'Noch keine Wartungsfenster'
export const noWindowsText = 'Legen Sie eines vor geplanten Arbeiten an, oder sobald sie beginnen.'
export const addWindow = 'Fenster hinzufügen'
export const editWindow = 'Wartungsfenster bearbeiten'
export const newWindow = 'Wartungsfenster hinzufügen'
export const windowGroups = { now: 'Jetzt', coming: 'Geplant', past: 'Letzte 90 Tage' }
export const windowName = 'Name'
export const windowExample = 'Update des Mailservers'
export const starts = 'Beginn'
export const ends = 'Ende'
export const inZone = (zone: string) => `Angaben in ${zone}.`
export const windowLateHint =
  'Hat das Fenster schon begonnen, gilt es ab jetzt. Vergangene Zeit ändert sich nicht.'
export const forWhom = 'Kunden'
export const forAll = 'Alle Kunden'
export const forSome = 'Ausgewählte Kunden'
export const findCustomer = 'Kunden suchen'
export const timeWrong = 'Geben Sie Datum und Uhrzeit ein'
export const saveWindow = 'Fenster speichern'
export const saving = 'Wird gespeichert …'
export const windowDraftRestored = 'Ihre nicht gespeicherten Änderungen wurden wiederhergestellt.'
export const windowSaved = 'Wartungsfenster gespeichert'
export const windowFailed = 'Das Wartungsfenster konnte nicht gespeichert werden'
export const edit = 'Bearbeiten'
export const editWindowOf = (name: string) => `Bearbeiten: ${name}`
export const endNow = 'Jetzt beenden'
export const endNowOf = (name: string) => `Jetzt beenden: ${name}`
export const askEnd = (name: string) => `${name} jetzt beenden?`
export const endNote = 'Die Fristen laufen ab diesem Moment weiter.'
export const cancelWindow = 'Fenster absagen'
export const cancelWindowOf = (name: string) => `Fenster absagen: ${name}`
export const askCancelWindow = (name: string) => `${name} absagen?`
export const windowEnded = 'Wartungsfenster beendet'
export const windowCancelled = 'Wartungsfenster abgesagt'
export const endWindowFailed = 'Das Wartungsfenster konnte nicht geändert werden'
export const windowSpan = (from: string, to: string) => `${from} bis ${to}`
export const countsFrom = (time: string) => `Gilt ab ${time}`

// Holidays.
export const calendarTooLong = 'Die Kalenderdatei darf höchstens 700.000 Zeichen haben'

const CALENDAR_PROBLEMS: Record<CalendarProblem, (detail: string) => string> = {
  bad_address: () => 'Geben Sie eine URL ein, etwa https://kalender.example.com/feiertage.ics',
  not_https: () =>
    'Geben Sie eine https-URL ein. Aus Sicherheitsgründen werden Kalender nicht über http abgerufen.',
  not_public: (host) =>
    `${host} liegt in einem privaten Netz, das das Portal nicht erreicht. Laden Sie den Kalender herunter und wählen Sie die Datei.`,
  unknown_host: (host) => `Der Hostname ${host} ist unbekannt. Prüfen Sie die Schreibweise.`,
  refused: (host) => `${host} hat die Verbindung abgelehnt. Prüfen Sie die URL.`,
  no_answer: (host) =>
    `${host} hat nicht innerhalb von 10 Sekunden geantwortet. Versuchen Sie es erneut, oder wählen Sie die Datei.`,
  wrong_certificate: (code) =>
    `Das Zertifikat des Servers ist für seine Adresse nicht gültig (${code}). Laden Sie den Kalender herunter und wählen Sie die Datei.`,
  broken_off: (host) => `Die Verbindung zu ${host} ist abgebrochen. Versuchen Sie es erneut.`,
  status: (status) =>
    `Der Server hat mit dem Status ${status} statt mit einem Kalender geantwortet. Prüfen Sie die URL, und ob sie ohne Anmeldung lesbar ist.`,
  too_many_redirects: () => 'Zu viele Weiterleitungen. Geben Sie die endgültige URL ein.',
  too_large: () =>
    'Die Datei unter dieser URL ist größer als 1 MB. Exportieren Sie nur die Feiertage.',
  not_calendar: () =>
    'Das ist keine iCalendar-Datei. Wählen Sie eine Datei mit der Endung .ics, oder geben Sie ihre URL ein.',
  too_complex: () => 'Dieser Kalender ist zu komplex zum Lesen. Exportieren Sie nur die Feiertage.',
}

export function calendarProblem(problem: CalendarProblem, detail: string | null) {
  return CALENDAR_PROBLEMS[problem](detail ?? '')
}

export const country = 'Land'
export const noCountry = 'Land wählen'
export const countryHint = 'Fügt die gesetzlichen Feiertage der nächsten zehn Jahre hinzu'
export const region = 'Region'
export const wholeCountry = 'Ganzes Land'
export const holidaysFailed = 'Feiertage konnten nicht geladen werden'
export const importCalendar = 'Kalender importieren'
export const importFailed = 'Der Kalender konnte nicht importiert werden'
export const calendarSource = 'iCalendar-Datei oder URL'
export const calendarSourceHint =
  'Importiert werden ganze Tage vom letzten Jahr bis in zehn Jahren, auch wiederkehrende'
export const calendarRequired = 'Geben Sie eine URL ein, oder wählen Sie eine Datei'
export const chooseFile = 'Datei wählen'
export const readCalendar = 'Importieren'
export const readingCalendar = 'Wird importiert'
export const cancelHolidays = 'Abbrechen'

export function importedHolidays(days: number, leftOut: number): string {
  const added = plural(days, {
    one: '1 Tag importiert.',
    other: `${number(days)} Tage importiert.`,
  })
  if (leftOut === 0) return added
  const left = plural(leftOut, {
    one: '1 Eintrag wurde ausgelassen.',
    other: `${number(leftOut)} Einträge wurden ausgelassen.`,
  })
  return `${added} ${left} Importiert werden nur ganze Tage vom letzten Jahr bis in zehn Jahren.`
}

export const addHoliday = 'Feiertag hinzufügen'
export const addDay = 'Hinzufügen'
export const addedHoliday = (name: string) => `${name} hinzugefügt.`
export const holidayDate = 'Datum'
export const dayRequired = 'Geben Sie ein Datum ein'
export const holidayName = 'Name'
export const halfDay = 'Halber Tag'
export const halfDayHint = 'Der Support ist einen Teil des Tages erreichbar'
export const openFrom = 'Geöffnet von'
export const openTo = 'bis'
export const noHolidaysYet =
  'Noch keine Feiertage. Wählen Sie ein Land, importieren Sie einen Kalender, oder fügen Sie einzelne Tage hinzu.'
export const holidayList = 'Feiertage'
export const removeAll = (name: string) => `${name} entfernen`
export const removeHoliday = (name: string, day: string) => `${name}, ${day}, entfernen`

/** `24.12.2026, geöffnet 09:00 bis 14:00, bis 2036` */
export function holidayWhen(day: string, open: string | null, lastYear: string | null): string {
  return [day, open && `geöffnet ${open}`, lastYear && `bis ${lastYear}`].filter(Boolean).join(', ')
}

export const localHoliday = (when: string) => `Hängt von der Gemeinde ab. ${when}`
export const showYear = (year: number) => `${year} anzeigen`
export const dayKinds = { holiday: 'Feiertag', half: 'Halber Tag', closed: 'Geschlossen' }
export const closedOn = (days: string) => `Geschlossen: ${days}`
export const noHolidaysIn = (year: number) => `Keine Feiertage ${year}`
