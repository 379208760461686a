import { number, plural } from './language.ts'

export const title = 'CRM'
export const pageTitle = (part: string) => `CRM: ${part}`
export const cancel = 'Abbrechen'
export const lead =
  'Agenten können in HubSpot arbeiten. Portico hält dann beide auf demselben Stand und bleibt schnell, auch wenn das CRM langsam oder nicht erreichbar ist.'
export const loading = 'Der Stand des CRM wird geladen'
export const loadFailed = 'Der Stand des CRM konnte nicht geladen werden'
export const parts = 'Bereiche des CRM'
export const connection = 'Verbindung'
export const values = 'Werte'
export const companies = 'Unternehmen'

// The connection.
export const notConnected = 'Kein CRM verbunden'
export const notConnectedText =
  'Agenten arbeiten am Desk. Verbinden Sie HubSpot, damit sie auch dort antworten können: Tickets, Antworten und Dateien bleiben dann auf demselben Stand, und nichts geht verloren, wenn HubSpot nicht erreichbar ist.'
export const account = 'Konto'
export const accountWithId = (name: string, id: string) => `${name} (${id})`
export const noAccount = 'Noch keines'
export const token = 'Token'
export const tokenEntered = 'Eingegeben. Es wird verschlüsselt aufbewahrt und nie wieder angezeigt.'
export const tokenGiven = 'Durch die Variable HUBSPOT_ACCESS_TOKEN vorgegeben'
export const tokenMissing = 'Noch keines'
export const checked = 'Geprüft'
export const never = 'Nie'
export const checking = 'Wird geprüft …'
export const scopes = 'Scopes'
export const allScopes = 'Alle nötigen'
export const missingScopes = (count: number) =>
  plural(count, {
    one: 'Dieser Scope fehlt. Fügen Sie ihn dem Token in HubSpot hinzu, und prüfen Sie dann erneut.',
    other: `Diese ${number(count)} Scopes fehlen. Fügen Sie sie dem Token in HubSpot hinzu, und prüfen Sie dann erneut.`,
  })
export const check = 'Jetzt prüfen'
export const checkFailed = 'Die letzte Prüfung ist fehlgeschlagen'
export const checkNotAsked = 'Die Prüfung konnte nicht gestartet werden'
export const connect = 'HubSpot verbinden'
export const changeToken = 'Token ändern'
export const forgetToken = 'Token entfernen'
export const askForget =
  'Das Token entfernen? Um die Verbindung wiederherzustellen, brauchen Sie ein neues.'
export const tokenForgotten = 'Das Token ist entfernt'
export const connectionActions = 'Aktionen für die Verbindung'

export const tokenTitle = 'HubSpot verbinden'
export const tokenDescription =
  'Erstellen Sie in HubSpot unter „Settings“, „Integrations“, „Service Keys“ einen Service Key, und geben Sie ihm diese Scopes:'
export const neededScopes = [
  'tickets',
  'crm.objects.contacts.read',
  'crm.objects.contacts.write',
  'crm.objects.companies.read',
  'crm.objects.owners.read',
  'crm.schemas.tickets.read',
  'crm.schemas.tickets.write',
  'files',
  'files.ui_hidden.read',
  'sales-email-read',
  'conversations.read',
]
export const tokenHint =
  'Beginnt mit pat-. Es wird zuerst ausprobiert und nur behalten, wenn HubSpot es annimmt.'
export const tryToken = 'Token ausprobieren'
export const trying = 'Wird ausprobiert …'
export const tokenNotTried = 'Das Token konnte nicht ausprobiert werden'
export const tokenTried = 'Das Token wird ausprobiert'

export const webhooks = 'Webhooks'
export const webhooksLead =
  'Ohne Webhooks werden Änderungen alle 30 Sekunden gelesen. Mit ihnen sind sie sofort hier: Lassen Sie eine App in HubSpot sie an diese Adresse senden.'
export const webhookAddress = 'Adresse für Webhooks'
export const webhookSecret = 'Client Secret'
export const webhookSecretSet =
  'Eingegeben. Es wird verschlüsselt aufbewahrt und nie wieder angezeigt.'
export const webhookSecretGiven = 'Durch die Variable HUBSPOT_WEBHOOK_SECRET vorgegeben'
export const webhookSecretMissing = 'Keines. Webhooks werden nicht angenommen.'
export const enterSecret = 'Secret eingeben'
export const changeSecret = 'Secret ändern'
export const secretTitle = 'Secret für Webhooks'
export const secretDescription =
  'Das Client Secret der App in HubSpot, die die Webhooks sendet. Lassen Sie das Feld leer, um keine anzunehmen.'
export const save = 'Speichern'
export const saving = 'Wird gespeichert …'
export const secretSaved = 'Das Secret ist gespeichert'
export const secretNotSaved = 'Das Secret konnte nicht gespeichert werden'

// Whether it is on.
export const state = 'Status'
export const states = { off: 'Aus', on: 'Ein', paused: 'Angehalten' }
export const onButAway = 'Ein, nicht auf demselben Stand'
export const stateTexts = {
  off: 'Agenten arbeiten nur am Desk. Nichts wird an das CRM gesendet, und nichts wird von dort gelesen.',
  on: 'Agenten können hier und im CRM antworten. Was Kunden schreiben, steht in beiden.',
  paused:
    'Nichts wird gesendet, und nichts wird gelesen. Was zu senden ist, bleibt in der richtigen Reihenfolge aufgehoben.',
}
export const keptChanges = (count: number) =>
  plural(count, {
    one: 'Eine Änderung bleibt hier aufgehoben und wird gesendet, wenn das CRM wieder eingeschaltet wird.',
    other: `${number(count)} Änderungen bleiben hier aufgehoben und werden der Reihe nach gesendet, wenn das CRM wieder eingeschaltet wird.`,
  })
export const filesThere = (count: number) =>
  plural(count, {
    one: 'Eine Datei aus dem CRM gibt es noch nur dort. Sie wird gerade geholt: Behalten Sie das Token so lange.',
    other: `${number(count)} Dateien aus dem CRM gibt es noch nur dort. Sie werden gerade geholt: Behalten Sie das Token so lange.`,
  })
export const switchOn = 'Einschalten'
export const pause = 'Anhalten'
export const resume = 'Fortsetzen'
export const switchOff = 'Ausschalten'
export const checkFirst = 'Verbinden Sie zuerst HubSpot, und prüfen Sie die Verbindung.'
export const mendFirst =
  'Die letzte Prüfung hat etwas gefunden, das zu beheben ist. Wenn Sie vorher einschalten, wird manches davon nicht funktionieren.'
export const stateIsGiven = 'Durch die Variable CRM vorgegeben. Hier können Sie es anhalten.'
export const onTitle = 'Das CRM einschalten?'
export const onDescription = 'Ab jetzt geht jedes neue Ticket auch an das CRM.'
export const existing = 'Offene Tickets, die nur am Desk sind'
export const pushThem = (count: number) =>
  plural(count, {
    one: `${number(count)} offenes Ticket geht auch an das CRM`,
    other: `${number(count)} offene Tickets gehen auch an das CRM`,
  })
export const pushHint =
  'Mit ihren Kommentaren und Dateien, in der Reihenfolge, in der sie geschrieben wurden.'
export const leaveThem = 'Sie bleiben nur am Desk'
export const leaveHint = 'Nur Tickets, die ab jetzt erstellt werden, gehen an das CRM.'
export const noOpenTickets = 'Es gibt keine offenen Tickets, die dem CRM fehlen.'
export const offTitle = 'Das CRM ausschalten?'
export const offDescription =
  'Agenten arbeiten dann nur am Desk. Alle Tickets und Kommentare bleiben hier, Dateien, die es nur im CRM gibt, werden geholt, und was noch nicht gesendet ist, bleibt aufgehoben, bis Sie es wieder einschalten.'
export const switching = 'Wird umgeschaltet …'
export const switchFailed = 'Der Status konnte nicht geändert werden'
export const switched = {
  off: 'Das CRM ist aus',
  on: 'Das CRM ist ein',
  paused: 'Das CRM ist angehalten',
}

// How it fares.
export const inStep = 'Auf demselben Stand'
export const waiting = 'Noch zu senden'
export const nothingWaits = 'Nichts'
export const waitingSince = (count: number) =>
  plural(count, {
    one: `${number(count)} Änderung:`,
    other: `${number(count)} Änderungen. Älteste:`,
  })
export const copy = 'Gelesen bis'
export const notRead = 'Noch nichts gelesen'
export const lastError = 'Letzter Fehler'
export const noError = 'Keiner'
export const unreachable = 'Das CRM ist nicht erreichbar'
export const unreachableText =
  'Nichts geht verloren: Das Portal läuft weiter, und alles wird der Reihe nach gesendet, sobald das CRM antwortet.'
export const since = 'Zuerst bemerkt:'
export const nextTry = 'Nächster Versuch:'
export const tokenRefused = 'Das CRM lehnt das Token ab'
export const tokenRefusedText =
  'Nichts wird gesendet oder gelesen, bis Sie es ändern. Alles bleibt aufgehoben und wird dann der Reihe nach gesendet.'

// What was refused.
export const refused = 'Vom CRM abgelehnt'
export const refusedLead =
  'Was das CRM nicht annimmt, wird nicht von selbst erneut gesendet. Beheben Sie dort die Ursache und versuchen Sie es erneut, oder verwerfen Sie es: Dann bleibt es nur hier.'
export const nothingRefused =
  'Nichts. Was das CRM nicht annimmt, steht hier, mit dessen eigenen Worten.'
export const newest = (count: number) => `Nur die neuesten ${number(count)} sind aufgeführt.`
export const ticket = 'Ticket'
export const what = 'Was'
export const reason = 'Grund'
export const age = 'Wann'
export const actions = 'Aktionen'
export const kinds = {
  create_ticket: 'Das Ticket selbst. Was darauf folgt, wartet.',
  add_comment: 'Ein Kommentar',
  update_ticket: 'Eine Änderung',
  link_company: 'Das Unternehmen. Das Ticket wurde ohne es angelegt.',
}
export const reference = (code: string | null, correlationId: string | null) =>
  [code, correlationId && `Referenz ${correlationId}`].filter(Boolean).join(' · ')
export const ticketName = (ofTicket: number, subject: string) => `#${ofTicket} ${subject}`
export const actionsFor = (name: string) => `Aktionen für ${name}`
export const retry = 'Erneut versuchen'
export const retryAction = (name: string) => `Erneut versuchen: ${name}`
export const retried = 'Es wird erneut gesendet'
export const retryFailed = 'Der erneute Versuch ist fehlgeschlagen'
export const dismiss = 'Verwerfen'
export const dismissAction = (name: string) => `Verwerfen: ${name}`
export const askDismiss = 'Verwerfen? Das CRM erfährt dann nichts davon.'
export const askDismissTicket = 'Verwerfen? Das Ticket bleibt dann nur am Desk.'
export const dismissed = 'Es ist verworfen'
export const dismissFailed = 'Es konnte nicht verworfen werden'

// Tickets of nobody here.
export const unplaced = 'Tickets des CRM, die hier niemand sieht'
export const unplacedLead =
  'Ein Kunde sieht ein Ticket des CRM nur, wenn dessen Unternehmen ihm zugeordnet ist und der Kontakt zu seinen Personen gehört. Die Tickets werden erneut geprüft, wenn ein Unternehmen zugeordnet wird oder eine Person hinzukommt.'
export const nothingUnplaced = 'Keine. Jedes gelesene Ticket gehört zu einem Kunden.'
export const unplacedReasons = {
  no_company: 'Ohne Unternehmen im CRM',
  unknown_company: 'Von einem Unternehmen, das keinem Kunden zugeordnet ist',
  no_requester: 'Ohne Kontakt im CRM',
  unknown_requester: 'Von einem Kontakt, der hier nicht zu den Personen des Kunden gehört',
}
export const ticketCount = (count: number) =>
  plural(count, { one: `${number(count)} Ticket`, other: `${number(count)} Tickets` })
export const bindCompanies = 'Unternehmen zuordnen'

// All tickets of the CRM.
export const backfill = 'Import vorhandener Tickets'
export const backfillLead =
  'Liest alle Tickets des CRM einmal, die ältesten zuerst. Der Import hält nichts auf, worauf jemand wartet, und macht nach einem Neustart von Portico dort weiter, wo er war.'
export const backfillStart = 'Alle Tickets importieren'
export const backfillAgain = 'Erneut importieren'
export const backfillNeedsOn = 'Schalten Sie zuerst das CRM ein.'
export const backfillPause = 'Import anhalten'
export const backfillResume = 'Import fortsetzen'
export const backfillStop = 'Import abbrechen'
export const askStop =
  'Den Import abbrechen? Was importiert ist, bleibt. Sie können ihn neu beginnen.'
export const backfillActions = 'Aktionen für den Import'
export const backfillStates = {
  running: 'Läuft',
  paused: 'Angehalten',
  done: 'Fertig',
  stopped: 'Abgebrochen',
}
export const progress = (read: number, expected: number | null) =>
  expected === null
    ? `${number(read)} gelesen`
    : `${number(read)} von etwa ${number(expected)} gelesen`
export const imported = (count: number) => `${number(count)} importiert`
export const skipped = (count: number) => `${number(count)} hier nicht angezeigt`
export const minutesLeft = (minutes: number) =>
  plural(minutes, {
    one: `noch etwa ${number(minutes)} Minute`,
    other: `noch etwa ${number(minutes)} Minuten`,
  })
export const hoursLeft = (hours: number) =>
  plural(hours, {
    one: `noch etwa ${number(hours)} Stunde`,
    other: `noch etwa ${number(hours)} Stunden`,
  })
const HOUR = 60
export const timeLeft = (minutes: number) =>
  minutes < 2 * HOUR ? minutesLeft(minutes) : hoursLeft(Math.ceil(minutes / HOUR))
export const startedBy = (name: string) => `Begonnen von ${name}`
export const steerFailed = 'Der Import konnte nicht geändert werden'

// One ticket.
export const readAgain = 'Ein Ticket neu lesen'
export const readAgainLead =
  'Wenn ein Ticket hier anders aussieht als im CRM: Liest es mit allen Kommentaren neu.'
export const ticketNumber = 'Nummer des Tickets'
export const ticketNumberHint = 'Wie in der Adresse und in E-Mails, etwa 1042.'
export const giveNumber = 'Geben Sie die Nummer eines Tickets an, etwa 1042'
export const readNow = 'Neu lesen'
export const readAsked = (asked: number) => `#${asked} wird neu gelesen`
export const readFailed = 'Das Ticket wurde nicht gelesen'

// Values.
export const valuesLead =
  'Wie etwas im CRM heißt und was es hier bedeutet. Wo Sie nichts gewählt haben, richtet sich Portico nach den Namen.'
export const valuesLoading = 'Die Werte werden geladen'
export const valuesLoadFailed = 'Die Werte konnten nicht geladen werden'
export const noValues = 'Aus dem CRM wurde noch nichts gelesen'
export const noValuesText =
  'Verbinden Sie zuerst HubSpot. Seine Konfiguration wird dann von selbst gelesen.'
export const toConnection = 'Zur Verbindung'
export const pipeline = 'Pipeline'
export const pipelineIsGiven =
  'Durch die Variable HUBSPOT_PIPELINE vorgegeben. Ändern Sie sie dort.'
export const pipelineHint = 'Neue Tickets gehen dorthin. Gelesen werden Tickets aller Pipelines.'
export const kindsOfValues = {
  stage: 'Phasen',
  priority: 'Prioritäten',
  category: 'Kategorien',
  resolution: 'Lösungen',
}
export const kindHints = {
  stage:
    'Welchem Status eine Phase hier entspricht. Ein Status geht in die erste Phase der Pipeline, die ihm entspricht. Eine Phase, die nichts bedeutet, lässt den Status, wie er ist.',
  priority:
    'Eine Priorität geht an den Wert mit demselben Namen oder an den ersten, der ihr entspricht.',
  category: 'Eine Kategorie, die hier nichts bedeutet, wird weggelassen.',
  resolution: 'Warum ein Ticket geschlossen wurde.',
}
export const noOptions = 'Das CRM hat keine.'
export const theirs = 'Im CRM'
export const ours = 'Hier'
export const meansNothing = 'Nichts'
export const valueOfKind = (kind: keyof typeof kindsOfValues, label: string) =>
  `${kindsOfValues[kind]}: ${label}`
export const meaningOf = (label: string) => `Was ${label} hier bedeutet`
export const notes = 'Notizen der Agenten'
export const noteRule = 'Was Kunden von Notizen im CRM sehen'
export const noteRules = {
  never: 'Nichts',
  marked: 'Notizen, die mit der Markierung beginnen',
  all: 'Alle Notizen',
}
export const noteRuleHint =
  'E-Mails und Nachrichten, die Agenten senden, werden immer angezeigt. Notizen haben in HubSpot kein Kennzeichen für öffentlich: Agenten schreiben sie füreinander.'
export const noteWarning =
  'Jede Notiz, die ein Agent in HubSpot schreibt, wird dem Kunden angezeigt.'
export const marker = 'Markierung'
export const markerHint =
  'Eine Notiz wird angezeigt, wenn dies ihre erste Zeile ist. Die Zeile selbst wird weggelassen.'
export const giveMarker = 'Geben Sie eine Markierung wie #public an'
export const saveValues = 'Werte speichern'
export const valuesSaved = 'Werte gespeichert'
export const valuesNotSaved = 'Die Werte konnten nicht gespeichert werden'
export const valuesSavedBy = (name: string) =>
  `${name} hat die Werte in der Zwischenzeit gespeichert`
export const valuesDraft = 'Sie hatten begonnen, die Werte zu ändern. Ihre Auswahl ist noch da.'
export const discard = 'Änderungen verwerfen'

// Companies.
export const companiesLead =
  'Die Tickets eines Kunden gehen an sein Unternehmen im CRM, und dessen Tickets werden den Personen des Kunden angezeigt. Nichts wird von selbst zugeordnet.'
export const companiesLoading = 'Die Unternehmen werden geladen'
export const companiesLoadFailed = 'Die Unternehmen konnten nicht geladen werden'
export const customer = 'Kunde'
export const companiesOf = 'Unternehmen im CRM'
export const noCustomers = 'Noch keine Kunden'
export const noCompany = 'Keines. Tickets dieses Kunden gehen ohne Unternehmen an das CRM.'
export const primary = 'Tickets gehen hierhin'
export const makePrimary = 'Tickets hierhin senden'
export const makePrimaryFor = (name: string) => `Tickets an ${name} senden`
export const gone = 'Nicht mehr in HubSpot'
export const mergedInto = (name: string) => `Zusammengeführt mit ${name}`
export const bindInsteadOf = (company: string, merged: string) =>
  `${company} zuordnen statt ${merged}`
export const release = 'Zuordnung aufheben'
export const releaseCompany = (name: string) => `Zuordnung von ${name} aufheben`
export const askRelease = (name: string) =>
  `Die Zuordnung von ${name} aufheben? Seine Tickets sieht dann niemand, außer den bereits importierten.`
export const suggested = 'Wegen der Domain vorgeschlagen:'
export const bind = 'Zuordnen'
export const bindCompanyTo = (company: string, name: string) => `${company} zu ${name} zuordnen`
export const bindOther = (isFirst: boolean) =>
  isFirst ? 'Unternehmen zuordnen' : 'Weiteres zuordnen'
export const bindOtherTo = (isFirst: boolean, name: string) => `${bindOther(isFirst)}: ${name}`
export const bindTitle = (name: string) => `${name} ein Unternehmen zuordnen`
export const bindDescription = 'Die ID steht am Ende der Adresse des Unternehmens in HubSpot.'
export const companyWithId = (id: string) => `Unternehmen ${id}`
export const companyId = 'Datensatz-ID'
export const giveCompanyId = 'Geben Sie die ID eines Unternehmens an, etwa 16740392511'
export const binding = 'Wird zugeordnet …'
export const bound = (name: string) => `${name} ist zugeordnet`
export const released = (name: string) => `Die Zuordnung von ${name} ist aufgehoben`
export const bindFailed = 'Das Unternehmen konnte nicht zugeordnet werden'
export const releaseFailed = 'Die Zuordnung konnte nicht aufgehoben werden'
export const unbound = 'Unternehmen mit Tickets, die hier niemand sieht'
export const domainOf = (domain: string) => `(${domain})`
export const customerOf = (name: string) => `Kunde für ${name}`
export const bindCompany = (name: string) => `${name} zuordnen`
export const chooseCustomer = 'Kunden wählen'
export const companyActions = (name: string) => `Aktionen für ${name}`

// What the server answers.
export const giveToken = 'Geben Sie das Token an: Buchstaben, Ziffern und Zeichen ohne Leerzeichen'
export const tokenIsGiven =
  'Das Token ist durch die Variable HUBSPOT_ACCESS_TOKEN vorgegeben. Ändern Sie sie dort, und starten Sie Portico neu.'
export const webhookSecretIsGiven =
  'Das Secret ist durch die Variable HUBSPOT_WEBHOOK_SECRET vorgegeben. Ändern Sie sie dort, und starten Sie Portico neu.'
export const switchOffFirst = 'Schalten Sie zuerst die Verbindung aus.'
export const otherAccount = (name: string) =>
  `Das Token öffnet ${name}. Das ist ein anderes Konto als das, mit dem die Tickets hier verknüpft sind.`
export const noToken = 'Es gibt kein Token, das geprüft werden könnte.'
export const notChecked = 'Prüfen Sie zuerst die Verbindung: Noch ist kein Konto bekannt.'
export const stateByVariable =
  'Die Variable CRM bestimmt, ob Agenten im CRM arbeiten. Ändern Sie sie dort, und starten Sie Portico neu.'
export const customerGone = 'Diesen Kunden gibt es nicht mehr.'
export const companyTaken =
  'Dieses Unternehmen ist einem anderen Kunden zugeordnet. Heben Sie dort zuerst die Zuordnung auf.'
export const companyGone = 'Dieses Unternehmen ist nicht mehr zugeordnet.'
export const actionGone = 'Jemand anderes hat das bereits erledigt.'
export const valuesMovedOn =
  'Jemand anderes hat die Werte in der Zwischenzeit geändert. Laden Sie die Seite neu, um sie zu sehen.'
export const unknownPipeline = 'Wählen Sie eine der Pipelines'
export const unknownValue = (label: string) => `Wählen Sie, was ${label} hier bedeutet`
export const noSuchTicket = 'Es gibt kein Ticket mit dieser Nummer.'
export const notInCrm = 'Dieses Ticket ist nicht im CRM.'
export const crmIsOff = 'Das CRM ist aus. Schalten Sie es zuerst ein.'
export const backfillMovedOn = 'Jemand anderes hat den Import in der Zwischenzeit geändert.'

// What is told of work with a CRM: why a call failed, and what stands in the CRM beside a person's words.

export const callStopped = 'Der Aufruf wurde abgebrochen.'
export const noAnswer = 'Das CRM hat nicht rechtzeitig geantwortet.'
export function couldNotReach(code: string) {
  return `Das CRM war nicht erreichbar (${code}).`
}
export const notUnderstood = 'Das CRM hat eine Antwort gegeben, die Portico nicht versteht.'
export const isAway = 'Das CRM hat mehrmals nicht geantwortet. Es wird gleich noch einmal gefragt.'
export const connectionTokenRefused = 'Das CRM lehnt das Token der Verbindung ab.'
export function tokenOfAnother({ found, wanted }: { found: string; wanted: string }) {
  return `Das Token öffnet das Konto ${found}, die Tickets hier gehören aber zum Konto ${wanted}. Nichts wird gesendet oder gelesen. Geben Sie ein Token des Kontos ${wanted} an.`
}
export const limitReached = 'Die Obergrenze für Aufrufe an das CRM ist erreicht.'
/** The names of scopes, of which the CRM asks for one. */
export function scopesRequired(scopes: string[]) {
  return scopes.length > 1
    ? `Dem Token fehlt ein Scope. Fügen Sie in HubSpot einen davon hinzu: ${scopes.join(', ')}.`
    : `Dem Token fehlt der Scope ${scopes.join('')}. Fügen Sie ihn in HubSpot hinzu.`
}
export function scopesLacking(scopes: string[]) {
  return `Dem Token fehlen diese Scopes: ${scopes.join(', ')}. Fügen Sie sie in HubSpot hinzu und prüfen Sie dann erneut.`
}
export const propertyNotUnique =
  'Die Eigenschaft portal_ticket_ref gibt es im CRM, sie verlangt aber keine eindeutigen Werte. Löschen Sie sie dort, und prüfen Sie dann die Verbindung erneut.'
export const ticketReference = 'Portal-Referenz'
export const fileElsewhere =
  'Das CRM hat für eine Datei eine Adresse genannt, die nicht zu ihm gehört.'
export function wroteInPortal(name: string) {
  return `${name} schrieb im Portal:`
}
export function fileUnreadable(status: number) {
  return `Das CRM hat die Datei nicht herausgegeben (${status}).`
}
export function answered(status: number) {
  return `Das CRM hat mit dem Status ${status} geantwortet.`
}

// Why something was not sent to the CRM, beside what the CRM itself says.

export const noOpenStage =
  'Keine Phase der gewählten Pipeline steht für ein offenes Ticket. Ordnen Sie eine zu, und versuchen Sie es dann erneut.'
export const ticketGone = 'Das Ticket wurde im CRM gelöscht.'
export const ticketMerged = 'Das Ticket wurde im CRM zusammengeführt.'
export const customerHasNoCompany = 'Dem Kunden ist kein Unternehmen des CRM zugeordnet.'
export const deliveryTooSlow = 'Es hat zu lange gedauert.'
export function fileMissing(name: string) {
  return `Die Datei ${name} fehlt im Speicher von Portico.`
}
export function wholeTextInFile(name: string) {
  return `Der Text ist für einen Kommentar zu lang. Vollständig steht er in der Datei ${name}.`
}

// What the portal itself says in a ticket about what agents did in the CRM. Stored with the ticket. The
// last one answers a webhook.

export const supportTeam = 'das Support-Team'
/** Of an agent whom the CRM does not name. */
export const agent = 'Support-Team'
export const noSubject = 'Ohne Betreff'

export const wrongSignature = 'Die Signatur dieses Aufrufs stimmt nicht.'
