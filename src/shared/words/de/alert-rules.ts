import type { AlertPreset } from '#shared/mail/alerts/presets.ts'
import type {
  AlertHold,
  AlertMeaning,
  AlertOutcome,
  StateField,
} from '#shared/mail/alerts/values.ts'

import { number, plural } from './language.ts'

// The rules for alerts of monitoring tools, in the admin area.
export const title = 'Meldungsregeln'
export const lead =
  'Machen Sie aus den E-Mails Ihrer Überwachungswerkzeuge Tickets. Wiederholte Meldungen kommen zum offenen Ticket hinzu, eine Entwarnung schließt es. Die Regeln werden der Reihe nach geprüft; die erste passende gilt.'
export const link = 'Meldungsregeln'
export const loading = 'Die Meldungsregeln werden geladen'
export const loadFailed = 'Die Meldungsregeln konnten nicht geladen werden'
export const none = 'Noch keine Meldungsregeln'
export const noneText =
  'Fügen Sie für jedes Werkzeug, das Meldungen an eines Ihrer Postfächer sendet, eine Regel hinzu. Ohne Regel werden Meldungen als automatische E-Mails abgelegt oder zur Prüfung zurückgehalten.'
export const add = 'Regel hinzufügen'
export const newTitle = 'Neue Meldungsregel'
export const oneLoading = 'Die Meldungsregel wird geladen'
export const oneLoadFailed = 'Die Meldungsregel konnte nicht geladen werden'
export const rule = 'Regel'
export const back = 'Alle Meldungsregeln'
export const list = 'Regeln in ihrer Reihenfolge'

// States in the list.
export const isOn = 'Ein'
export const isOff = 'Aus'
export const notWorking = 'Angehalten'
export const notWorkingText =
  'Der Kunde oder der Anfragesteller ist nicht aktiv. Meldungen werden unter „Desk“ › „E-Mail-Prüfung“ zurückgehalten.'
export const withoutProof = 'Nimmt nicht verifizierte Absender an'
export const ticketsOf = (person: string, organization: string) =>
  `Erstellt Tickets für ${person}, ${organization}`
export const noMatch = 'Noch keine Meldungen'
export const lastMatch = 'Letzte Meldung:'
export const matches = (count: number) =>
  plural(count, {
    one: `${number(count)} Meldung in den letzten 30 Tagen`,
    other: `${number(count)} Meldungen in den letzten 30 Tagen`,
  })
export const orderFailed = 'Die neue Reihenfolge konnte nicht gespeichert werden'

// The form.
export const preset = 'Werkzeug'
export const presetHint =
  'Füllt Name, Muster und Schlüsselwörter aus. Passen Sie sie unter „Erweitert“ an, falls Ihre E-Mails anders aussehen.'
export const presets: Record<AlertPreset, string> = {
  nagios: 'Nagios',
  icinga: 'Icinga 2',
  checkmk: 'Checkmk',
  zabbix: 'Zabbix',
  prtg: 'PRTG',
  alertmanager: 'Prometheus Alertmanager',
  grafana: 'Grafana',
  uptimeKuma: 'Uptime Kuma',
  datadog: 'Datadog',
  veeam: 'Veeam Backup & Replication',
  qnap: 'QNAP',
}
export const name = 'Name'
export const nameHint = 'Wird Ihrem Team und in Tickets angezeigt.'
export const which = 'Passende E-Mails'
export const sender = 'Absender'
export const senderHint = 'Eine E-Mail-Adresse oder eine Domain, die für alle ihre Adressen gilt.'
export const senderExample = 'monitoring@example.com'
export const subjectHas = 'Betreff enthält'
export const subjectHasHint = 'Lassen Sie das Feld leer, damit jeder Betreff passt.'
export const isUnproven = 'Nicht verifizierte Absender annehmen'
export const isUnprovenHint =
  'Für Werkzeuge, die ihre E-Mails nicht signieren können. Wer diese Adresse kennt, kann dann über diese Regel Tickets erstellen und nicht zugewiesene schließen. Senden Sie möglichst über Ihren eigenen Mailserver, damit SPF oder DKIM den Absender verifiziert.'
export const isRuleOn = 'Regel ist aktiv'
export const tickets = 'Ticketdetails'
export const customer = 'Kunde'
export const chooseCustomer = 'Kunden wählen'
export const requesterEmail = 'E-Mail-Adresse des Anfragestellers'
export const requesterHint =
  'Muss eine bestehende Person dieses Kunden sein. Neue Tickets werden in ihrem Namen erstellt.'
export const categories = 'Kategorien'
export const advanced = 'Erweitert'
export const reading = 'Wie Meldungen gelesen werden'
export const readingHint =
  'Jedes Muster gilt für eine ganze Zeile. Platzhalter: {host}, {service}, {state}, {severity}, {word} für ein einzelnes Wort, {*} für beliebigen Text. {state} und {severity} stehen nur für die Schlüsselwörter unten. Groß- und Kleinschreibung spielt keine Rolle.'
export const subjectPatterns = 'Muster für den Betreff'
export const subjectPatternsHint = 'Eines pro Zeile. Das erste passende gilt.'
export const bodyPatterns = 'Muster für Zeilen des Textes'
export const bodyPatternsHint = 'Eines pro Zeile. Für alles, was nicht im Betreff steht.'
export const states = 'Schlüsselwörter'
export const statesHint = 'Trennen Sie Schlüsselwörter durch Kommas.'
export const stateFields: Record<StateField, string> = {
  highStates: 'Problem mit hoher Priorität',
  mediumStates: 'Problem mit mittlerer Priorität',
  lowStates: 'Problem mit niedriger Priorität',
  recoveryStates: 'Entwarnung',
  otherStates: 'Ignorieren',
}
export const otherStatesHint =
  'Zum Beispiel Bestätigungen. Sie werden unter „Desk“ › „E-Mail-Prüfung“ › „Automatisch“ abgelegt, und es wird kein Ticket erstellt.'
export const save = 'Regel speichern'
export const saved = 'Regel gespeichert'
export const notSaved = 'Die Regel konnte nicht gespeichert werden'
export const remove = 'Regel löschen'
export const removeSure =
  'Diese Regel löschen? Bestehende Tickets bleiben. Neue Meldungen werden als automatische E-Mails abgelegt oder zur Prüfung zurückgehalten.'
export const removed = 'Regel gelöscht'
export const removeFailed = 'Die Regel konnte nicht gelöscht werden'

// Trying it.
export const tryTitle = 'Regeln testen'
export const tryDraftTitle = 'Regel testen'
export const tryHint =
  'Es wird nichts gespeichert oder gesendet. Bei eingefügtem Text gilt der Absender als verifiziert.'
export const tryDraftHint =
  'Testet die Regel, wie sie ausgefüllt ist, auch vor dem Speichern. Bei eingefügtem Text gilt der Absender als verifiziert.'
export const tryMail = 'E-Mail'
export const ownText = 'Unten eine E-Mail einfügen'
export const tryFrom = 'Von'
export const tryFromHint = 'Lassen Sie das Feld leer, um alle Regeln zu testen.'
export const trySubject = 'Betreff'
export const tryBody = 'Text'
export const tryIt = 'Test starten'
export const trying = 'Wird getestet …'
export const tryFailed = 'Der Test konnte nicht durchgeführt werden'
export const mailChoice = (subject: string, from: string) => `${subject} (${from})`
export const noSubject = 'Kein Betreff'
export const noRule = 'Kein Treffer. Ohne passende Regel wird die E-Mail wie jede andere behandelt.'
export const takenBy = 'Passende Regel'
export const host = 'Host'
export const service = 'Dienst'
export const state = 'Zustand'
export const notSaid = 'Nicht gefunden'
export const meaning = 'Bedeutung'
export const meanings: Record<AlertMeaning, string> = {
  High: 'Problem, hohe Priorität',
  Medium: 'Problem, mittlere Priorität',
  Low: 'Problem, niedrige Priorität',
  recovery: 'Entwarnung',
  none: 'Nichts zu tun',
}
export const outcome = 'Ergebnis'
export const outcomes: Record<AlertOutcome, string> = {
  raise: 'Erstellt ein Ticket',
  follow_up: 'Erstellt ein Folgeticket zum geschlossenen Ticket',
  join: 'Kommt zum offenen Ticket hinzu',
  close: 'Schließt das Ticket, weil niemand daran arbeitet',
  keep: 'Wird als automatische E-Mail abgelegt. Es wird kein Ticket erstellt.',
  hold: 'Wird zur Prüfung zurückgehalten',
}
export const holds: Record<AlertHold, string> = {
  unauthenticated: 'Der Absender konnte nicht verifiziert werden (SPF, DKIM oder DMARC).',
  inactive_customer: 'Der Kunde ist deaktiviert oder gelöscht.',
  alert_requester: 'Der Anfragesteller ist nicht aktiv.',
  alert_unread: 'Keines der Muster passt.',
  too_many_alerts: 'Zu viele neue Meldungen in der letzten Stunde.',
}
export const ticket = 'Ticket'
export const ticketNumber = (count: number) => `#${count}`

// Problems of a rule.
export const giveName = 'Geben Sie der Regel einen Namen'
export const giveSender =
  'Geben Sie eine Adresse wie monitoring@example.com oder eine Domain wie example.com an'
export const provenDomain =
  'Für eine ganze Domain lassen sich nicht verifizierte Absender nicht annehmen. Geben Sie als Absender eine einzelne E-Mail-Adresse ein oder schalten Sie diese Option aus.'
export const giveCustomer = 'Wählen Sie einen Kunden'
export const giveRequester = 'Geben Sie die E-Mail-Adresse des Anfragestellers ein'
export const unknownPerson =
  'Niemand bei diesem Kunden hat diese E-Mail-Adresse. Geben Sie die Adresse einer bestehenden Person ein.'
export const chooseCategory = 'Wählen Sie 1 bis 20 Kategorien'
export const givePattern = 'Geben Sie mindestens ein Muster an'
export const shorterPattern = 'Ein Muster darf höchstens 300 Zeichen haben'
export const fewerPatterns = 'Geben Sie höchstens 12 Muster an'
export const patternUnknown =
  'Unbekannter Platzhalter. Verwenden Sie {host}, {service}, {state}, {severity}, {word} oder {*}.'
export const patternTwice =
  'Ein Platzhalter steht zweimal im selben Muster. Verwenden Sie jeden nur einmal.'
export const patternTouching =
  'Zwei Platzhalter stehen direkt nebeneinander. Setzen Sie ein Leerzeichen oder anderen Text dazwischen.'
export const patternEmpty = 'Jedes Muster braucht mindestens einen Platzhalter'
export const readMore = 'Die Muster müssen {state} enthalten, dazu {host} oder {service}'
export const giveState = 'Geben Sie ein Schlüsselwort ein'
export const shorterState = 'Ein Schlüsselwort darf höchstens 40 Zeichen haben'
export const fewerStates = 'Geben Sie höchstens 20 Schlüsselwörter ein'
export const stateTwice = 'Dasselbe Schlüsselwort steht zweimal in der Liste. Entfernen Sie eines.'
export const giveProblem = 'Geben Sie mindestens ein Schlüsselwort ein, das ein Problem bedeutet'
export const tooMany = (limit: number) =>
  `Sie haben die Grenze von ${number(limit)} Regeln erreicht. Löschen Sie zuerst eine.`
export const gone = 'Diese Regel gibt es nicht mehr.'
export const mailGone =
  'Der Text dieser E-Mail ist nicht mehr vorhanden. Fügen Sie ihn stattdessen ein.'
export const othersMeanwhile =
  'Jemand anderes hat Regeln hinzugefügt oder gelöscht. Laden Sie die Seite neu.'
export const changedMeanwhile = (by: string) =>
  `${by} hat diese Regel in der Zwischenzeit geändert. Laden Sie die Seite neu, um die Änderungen zu sehen.`
