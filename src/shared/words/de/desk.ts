import { rich } from '#shared/words/formats.ts'

import { list, number, plural } from './language.ts'

export const title = 'Desk'
export const titleOf = (view: string) => `${view}, Desk`
export const macros = 'Makros'
export const heldMails = (count: string) => `${count} zu prüfen`

export const shortcuts = 'Tastenkürzel'
export const shortcutsHint = 'Während Sie tippen, sind sie ohne Wirkung.'
export const shortcutsOn = 'Tastenkürzel verwenden'
export const closeHelp = 'Schließen'
export const spaceKey = 'Leertaste'
export const shiftKey = 'Umschalt'
export const queueKeys = 'In der Warteschlange'
export const queueShortcuts = {
  j: 'Nächstes Ticket',
  k: 'Voriges Ticket',
  Enter: 'Ticket öffnen',
  ' ': 'Vorschau des Tickets',
  x: 'Ticket auswählen (mit Umschalttaste einen Bereich)',
  '/': 'Suchen',
  '?': 'Tastenkürzel anzeigen',
}
export const ticketKeys = 'In einem Ticket'
export const ticketShortcuts = {
  j: 'Nächstes Ticket',
  k: 'Voriges Ticket',
  r: 'Antworten',
  n: 'Interne Notiz',
  a: 'Zuweisen',
  c: 'Ticket schließen',
  s: 'Zurückstellen',
  'Control+Enter': 'Senden',
  'Control+Shift+Enter': 'Senden und schließen',
  '?': 'Diese Liste anzeigen',
}

export const previewOf = (ticketNumber: string) => `Vorschau von #${ticketNumber}`
export const closePreview = 'Vorschau schließen'
export const openPreviewed = 'Ticket öffnen'

export const saveView = 'Ansicht speichern'
export const viewActions = 'Aktionen für Ansichten'
export const manageViews = 'Ansichten verwalten'
export const sharedView = 'geteilt'
export const sharedBy = (agent: string) => `geteilt von ${agent}`
export const changedView = 'geändert'
export const resetViewOf = (view: string) => `Ansicht „${view}“ zurücksetzen`
export const viewMissing =
  'Sie können diese gespeicherte Ansicht nicht öffnen. Sie ist nur für einen anderen Agenten bestimmt oder wurde gelöscht. Die Filter der Ansicht sind gesetzt.'
export const dismissMissing = 'Ausblenden'
export const countAll = 'Genaue Anzahl anzeigen'
export const countingAll = 'Wird gezählt …'
export const countFailed = 'Die Tickets konnten nicht gezählt werden. Versuchen Sie es noch einmal.'

export const views = 'Ansichten'
export const viewWithCount = (view: string, count: string) => `${view} (${count})`
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
export const nothingToTake = 'Alle offenen Tickets sind schon zugewiesen'
export const takeFailed =
  'Das nächste Ticket konnte nicht übernommen werden. Versuchen Sie es noch einmal.'
export const taken = (ticketNumber: string) => `Sie haben Ticket #${ticketNumber} übernommen`

export const search = 'Tickets durchsuchen'
export const searchHint = 'Nummer, Text, Anfragesteller, Kunde …'
export const order = 'Sortierung'
export const orders = {
  due: 'Nächste Fälligkeit',
  priority: 'Höchste Priorität',
  newest: 'Neueste',
  oldest: 'Älteste',
  updated: 'Zuletzt geändert',
  untouched: 'Am längsten unverändert',
}

export const narrowed = 'Aktive Filter'
export const hidesSome = 'Es werden nur passende Tickets angezeigt.'
/** In the search field, such as "2 von 13". */
export const shownOf = (shown: number, total: number) => `${number(shown)} von ${number(total)}`
export const hidesOf = (hidden: number, total: number) =>
  plural(hidden, {
    one: `${number(hidden)} von ${number(total)} Tickets durch Filter ausgeblendet.`,
    other: `${number(hidden)} von ${number(total)} Tickets durch Filter ausgeblendet.`,
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
  backlog: 'Am Ende der Woche offen',
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
export const nobody = 'Nicht zugewiesen'
export const unknownCustomer = 'Gelöschter Kunde'
export const formerAgent = (name: string) => `${name} (nicht mehr aktiv)`
export const unknownAgent = 'Ehemaliger Agent'
export const loadingChoices = 'Wird geladen …'
export const choicesFailed = 'Die Filteroptionen konnten nicht geladen werden'

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
export const lastColumns = { created: 'Alter', changed: 'Geändert', closed: 'Geschlossen' }
export const verdict = 'SLA'
export const lastMessage = 'Letzte Nachricht'
export const requesterSpokeLast = 'Der Kunde hat zuletzt geantwortet.'
export const unread = 'Ungelesen.'
export const unassigned = 'Nicht zugewiesen'
export const you = 'Sie'
export const overdueBy = (span: string) => `${span} überfällig`
export const dueIn = (span: string) => `Fällig in ${span}`
export const dueNow = 'Jetzt fällig'
export const clockNames = { response: 'Erste Antwort', resolution: 'Lösung' }
export const promisedFor = (clock: string, instant: string) => `${clock}: ${instant}`
export const inNote = 'Interne Notiz'
export const numbered = (ticketNumber: string) => `#${ticketNumber}`

export const noMatch = 'Kein Ticket passt'
export const noMatchIn = (view: string) =>
  `In „${view}“ passt nichts zu Ihrer Suche und Ihren Filtern.`
export const searchAll = 'In allen Tickets suchen'
export const emptyTitles = {
  mine: 'Keine Tickets in Ihrer Warteschlange',
  unassigned: 'Alle Tickets sind zugewiesen',
  open: 'Keine offenen Tickets',
  pending: 'Keine wartenden Tickets',
  snoozed: 'Keine zurückgestellten Tickets',
  closed: 'Keine geschlossenen Tickets',
  all: 'Noch keine Tickets',
}
export const emptyTexts = {
  mine: 'Übernehmen Sie das nächste Ticket, oder wählen Sie eines unter „Nicht zugewiesen“.',
  unassigned: 'Neue Tickets erscheinen hier automatisch.',
  open: 'Neue Tickets und Antworten von Kunden erscheinen hier automatisch.',
  pending: 'Hier erscheinen Tickets, die auf den Kunden warten.',
  snoozed: 'Hier erscheinen zurückgestellte Tickets, bis sie in die Warteschlange zurückkommen.',
  closed: 'Hier erscheinen geschlossene Tickets.',
  all: 'Hier erscheinen die Tickets aller Kunden.',
}

export const readAt = <Part>(time: Part) => rich`Aktualisiert: ${time}.`
export const isLive = 'Wird automatisch aktualisiert.'
export const isPaused = 'Aktualisierung angehalten.'
export const pause = 'Aktualisierung anhalten'
export const resume = 'Aktualisierung fortsetzen'

// Saved views.

export const giveViewName = 'Geben Sie einen Namen für die Ansicht ein'
export const sayWhatToChange = 'Geben Sie an, was sich ändern soll'
export const viewGone = 'Diese Ansicht gibt es nicht mehr.'
export const notYourView =
  'Eine geteilte Ansicht kann nur ändern, wer sie erstellt hat oder Administrator ist.'
export const viewNameTaken = 'Eine Ansicht mit diesem Namen gibt es schon'
export const tooManyOwnViews = (atMost: number) =>
  `Sie haben die Grenze von ${number(atMost)} eigenen Ansichten erreicht. Löschen Sie zuerst eine.`
export const tooManySharedViews = (atMost: number) =>
  `Es gibt ${number(atMost)} geteilte Ansichten; mehr sind nicht möglich. Löschen Sie zuerst eine.`

// Saving what is shown.
export const saveViewTitle = 'Ansicht speichern'
export const saveViewText =
  'Speichert die aktuellen Filter und die Sortierung unter einem Namen, mit laufend aktualisierter Ticketzahl.'
export const searchIsNotCounted = 'Bei Ansichten mit einer Suche wird keine Ticketzahl angezeigt.'
export const viewName = 'Name'
export const shareView = 'Mit allen Agenten teilen'
export const shareViewHint =
  'Alle am Desk können sie verwenden. Ein Filter mit „Ich“ zeigt jedem Agenten die eigenen Tickets.'
export const saveNewView = 'Als neue Ansicht speichern'
export const savingView = 'Wird gespeichert …'
export const viewSavedAs = (view: string) => `Ansicht „${view}“ gespeichert`
export const saveViewFailed = 'Die Ansicht konnte nicht gespeichert werden'
export const updateView = (view: string) => `„${view}“ aktualisieren`
export const viewUpdated = (view: string) => `Ansicht „${view}“ aktualisiert`
export const viewIsChanged = 'Sie haben diese Ansicht geändert.'

// Managing them.
export const manageViewsText = 'Zuerst stehen Ihre eigenen Ansichten, dann die geteilten.'
export const ownViews = 'Meine Ansichten'
export const sharedViews = 'Geteilte Ansichten'
export const noOwnViews = 'Sie haben noch keine eigenen Ansichten.'
export const noSharedViews = 'Noch keine geteilten Ansichten.'
export const viewOfOthers = 'Von einem anderen Agenten erstellt'
export const viewMadeBy = (agent: string) => `Erstellt von ${agent}`
export const editView = (view: string) => `${view} bearbeiten`
export const deleteView = (view: string) => `${view} löschen`
export const deleteViewQuestion = (view: string) => `„${view}“ löschen?`
export const deleteViewNote = 'Die Tickets darin bleiben unverändert.'
export const viewDeleted = (view: string) => `Ansicht „${view}“ gelöscht`
export const saveViewChanges = 'Änderungen speichern'
export const done = 'Fertig'
export const changeViewFailed = 'Die Ansicht konnte nicht geändert werden'
export const deleteViewFailed =
  'Die Ansicht konnte nicht gelöscht werden. Versuchen Sie es noch einmal.'

// Answers of the server.
export const chooseOneChange = 'Wählen Sie eine Änderung'
export const tooLateToUndo = 'Das lässt sich nicht mehr rückgängig machen.'

// The bar.
export const selection = 'Ausgewählte Tickets'
export const selectedTickets = (tickets: number, customers: number) =>
  plural(customers, {
    one: `${ticketCount(tickets)} von ${number(customers)} Kunden`,
    other: `${ticketCount(tickets)} von ${number(customers)} Kunden`,
  })
const ticketCount = (count: number) =>
  plural(count, { one: `${number(count)} Ticket`, other: `${number(count)} Tickets` })
export const selectAtMost = (count: number) => `Wählen Sie höchstens ${number(count)} Tickets.`
export const clearSelection = 'Auswahl aufheben'
export const bulkButtons = {
  assign: 'Zuweisen',
  status: 'Status',
  priority: 'Priorität',
  close: 'Schließen',
}

// Questions before the change.
export const bulkTitles = {
  assign: 'Tickets zuweisen',
  status: 'Status ändern',
  priority: 'Priorität ändern',
  close: 'Tickets schließen',
}
export const bulkConcerns = (tickets: number, customers: number) =>
  `Das betrifft ${selectedTickets(tickets, customers)}.`
export const nameOfMe = (name: string) => `${name} (Sie)`
export const resolution = 'Lösung'
export const closeText = 'Die Anfragesteller sehen, warum ihre Tickets geschlossen wurden.'
export const closingWords = 'Abschlussnachricht'
export const closingHint = 'Optional. Wird an jeden Anfragesteller gesendet.'
export const bulkActs = {
  assign: (tickets: number) => `${ticketCount(tickets)} zuweisen`,
  status: (tickets: number) => `${ticketCount(tickets)} ändern`,
  priority: (tickets: number) => `${ticketCount(tickets)} ändern`,
  close: (tickets: number) => `${ticketCount(tickets)} schließen`,
}
export const bulkChanging = 'Wird geändert …'
export const bulkFailed = 'Die Tickets konnten nicht geändert werden'
export const bulkOffline = 'Sie sind offline. Die Auswahl bleibt erhalten.'
export const namesFailed = 'Die Agenten konnten nicht geladen werden'

// Outcome of the change.
export const bulkOutcome = 'Änderungen'
const changed = (tickets: number) =>
  plural(tickets, {
    one: `${number(tickets)} Ticket wurde geändert.`,
    other: `${number(tickets)} Tickets wurden geändert.`,
  })
const closed = (tickets: number) =>
  plural(tickets, {
    one: `${number(tickets)} Ticket wurde geschlossen.`,
    other: `${number(tickets)} Tickets wurden geschlossen.`,
  })
const restored = (tickets: number) =>
  plural(tickets, {
    one: `${number(tickets)} Änderung rückgängig gemacht.`,
    other: `${number(tickets)} Änderungen rückgängig gemacht.`,
  })
export const bulkResults = { changed, closed, restored }
export const bulkNothingChanged = 'Kein Ticket wurde geändert.'
export const bulkLeftOut = (tickets: number) =>
  plural(tickets, {
    one: `${number(tickets)} Ticket übersprungen:`,
    other: `${number(tickets)} Tickets übersprungen:`,
  })
export const bulkRefusals = {
  closed: 'bereits geschlossen',
  missing: 'existiert nicht mehr',
  changed_since: 'von jemand anderem geändert',
  agent_gone: 'die vorher zuständige Person ist nicht mehr aktiv',
}
export const refusedTicket = (ticketNumber: string, subject: string, reason: string) =>
  `#${ticketNumber} ${subject}: ${reason}`
export const unknownTicket = (reason: string) => `Unbekanntes Ticket: ${reason}`
export const undo = 'Rückgängig machen'
export const undoing = 'Wird rückgängig gemacht …'
export const undoFailed = 'Die Änderungen konnten nicht rückgängig gemacht werden'
export const dismiss = 'Ausblenden'

// Others at a ticket: one person, two, or more of them.
export const looks = (name: string) => `${name} sieht sich dieses Ticket an`
export const look = (one: string, other: string) =>
  `${one} und ${other} sehen sich dieses Ticket an`
export const manyLook = (name: string, others: number) =>
  plural(others, {
    one: `${name} und ${number(others)} weitere Person sehen sich dieses Ticket an`,
    other: `${name} und ${number(others)} weitere Personen sehen sich dieses Ticket an`,
  })
export const writes = (name: string) => `${name} schreibt`
export const write = (one: string, other: string) => `${one} und ${other} schreiben`
export const manyWrite = (name: string, others: number) =>
  plural(others, {
    one: `${name} und ${number(others)} weitere Person schreiben`,
    other: `${name} und ${number(others)} weitere Personen schreiben`,
  })
export const isAway = (name: string) => `${name} hat dieses Ticket geöffnet`
export const areAway = (one: string, other: string) =>
  `${one} und ${other} haben dieses Ticket geöffnet`
export const manyAway = (name: string, others: number) =>
  plural(others, {
    one: `${name} und ${number(others)} weitere Person haben dieses Ticket geöffnet`,
    other: `${name} und ${number(others)} weitere Personen haben dieses Ticket geöffnet`,
  })

// Notices of the desk.

export const sayWhichToRead = 'Wählen Sie die gelesenen Benachrichtigungen aus'

// The bell.
export const atDesk = 'Benachrichtigungen am Desk'
export const ownTickets = 'Ihre eigenen Tickets'
export const noticesLoadFailed = 'Die Benachrichtigungen konnten nicht geladen werden'
export const markAllRead = 'Alle als gelesen markieren'
export const clearNotices = 'Alle löschen'
export const clearNoticesFailed =
  'Die Benachrichtigungen konnten nicht gelöscht werden. Versuchen Sie es noch einmal.'
export const markRead = 'Gelesen'
export const markReadOf = (subject: string) => `Als gelesen markieren: ${subject}`
export const unreadNotice = 'Ungelesen:'
export const noNotices = 'Alles erledigt'
export const noNoticesText =
  'Hier erfahren Sie, wenn Ihnen jemand ein Ticket zuweist oder Sie erwähnt, wenn ein Kunde auf eines Ihrer Tickets antwortet und wenn ein Ticket bald fällig ist.'
export const showMore = 'Mehr anzeigen'
export const loadingOlder = 'Wird geladen …'
export const markReadFailed =
  'Die Benachrichtigungen konnten nicht als gelesen markiert werden. Versuchen Sie es noch einmal.'

// Kinds of notices. The ticket's subject and customer stand below.
export const wasAssigned = (by: string) => `${by} hat Ihnen dieses Ticket zugewiesen`
export const customerReplied = (by: string) => `${by} hat geantwortet`
export const wereAssigned = (by: string, count: number) =>
  `${by} hat Ihnen ${number(count)} Tickets zugewiesen`
export const wasMentioned = (by: string) => `${by} hat Sie in einer Notiz erwähnt`
export const ticketDueSoon = {
  response: (time: string) => `Erste Antwort bald fällig: ${time}`,
  resolution: (time: string) => `Lösung bald fällig: ${time}`,
}
export const sharePassed = {
  response: (percent: number, time: string) =>
    `${number(percent)} % der Zeit für die erste Antwort sind abgelaufen, fällig: ${time}`,
  resolution: (percent: number, time: string) =>
    `${number(percent)} % der Zeit für die Lösung sind abgelaufen, fällig: ${time}`,
}
export const ticketOverdue = {
  response: (time: string) => `Erste Antwort überfällig seit: ${time}`,
  resolution: (time: string) => `Lösung überfällig seit: ${time}`,
}
export const replyDropped = {
  customer_wrote: 'Ihre Antwort wurde nicht gesendet, weil der Kunde zuerst geantwortet hat',
  closed: 'Ihre Antwort wurde nicht gesendet, weil das Ticket geschlossen wurde',
  author_gone:
    'Die Antwort eines früheren Teammitglieds wurde nicht gesendet. Übernehmen oder verwerfen Sie sie.',
  refused: 'Ihre Antwort wurde nicht gesendet, weil etwas darin nicht mehr möglich ist',
}
export const answerHeld =
  'Ihre E-Mail zu diesem Ticket wurde zurückgehalten und hat den Kunden noch nicht erreicht'
export const doorOpened = (customer: string, until: string) =>
  `Der Notfallzugang für ${customer} ist bis ${until} geöffnet`
export const doorClosed = (customer: string) => `Der Notfallzugang für ${customer} ist geschlossen`
export const externalEnded = (customer: string, addresses: string[]) =>
  `Nicht mehr an Tickets von ${customer} beteiligt, weil die Domain jetzt zu einem anderen Kunden gehört: ${list(addresses)}`
export const mailBounced = 'Eine E-Mail zu diesem Ticket konnte nicht zugestellt werden'
export const snoozeOver = 'Ticket nicht mehr zurückgestellt'
export const theCustomer = 'Der Kunde'
export const aColleague = 'Jemand aus dem Team'
export const earlierNotices = (count: number) =>
  plural(count, { one: `${number(count)} frühere`, other: `${number(count)} frühere` })
export const atCustomer = (ticket: string, customer: string) => `#${ticket} · ${customer}`

// A ticket that an agent raises for a person of a customer.
export const newTicket = 'Neues Ticket'
export const newTicketTitle = 'Neues Ticket im Namen eines Kunden'
export const newTicketText =
  'Für Anfragen am Telefon oder vor Ort. Der Anfragesteller sieht es im Portal wie jedes andere Ticket.'
export const chooseCustomer = 'Wählen Sie einen Kunden'
export const whoIsCalling = 'Wer ruft an?'
export const callerHint =
  'Finden Sie eine Person oder einen Kunden über Name, E-Mail-Adresse oder Domain. Geben Sie für eine neue Person ihre E-Mail-Adresse ein.'
export const peopleAndCustomers = 'Personen und Kunden'
export const people = 'Personen'
export const newPerson = 'Neue Person'
export const customers = 'Kunden'
export const newAt = (customer: string) => `Neu bei ${customer}`
export const personOf = (email: string, customer: string) => `${email}, ${customer}`
export const removeCustomer = (customer: string) => `${customer} entfernen`
export const chooseCaller = 'Wählen Sie eine Person oder geben Sie eine E-Mail-Adresse ein'
export const noCaller =
  'Kein Treffer. Wählen Sie zuerst den Kunden und geben Sie dann die E-Mail-Adresse ein.'
export const personName = 'Name des Anfragestellers'
export const subject = 'Betreff'
export const categories = 'Kategorien'
export const ticketText = 'Beschreibung'
export const fileLimits = 'Höchstens 5 Dateien, je 10 MB'
export const giveSubject = 'Bitte geben Sie einen Betreff ein'
export const subjectTooLong = 'Der Betreff darf höchstens 100 Zeichen haben'
export const giveDescription = 'Bitte geben Sie eine Beschreibung ein'
export const chooseCategory = 'Bitte wählen Sie mindestens eine Kategorie'
export const givePersonName = 'Geben Sie den Namen des Anfragestellers ein'
export const giveEmail = 'Geben Sie eine E-Mail-Adresse ein'
export const assignToMe = 'Mir zuweisen'
export const raiseTicket = 'Ticket erstellen'
export const raising = 'Wird erstellt …'
export const raiseFailed = 'Das Ticket konnte nicht erstellt werden'
export const ticketRaised = (ticket: string, name: string) =>
  `Ticket ${ticket} wurde für ${name} erstellt`
