import type { HoldReason, ListedMails, SuggestedBy } from '#shared/mail/held/values.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

// Mail that came in and waits for an agent, at the desk.
export const title = 'E-Mail-Prüfung'
export const lead = 'E-Mails, die nicht automatisch zu einem Ticket hinzugefügt wurden, und warum.'
export const which = 'Anzeigen'
export const lists: Record<ListedMails, string> = {
  held: 'Zu prüfen',
  automatic: 'Automatisch',
  bounce: 'Unzustellbar',
  discarded: 'Verworfen',
}
export const loadFailed = 'Die E-Mails konnten nicht geladen werden'
export const loading = 'E-Mails werden geladen'
export const noneOf: Record<ListedMails, string> = {
  held: 'Nichts zu prüfen',
  automatic: 'Keine automatischen E-Mails',
  bounce: 'Keine unzustellbaren E-Mails',
  discarded: 'Keine verworfenen E-Mails',
}
export const noneHint: Record<ListedMails, string> = {
  held: 'E-Mails von unbekannten oder nicht verifizierten Absendern erscheinen hier.',
  automatic:
    'Aus Abwesenheitsnotizen, Newslettern und anderen automatischen E-Mails werden keine Tickets.',
  bounce: 'Mailserver melden damit, dass sie eine unserer E-Mails nicht zustellen konnten.',
  discarded:
    'Verworfene E-Mails können Sie von hier zur Prüfung zurücklegen, solange ihr Text aufbewahrt wird.',
}
export const counted = {
  none: 'Keine E-Mails gefunden',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} E-Mail gefunden`,
      other: `${number(count)} E-Mails gefunden`,
    }),
  first: (count: number) => `Die ersten ${number(count)} E-Mails werden angezeigt`,
}
export const noSubject = 'Kein Betreff'
export const unknownFrom = 'Unbekannter Absender'
export const from = 'Von'
export const to = 'An'
export const received = 'Eingegangen'
export const text = 'Text'
export const noText = 'Diese E-Mail hat keinen Text.'
export const unreadable =
  'Diese E-Mail konnte nicht gelesen werden. Laden Sie das Original herunter.'
export const notKept = 'Der Text dieser E-Mail wird nicht mehr aufbewahrt.'
export const files = 'Dateien'
export const download = 'Original herunterladen (.eml)'
export const downloadHint =
  'Öffnen Sie es nur dann in einem E-Mail-Programm, wenn Sie dem Absender vertrauen.'
export const why = 'Grund für die Prüfung'
export const wasHeld = 'Grund für die Prüfung'
export const vouched = 'Verifizierung des Absenders'
export const verdicts = {
  dmarc: 'Verifiziert: DMARC bestanden.',
  aligned: 'Verifiziert: SPF oder DKIM bestanden.',
  none: 'Nicht verifiziert. Jeder könnte diese E-Mail unter dieser Adresse gesendet haben.',
} as const
export const noServer =
  'Kein Ergebnis von einem vertrauenswürdigen Server. Ein Administrator kann diesen Server in den Einstellungen des Postfachs festlegen.'
export const saidBy = <Part>(server: Part) => rich`Geprüft von ${server}.`

export const reasons: Record<HoldReason, string> = {
  several_senders: 'Sie nennt keinen oder mehrere Absender.',
  too_many: 'Zu viele E-Mails von dieser Adresse oder zu diesem Ticket in der letzten Stunde.',
  unknown_sender: 'Keine Person hat diese E-Mail-Adresse.',
  ambiguous_sender: 'Mehrere Personen haben diese E-Mail-Adresse.',
  inactive_sender: 'Diese Person ist deaktiviert, oder ihre Domain gehört nicht mehr zum Kunden.',
  inactive_customer: 'Der Kunde ist deaktiviert oder gelöscht.',
  other_customer: 'Sie antwortet auf das Ticket eines anderen Kunden.',
  not_participant: 'Sie antwortet auf ein Ticket, auf das diese Person nicht antworten darf.',
  external_new:
    'Sie kommt von einer extern beteiligten Person, antwortet aber auf kein offenes Ticket.',
  internal_notice:
    'Sie antwortet auf eine interne Benachrichtigung des Teams, die jemand weitergeleitet hat.',
  several_tickets: 'Sie passt zu mehreren Tickets.',
  unauthenticated: 'Der Absender konnte nicht verifiziert werden (SPF, DKIM oder DMARC).',
  staff_unproven: 'Sie gibt an, von einem Teammitglied zu kommen, hat DMARC aber nicht bestanden.',
  staff_new: 'Sie kommt von einem Teammitglied, antwortet aber auf kein Ticket.',
  answered_elsewhere: 'Sie kommt von einem Teammitglied, und Ihr Team antwortet im CRM.',
  ticket_closed: 'Sie ist die Antwort eines Teammitglieds auf ein geschlossenes Ticket.',
  answer_incomplete:
    'Sie ist eine Antwort aus dem Team, die sich nicht vollständig weitergeben lässt: Sie hat zu viele Dateien, eine zu große Datei, zu langen oder keinen lesbaren eigenen Text.',
  perhaps_automatic:
    'Sie ist als automatisch gekennzeichnet, vielleicht hat sie aber eine Person geschrieben. Weiterleitungsregeln und Gateways kennzeichnen E-Mails so.',
  web_form:
    'Sie wurde von einer Ihrer eigenen Adressen gesendet, wahrscheinlich von einem Formular auf Ihrer Website. Als Absender ist die Antwortadresse angegeben, die nicht verifiziert ist.',
  over_limits: 'Die Person oder der Kunde hat eine Nutzungsgrenze erreicht.',
  alert_unread:
    'Sie passt zum Absender einer Meldungsregel, aber zu keinem ihrer Muster. Ein Administrator kann die Regel unter „Meldungsregeln“ ändern.',
  alert_requester: 'Der in der Meldungsregel festgelegte Anfragesteller ist nicht mehr aktiv.',
  too_many_alerts: 'Diese Regel hat ihre Grenze für neue Meldungen pro Stunde erreicht.',
  broken: 'Sie konnte nicht gelesen werden. Vielleicht ist sie beschädigt oder schädlich.',
  too_large: 'Sie ist zu groß, um verarbeitet zu werden.',
  substitute: 'Der Mailserver hat statt der E-Mail einen Platzhalter geliefert.',
  unreadable: 'Der Mailserver hat die E-Mail nicht geliefert.',
  failed: 'Etwas ist schiefgegangen. Näheres steht im Protokoll des Servers.',
}
export const senderNotVerified = 'Absender nicht verifiziert'
export const accept = 'Zu einem Ticket hinzufügen'
export const acceptHint = 'Der Anfragesteller sieht sie mit dem Namen des Absenders.'
export const acceptNote =
  'Sie kommt von einem Teammitglied und wird deshalb als interne Notiz hinzugefügt.'
export const suggestedBy: Record<SuggestedBy, string> = {
  answered: 'Antwort auf dieses Ticket',
  thread: 'Gleiche E-Mail-Unterhaltung',
  number: 'Ticketnummer im Betreff',
  sender: 'Offenes Ticket des Absenders',
}
export const ofRequester = (requester: string, organization: string) =>
  `${requester}, ${organization}`
export const addTo = (ticket: string) => `Zu ${ticket} hinzufügen`
export const ticketNumber = 'Ticketnummer'
export const numberHint = 'Zum Beispiel 1042'
export const add = 'Hinzufügen'
export const adding = 'Wird hinzugefügt …'
export const raise = 'Daraus ein Ticket erstellen'
export const raiseHint = 'Das Ticket wird im Namen des Anfragestellers erstellt.'
export const raiseTicket = 'Ticket erstellen'
export const accepted = (ticket: string) => `Zu ${ticket} hinzugefügt`
export const raised = (ticket: string) => `Ticket ${ticket} wurde erstellt`
export const acceptFailed = 'Die E-Mail konnte nicht hinzugefügt werden'
export const raiseFailed = 'Das Ticket konnte nicht erstellt werden'
export const discard = 'Verwerfen'
export const discarded = 'E-Mail verworfen'
export const discardFailed = 'Die E-Mail konnte nicht verworfen werden'
export const discarding = 'Wird verworfen …'
export const discardAll = (count: number) => `Alle ${number(count)} dieses Absenders verwerfen`
export const discardAllTitle = (count: number, address: string) =>
  `${number(count)} E-Mails von ${address} verwerfen?`
export const discardAllText =
  'Alle E-Mails dieser Adresse, die geprüft werden müssen, werden verworfen. Jede können Sie aus der Liste der verworfenen E-Mails zur Prüfung zurücklegen, solange ihr Text aufbewahrt wird.'
export const discardedMany = (count: number) =>
  plural(count, {
    one: `${number(count)} E-Mail wurde verworfen`,
    other: `${number(count)} E-Mails wurden verworfen`,
  })
export const discardManyFailed = 'Die E-Mails konnten nicht verworfen werden'
export const select = (name: string, subject: string) => `${subject} von ${name} auswählen`
export const selectAll = 'Alle auswählen'
export const selected = (count: number) => `${number(count)} ausgewählt`
export const clearSelection = 'Auswahl aufheben'
export const headOnly =
  'Nur die Kopfzeilen und der Anfang des Textes wurden aufbewahrt, weil nicht verifizierte Absender zu viel gesendet hatten. Verwerfen Sie, was Sie nicht brauchen, und bitten Sie den Absender, die E-Mail noch einmal zu senden.'
export const downloadHead = 'Kopfzeilen herunterladen'
export const undo = 'Rückgängig machen'
export const restore = 'Zur Prüfung zurücklegen'
export const restored = 'Die E-Mail wurde zur Prüfung zurückgelegt'
export const restoreFailed = 'Die E-Mail konnte nicht zur Prüfung zurückgelegt werden'
export const backToMail = 'E-Mail-Prüfung'
export const alertOf = (name: string, state: string, rule: string) =>
  `Meldung: ${name} ist ${state}. Gelesen von der Regel „${rule}“.`
export const inTicket = 'Zu diesem Ticket hinzugefügt'
export const decidedBy = (name: string) => `Bearbeitet von ${name}`

export const customer = 'Kunde'
export const chooseCustomer = 'Wählen Sie einen Kunden'
export const email = 'E-Mail-Adresse des Anfragestellers'
export const emailHint = 'Muss zu einer Domain des Kunden gehören.'
export const person = 'Name des Anfragestellers'
export const personHint = 'Nur für neue Personen. Bestehende Personen behalten ihren Namen.'
export const giveEmail = 'Geben Sie eine E-Mail-Adresse ein'
export const giveNumber = 'Geben Sie eine Ticketnummer ein, etwa 1042'
export const raising = 'Wird erstellt …'
