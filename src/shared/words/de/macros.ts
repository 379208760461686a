// Texts about macros, and about mentions in notes.

// Answers of the server.
export const nameRequired = 'Geben Sie dem Makro einen Namen'
export const nameTooLong = 'Der Name darf höchstens 80 Zeichen haben'
export const sayWhose = 'Wählen Sie, wer dieses Makro verwenden kann'
export const textTooLong = 'Die Nachricht darf höchstens 20.000 Zeichen haben'
export const chooseResolution = 'Wählen Sie eine Lösung aus der Liste'
export const doesNothing = 'Geben Sie eine Nachricht ein, oder wählen Sie mindestens eine Änderung'
export const tooMany = (limit: number) =>
  `Sie haben die Grenze von ${limit} Makros erreicht. Löschen Sie zuerst eines.`
export const noSuchPlaceholder = (name: string) =>
  `{{${name}}} ist kein gültiger Platzhalter. Wählen Sie einen aus der Liste.`
export const missing = 'Dieses Makro gibt es nicht mehr.'
export const changedMeanwhile = (name: string) =>
  `${name} hat dieses Makro geändert, während Sie es bearbeitet haben.`
export const fillIn = (name: string) =>
  `Ersetzen Sie {{${name}}} vor dem Senden. Klammern, die als Text bleiben sollen, formatieren Sie als Code.`
export const chooseAgent = 'Wählen Sie einen Agenten aus der Liste'
export const noSuchAgent = (name: string) =>
  `${name} ist am Desk nicht mehr aktiv und wird nicht benachrichtigt. Entfernen Sie die Erwähnung.`

// In the box for answers.
export const title = 'Makros'
export const own = 'Meine Makros'
export const manage = 'Makros verwalten'
export const noneYet = 'Hier sind keine Makros verfügbar.'
export const notUsed = (name: string) => `„${name}“ konnte nicht verwendet werden`
export const agentsToMention = 'Agenten, die Sie erwähnen können'
export const withThis = (isNote: boolean) => (isNote ? 'Mit dieser Notiz:' : 'Mit dieser Antwort:')
export const dropChange = (text: string) => `„${text}“ weglassen`
export const applyNow = 'Ohne Antwort übernehmen'
export const applying = 'Wird übernommen …'
export const applied = 'Die Änderungen wurden übernommen'
export const unfilled = (names: string) =>
  `Ersetzen Sie ${names} vor dem Senden. Klammern, die als Text bleiben sollen, formatieren Sie als Code.`

// Acts of a macro.
export const closesAs = (reason: string) => `Schließen: ${reason}`
export const setsStatus = (status: string) => `Status: ${status}`
export const setsPriority = (priority: string) => `Priorität: ${priority}`
export const setsCategories = (names: string) => `Kategorien: ${names}`
export const assigns = (name: string) => `Zuständig: ${name}`
export const assignsMe = 'Mir zuweisen'
export const assignsNobody = 'Zuweisung aufheben'
export const somebody = 'ein früheres Teammitglied'
export const assignsNobodyNow = (name: string) =>
  `Weist nicht ${name} zu, weil das Konto deaktiviert ist`
export const categoryArchived = (name: string) => `Setzt die archivierte Kategorie ${name} nicht`
export const usedInPart = (name: string) => `„${name}“ ist veraltet.`

// The page of macros.
export const lead =
  'Wiederverwendbare Antworten und Ticketänderungen. Geben Sie in einer Antwort / ein, um eine einzufügen.'
export const loadFailed = 'Die Makros konnten nicht geladen werden'
export const none = 'Noch keine Makros'
export const noneHint =
  'Speichern Sie Antworten, die Sie oft schreiben, oder Änderungen, die zusammengehören, etwa das Schließen mit einer Lösung.'
export const shared = 'Mit allen Agenten geteilt'
export const add = 'Neues Makro'
export const addTitle = 'Neues Makro'
export const editTitle = 'Makro bearbeiten'
export const edit = (name: string) => `${name} bearbeiten`
export const remove = (name: string) => `${name} löschen`
export const removeAsk = (name: string) => `„${name}“ löschen?`
export const goesForAll = 'Es wird für alle Agenten gelöscht.'
export const actionsFor = (name: string) => `Aktionen für ${name}`
export const changedBy = (name: string) => `Geändert von ${name}`
export const notOpened = (name: string) => `„${name}“ konnte nicht geöffnet werden`
export const removed = 'Das Makro wurde gelöscht'
export const notRemoved = 'Das Makro konnte nicht gelöscht werden'
export const saved = 'Das Makro wurde gespeichert'
export const notSaved = 'Das Makro konnte nicht gespeichert werden'
/** As in "Ada hat dieses Makro inzwischen gespeichert". */
export const savedBy = (name: string) =>
  `${name} hat dieses Makro geändert, während Sie es bearbeitet haben`
export const begun = 'Sie hatten hier schon etwas begonnen. Ihre Eingaben sind erhalten geblieben.'
export const nothing = 'Nichts'
export const save = 'Makro speichern'
export const saving = 'Wird gespeichert …'
export const name = 'Name'
export const forWhom = 'Verfügbar für'
export const forMe = 'Nur ich'
export const forAll = 'Alle Agenten'
export const textFor = 'Verwenden für'
export const forReplies = 'Antworten'
export const forNotes = 'Interne Notizen'
export const text = 'Nachricht'
export const textExample = 'Guten Tag {{requester.firstName}},'
export const placeholdersAre = 'Verfügbare Platzhalter:'
export const changesTitle = 'Änderungen am Ticket'
export const waitingHint =
  '„Wartet auf den Kunden“ pausiert auch die SLA-Fristen, bis der Kunde antwortet, wenn sein Vertrag es vorsieht.'
export const noChange = 'Keine Änderung'
export const staysOpen = 'Nicht schließen'
export const status = 'Status'
export const priority = 'Priorität'
export const assignee = 'Zuständig'
export const whoeverUses = 'Agent, der das Makro verwendet'
export const nobody = 'Nicht zugewiesen'
export const closing = 'Ticket schließen'
export const categories = 'Kategorien'
