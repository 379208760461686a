import { number, plural } from './language.ts'

export const title = 'CRM'
export const pageTitle = (part: string) => `CRM: ${part}`
export const cancel = 'Abbrechen'
export const lead =
  'Lassen Sie Agenten in HubSpot arbeiten. Tickets, Antworten und Dateien bleiben synchron, auch wenn HubSpot langsam oder nicht erreichbar ist.'
export const loading = 'Der CRM-Status wird geladen'
export const loadFailed = 'Der CRM-Status konnte nicht geladen werden'
export const parts = 'Bereiche des CRM'
export const connection = 'Verbindung'
export const values = 'Feldzuordnung'
export const companies = 'Unternehmen'

// The connection.
export const notConnected = 'Kein CRM verbunden'
export const notConnectedText =
  'Ihre Agenten arbeiten am Desk. Verbinden Sie HubSpot, damit sie auch dort antworten können. Tickets, Antworten und Dateien bleiben synchron, und nichts geht verloren, wenn HubSpot nicht erreichbar ist.'
export const account = 'Konto'
export const accountWithId = (name: string, id: string) => `${name} (${id})`
export const noAccount = 'Keines'
export const token = 'Token'
export const tokenEntered = 'Verschlüsselt gespeichert. Es wird nicht noch einmal angezeigt.'
export const tokenGiven = 'Durch die Variable HUBSPOT_ACCESS_TOKEN vorgegeben'
export const tokenMissing = 'Noch keines'
export const checked = 'Zuletzt geprüft'
export const never = 'Nie'
export const checking = 'Wird geprüft …'
export const scopes = 'Scopes'
export const allScopes = 'Alle nötigen Scopes vorhanden'
export const missingScopes = (count: number) =>
  plural(count, {
    one: 'Ein erforderlicher Scope fehlt. Fügen Sie ihn dem Token in HubSpot hinzu, und prüfen Sie dann erneut.',
    other: `${number(count)} erforderliche Scopes fehlen. Fügen Sie sie dem Token in HubSpot hinzu, und prüfen Sie dann erneut.`,
  })
export const check = 'Jetzt prüfen'
export const checkFailed = 'Die letzte Prüfung ist fehlgeschlagen'
export const checkNotAsked = 'Die Prüfung konnte nicht gestartet werden'
export const connect = 'HubSpot verbinden'
export const changeToken = 'Token ändern'
export const forgetToken = 'Token entfernen'
export const askForget =
  'Das Token entfernen? Um die Verbindung wiederherzustellen, brauchen Sie ein neues.'
export const tokenForgotten = 'Token entfernt'
export const tokenNotForgotten = 'Das Token konnte nicht entfernt werden'
export const connectionActions = 'Aktionen für die Verbindung'

export const tokenTitle = 'HubSpot-Token'
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
export const tokenHint = 'Beginnt mit pat-. Wir prüfen es bei HubSpot, bevor wir es speichern.'
export const tryToken = 'Prüfen und speichern'
export const trying = 'Wird ausprobiert …'
export const tokenNotTried = 'Das Token konnte nicht geprüft werden'
export const tokenTried = 'Das Token wird geprüft'

export const webhooks = 'Webhooks'
export const webhooksLead =
  'Ohne Webhooks werden Änderungen alle 30 Sekunden synchronisiert. Damit sie sofort erscheinen, lassen Sie eine HubSpot-App Webhooks an diese URL senden.'
export const webhookAddress = 'Webhook-URL'
export const webhookSecret = 'Client-Secret'
export const webhookSecretSet = 'Verschlüsselt gespeichert. Es wird nicht noch einmal angezeigt.'
export const webhookSecretGiven = 'Durch die Variable HUBSPOT_WEBHOOK_SECRET vorgegeben'
export const webhookSecretMissing = 'Keines. Webhooks werden abgelehnt.'
export const enterSecret = 'Secret eingeben'
export const changeSecret = 'Secret ändern'
export const secretTitle = 'Webhook-Secret'
export const secretDescription =
  'Das Client-Secret der HubSpot-App, die die Webhooks sendet. Lassen Sie das Feld leer, um alle Webhooks abzulehnen.'
export const save = 'Speichern'
export const saving = 'Wird gespeichert …'
export const secretSaved = 'Secret gespeichert'
export const secretNotSaved = 'Das Secret konnte nicht gespeichert werden'

// States of the connection.
export const state = 'Synchronisierung'
export const states = { off: 'Aus', on: 'Ein', paused: 'Angehalten' }
export const onButAway = 'Ein, nicht verbunden'
export const stateTexts = {
  off: 'Agenten arbeiten nur am Desk. Nichts wird an das CRM gesendet, und nichts wird von dort gelesen.',
  on: 'Agenten können hier und im CRM antworten. Nachrichten von Kunden erscheinen in beiden.',
  paused:
    'Es wird nichts gesendet und nichts gelesen. Änderungen warten in der richtigen Reihenfolge.',
}
export const keptChanges = (count: number) =>
  plural(count, {
    one: 'Eine Änderung wartet und wird gesendet, sobald die Synchronisierung wieder eingeschaltet ist.',
    other: `${number(count)} Änderungen warten und werden der Reihe nach gesendet, sobald die Synchronisierung wieder eingeschaltet ist.`,
  })
export const filesThere = (count: number) =>
  plural(count, {
    one: 'Eine Datei liegt bisher nur im CRM und wird gerade hierher kopiert. Entfernen Sie das Token erst, wenn das abgeschlossen ist.',
    other: `${number(count)} Dateien liegen bisher nur im CRM und werden gerade hierher kopiert. Entfernen Sie das Token erst, wenn das abgeschlossen ist.`,
  })
export const switchOn = 'Einschalten'
export const pause = 'Anhalten'
export const resume = 'Fortsetzen'
export const switchOff = 'Ausschalten'
export const checkFirst = 'Verbinden Sie zuerst HubSpot, und prüfen Sie die Verbindung.'
export const mendFirst =
  'Die letzte Prüfung hat Probleme gefunden. Manches funktioniert erst, wenn sie behoben sind.'
export const stateIsGiven =
  'Durch die Variable CRM vorgegeben. Anhalten können Sie die Synchronisierung auch hier.'
export const onTitle = 'CRM-Synchronisierung einschalten?'
export const onDescription = 'Jedes neue Ticket wird dann auch im CRM erstellt.'
export const existing = 'Bestehende offene Tickets'
export const pushThem = (count: number) =>
  plural(count, {
    one: `Auch ${number(count)} offenes Ticket an das CRM senden`,
    other: `Auch ${number(count)} offene Tickets an das CRM senden`,
  })
export const pushHint = 'Mit Kommentaren und Dateien, in der ursprünglichen Reihenfolge.'
export const leaveThem = 'Nur am Desk behalten'
export const leaveHint = 'Nur Tickets, die ab jetzt erstellt werden, gehen an das CRM.'
export const noOpenTickets = 'Alle offenen Tickets sind bereits im CRM.'
export const offTitle = 'CRM-Synchronisierung ausschalten?'
export const offDescription =
  'Agenten arbeiten dann nur am Desk. Alle Tickets und Kommentare bleiben hier, Dateien, die nur im CRM liegen, werden hierher kopiert, und nicht gesendete Änderungen bleiben erhalten, bis Sie die Synchronisierung wieder einschalten.'
export const switching = 'Wird umgeschaltet …'
export const switchFailed = 'Der Status konnte nicht geändert werden'
export const switched = {
  off: 'CRM-Synchronisierung ausgeschaltet',
  on: 'CRM-Synchronisierung eingeschaltet',
  paused: 'CRM-Synchronisierung angehalten',
}

// How it fares.
export const waiting = 'Noch zu senden'
export const nothingWaits = 'Keine'
export const waitingSince = (count: number) =>
  plural(count, {
    one: `${number(count)} Änderung:`,
    other: `${number(count)} Änderungen. Älteste:`,
  })
export const copy = 'Synchronisiert bis'
export const notRead = 'Noch nicht synchronisiert'
export const lastError = 'Letzter Fehler'
export const noError = 'Keiner'
export const unreachable = 'Das CRM ist nicht erreichbar'
export const unreachableText =
  'Nichts geht verloren. Das Portal läuft weiter, und wartende Änderungen werden der Reihe nach gesendet, sobald das CRM wieder erreichbar ist.'
export const since = 'Zuerst bemerkt:'
export const nextTry = 'Nächster Versuch:'
export const tokenRefused = 'Das CRM lehnt das Token ab'
export const tokenRefusedText =
  'Die Synchronisierung ist angehalten, bis Sie das Token ändern. Wartende Änderungen bleiben erhalten und werden danach der Reihe nach gesendet.'

// Refused actions.
export const refused = 'Vom CRM abgelehnt'
export const refusedLead =
  'Vom CRM abgelehnte Änderungen werden nicht automatisch erneut gesendet. Beheben Sie die Ursache im CRM, und versuchen Sie es erneut, oder verwerfen Sie die Änderung: Dann bleibt sie nur hier.'
export const nothingRefused =
  'Keine. Änderungen, die das CRM ablehnt, stehen hier mit seiner Fehlermeldung.'
export const newest = (count: number) => `Nur die neuesten ${number(count)} werden angezeigt.`
export const ticket = 'Ticket'
export const what = 'Änderung'
export const reason = 'Grund'
export const age = 'Wann'
export const actions = 'Aktionen'
export const kinds = {
  create_ticket: 'Neues Ticket. Spätere Änderungen warten darauf.',
  add_comment: 'Kommentar',
  update_ticket: 'Aktualisierung des Tickets',
  link_company: 'Unternehmen. Das Ticket wurde ohne Unternehmen erstellt.',
}
export const reference = (code: string | null, correlationId: string | null) =>
  [code, correlationId && `Referenz ${correlationId}`].filter(Boolean).join(' · ')
export const ticketName = (ofTicket: number, subject: string) => `#${ofTicket} ${subject}`
export const actionsFor = (name: string) => `Aktionen für ${name}`
export const retry = 'Erneut versuchen'
export const retryAction = (name: string) => `Erneut versuchen: ${name}`
export const retried = 'Wird erneut gesendet'
export const retryFailed =
  'Der erneute Versuch ist fehlgeschlagen. Laden Sie die Seite neu, und versuchen Sie es noch einmal.'
export const dismiss = 'Verwerfen'
export const dismissAction = (name: string) => `Verwerfen: ${name}`
export const askDismiss = 'Diese Änderung verwerfen? Sie wird nicht an das CRM gesendet.'
export const askDismissTicket = 'Dieses Ticket verwerfen? Es bleibt dann nur am Desk.'
export const dismissed = 'Verworfen'
export const dismissFailed =
  'Die Änderung konnte nicht verworfen werden. Laden Sie die Seite neu, und versuchen Sie es noch einmal.'

// Tickets without a requester here.
export const unplaced = 'CRM-Tickets ohne zugeordneten Kunden'
export const unplacedLead =
  'Ein CRM-Ticket wird nur importiert, wenn sein Unternehmen einem Kunden zugeordnet ist und sein Kontakt zu den Personen dieses Kunden gehört. Wir prüfen das erneut, wenn Sie ein Unternehmen zuordnen oder sich eine neue Person anmeldet.'
export const nothingUnplaced = 'Keine. Jedes CRM-Ticket ist einem Kunden zugeordnet.'
export const unplacedReasons = {
  no_company: 'Kein Unternehmen im CRM',
  unknown_company: 'Unternehmen ist keinem Kunden zugeordnet',
  no_requester: 'Kein Kontakt im CRM',
  unknown_requester: 'Kontakt gehört nicht zu den Personen des Kunden',
}
export const ticketCount = (count: number) =>
  plural(count, { one: `${number(count)} Ticket`, other: `${number(count)} Tickets` })
export const bindCompanies = 'Unternehmen zuordnen'

// All tickets of the CRM.
export const backfill = 'Import vorhandener Tickets'
export const backfillLead =
  'Importiert alle CRM-Tickets einmal, die ältesten zuerst, ohne die laufende Synchronisierung zu bremsen. Nach einem Neustart geht der Import automatisch weiter.'
export const backfillStart = 'Alle Tickets importieren'
export const backfillAgain = 'Erneut importieren'
export const backfillNeedsOn = 'Schalten Sie zuerst die CRM-Synchronisierung ein.'
export const backfillPause = 'Import anhalten'
export const backfillResume = 'Import fortsetzen'
export const backfillStop = 'Import abbrechen'
export const askStop =
  'Den Import abbrechen? Importierte Tickets bleiben. Sie können ihn später neu starten.'
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
export const skipped = (count: number) => `${number(count)} übersprungen (kein passender Kunde)`
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
export const startedBy = (name: string) => `Gestartet von ${name}`
export const steerFailed = 'Der Import konnte nicht geändert werden'

// One ticket.
export const readAgain = 'Ticket neu synchronisieren'
export const readAgainLead =
  'Wenn ein Ticket hier anders aussieht als im CRM, synchronisieren Sie es mit allen Kommentaren neu.'
export const ticketNumber = 'Ticketnummer'
export const ticketNumberHint = 'Zum Beispiel 1042'
export const giveNumber = 'Geben Sie eine Ticketnummer ein, etwa 1042'
export const readNow = 'Synchronisieren'
export const readAsked = (asked: number) => `#${asked} wird neu synchronisiert`
export const readFailed = 'Das Ticket konnte nicht synchronisiert werden'

// Values.
export const valuesLead =
  'Ordnen Sie die Werte des CRM denen von Portico zu. Standardmäßig werden Werte mit gleichem Namen einander zugeordnet.'
export const valuesLoading = 'CRM-Werte werden geladen'
export const valuesLoadFailed = 'CRM-Werte konnten nicht geladen werden'
export const noValues = 'Aus dem CRM wurde noch nichts gelesen'
export const noValuesText =
  'Verbinden Sie zuerst HubSpot. Phasen, Prioritäten und Kategorien werden dann automatisch geladen.'
export const toConnection = 'Zur Verbindung'
export const pipeline = 'Pipeline'
export const pipelineIsGiven =
  'Durch die Variable HUBSPOT_PIPELINE vorgegeben. Ändern Sie sie dort.'
export const pipelineHint =
  'Neue Tickets werden in dieser Pipeline erstellt. Synchronisiert werden Tickets aller Pipelines.'
export const kindsOfValues = {
  stage: 'Phasen',
  priority: 'Prioritäten',
  category: 'Kategorien',
  resolution: 'Lösungen',
}
export const kindHints = {
  stage:
    'Der Status, für den jede Phase hier steht. Ändert sich hier der Status eines Tickets, wechselt es in die erste passende Phase. Phasen ohne Zuordnung ändern den Status nicht.',
  priority:
    'Eine Priorität wird als der Wert mit demselben Namen gesendet oder als der erste, der ihr zugeordnet ist.',
  category: 'Kategorien ohne Zuordnung werden ignoriert.',
  resolution: 'Warum ein Ticket geschlossen wurde.',
}
export const noOptions = 'Keine im CRM.'
export const theirs = 'Wert im CRM'
export const ours = 'Wert in Portico'
export const meansNothing = 'Nicht zugeordnet'
export const valueOfKind = (kind: keyof typeof kindsOfValues, label: string) =>
  `${kindsOfValues[kind]}: ${label}`
export const meaningOf = (label: string) => `Feldzuordnung für ${label}`
export const notes = 'Notizen der Agenten'
export const noteRule = 'CRM-Notizen, die Kunden sehen'
export const noteRules = {
  never: 'Keine',
  marked: 'Notizen, die mit der Markierung beginnen',
  all: 'Alle Notizen',
}
export const noteRuleHint =
  'E-Mails und Nachrichten von Agenten sehen Kunden immer. HubSpot unterscheidet Notizen nicht in öffentliche und interne. Deshalb bleiben sie verborgen, solange Sie nichts anderes wählen.'
export const noteWarning = 'Kunden sehen dann jede Notiz, die Agenten in HubSpot schreiben.'
export const marker = 'Markierung'
export const markerHint =
  'Eine Notiz wird angezeigt, wenn ihre erste Zeile diese Markierung ist. Die Markierung selbst wird entfernt.'
export const giveMarker = 'Geben Sie eine Markierung wie #public an'
export const saveValues = 'Feldzuordnung speichern'
export const valuesSaved = 'Feldzuordnung gespeichert'
export const valuesNotSaved = 'Feldzuordnung konnte nicht gespeichert werden'
export const valuesSavedBy = (name: string) =>
  `${name} hat die Feldzuordnung in der Zwischenzeit gespeichert`
export const valuesDraft =
  'Sie hatten begonnen, die Feldzuordnung zu ändern. Ihre Auswahl ist noch da.'

// Companies.
export const companiesLead =
  'Ordnen Sie jedem Kunden sein Unternehmen im CRM zu. Neue Tickets gehen an dieses Unternehmen, und dessen Tickets erscheinen bei den Personen des Kunden. Unternehmen werden nie automatisch zugeordnet.'
export const companiesLoading = 'Die Unternehmen werden geladen'
export const companiesLoadFailed = 'Die Unternehmen konnten nicht geladen werden'
export const customer = 'Kunde'
export const companiesOf = 'Unternehmen im CRM'
export const noCustomers = 'Noch keine Kunden'
export const noCompany = 'Keines. Tickets werden ohne Unternehmen gesendet.'
export const primary = 'Standard für neue Tickets'
export const makePrimary = 'Als Standard festlegen'
export const makePrimaryFor = (name: string) => `${name} als Standard für neue Tickets festlegen`
export const gone = 'Nicht mehr in HubSpot'
export const mergedInto = (name: string) => `Zusammengeführt mit ${name}`
export const bindInsteadOf = (company: string, merged: string) =>
  `${company} zuordnen statt ${merged}`
export const release = 'Zuordnung aufheben'
export const releaseCompany = (name: string) => `Zuordnung von ${name} aufheben`
export const askRelease = (name: string) =>
  `Die Zuordnung von ${name} aufheben? Seine Tickets erscheinen hier nicht mehr, außer den bereits importierten.`
export const suggested = 'Vorgeschlagen:'
export const bind = 'Zuordnen'
export const bindCompanyTo = (company: string, name: string) => `${company} zu ${name} zuordnen`
export const bindOther = (isFirst: boolean) =>
  isFirst ? 'Unternehmen zuordnen' : 'Weiteres zuordnen'
export const bindOtherTo = (isFirst: boolean, name: string) => `${bindOther(isFirst)}: ${name}`
export const bindTitle = (name: string) => `${name} ein Unternehmen zuordnen`
export const bindDescription =
  'Sie finden die Datensatz-ID am Ende der URL des Unternehmens in HubSpot.'
export const companyWithId = (id: string) => `Unternehmen ${id}`
export const companyId = 'Datensatz-ID'
export const giveCompanyId = 'Geben Sie eine Datensatz-ID ein, etwa 16740392511'
export const binding = 'Wird zugeordnet …'
export const bound = (name: string) => `Zuordnung von ${name} gespeichert`
export const released = (name: string) => `Zuordnung von ${name} aufgehoben`
export const bindFailed = 'Die Zuordnung konnte nicht gespeichert werden'
export const releaseFailed = 'Die Zuordnung konnte nicht aufgehoben werden'
export const unbound = 'CRM-Unternehmen ohne zugeordneten Kunden'
export const domainOf = (domain: string) => `(${domain})`
export const customerOf = (name: string) => `Kunde für ${name}`
export const bindCompany = (name: string) => `${name} zuordnen`
export const chooseCustomer = 'Kunden wählen'
export const companyActions = (name: string) => `Aktionen für ${name}`

// Answers of the server.
export const giveToken = 'Geben Sie das Token ohne Leerzeichen ein'
export const tokenIsGiven =
  'Das Token ist durch die Variable HUBSPOT_ACCESS_TOKEN vorgegeben. Ändern Sie sie dort, und starten Sie Portico neu.'
export const webhookSecretIsGiven =
  'Das Secret ist durch die Variable HUBSPOT_WEBHOOK_SECRET vorgegeben. Ändern Sie sie dort, und starten Sie Portico neu.'
export const switchOffFirst = 'Schalten Sie zuerst die Synchronisierung aus.'
export const otherAccount = (name: string) =>
  `Dieses Token gehört zu ${name}, Ihre Tickets sind aber mit einem anderen HubSpot-Konto verknüpft.`
export const noToken = 'Geben Sie zuerst ein Token ein.'
export const notChecked = 'Prüfen Sie zuerst die Verbindung: Noch ist kein Konto bekannt.'
export const stateByVariable =
  'Die Variable CRM bestimmt, ob Agenten im CRM arbeiten. Ändern Sie sie dort, und starten Sie Portico neu.'
export const customerGone = 'Diesen Kunden gibt es nicht mehr.'
export const companyTaken =
  'Dieses Unternehmen ist einem anderen Kunden zugeordnet. Heben Sie dort zuerst die Zuordnung auf.'
export const companyGone = 'Dieses Unternehmen ist nicht mehr zugeordnet.'
export const actionGone = 'Jemand anderes hat das bereits erledigt.'
export const valuesMovedOn =
  'Eine andere Person hat die Feldzuordnung geändert, während Sie sie bearbeitet haben. Laden Sie die Seite neu, um die Änderungen zu sehen.'
export const unknownPipeline = 'Wählen Sie eine Pipeline aus der Liste'
export const unknownValue = (label: string) => `Wählen Sie, was ${label} hier bedeutet`
export const noSuchTicket = 'Es gibt kein Ticket mit dieser Nummer.'
export const notInCrm = 'Dieses Ticket ist nicht im CRM.'
export const crmIsOff = 'Die CRM-Synchronisierung ist aus. Schalten Sie sie zuerst ein.'
export const backfillMovedOn = 'Eine andere Person hat den Import geändert.'

// Texts about work with a CRM: reasons of failed calls, and words in the CRM next to a person's
// own.

export const callStopped = 'Der Aufruf wurde abgebrochen.'
export const noAnswer = 'Das CRM hat nicht rechtzeitig geantwortet.'
export function couldNotReach(code: string) {
  return `Das CRM war nicht erreichbar (${code}).`
}
export const notUnderstood = 'Das CRM hat eine unerwartete Antwort gesendet.'
export const isAway = 'Das CRM antwortet nicht. Wir versuchen es in Kürze erneut.'
export const connectionTokenRefused = 'Das CRM lehnt das Token ab.'
export function tokenOfAnother({ found, wanted }: { found: string; wanted: string }) {
  return `Dieses Token gehört zum Konto ${found}, die Tickets hier aber zum Konto ${wanted}. Nichts wird gesendet oder gelesen. Geben Sie ein Token des Kontos ${wanted} ein.`
}
export const limitReached = 'Die Obergrenze für Aufrufe an das CRM ist erreicht.'
/** The names of scopes, of which the CRM asks for one. */
export function scopesRequired(scopes: string[]) {
  return scopes.length > 1
    ? `Dem Token fehlt ein Scope. Fügen Sie in HubSpot einen davon hinzu: ${scopes.join(', ')}.`
    : `Dem Token fehlt der Scope ${scopes.join('')}. Fügen Sie ihn in HubSpot hinzu.`
}
export function scopesLacking(scopes: string[]) {
  return `Fehlende Scopes: ${scopes.join(', ')}. Ergänzen Sie das Token in HubSpot, und prüfen Sie dann erneut.`
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
  'Keine Phase der gewählten Pipeline ist dem Status „Offen“ zugeordnet. Ordnen Sie eine zu, und versuchen Sie es dann erneut.'
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

// The portal's comments in a ticket about acts of agents in the CRM. Stored with the ticket. The
// last one answers a webhook.

export const supportTeam = 'das Support-Team'
/** Name of an agent whom the CRM does not name. */
export const agent = 'Support-Team'
export const noSubject = 'Ohne Betreff'

export const wrongSignature = 'Die Signatur dieses Aufrufs ist nicht gültig.'
