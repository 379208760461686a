import type { LeftOutReason, MailRemark } from '#shared/tickets/mail-values.ts'

import { list, number, plural, sentenceList } from './language.ts'

// The page about mail that goes out.
export const title = 'Ausgehende E-Mails'
export const lead =
  'Alle E-Mails zu Tickets, mit Zustellversuchen und der Antwort des Mailservers. Der Text einer E-Mail steht in ihrem Ticket.'
export const notSetUp =
  'Es werden keine E-Mails gesendet: Kein Mailserver ist eingerichtet. Richten Sie einen ein, oder senden Sie aus einem Ihrer Postfächer.'
export const toMailboxes = 'Über ein Postfach senden'
export const toMailServer = 'Mailserver einrichten'
export const stopped =
  'Es werden keine E-Mails gesendet: Der Mailserver lehnt die Anmeldung oder den Absender von Portico ab.'
export const stoppedSince = 'Angehalten:'
export const stoppedHelp =
  'Beheben Sie das Problem, etwa das Passwort oder die Berechtigung zum Senden, und setzen Sie den Versand dann fort. Wartende E-Mails bleiben erhalten.'
export const resume = 'Versand fortsetzen'
export const resumed = 'Versand fortgesetzt'
export const resumeFailed =
  'Der Versand konnte nicht fortgesetzt werden. Laden Sie die Seite neu, und versuchen Sie es erneut.'
export const loadFailed = 'Die E-Mails konnten nicht geladen werden'
export const loading = 'Die E-Mails werden geladen …'
export const counted = {
  none: 'Keine E-Mails gefunden',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} E-Mail gefunden`,
      other: `${number(count)} E-Mails gefunden`,
    }),
  first: (count: number) => `Die ersten ${number(count)} E-Mails werden angezeigt`,
}
export const filter = 'Anzeigen'
export const states = {
  all: 'Alle',
  failed: 'Fehlgeschlagen',
  waiting: 'Wartend',
  sent: 'Gesendet',
  dismissed: 'Entfallen',
}
export const noneTitle = 'Keine E-Mails'
export const noneText = 'Hier stehen E-Mails zu Tickets, nach Status geordnet.'
export const table = 'Gesendete E-Mails'
export const mail = 'E-Mail'
export const to = 'An'
export const state = 'Status'
export const when = 'Wann'
export const actions = 'Aktionen'
export const kinds = {
  answer: 'Antwort an den Kunden',
  closed: 'Ticket geschlossen, an den Kunden',
  raised: 'Neues Ticket',
  acknowledged: 'Eingangsbestätigung an den Kunden',
  written: 'Antwort des Kunden',
  notice: 'Benachrichtigung an das Team',
  digest: 'Tägliche Zusammenfassung',
}
export const nextTry = 'Nächster Versuch:'
export const over = {
  reader_gone: 'Die Person ist nicht mehr aktiv, oder E-Mails an sie kommen zurück.',
  unwanted: 'Die Person hat E-Mails abbestellt.',
  nothing_left: 'Es gab nichts mehr mitzuteilen.',
  dismissed: 'In der Administration verworfen.',
}
export const attempts = (count: number) =>
  plural(count, { one: '1 Versuch', other: `${number(count)} Versuche` })
export const outcomes = {
  unknown: 'Unbekannt. Vielleicht wurde die E-Mail zugestellt.',
  sent: 'Vom Mailserver angenommen',
  temporary: 'Vorerst abgelehnt',
  permanent: 'Endgültig abgelehnt',
  stopped: 'Abgelehnt. Der gesamte Versand wurde angehalten.',
}
export const retry = 'Erneut versuchen'
export const retryOf = (subject: string) => `Erneut versuchen: ${subject}`
export const dismiss = 'Verwerfen'
export const dismissOf = (subject: string) => `Verwerfen: ${subject}`
export const askDismiss = 'Diese E-Mail verwerfen? Sie wird dann nicht gesendet.'
export const actionsFor = (subject: string) => `Aktionen für ${subject}`
export const retried = 'Zustellung wird erneut versucht'
export const dismissed = 'E-Mail verworfen'
export const settleFailed =
  'Die Aktion ist fehlgeschlagen. Laden Sie die Seite neu, und versuchen Sie es erneut.'
export const mailGone = 'Diese E-Mail wurde inzwischen gesendet oder verworfen.'
export const bouncedTitle = 'Unzustellbare Adressen'
export const bouncedText =
  'Laut ihrem Mailserver gibt es diese Adressen nicht. Deshalb senden wir keine E-Mails mehr dorthin. Geben Sie eine Adresse frei, sobald sie stimmt.'
export const address = 'Adresse'
export const customer = 'Kunde'
export const said = 'Antwort des Mailservers'
export const since = 'Wann'
export const clear = 'Freigeben'
export const clearOf = (which: string) => `${which} freigeben`
export const cleared = 'Adresse freigegeben. E-Mails werden wieder dorthin gesendet.'
export const addressGone = 'Diese Adresse wurde inzwischen freigegeben.'

// Texts of mails. To the requester:
export const replied = (by: string) => `${by} hat auf Ihr Ticket geantwortet`
export const repliedAndClosed = (by: string) =>
  `${by} hat auf Ihr Ticket geantwortet und es geschlossen`
export const ticketWasClosed = 'Ihr Ticket wurde geschlossen'
export const received = (ticket: number) => `Ihr Ticket #${String(ticket)} ist eingegangen`
export const responseBy = (time: string) => `Sie erhalten eine erste Antwort bis ${time}.`
export const raisedForYou = (by: string) => `${by} hat ein Ticket für Sie erstellt`
export const support = 'Support'

// To others who see it:
export const otherWasClosed = (ticket: number) => `Ticket #${ticket} wurde geschlossen`
export const repliedTo = (by: string, ticket: number) =>
  `${by} hat auf Ticket #${ticket} geantwortet`
export const repliedToAndClosed = (by: string, ticket: number) =>
  `${by} hat auf Ticket #${ticket} geantwortet und es geschlossen`
export const raisedBy = (by: string, ticket: number) => `${by} hat Ticket #${ticket} erstellt`
export const addedYou = (by: string, ticket: number) =>
  `${by} hat Sie zu Ticket #${ticket} hinzugefügt`

// The line of each mail about a ticket that names who sees it:
export const sharedWith = (others: string[]) =>
  `Diese Nachricht und Ihre Antworten können sehen: ${sentenceList(['Sie', ...others, 'unser Support-Team'])}.`
export const moreTakePart = (count: number) =>
  plural(count, {
    one: 'eine weitere beteiligte Person',
    other: `${number(count)} weitere Beteiligte`,
  })
export const seeAll = (count: number, customer: string) =>
  plural(count, {
    one: `eine Person, die alle Tickets von ${customer} sieht`,
    other: `${number(count)} Personen, die alle Tickets von ${customer} sehen`,
  })
export const seeCategories = (count: number) =>
  plural(count, {
    one: 'eine Person, die Tickets dieser Kategorie sieht',
    other: `${number(count)} Personen, die Tickets dieser Kategorie sehen`,
  })
export const namely = (people: string, names: string[]) => `${people} (${list(names)})`

// To staff:
export const raised = (by: string, customer: string) => `Neues Ticket von ${by} (${customer})`
export const wrote = (by: string, customer: string) => `Neue Antwort von ${by} (${customer})`
export const closedByRequester = (by: string, customer: string) =>
  `${by} (${customer}) hat das Ticket geschlossen`

// Below what happened:
export const openTicket = (ticket: number) => `Ticket #${ticket} öffnen`
export const openOwn = 'Ihre Tickets öffnen'
export const filesInPortal = 'Dateien im Portal:'
export const earlier = 'Früher in diesem Ticket'
export const saidAt = (name: string, at: string) => `${name}, ${at}`
export const pictureInMail = 'Bild'
export const replyToAnswer = 'Antworten Sie einfach auf diese E-Mail.'
export const closedUntil = (time: string | null) =>
  time === null
    ? 'Dieses Ticket ist geschlossen.'
    : `Dieses Ticket ist geschlossen. Wenn das Problem wieder auftritt, können Sie es bis ${time} im Portal wieder öffnen.`
export const replyFollowsUp =
  'Wenn Sie auf diese E-Mail antworten, entsteht ein neues Ticket, das daran anschließt.'
export const replyInPortal =
  'Öffnen Sie das Ticket, um zu antworten: Antworten auf diese E-Mail werden nicht gelesen.'
export const answerReachesCustomer = 'Eine Antwort auf diese E-Mail geht an den Kunden.'
export const answerIsNote =
  'Eine Antwort auf diese E-Mail wird zu einer Notiz, die der Kunde nicht sieht.'
export const whyRequester = (installation: string) =>
  `Sie erhalten diese E-Mail, weil Sie bei ${installation} Tickets haben.`
export const whyParticipant = (installation: string) =>
  `Sie erhalten diese E-Mail, weil Sie bei ${installation} an diesem Ticket beteiligt sind.`
export const whySeen = (installation: string) =>
  `Sie erhalten diese E-Mail, weil Sie E-Mails zu allen Tickets erhalten möchten, die Sie bei ${installation} sehen.`
export const replyNotRead = 'Antworten auf diese E-Mail werden nicht gelesen.'
export const whyStaff = (installation: string) =>
  `Sie erhalten diese E-Mail, weil Sie am Desk von ${installation} arbeiten.`
export const whyDigest = (installation: string) =>
  `Sie erhalten diese E-Mail, weil Sie eine tägliche Zusammenfassung Ihrer Tickets bei ${installation} gewählt haben.`
export const chooseMail = 'E-Mail-Benachrichtigungen ändern'
export const leaveTicket = 'Ticket verlassen'

// The mail of a day.
export const digestSubject = (installation: string, day: string) =>
  `${installation}: Zusammenfassung Ihrer Tickets, ${day}`
export const digestTitle = (count: number) =>
  count === 1 ? 'Neues in einem Ticket' : `Neues in ${number(count)} Tickets`
export const digestTicket = (ticket: number, subject: string) => `#${ticket} ${subject}`

// The page that a mail leads to, and the card of one's account, for choosing what comes by mail.
export const offTitle = 'E-Mail-Benachrichtigungen'
export const offText = (name: string, installation: string) =>
  `Wählen Sie, ${name}, welche E-Mails ${installation} Ihnen sendet. Ihre Tickets bleiben unverändert.`
export const offNone = 'E-Mails abbestellen'
export const offDigest = 'Tägliche Zusammenfassung'
export const offMine = 'Meine Tickets und Erwähnungen'
export const offAll = 'Alle Tickets'
export const offSeen = 'Nur Tickets, an denen ich beteiligt bin'
export const offSaved = {
  taking_part:
    'Sie erhalten keine E-Mails mehr zu Tickets, die Sie sehen, an denen Sie aber nicht beteiligt sind.',
  none: 'Sie erhalten keine E-Mails zu Tickets mehr.',
  digest: 'Sie erhalten jeden Morgen eine E-Mail mit einer Zusammenfassung.',
  mine: 'Sie erhalten E-Mails zu Ihren Tickets und Erwähnungen.',
  all: 'Sie erhalten E-Mails zu allen Tickets.',
}
/** For customers, who get email about theirs. */
export const ownSaved = { ...offSaved, all: 'Sie erhalten E-Mails zu Ihren Tickets.' }
export const offAgain = 'Noch einmal wählen'
export const offUnknown =
  'Dieser Link ist nicht vollständig. Öffnen Sie ihn noch einmal aus der E-Mail.'
export const choiceLabel = 'Was Sie per E-Mail erhalten'
export const choiceNone = 'Nichts'
export const choiceLoading = 'E-Mail-Benachrichtigungen werden geladen'
export const choiceHints = {
  all: 'Alle Tickets und Antworten aller Kunden, dazu Ihre eigenen.',
  mine: 'Antworten in Ihren Tickets, Erwähnungen und Fälligkeiten.',
  digest: 'Ihre Tickets und Erwähnungen, einmal jeden Morgen.',
  none: 'Keine E-Mails zu Tickets. Passwortlinks erhalten Sie weiterhin.',
}
export const ownAll = 'Neues zu meinen Tickets'
export const ownChoiceHints = {
  all: 'Eine E-Mail, wenn jemand auf eines Ihrer Tickets antwortet oder es schließt.',
  mine: 'Eine E-Mail, wenn jemand auf eines Ihrer Tickets antwortet oder es schließt.',
  digest: 'Neues zu Ihren Tickets, einmal jeden Morgen.',
  none: 'Keine E-Mails zu Ihren Tickets. Alles Neue sehen Sie hier.',
}
export const choiceAllSeen =
  'Auch E-Mails zu Tickets, die ich sehe, an denen ich aber nicht beteiligt bin'
export const choiceLoadFailed = 'Die E-Mail-Benachrichtigungen konnten nicht geladen werden'
export const choiceSaveFailed = 'Ihre Auswahl konnte nicht gespeichert werden'

// Placeholders in a ticket for missing parts of a mail.

export const noText = 'Diese E-Mail hat keinen Text.'
export const textInFile = 'Der Text dieser E-Mail ist in einer angehängten Datei.'
export const noSubject = 'E-Mail ohne Betreff'
export const unreadable = 'Diese E-Mail konnte nicht gelesen werden. Das Original ist angehängt.'
export const onlyBeginning = 'Der Rest dieser E-Mail wurde nicht aufbewahrt.'
export const unknownSender = 'Unbekannter Absender'

// Comments in a ticket for its alerts.
export const alertAgain = (name: string, state: string, rule: string) =>
  `Meldung per E-Mail (${rule}): ${name} ist ${state}.`
export const alertRecovered = (name: string, state: string, rule: string) =>
  `Entwarnung per E-Mail (${rule}): ${name} ist ${state}. Das Ticket bleibt offen, weil jemand daran arbeitet.`
export const alertOver = (name: string, state: string, rule: string) =>
  `Entwarnung per E-Mail (${rule}): ${name} ist ${state}. Ticket geschlossen. Grund: Problem behoben.`

// Texts for agents who decide about held mail.
export const pageSize = 'Fragen Sie 1 bis 100 auf einmal ab'
export const heldMailGone = 'Diese E-Mail gibt es nicht mehr.'
export const rawGone = 'Das Original der E-Mail wird nicht mehr aufbewahrt.'
export const settledAlready =
  'Diese E-Mail hat schon jemand bearbeitet. Laden Sie die Seite neu, um das Ergebnis zu sehen.'
export const notRestored =
  'Diese E-Mail kann nicht wieder zur Prüfung zurückgelegt werden: Sie ist in einem Ticket, oder ihr Text wird nicht mehr aufbewahrt.'
export const bounceNotRestored =
  'Diese E-Mail meldet nur, dass eine andere nicht zugestellt wurde. Es gibt nichts zu entscheiden.'
export const giveNumber = 'Geben Sie eine Ticketnummer ein, zum Beispiel 1042'
export const noSuchTicket = 'Ein Ticket mit dieser Nummer gibt es nicht'

// A ticket's remarks about a mail, next to the mail's own words.

export const showQuoted = 'Zitierten Text anzeigen'

export const remarks: Record<MailRemark, string> = {
  signed: 'Diese E-Mail hat eine digitale Signatur, die nicht geprüft wurde.',
  encrypted:
    'Diese E-Mail ist verschlüsselt und kann nicht angezeigt werden. Öffnen Sie die angehängte Datei.',
  opaque:
    'Diese E-Mail ist in einem Format signiert, bei dem ihr Text in der angehängten Datei steht.',
  winmail:
    'Outlook hat die Formatierung und die Dateien dieser E-Mail in die angehängte winmail.dat gepackt.',
  calendar:
    'Diese E-Mail enthält eine Termineinladung. Von hier aus können Sie nicht darauf antworten.',
  'remote-pictures': 'Externe Bilder erscheinen als Links, um Ihre Privatsphäre zu schützen.',
  'plain-only':
    'Die Formatierung dieser E-Mail ist zu umfangreich; deshalb sehen Sie nur ihren Text.',
}

export function leftOut(why: LeftOutReason, count: number) {
  const files = plural(count, { one: 'Eine Datei', other: `${number(count)} Dateien` })
  const pictures = plural(count, { one: 'Ein Bild', other: `${number(count)} Bilder` })
  return {
    'too-large': `${files} nicht übernommen, größer als erlaubt:`,
    'too-many': `${files} nicht übernommen, mehr als eine Antwort haben darf:`,
    'too-long':
      'Die E-Mail ist länger, als eine Antwort sein darf. Ihr Ende wurde nicht übernommen.',
    quoted: `${pictures} aus dem zitierten Text nicht übernommen:`,
  }[why]
}
