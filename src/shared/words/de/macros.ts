// What agents keep ready to answer with, and what names people in notes.

// What the server answers.
export const nameRequired = 'Geben Sie dem Makro einen Namen'
export const nameTooLong = 'Der Name darf höchstens 80 Zeichen haben'
export const sayWhose = 'Geben Sie an, ob alle Agenten es nutzen'
export const textTooLong = 'Der Text darf höchstens 20.000 Zeichen haben'
export const chooseResolution = 'Wählen Sie eine der Lösungen'
export const doesNothing = 'Schreiben Sie einen Text, oder wählen Sie, was sich ändert'
export const tooMany = (limit: number) =>
  `Es kann höchstens ${limit} solche Makros geben. Entfernen Sie zuerst eines`
export const noSuchPlaceholder = (name: string) =>
  `Einen Platzhalter {{${name}}} gibt es nicht. Wählen Sie einen aus der Liste`
export const missing = 'Dieses Makro gibt es nicht.'
export const changedMeanwhile = (name: string) => `${name} hat dieses Makro inzwischen geändert.`
export const fillIn = (name: string) =>
  `Ersetzen Sie zuerst {{${name}}}. Klammern, die so bleiben sollen, gehören in Code`
export const chooseAgent = 'Wählen Sie einen der Agenten'
export const noSuchAgent = (name: string) =>
  `${name} ist am Desk nicht aktiv und würde nichts davon erfahren. Entfernen Sie die Erwähnung`

// In the box for answers.
export const title = 'Makros'
export const own = 'Nur meine'
export const manage = 'Makros verwalten'
export const noneYet = 'Dafür gibt es noch keine Makros.'
export const notUsed = (name: string) => `„${name}“ konnte nicht verwendet werden`
export const agentsToMention = 'Agenten, die Sie erwähnen können'
export const withThis = (isNote: boolean) => (isNote ? 'Mit dieser Notiz:' : 'Mit dieser Antwort:')
export const dropChange = (text: string) => `Weglassen: ${text}`
export const applyNow = 'Ohne Antwort übernehmen'
export const applying = 'Wird übernommen …'
export const applied = 'Die Änderungen wurden übernommen'
export const unfilled = (names: string) =>
  `Ersetzen Sie ${names}, bevor Sie das senden. Klammern, die so bleiben sollen, gehören in Code.`

// What a macro does.
export const closesAs = (reason: string) => `Schließen: ${reason}`
export const setsStatus = (status: string) => `Status: ${status}`
export const setsPriority = (priority: string) => `Priorität: ${priority}`
export const setsCategories = (names: string) => `Kategorien: ${names}`
export const assigns = (name: string) => `Zuständig: ${name}`
export const assignsMe = 'Mir zuweisen'
export const assignsNobody = 'Niemandem zuweisen'
export const somebody = 'jemand anderes'
export const assignsNobodyNow = (name: string) =>
  `Weist nicht mehr an ${name} zu: Das Konto ist deaktiviert`
export const categoryArchived = (name: string) =>
  `Setzt die archivierte Kategorie ${name} nicht mehr`
export const usedInPart = (name: string) => `„${name}“ ist veraltet.`

// The page of macros.
export const lead =
  'Texte und Änderungen, die Sie immer wieder brauchen. In einer Antwort wählen Sie sie mit /.'
export const loadFailed = 'Die Makros konnten nicht geladen werden'
export const none = 'Noch keine Makros'
export const noneHint =
  'Legen Sie hier einen Text ab, den Sie oft schreiben, oder Änderungen, die zusammengehören, etwa das Schließen mit einer Lösung.'
export const shared = 'Für alle Agenten'
export const add = 'Neues Makro'
export const addTitle = 'Neues Makro'
export const editTitle = 'Makro bearbeiten'
export const edit = (name: string) => `${name} bearbeiten`
export const remove = (name: string) => `${name} entfernen`
export const removeAsk = (name: string) => `„${name}“ entfernen?`
export const goesForAll = 'Es ist dann für alle Agenten weg.'
export const actionsFor = (name: string) => `Aktionen für ${name}`
export const changedBy = (name: string) => `Geändert von ${name}`
export const notOpened = (name: string) => `„${name}“ konnte nicht geöffnet werden`
export const removed = 'Das Makro wurde entfernt'
export const notRemoved = 'Das Makro wurde nicht entfernt'
export const saved = 'Das Makro wurde gespeichert'
export const notSaved = 'Das Makro wurde nicht gespeichert'
/** As in "Ada hat dieses Makro inzwischen gespeichert". */
export const savedBy = (name: string) => `${name} hat dieses Makro inzwischen gespeichert`
export const begun = 'Sie hatten hier schon etwas begonnen. Ihre Eingaben sind erhalten geblieben.'
export const nothing = 'Nichts'
export const save = 'Makro speichern'
export const saving = 'Wird gespeichert …'
export const name = 'Name'
export const forWhom = 'Wer es nutzt'
export const forMe = 'Nur ich'
export const forAll = 'Alle Agenten'
export const textFor = 'Wofür der Text ist'
export const forReplies = 'Antworten'
export const forNotes = 'Notizen'
export const text = 'Text'
export const textExample = 'Guten Tag {{requester.firstName}},'
export const placeholdersAre = 'Das setzt das Ticket ein:'
export const changesTitle = 'Was es ändert'
export const noChange = 'Wie bisher'
export const staysOpen = 'Bleibt offen'
export const status = 'Status'
export const priority = 'Priorität'
export const assignee = 'Zuständig'
export const whoeverUses = 'Wer das Makro verwendet'
export const nobody = 'Niemand'
export const closing = 'Ticket schließen'
export const categories = 'Kategorien'
