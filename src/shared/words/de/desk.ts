import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const title = 'Desk'
export const titleOf = (view: string) => `${view}, Desk`
export const moreOfDesk = 'Mehr am Desk'
export const toTime = 'Zeiten'
export const toNumbers = 'Kennzahlen'
export const macros = 'Makros'
export const mail = 'E-Mails'
export const heldMails = (count: string) => `${count} zurückgehalten`
export const backToQueue = 'Zurück zur Warteschlange'

export const shortcuts = 'Tastenkürzel'
export const shortcutsHint = 'Während Sie tippen, sind sie ohne Wirkung.'
export const shortcutsOn = 'Tastenkürzel verwenden'
export const closeHelp = 'Schließen'
export const queueKeys = 'In der Warteschlange'
export const queueShortcuts = {
  j: 'Nächstes Ticket',
  k: 'Voriges Ticket',
  Enter: 'Ticket öffnen',
  x: 'Ticket auswählen; mit Umschalttaste alle seit dem letzten',
  '/': 'Suchen',
  '?': 'Diese Liste anzeigen',
}
export const ticketKeys = 'In einem Ticket'
export const ticketShortcuts = {
  r: 'Antworten',
  n: 'Interne Notiz',
  a: 'Zuweisen',
  c: 'Ticket schließen',
  s: 'Zurückstellen',
  '?': 'Diese Liste anzeigen',
}

export const saveView = 'Ansicht speichern'
export const manageViews = 'Ansichten verwalten'
export const sharedView = 'geteilt'
export const sharedBy = (agent: string) => `geteilt von ${agent}`
export const changedView = 'geändert'
export const resetView = 'Zurücksetzen'
export const resetViewOf = (view: string) => `Ansicht „${view}“ zurücksetzen`
export const viewMissing =
  'Sie können diese gespeicherte Ansicht nicht öffnen. Sie ist nur für einen anderen Agenten bestimmt oder wurde gelöscht. Die Filter der Ansicht sind gesetzt.'
export const dismissMissing = 'Ausblenden'
export const countAll = 'Alle zählen'
export const countingAll = 'Wird gezählt …'
export const countFailed = 'Die Tickets konnten nicht gezählt werden'
export const partFailed =
  'Dieser Teil konnte nicht geladen werden. Laden Sie die Seite neu, um es noch einmal zu versuchen.'

export const views = 'Ansichten'
export const viewNames = {
  mine: 'Meine',
  unassigned: 'Nicht zugewiesen',
  open: 'Offen',
  pending: 'Wartend',
  snoozed: 'Zurückgestellt',
  closed: 'Geschlossen',
  all: 'Alle',
}
export const viewCount = (count: number, isMore: boolean) =>
  plural(count, {
    one: `${number(count)} Ticket`,
    other: isMore ? `${number(count)} Tickets oder mehr` : `${number(count)} Tickets`,
  })
export const exactCount = (count: number) =>
  plural(count, { one: `${number(count)} Ticket`, other: `${number(count)} Tickets` })
export const shortCount = (count: number, isMore: boolean) =>
  isMore ? `${number(count)}+` : number(count)

export const snoozedUntil = (moment: string) => `Zurückgestellt bis ${moment}`
export const snoozedUntilAnswer = 'Zurückgestellt bis zu einer Antwort'

export const takeNext = 'Nächstes übernehmen'
export const takingNext = 'Wird übernommen …'
export const nothingToTake = 'Für jedes offene Ticket ist schon jemand zuständig'
export const takeFailed = 'Das nächste Ticket konnte nicht übernommen werden'
export const taken = (ticketNumber: string) => `Sie haben Ticket #${ticketNumber} übernommen`

export const search = 'Tickets durchsuchen'
export const searchHint = 'Nummer, Text, Person, Kunde …'
export const order = 'Sortierung'
export const orders = {
  due: 'Nächste Fälligkeit',
  priority: 'Höchste Priorität',
  newest: 'Neueste',
  oldest: 'Älteste',
  updated: 'Zuletzt geändert',
  untouched: 'Am längsten unverändert',
}

export const narrowed = 'Filter, die Tickets ausblenden'
export const hidesSome = 'Sie sehen nur passende Tickets. Andere sind ausgeblendet.'
export const hidesOf = (hidden: number, total: number) =>
  plural(hidden, {
    one: `${number(hidden)} von ${number(total)} Tickets ist ausgeblendet.`,
    other: `${number(hidden)} von ${number(total)} Tickets sind ausgeblendet.`,
  })
export const clearAll = 'Filter zurücksetzen'
export const removeFilter = (choice: string) => `Filter „${choice}“ entfernen`
export const choiceText = (name: string, value: string) => `${name}: ${value}`
export const choiceNames = {
  q: 'Suche',
  status: 'Status',
  priority: 'Priorität',
  due: 'Fällig',
  customerId: 'Kunde',
  assignee: 'Zuständig',
  category: 'Kategorie',
  age: 'Alter',
  figure: 'Kennzahl',
}
export const figureNames = {
  created: 'Erstellt',
  closed: 'Geschlossen',
  backlog: 'Am Ende nicht geschlossen',
  response_met: 'Erste Antwort rechtzeitig',
  response_breached: 'Erste Antwort verspätet',
  response_running: 'Erste Antwort im Plan',
  resolution_met: 'Rechtzeitig gelöst',
  resolution_breached: 'Verspätet gelöst',
  resolution_running: 'Lösung im Plan',
}
export const figureOfWeek = (figure: string, monday: string) => `${figure}, Woche ab ${monday}`
export const anyStatus = 'Alle Status'
export const anyPriority = 'Alle Prioritäten'
export const anyDue = 'Jede Fälligkeit'
export const anyCustomer = 'Alle Kunden'
export const anyAssignee = 'Alle Personen'
export const anyCategory = 'Alle Kategorien'
export const anyAge = 'Jedes Alter'
export const ages = {
  under_1d: 'Weniger als 1 Tag',
  '1d_7d': '1 bis 7 Tage',
  '7d_30d': '7 bis 30 Tage',
  over_7d: 'Mehr als 7 Tage',
  over_30d: 'Mehr als 30 Tage',
}
export const dueStates = { breached: 'Überfällig', near: 'Bald fällig', on_track: 'Im Plan' }
export const me = 'Ich'
export const nobody = 'Niemand'
export const unknownCustomer = 'Ein Kunde, der entfernt wurde'
export const formerAgent = (name: string) => `${name} (nicht mehr aktiv)`
export const unknownAgent = 'Jemand, der nicht mehr da ist'
export const loadingChoices = 'Wird geladen …'
export const choicesFailed = 'Die Namen konnten nicht geladen werden'

export const cancel = 'Abbrechen'
export const selectTicket = (ticketNumber: string) => `Ticket #${ticketNumber} auswählen`
export const selectAll = 'Alle angezeigten Tickets auswählen'

export const loading = 'Die Warteschlange wird geladen'
export const loadFailed = 'Die Warteschlange konnte nicht geladen werden'
export const tableOf = (view: string) => `Tickets, ${view}`
export const due = 'Fällig'
export const ticket = 'Ticket'
export const customer = 'Kunde'
export const status = 'Status'
export const priority = 'Priorität'
export const assignee = 'Zuständig'
export const lastColumns = { created: 'Erstellt', changed: 'Geändert' }
export const unassigned = 'Nicht zugewiesen'
export const you = 'Sie'
export const overdueBy = (span: string) => `${span} überfällig`
export const dueIn = (span: string) => `Fällig in ${span}`
export const dueNow = 'Jetzt fällig'
export const nothingDue = 'Nichts fällig'
export const clockNames = { response: 'Erste Antwort', resolution: 'Lösung' }
export const promisedFor = (clock: string, instant: string) => `${clock}: ${instant}`
export const inNote = 'Interne Notiz'
export const numbered = (ticketNumber: string) => `#${ticketNumber}`

export const noMatch = 'Kein Ticket passt'
export const noMatchIn = (view: string) =>
  `In „${view}“ passt nichts zu Ihrer Suche und Ihren Filtern.`
export const searchAll = 'In allen Tickets suchen'
export const emptyTitles = {
  mine: 'Ihnen ist nichts zugewiesen',
  unassigned: 'Alles ist zugewiesen',
  open: 'Keine offenen Tickets',
  pending: 'Keine wartenden Tickets',
  snoozed: 'Keine zurückgestellten Tickets',
  closed: 'Keine geschlossenen Tickets',
  all: 'Noch keine Tickets',
}
export const emptyTexts = {
  mine: 'Übernehmen Sie das nächste Ticket, oder sehen Sie nach, was nicht zugewiesen ist.',
  unassigned: 'Neue Tickets erscheinen hier von selbst.',
  open: 'Neue Tickets und Antworten von Kunden erscheinen hier von selbst.',
  pending: 'Hier stehen Tickets, die auf den Kunden warten.',
  snoozed: 'Hier stehen Tickets, die Sie zurückgestellt haben, bis sie wiederkommen.',
  closed: 'Hier stehen Tickets, sobald sie geschlossen sind.',
  all: 'Hier stehen die Tickets aller Kunden.',
}

export const readAt = <Part>(time: Part) => rich`Aktualisiert: ${time}.`
export const isLive = 'Änderungen erscheinen von selbst.'
export const isPaused = 'Die Aktualisierung ist angehalten.'
export const pause = 'Aktualisierung anhalten'
export const resume = 'Aktualisierung fortsetzen'
