import type { AlertPreset } from '#shared/mail/alerts/presets.ts'
import type {
  AlertHold,
  AlertMeaning,
  AlertOutcome,
  StateField,
} from '#shared/mail/alerts/values.ts'

import { number, plural } from './language.ts'

// The rules for alerts of monitoring tools, in the admin area.
export const title = 'Meldungen'
export const lead =
  'Aus E-Mails von Überwachungswerkzeugen werden Tickets: Dieselbe Meldung kommt zu ihrem offenen Ticket hinzu, und eine Entwarnung schließt es. Die erste passende Regel gilt.'
export const link = 'Meldungen'
export const mailboxes = 'Postfächer'
export const loading = 'Die Regeln werden geladen'
export const loadFailed = 'Die Regeln konnten nicht geladen werden'
export const none = 'Noch keine Regel'
export const noneText =
  'Fügen Sie für jedes Werkzeug, das Meldungen an eines Ihrer Postfächer sendet, eine Regel hinzu. Ohne Regel werden sie als automatische E-Mails abgelegt oder zurückgehalten.'
export const add = 'Regel hinzufügen'
export const newTitle = 'Neue Regel'
export const oneLoading = 'Die Regel wird geladen'
export const oneLoadFailed = 'Die Regel konnte nicht geladen werden'
export const rule = 'Regel'
export const back = 'Alle Regeln'
export const list = 'Regeln in ihrer Reihenfolge'

// What the list says of each.
export const isOn = 'Ein'
export const isOff = 'Aus'
export const notWorking = 'Zurückgehalten'
export const notWorkingText =
  'Der Kunde oder die Person ist nicht aktiv: Meldungen warten unter „Desk“ › „E-Mails“.'
export const withoutProof = 'Ohne Nachweis'
export const ticketsOf = (person: string, organization: string) =>
  `Tickets von ${person}, ${organization}`
export const noMatch = 'Noch keine Meldung'
export const lastMatch = 'Letzte Meldung:'
export const matches = (count: number) =>
  plural(count, {
    one: `${number(count)} Meldung in 30 Tagen`,
    other: `${number(count)} Meldungen in 30 Tagen`,
  })
export const orderFailed = 'Die Reihenfolge ist nicht gespeichert'

// The form.
export const preset = 'Werkzeug'
export const presetHint =
  'Füllt unten die Muster und Wörter für die E-Mails aus, die das Werkzeug von Haus aus sendet. Ändern Sie sie, wo Ihre anders sind.'
export const keepPreset = 'Werkzeug wählen'
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
export const nameHint = 'Wie Ihr Team es nennt. Der Name steht in den Tickets.'
export const which = 'Welche E-Mails'
export const sender = 'Absender'
export const senderHint = 'Eine Adresse, oder eine Domain für alle ihre Adressen.'
export const senderExample = 'monitoring@example.com'
export const subjectHas = 'Wörter im Betreff'
export const subjectHasHint =
  'Nur E-Mails, deren Betreff sie enthält. Lassen Sie das Feld leer für alle E-Mails.'
export const isUnproven = 'Ohne Nachweis des Absenders annehmen'
export const isUnprovenHint =
  'Für einen Server, der nichts signiert. Wer die Adresse kennt, kann dann über diese Regel Tickets erstellen und solche schließen, an denen niemand arbeitet. Besser: Lassen Sie den Server über Ihren eigenen Mailserver senden, den DKIM oder SPF nachweist.'
export const isRuleOn = 'Diese Regel verwenden'
export const tickets = 'Tickets'
export const customer = 'Kunde'
export const chooseCustomer = 'Kunden wählen'
export const requesterEmail = 'E-Mail-Adresse des Anfragestellers'
export const requesterHint =
  'Eine Person des Kunden, die bereits bekannt ist. Die Tickets gehören ihr.'
export const categories = 'Kategorien'
export const reading = 'Wie gelesen wird'
export const readingHint =
  'Ein Muster ist eine ganze Zeile mit Platzhaltern: {host}, {service}, {state}, {severity}, {word} für ein beliebiges Wort und {*} für Beliebiges. {state} und {severity} stehen nur für die Wörter unten. Groß- und Kleinschreibung spielt keine Rolle.'
export const subjectPatterns = 'Muster für den Betreff'
export const subjectPatternsHint = 'Eines pro Zeile. Das erste passende gilt.'
export const bodyPatterns = 'Muster für Zeilen des Textes'
export const bodyPatternsHint = 'Eines pro Zeile, für das, was der Betreff nicht sagt.'
export const states = 'Was die Wörter bedeuten'
export const statesHint = 'Trennen Sie sie durch Kommas.'
export const stateFields: Record<StateField, string> = {
  highStates: 'Problem mit hoher Priorität',
  mediumStates: 'Problem mit mittlerer Priorität',
  lowStates: 'Problem mit niedriger Priorität',
  recoveryStates: 'Entwarnung',
  otherStates: 'Nichts zu tun',
}
export const otherStatesHint =
  'Zum Beispiel Bestätigungen: Sie werden unter „Desk“ › „E-Mails“ bei den automatischen abgelegt, und nichts folgt.'
export const save = 'Regel speichern'
export const saved = 'Gespeichert'
export const notSaved = 'Die Regel ist nicht gespeichert'
export const remove = 'Regel entfernen'
export const removeSure =
  'Entfernen? Ihre Tickets bleiben, und die nächste Meldung wird zurückgehalten oder abgelegt.'
export const removed = 'Die Regel ist entfernt'
export const removeFailed = 'Die Regel ist nicht entfernt'

// Trying it.
export const tryTitle = 'Ausprobieren'
export const tryHint =
  'Dadurch ändert sich nichts. Der Absender dessen, was Sie einfügen, gilt als nachgewiesen.'
export const tryDraftHint =
  'Mit der Regel, wie sie gerade ausgefüllt ist, auch vor dem Speichern. Der Absender dessen, was Sie einfügen, gilt als nachgewiesen.'
export const tryMail = 'E-Mail'
export const ownText = 'Unten eine E-Mail einfügen'
export const tryFrom = 'Von'
export const tryFromHint = 'Lassen Sie das Feld leer, um die Regeln aller Absender auszuprobieren.'
export const trySubject = 'Betreff'
export const tryBody = 'Text'
export const tryIt = 'Ausprobieren'
export const trying = 'Wird ausprobiert …'
export const tryFailed = 'Es wurde nicht ausprobiert'
export const mailChoice = (subject: string, from: string) => `${subject} (${from})`
export const noSubject = 'Kein Betreff'
export const noRule =
  'Keine Regel nimmt diese E-Mail an. Sie wird wie jede andere E-Mail zugeordnet.'
export const takenBy = 'Regel'
export const host = 'Host'
export const service = 'Dienst'
export const state = 'Zustand'
export const notSaid = 'Nicht angegeben'
export const meaning = 'Bedeutet'
export const meanings: Record<AlertMeaning, string> = {
  High: 'Problem, hohe Priorität',
  Medium: 'Problem, mittlere Priorität',
  Low: 'Problem, niedrige Priorität',
  recovery: 'Entwarnung',
  none: 'Nichts zu tun',
}
export const outcome = 'Was geschieht'
export const outcomes: Record<AlertOutcome, string> = {
  raise: 'Erstellt ein neues Ticket',
  follow_up: 'Erstellt ein neues Ticket, das auf das geschlossene folgt',
  join: 'Kommt zu ihrem offenen Ticket hinzu',
  close: 'Schließt ihr Ticket: Niemand arbeitet daran',
  keep: 'Wird abgelegt, und nichts folgt',
  hold: 'Wird für einen Agenten zurückgehalten',
}
export const holds: Record<AlertHold, string> = {
  unauthenticated: 'Der empfangende Server bürgt nicht für den Absender.',
  inactive_customer: 'Der Kunde ist deaktiviert oder gelöscht.',
  alert_requester: 'Der Anfragesteller ist nicht aktiv.',
  alert_unread: 'Keines der Muster passt.',
  too_many_alerts: 'Innerhalb einer Stunde kamen mehr neue Meldungen, als Tickets erstellt werden.',
}
export const ticket = 'Ticket'
export const ticketNumber = (count: number) => `#${count}`

// What is wrong.
export const giveName = 'Geben Sie der Regel einen Namen'
export const giveSender =
  'Geben Sie eine Adresse wie monitoring@example.com oder eine Domain wie example.com an'
export const provenDomain =
  'Geben Sie dafür eine einzelne Adresse als Absender an: Einer ganzen Domain wird nur mit Nachweis geglaubt'
export const giveCustomer = 'Wählen Sie den Kunden, dem die Tickets gehören'
export const giveRequester = 'Geben Sie die E-Mail-Adresse einer Person des Kunden an'
export const unknownPerson =
  'Niemand von diesem Kunden hat diese Adresse. Geben Sie die einer bekannten Person an, wie sie unter „Personen“ des Kunden steht'
export const chooseCategory = 'Wählen Sie 1 bis 20 Kategorien'
export const givePattern = 'Geben Sie mindestens ein Muster an'
export const shorterPattern = 'Ein Muster hat höchstens 300 Zeichen'
export const fewerPatterns = 'Geben Sie höchstens 12 Muster an'
export const patternUnknown =
  'Ein Platzhalter ist nicht bekannt. Verwenden Sie {host}, {service}, {state}, {severity}, {word} und {*}'
export const patternTwice =
  'Ein Muster hat denselben Platzhalter zweimal. Verwenden Sie jeden nur einmal'
export const patternTouching =
  'Zwei Platzhalter stehen direkt nebeneinander. Setzen Sie etwas dazwischen, etwa ein Leerzeichen'
export const patternEmpty = 'Ein Muster liest nichts. Geben Sie ihm mindestens einen Platzhalter'
export const readMore = 'Die Muster müssen {state} lesen, und {host} oder {service}'
export const giveState = 'Geben Sie ein Wort an'
export const shorterState = 'Ein Wort hat höchstens 40 Zeichen'
export const fewerStates = 'Geben Sie höchstens 20 Wörter an'
export const stateTwice = 'Ein Wort steht an zwei Stellen. Lassen Sie es an einer stehen'
export const giveProblem = 'Geben Sie mindestens ein Wort an, das ein Problem bedeutet'
export const tooMany = (limit: number) =>
  `Es gibt bereits ${number(limit)} Regeln. Entfernen Sie eine, die nicht gebraucht wird`
export const gone = 'Diese Regel gibt es nicht mehr.'
export const mailGone =
  'Der Text dieser E-Mail ist nicht mehr vorhanden. Fügen Sie ihn stattdessen ein.'
export const othersMeanwhile =
  'In der Zwischenzeit wurden Regeln hinzugefügt oder entfernt. Laden Sie die Seite neu.'
export const changedMeanwhile = (by: string) =>
  `${by} hat diese Regel in der Zwischenzeit geändert. Laden Sie die Seite neu, um sie zu sehen.`
