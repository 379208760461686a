import type { CategoryConfidentiality } from '#shared/tickets/values.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const lead = 'Name, Logo, Kontaktdaten, Links und Zeitzone Ihres Portals.'
export const loading = 'Die Einstellungen werden geladen'
export const loadFailed = 'Die Einstellungen konnten nicht geladen werden'

export const labels = {
  name: 'Name',
  'contact.text': 'Text des Kontaktlinks',
  'contact.url': 'Kontaktlink',
  contactDetails: 'Kontaktangaben',
  resources: 'Links der Fußzeile',
  privacyUrl: 'Datenschutzerklärung',
  timeZone: 'Standardzeitzone',
  language: 'Standardsprache',
  nearPercent: 'Bald fällig ab (%)',
  undoSeconds: 'Senden rückgängig machen (Sekunden)',
  reopenDays: 'Tickets wieder öffnen (Tage)',
  assignOnReply: 'Nicht zugewiesene Tickets der antwortenden Person zuweisen',
  acknowledgeTickets: 'Eingang neuer Tickets per E-Mail bestätigen',
  askForRating: 'Nach dem Schließen um eine Bewertung bitten',
}

export const organization = 'Organisation'
export const nameHint = 'Steht auf jeder Seite, in Fenstertiteln und in Benachrichtigungen'

export const logo = 'Logo'
export const logoOn = { light: 'Auf hellem Grund', dark: 'Auf dunklem Grund' }
export const logoFile = 'Logodatei'
export const chooseLogo = 'Logo wählen'
export const replaceLogo = 'Logo ersetzen'
export const removeLogo = 'Logo entfernen'
export const logoHint = (kilobytes: number) =>
  `PNG, JPEG, WebP oder SVG, höchstens ${number(kilobytes)} KB. Wird sofort gespeichert.`
export const logoSaved = 'Logo gespeichert'
export const logoRemoved = 'Logo entfernt'

export const help = 'Hilfe und Kontakt'
export const usualContact = 'Support-Team kontaktieren'
export const contactTextHint = 'Wird Personen angezeigt, die sich nicht anmelden können'
export const contactUrlExample = 'hilfe@example.com'
export const contactUrlHint =
  'Eine E-Mail-Adresse oder ein Link, der mit https: oder tel: beginnt. Ohne Angabe zeigt die Anmeldeseite keinen Kontaktlink.'
export const contactDetailsHint = (most: number) =>
  `Steht unter der Anmeldung, eine Angabe pro Zeile: Servicezeiten, Telefonnummer, Anschrift. Höchstens ${number(most)} Zeilen.`

export const links = 'Links'
export const linkText = (place: number) => `Text von Link ${number(place)}`
export const linkTextExample = 'Hilfe-Center'
export const linkUrl = (place: number) => `URL von Link ${number(place)}`
export const linkUrlExample = 'https://example.com/hilfe'
/** Label of a link without a text. */
export const linkAt = (place: number) => `Link ${number(place)}`
export const moveUp = (link: string) => `${link} nach oben`
export const moveDown = (link: string) => `${link} nach unten`
export const removeLink = (link: string) => `${link} entfernen`
export const addLink = 'Link hinzufügen'
export const linksHint = (most: number) =>
  `Stehen in der Fußzeile der Anmeldeseiten. Höchstens ${number(most)} Links. Einträge ohne URL erscheinen als reiner Text.`
export const privacyUrlExample = 'https://example.com/datenschutz'
export const privacyUrlHint = 'Steht in der Fußzeile der Anmeldeseiten.'

export const timeZone = 'Zeitzone und Sprache'
export const languageHint =
  'Gilt, wenn es die Sprache des Browsers nicht gibt, für E-Mails an Personen ohne eigene Wahl und für gemeinsame Texte'
export const timeZoneHint =
  'Gilt für Kunden ohne eigene Zeitzone und für Servicezeiten. Bestehende Tickets behalten ihre Fälligkeit.'

export const ticketsLead = 'Fälligkeit, Antworten, Wiederöffnen und Bewertungen.'
export const nearPercentHint =
  'Ein Ticket gilt als bald fällig, wenn noch dieser Anteil seiner SLA-Zeit übrig ist. Dann wird die zuständige Person benachrichtigt, bei nicht zugewiesenen Tickets alle Agenten. Geben Sie 0 ein, um dies auszuschalten.'
export const undoSecondsHint =
  'Wie lange Agenten eine Antwort vor dem Senden rückgängig machen können, höchstens 60 Sekunden. Geben Sie 0 ein, um sofort zu senden.'
export const reopenDaysHint =
  'Wie lange nach dem Schließen ein Ticket wieder geöffnet werden kann, höchstens 90 Tage. Danach ist ein Folgeticket möglich. Geben Sie 0 ein, um nur Folgetickets zuzulassen.'
export const isOn = 'Ein'
export const isOff = 'Aus'

export const save = 'Einstellungen speichern'
export const saved = 'Einstellungen gespeichert'
export const saveFailed = 'Die Einstellungen konnten nicht gespeichert werden'
export const draftKept =
  'Sie hatten begonnen, die Einstellungen zu ändern. Ihre Eingaben sind noch da.'
export const savedBy = (person: string) =>
  `${person} hat die Einstellungen in der Zwischenzeit gespeichert`

// How a value is told in a comparison.
export const noLinks = 'Keine'
export const empty = 'Leer'
export const linkWithUrl = (text: string, url: string) => `${text} (${url})`

// Problems of the settings, for both the form and the server.
export const giveName = 'Geben Sie einen Namen für das Portal ein'
export const giveContactText = 'Geben Sie einen Linktext ein'
export const giveContactUrl =
  'Geben Sie einen Link ein, etwa https://example.com/support, hilfe@example.com oder tel:+15551234567'
export const tooManyDetails = 'Geben Sie höchstens 8 Zeilen ein'
export const giveLinkText = 'Geben Sie einen Linktext ein'
export const giveTextOfLink = (url: string) => `${url}: Geben Sie einen Linktext ein`
export const giveUrlOfLink = (text: string) =>
  `„${text}“: Geben Sie eine https-URL ein, etwa https://example.com/hilfe`
export const giveWebUrl = 'Geben Sie eine https-URL ein, etwa https://example.com/hilfe'
export const giveSeconds = 'Geben Sie eine Zahl von 0 bis 60 ein'
export const giveDays = 'Geben Sie eine Zahl von 0 bis 90 ein'
export const givePercent = 'Geben Sie eine Zahl von 0 bis 50 ein'

// Texts of the form alone.
export const detailTooLong = (characters: number) =>
  `Eine Zeile darf höchstens ${number(characters)} Zeichen haben`

// Answers of the server alone.
export const noEmptyLines = 'Entfernen Sie die leeren Zeilen'
export const tooManyLinks = 'Geben Sie höchstens 8 Links ein'
export const addressTooLong = 'Eine Adresse darf höchstens 500 Zeichen haben'
export const giveKnownLanguages = 'Geben Sie Namen nach Sprache an, in den Sprachen, die es gibt'
export const chooseTimeZone = 'Wählen Sie eine Zeitzone'
export const giveTimeZone = 'Geben Sie eine Zeitzone ein, etwa Europe/Berlin'
export const choosePicture = 'Wählen Sie ein Bild'
export const chooseKnownPicture = 'Wählen Sie ein Bild im Format PNG, JPEG, WebP oder SVG'
export const logoTooLarge = 'Ein Logo darf höchstens 256 KB groß sein'
export const logoTooWide = 'Ein Logo darf höchstens 10.000 Pixel breit und hoch sein'
export const changedMeanwhile = 'Jemand anderes hat die Einstellungen in der Zwischenzeit geändert.'

// Settings of the machine that the portal runs on.
export const machineTitle = 'E-Mail und Sicherungen'
export const machineLead = 'Wird auf dem Server eingerichtet, auf dem das Portal läuft.'
export const connectMailServer = 'E-Mail-Versand einrichten'
export const whyConnectMailServer =
  'Einladungen und Passwortlinks werden per E-Mail gesendet. Ohne E-Mail-Versand müssen Sie die Links selbst kopieren und senden.'
export const waysToSend = <Part>(mailboxes: (text: string) => Part) =>
  rich<Part>`Verbinden Sie unter ${mailboxes('Postfächer')} ein Postfach, und lassen Sie es Porticos E-Mails senden. Oder setzen Sie diese Umgebungsvariablen, und starten Sie Portico neu:`
export const mailVariables = 'die Variablen des Mailservers'
export const tryMail = <Part>(team: (text: string) => Part, work: (text: string) => Part) =>
  rich<Part>`Zum Ausprobieren wählen Sie unter ${team('Team')} bei Ihrem eigenen Konto „Passwort zurücksetzen“. Falls die E-Mail nicht gesendet werden kann, steht der Grund unter ${work('Hintergrundaufgaben')}.`
export const makeBackup = 'Eine Sicherung erstellen'
export const howToBackUp =
  'Dieser Befehl sichert die Datenbank, die Anhänge und die zugehörigen Schlüssel in einer einzigen Datei, während das Portal läuft. Starten Sie ihn mit den Umgebungsvariablen des Portals und als derselbe Benutzer:'
export const backupCommand = 'den Befehl für die Sicherung'
export const howToRestore =
  'Lassen Sie ihn jede Nacht laufen, und bewahren Sie die Datei sicher auf einem anderen Rechner auf. Testen Sie die Wiederherstellung, bevor Sie sie brauchen:'
export const restoreCommand = 'den Befehl für die Wiederherstellung'

// Management of categories. Their names are in tickets.ts.

export const categoriesTitle = 'Kategorien'
export const categoriesLead =
  'Was Kunden beim Erstellen eines Tickets wählen können, in dieser Reihenfolge. Die erste Kategorie ist vorausgewählt. Archivierte Kategorien bleiben an bestehenden Tickets, lassen sich aber nicht mehr wählen. Ein vertrauliches Ticket sehen nur die Person, die es erstellt hat, die Beteiligten und Ihr Team. Änderungen werden automatisch gespeichert.'
export const loadingCategories = 'Die Kategorien werden geladen'
export const categoriesLoadFailed = 'Die Kategorien konnten nicht geladen werden'
export const newCategory = 'Neue Kategorie'
export const addCategory = 'Kategorie hinzufügen'
export const confidentialOf = (category: string) => `Vertraulichkeit der Tickets in ${category}`
export const categoryConfidentialities: Record<CategoryConfidentiality, string> = {
  no: 'Nicht vertraulich',
  proposed: 'Standardmäßig vertraulich',
  always: 'Immer vertraulich',
}
export const giveCategoryName = 'Geben Sie der Kategorie einen Namen'

// Answers of the server alone.
export const nothingToChangeInCategory = 'Es gibt keine Änderungen zu speichern'
export const tooManyCategories = (count: number) =>
  `Es kann höchstens ${number(count)} Kategorien geben`
export const categoryGone = 'Diese Kategorie gibt es nicht.'
export const categoriesChangedMeanwhile =
  'Jemand anderes hat die Kategorien geändert. Laden Sie die Seite neu.'
export const lastCategoryInUse = 'Mindestens eine Kategorie muss aktiv bleiben.'
export const retiredCategoryHasName =
  'Eine archivierte Kategorie hat diesen Namen. Stellen Sie stattdessen diese wieder her.'
export const categoryNameTaken = 'Es gibt bereits eine Kategorie mit diesem Namen'
export const givenCategoryNameTaken = (name: string) =>
  `„${name}“: Es gibt bereits eine Kategorie mit diesem Namen`

// The page about usage and limits.

export const usageTitle = 'Nutzung und Grenzen'
export const usageLead = 'Wie viel jeder Kunde und jede Person nutzt und welche Grenzen gelten.'
export const loadingUsage = 'Die Nutzung wird geladen'
export const usageLoadFailed = 'Die Nutzung konnte nicht geladen werden'

export const usageMostFirstBy = 'Sortieren nach'
export const usageOrders = {
  bytesInAll: 'Insgesamt gespeichert',
  bytesToday: 'Heute hochgeladen',
  tickets: 'Tickets in dieser Stunde',
  replies: 'Antworten in dieser Stunde',
}
export const howUsageIsCounted =
  'Stunden und Tage gelten in UTC. Offene Seiten werden pro Serverprozess gezählt.'
export const customers = 'Kunden'
export const people = 'Personen'
export const usageByCustomer = 'Nutzung nach Kunde'
export const usageByPerson = 'Nutzung nach Person'
export const nothingUsed = 'Noch keine Nutzung.'
export const customer = 'Kunde'
export const person = 'Person'
export const ticketsPerHour = 'Tickets in dieser Stunde'
export const repliesPerHour = 'Antworten in dieser Stunde'
export const storedToday = 'Heute hochgeladen'
export const storedInAll = 'Insgesamt gespeichert'
export const openPages = 'Offene Seiten'
export const personAt = (email: string, customerName: string) => `${email}, ${customerName}`
export const byteSizes = [
  (count: string) => `${count} B`,
  (count: string) => `${count} KB`,
  (count: string) => `${count} MB`,
  (count: string) => `${count} GB`,
  (count: string) => `${count} TB`,
]

export const limits = 'Grenzen'
export const whatLimitsDo =
  'Wer eine Grenze erreicht, erfährt, welche es ist und wann es wieder geht. 0 heißt keine Grenze.'
export const loadingLimits = 'Die Grenzen werden geladen'
export const limitsFailed = 'Die Grenzen konnten nicht geladen werden'
export const saveLimits = 'Grenzen speichern'
export const limitsSaved = 'Die Grenzen wurden gespeichert'
export const limitsSaveFailed = 'Die Grenzen konnten nicht gespeichert werden'
export const limitsChangedMeanwhile =
  'Jemand anderes hat die Grenzen geändert. Laden Sie die Seite neu, um die Änderungen zu sehen.'
/** Every limit. Zero switches one off. */
export const limitLabels = {
  ticketsPerHourOfPerson: 'Tickets pro Stunde und Person',
  ticketsPerHourOfCustomer: 'Tickets pro Stunde und Kunde',
  repliesPerHourOfPerson: 'Antworten und Änderungen pro Stunde und Person',
  repliesPerHourOfCustomer: 'Antworten und Änderungen pro Stunde und Kunde',
  megabytesPerDayOfPerson: 'Uploads pro Tag und Person (MB)',
  megabytesPerDayOfCustomer: 'Uploads pro Tag und Kunde (MB)',
  megabytesInAllOfCustomer: 'Speicher insgesamt pro Kunde (MB)',
  streamsOfPerson: 'Offene Seiten pro Person',
  requestsAtOnceOfPerson: 'Gleichzeitige Anfragen pro Person',
}
export const giveLimit =
  'Geben Sie eine ganze Zahl von 0 bis 100.000.000 ein. 0 heißt keine Grenze.'
export const tooFewRequests =
  'Geben Sie 0 für keine Grenze ein oder mindestens 10, denn so viele Anfragen stellt eine einzelne Seite'

// Answers of the server alone.
export const limitReached = {
  ticketsPerHourOfPerson: (count: number) =>
    `Sie können höchstens ${number(count)} Tickets pro Stunde erstellen.`,
  ticketsPerHourOfCustomer: (count: number) =>
    `Ihre Organisation kann höchstens ${number(count)} Tickets pro Stunde erstellen.`,
  repliesPerHourOfPerson: (count: number) =>
    `Sie können höchstens ${number(count)} Antworten und Änderungen pro Stunde senden.`,
  repliesPerHourOfCustomer: (count: number) =>
    `Ihre Organisation kann höchstens ${number(count)} Antworten und Änderungen pro Stunde senden.`,
  megabytesPerDayOfPerson: (count: number) =>
    `Sie können höchstens ${number(count)} MB pro Tag hochladen.`,
  megabytesPerDayOfCustomer: (count: number) =>
    `Ihre Organisation kann höchstens ${number(count)} MB pro Tag hochladen.`,
  megabytesInAllOfCustomer: (count: number) =>
    `Ihre Organisation hat ihre Speichergrenze von ${number(count)} MB erreicht. Bitte wenden Sie sich an Ihr Support-Team.`,
}
/** After the sentence that names the limit. */
export const againInMinutes = (minutes: number) =>
  plural(minutes, {
    one: `Bitte versuchen Sie es in ${minutes} Minute erneut.`,
    other: `Bitte versuchen Sie es in ${minutes} Minuten erneut.`,
  })
export const againInHours = (hours: number) =>
  plural(hours, {
    one: `Bitte versuchen Sie es in ${hours} Stunde erneut.`,
    other: `Bitte versuchen Sie es in ${hours} Stunden erneut.`,
  })
export const tooManyAtOnce = (count: number) =>
  `Eine Person kann höchstens ${number(count)} Anfragen gleichzeitig stellen. Bitte versuchen Sie es gleich noch einmal.`
export const limitsChanged =
  'Eine andere Person hat die Grenzen geändert, während Sie sie bearbeitet haben.'
export const tooMuchUnread = (megabytes: number) =>
  `Eine Person kann höchstens ${number(megabytes)} MB an Antworten ungelesen lassen. Bitte versuchen Sie es gleich noch einmal.`
