import type { HoldReason, ListedMails, SuggestedBy } from '#shared/mail/held/values.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

// Mail that came in and waits for an agent, at the desk.
export const title = 'E-Mails'
export const lead = 'E-Mails, die Portico nicht selbst in ein Ticket gelegt hat, und warum.'
export const which = 'Welche E-Mails'
export const lists: Record<ListedMails, string> = {
  held: 'Zurückgehalten',
  automatic: 'Automatisch',
  bounce: 'Nicht zugestellt',
  discarded: 'Verworfen',
}
export const loadFailed = 'Die E-Mails konnten nicht geladen werden'
export const loading = 'E-Mails werden geladen'
export const noneOf: Record<ListedMails, string> = {
  held: 'Keine E-Mail wartet auf Sie',
  automatic: 'Keine automatischen E-Mails',
  bounce: 'Keine E-Mail ist zurückgekommen',
  discarded: 'Keine verworfenen E-Mails',
}
export const noneHint: Record<ListedMails, string> = {
  held: 'Hier erscheinen E-Mails von Personen, die nicht bekannt sind oder deren Absender nicht nachgewiesen ist.',
  automatic:
    'Hier erscheinen Abwesenheitsnotizen, Newsletter und Antworten von Maschinen. Sie lösen nichts aus.',
  bounce: 'Hier erscheinen Berichte, dass eine unserer E-Mails nicht zugestellt wurde.',
  discarded: 'Was Sie verwerfen, können Sie hier zurückholen, solange der Text aufbewahrt wird.',
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
export const download = 'Original herunterladen'
export const downloadHint =
  'Eine .eml-Datei. Öffnen Sie sie nur dann in einem E-Mail-Programm, wenn Sie ihr vertrauen.'
export const why = 'Warum sie zurückgehalten wird'
export const wasHeld = 'Warum sie zurückgehalten wurde'
export const vouched = 'Was der empfangende Server über den Absender sagt'
export const verdicts = {
  dmarc: 'Die Adresse ist nachgewiesen (DMARC).',
  aligned: 'Die Adresse ist durch DKIM oder SPF nachgewiesen.',
  none: 'Niemand bürgt für die Adresse. Jeder könnte das geschrieben haben.',
} as const
export const noServer =
  'Kein Server, dessen Wort zählt, sagt etwas dazu. Welcher das ist, legt ein Administrator in den Einstellungen des Postfachs fest.'
export const saidBy = <Part>(server: Part) => rich`So sagt es ${server}.`

export const reasons: Record<HoldReason, string> = {
  several_senders: 'Sie nennt keinen oder mehrere Absender.',
  too_many:
    'Von dieser Adresse oder zu diesem Ticket kamen mehr E-Mails, als Menschen in einer Stunde schreiben.',
  unknown_sender: 'Niemand mit dieser Adresse ist bekannt.',
  ambiguous_sender: 'Mehrere Personen mit dieser Adresse sind bekannt.',
  inactive_sender:
    'Das Konto mit dieser Adresse ist deaktiviert, oder ihre Domain gehört nicht mehr dem Kunden.',
  inactive_customer: 'Der Kunde ist deaktiviert oder gelöscht.',
  other_customer: 'Sie antwortet auf das Ticket eines anderen Kunden.',
  not_participant: 'Sie antwortet auf das Ticket einer anderen Person.',
  internal_notice:
    'Sie antwortet auf eine Nachricht, die nur das Team erhält. Jemand hat sie weitergeleitet.',
  several_tickets: 'Sie könnte zu mehreren Tickets gehören.',
  unauthenticated: 'Der empfangende Server bürgt nicht für den Absender.',
  staff_unproven:
    'Sie gibt an, von jemandem aus dem Team zu kommen; DMARC weist das aber nicht nach.',
  staff_new: 'Sie kommt von jemandem aus dem Team und antwortet auf kein Ticket.',
  answered_elsewhere: 'Sie kommt von jemandem aus dem Team, das im CRM antwortet.',
  ticket_closed:
    'Sie kommt von jemandem aus dem Team und antwortet auf ein Ticket, das geschlossen ist.',
  answer_incomplete:
    'Sie ist eine Antwort aus dem Team, die sich nicht vollständig weitergeben lässt: Sie hat zu viele Dateien, eine zu große Datei, zu langen oder keinen lesbaren eigenen Text.',
  perhaps_automatic:
    'Sie ist als automatisch gekennzeichnet, vielleicht hat sie aber eine Person geschrieben. Weiterleitungsregeln und Gateways kennzeichnen E-Mails so.',
  web_form:
    'Sie wurde von einer Ihrer eigenen Adressen gesendet, wahrscheinlich von einem Formular auf Ihrer Website. Als Absender ist die Antwortadresse angegeben, die nicht nachgewiesen ist.',
  over_limits: 'Die Person oder der Kunde hat aufgebraucht, was sie senden dürfen.',
  alert_unread:
    'Eine Regel für Meldungen nimmt E-Mails dieses Absenders an, aber keines ihrer Muster passt. Ein Administrator kann das unter „Meldungen“ beheben.',
  alert_requester: 'Die Person, die in der Regel für Meldungen steht, ist nicht mehr aktiv.',
  too_many_alerts:
    'Durch diese Regel kamen in einer Stunde mehr neue Meldungen, als Tickets erstellt werden.',
  broken:
    'Sie konnte nicht gelesen werden. Vielleicht ist sie beschädigt oder soll Schaden anrichten.',
  too_large: 'Sie ist zu groß, um gelesen zu werden.',
  substitute:
    'Das Postfach hat anstelle der E-Mail etwas anderes geliefert, weil es sie nicht umwandeln konnte.',
  unreadable: 'Das Postfach hat die E-Mail nicht geliefert.',
  failed: 'Hier ist etwas schiefgegangen. Das Protokoll des Servers sagt mehr.',
}
export const accept = 'Zu einem Ticket hinzufügen'
export const acceptHint =
  'Der Anfragesteller des Tickets liest sie, mit dem Namen der Person, die sie geschrieben hat.'
export const acceptNote = 'Sie ist von jemandem aus dem Team und wird deshalb zu einer Notiz.'
export const suggestedBy: Record<SuggestedBy, string> = {
  answered: 'Sie antwortet auf dieses Ticket',
  thread: 'Enthält eine andere E-Mail dieser Unterhaltung',
  number: 'Der Betreff nennt es',
  sender: 'Offenes Ticket des Absenders',
}
export const ofRequester = (requester: string, organization: string) =>
  `${requester}, ${organization}`
export const addTo = (ticket: string) => `Zu ${ticket} hinzufügen`
export const ticketNumber = 'Nummer eines anderen Tickets'
export const numberHint = 'Zum Beispiel 1042'
export const add = 'Hinzufügen'
export const adding = 'Wird hinzugefügt …'
export const raise = 'Daraus ein Ticket erstellen'
export const raiseHint = 'Für diese Person, als hätte sie es selbst erstellt.'
export const raiseTicket = 'Ticket erstellen'
export const accepted = (ticket: string) => `Zu ${ticket} hinzugefügt`
export const raised = (ticket: string) => `Ticket ${ticket} wurde erstellt`
export const acceptFailed = 'Die E-Mail wurde nicht hinzugefügt'
export const raiseFailed = 'Das Ticket wurde nicht erstellt'
export const discard = 'Verwerfen'
export const discarded = 'Die E-Mail wurde verworfen'
export const discardFailed = 'Die E-Mail wurde nicht verworfen'
export const discarding = 'Wird verworfen …'
export const discardAll = (count: number) => `Alle ${number(count)} dieses Absenders verwerfen`
export const discardAllTitle = (count: number, address: string) =>
  `${number(count)} E-Mails von ${address} verwerfen?`
export const discardAllText =
  'Alle zurückgehaltenen E-Mails dieser Adresse werden verworfen. Jede können Sie aus der Liste der verworfenen wieder zurückhalten, solange ihr Text aufbewahrt wird.'
export const discardedMany = (count: number) =>
  plural(count, {
    one: `${number(count)} E-Mail wurde verworfen`,
    other: `${number(count)} E-Mails wurden verworfen`,
  })
export const discardManyFailed = 'Die E-Mails wurden nicht verworfen'
export const cancel = 'Abbrechen'
export const select = (name: string, subject: string) => `${subject} von ${name} auswählen`
export const selectAll = 'Alle auswählen'
export const selected = (count: number) => `${number(count)} ausgewählt`
export const clearSelection = 'Auswahl aufheben'
export const headOnly =
  'Nur die Kopfzeilen und der Anfang des Textes wurden aufbewahrt, weil nicht nachgewiesene Absender zu viel gesendet hatten. Verwerfen Sie, was Sie nicht brauchen, und bitten Sie den Absender, die E-Mail noch einmal zu senden.'
export const downloadHead = 'Kopfzeilen herunterladen'
export const undo = 'Rückgängig machen'
export const restore = 'Wieder zurückhalten'
export const restored = 'Die E-Mail wird wieder zurückgehalten'
export const restoreFailed = 'Die E-Mail wurde nicht zurückgeholt'
export const backToMail = 'E-Mails'
export const alertOf = (name: string, state: string, rule: string) =>
  `Meldung: ${name} ist ${state}. Gelesen von der Regel „${rule}“.`
export const inTicket = 'Sie ist in diesem Ticket'
export const decidedBy = (name: string) => `Entschieden von ${name}`

export const customer = 'Kunde'
export const chooseCustomer = 'Wählen Sie einen Kunden'
export const email = 'E-Mail-Adresse der Person'
export const emailHint = 'Die Adresse muss zum Kunden gehören.'
export const person = 'Name der Person'
export const personHint = 'Für neue Personen. Wer schon bekannt ist, behält den bisherigen Namen.'
export const giveEmail = 'Geben Sie eine E-Mail-Adresse ein'
export const giveNumber = 'Geben Sie die Nummer eines Tickets ein, zum Beispiel 1042'
export const raising = 'Wird erstellt …'
