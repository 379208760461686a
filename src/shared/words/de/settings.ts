import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const title = 'Einstellungen'
export const lead =
  'Wie das Portal heißt, an wen sich Personen wenden können und worum es in Tickets gehen kann.'
export const loading = 'Die Einstellungen werden geladen'
export const loadFailed = 'Die Einstellungen konnten nicht geladen werden'
export const toWorkKinds = 'Tätigkeitsarten'
export const toUsage = 'Nutzung und Grenzen'

export const labels = {
  name: 'Name',
  'contact.text': 'Kontaktlink',
  'contact.url': 'Kontaktadresse',
  contactDetails: 'Kontaktangaben',
  resources: 'Links der Fußzeile',
  privacyUrl: 'Datenschutzerklärung',
  timeZone: 'Standardzeitzone',
  language: 'Standardsprache',
  nearPercent: 'Bald fällig',
  undoSeconds: 'Senden rückgängig machen',
}

export const organization = 'Organisation'
export const required = 'Felder mit * sind Pflichtfelder.'
export const nameHint = 'Auf jeder Seite, in Fenstertiteln und in Benachrichtigungen'

export const logo = 'Logo'
export const logoOn = { light: 'Auf hellem Grund', dark: 'Auf dunklem Grund' }
export const logoFile = 'Logodatei'
export const chooseLogo = 'Logo wählen'
export const replaceLogo = 'Logo ersetzen'
export const removeLogo = 'Logo entfernen'
export const logoHint = (kilobytes: number) =>
  `PNG, JPEG, WebP oder SVG, höchstens ${number(kilobytes)} KB. Es steht neben dem Namen und wird sofort gespeichert.`
export const logoSaved = 'Logo gespeichert'
export const logoRemoved = 'Logo entfernt'

export const help = 'Hilfe und Kontakt'
export const usualContact = 'Support-Team kontaktieren'
export const contactTextHint = 'Wird allen angeboten, die sich nicht anmelden können'
export const contactUrlExample = 'hilfe@example.com'
export const contactUrlHint =
  'Optional: eine E-Mail-Adresse oder ein Link, der mit https oder tel beginnt. Ohne diese Angabe bietet die Anmeldeseite keinen Kontakt an.'
export const contactDetailsHint = (most: number) =>
  `Unter der Anmeldung, eine Angabe pro Zeile: Servicezeiten, eine Telefonnummer, eine Anschrift. Höchstens ${number(most)}.`

export const links = 'Links'
export const linkText = (place: number) => `Text von Link ${number(place)}`
export const linkTextExample = 'Hilfe-Center'
export const linkUrl = (place: number) => `Adresse von Link ${number(place)}`
export const linkUrlExample = 'https://example.com/hilfe'
/** What a link without a text is called. */
export const linkAt = (place: number) => `Link ${number(place)}`
export const moveUp = (link: string) => `${link} nach oben`
export const moveDown = (link: string) => `${link} nach unten`
export const removeLink = (link: string) => `${link} entfernen`
export const addLink = 'Link hinzufügen'
export const linksHint = (most: number) =>
  `In der Fußzeile der Anmeldeseiten, höchstens ${number(most)}. Ohne Adresse steht nur der Text da.`
export const privacyUrlExample = 'https://example.com/datenschutz'
export const privacyUrlHint =
  'Optional: wo Ihre Datenschutzerklärung steht. Ohne diese Angabe nennt die Fußzeile sie nicht.'

export const timeZone = 'Zeitzone und Sprache'
export const languageHint =
  'Für Personen, deren Browser keine der angebotenen Sprachen verlangt, für E-Mails an alle ohne eigene Wahl und für das, was für alle geschrieben wird'
export const timeZoneHint =
  'Für Kunden ohne eigene Zeitzone. Servicezeiten werden nach dieser Uhr gezählt; für Tickets, die vorher erstellt wurden, bleiben die zugesagten Zeiten.'

export const desk = 'Desk'
export const nearPercentHint =
  'In Prozent. Ein Ticket ist bald fällig, wenn von der zugesagten Zeit noch dieser Anteil übrig ist. Dann wird die zuständige Person benachrichtigt, oder alle Agenten, wenn niemand zuständig ist. Null für nie.'
export const undoSecondsHint =
  'In Sekunden, höchstens 60. So lange wartet eine Antwort und lässt sich zurückholen, bevor der Kunde sie sieht. Bei null wird sie sofort gesendet.'

export const save = 'Einstellungen speichern'
export const saved = 'Einstellungen gespeichert'
export const saveFailed = 'Die Einstellungen konnten nicht gespeichert werden'
export const discardChanges = 'Änderungen verwerfen'
export const draftKept =
  'Sie hatten begonnen, die Einstellungen zu ändern. Ihre Eingaben sind noch da.'
export const savedBy = (person: string) =>
  `${person} hat die Einstellungen in der Zwischenzeit gespeichert`

// How a value is told in a comparison.
export const noLinks = 'Keine'
export const empty = 'Leer'
export const linkWithUrl = (text: string, url: string) => `${text} (${url})`

// What keeps the settings from being saved, as both the form and the server say it.
export const giveName = 'Geben Sie dem Portal einen Namen'
export const giveContactText = 'Geben Sie an, wie der Kontaktlink heißt'
export const giveContactUrl =
  'Geben Sie eine Adresse wie https://example.com/support, hilfe@example.com oder tel:+15551234567 an'
export const tooManyDetails = 'Geben Sie höchstens 8 Zeilen an'
export const giveLinkText = 'Geben Sie an, wie der Link heißt'
export const giveTextOfLink = (url: string) => `${url}: Geben Sie an, wie der Link heißt`
export const giveUrlOfLink = (text: string) =>
  `„${text}“: Geben Sie eine https-Adresse wie https://example.com/hilfe an`
export const giveWebUrl = 'Geben Sie eine https-Adresse wie https://example.com/hilfe an'
export const giveSeconds = 'Geben Sie 0 bis 60 Sekunden an'
export const givePercent = 'Geben Sie 0 bis 50 Prozent an'

// What only the form says.
export const detailTooLong = (characters: number) =>
  `Eine Zeile darf höchstens ${number(characters)} Zeichen haben`

// What only the server answers.
export const noEmptyLines = 'Lassen Sie keine Zeile leer'
export const tooManyLinks = 'Geben Sie höchstens 8 Links an'
export const addressTooLong = 'Eine Adresse darf höchstens 500 Zeichen haben'
export const giveKnownLanguages = 'Geben Sie Namen nach Sprache an, in den Sprachen, die es gibt'
export const chooseTimeZone = 'Wählen Sie eine Zeitzone'
export const giveTimeZone = 'Geben Sie eine Zeitzone wie Europe/Berlin an'
export const choosePicture = 'Wählen Sie ein Bild'
export const chooseKnownPicture = 'Wählen Sie ein Bild: PNG, JPEG, WebP oder SVG'
export const logoTooLarge = 'Ein Logo darf höchstens 256 KB groß sein'
export const logoTooWide = 'Ein Logo darf höchstens 10.000 Pixel breit und hoch sein'
export const changedMeanwhile = 'Jemand anderes hat die Einstellungen in der Zwischenzeit geändert.'

// What is set up on the machine that the portal runs on.
export const machineTitle = 'E-Mail und Sicherungen'
export const machineLead = 'Was auf dem Rechner eingerichtet wird, auf dem das Portal läuft.'
export const connectMailServer = 'Einen Mailserver verbinden'
export const whyConnectMailServer =
  'Einladungen ins Team und Links für ein neues Passwort gehen per E-Mail hinaus. Ohne Mailserver wird Ihnen der Link angezeigt, und Sie übergeben ihn selbst.'
export const setVariables =
  'Setzen Sie beide Variablen dort, wo Portico gestartet wird, und starten Sie es dann neu:'
export const mailVariables = 'die Variablen des Mailservers'
export const tryMail = <Part>(team: (text: string) => Part, work: (text: string) => Part) =>
  rich<Part>`Zum Ausprobieren erstellen Sie unter ${team('Team')} einen Link für ein neues Passwort Ihres eigenen Kontos. Falls die E-Mail nicht gesendet werden kann, steht der Grund unter ${work('Hintergrundaufgaben')}.`
export const makeBackup = 'Eine Sicherung erstellen'
export const howToBackUp =
  'Dieser Befehl schreibt die Datenbank, die Anhänge und die zugehörigen Schlüssel in eine einzige neue Datei, während das Portal läuft. Starten Sie ihn mit den Variablen des Portals und als derselbe Benutzer:'
export const backupCommand = 'den Befehl für die Sicherung'
export const howToRestore =
  'Lassen Sie ihn jede Nacht laufen, und bewahren Sie die Datei auf einem anderen Rechner auf, so geschützt wie die Installation selbst. Üben Sie die Wiederherstellung, bevor Sie sie brauchen:'
export const restoreCommand = 'den Befehl für die Wiederherstellung'
export const ownTools = <Part>(dashboard: (text: string) => Part) =>
  rich<Part>`Wenn Sie die Datenbank mit ihren eigenen Werkzeugen sichern, blenden Sie die Liste auf der ${dashboard('Übersicht')} aus: Sie kennt nur diesen Befehl.`

// Where an administrator manages what a ticket can be about. The names themselves are in tickets.ts.

export const categoriesTitle = 'Kategorien'
export const categoriesLead =
  'Worum es in einem Ticket gehen kann, in der Reihenfolge des Formulars; die erste ist vorausgewählt. Eine archivierte Kategorie wird nicht mehr angeboten und bleibt an den Tickets, die sie haben. Jede Änderung wird sofort gespeichert.'
export const loadingCategories = 'Die Kategorien werden geladen'
export const categoriesLoadFailed = 'Die Kategorien konnten nicht geladen werden'
export const newCategory = 'Neue Kategorie'
export const addCategory = 'Kategorie hinzufügen'
export const giveCategoryName = 'Geben Sie der Kategorie einen Namen'

// What only the server answers.
export const nothingToChangeInCategory = 'Es gibt nichts zu ändern'
export const tooManyCategories = (count: number) =>
  `Es kann höchstens ${number(count)} Kategorien geben`
export const categoryGone = 'Diese Kategorie gibt es nicht.'
export const categoriesChangedMeanwhile = 'Die Kategorien haben sich in der Zwischenzeit geändert.'
export const lastCategoryInUse = 'Mindestens eine Kategorie muss in Gebrauch bleiben.'
export const retiredCategoryHasName =
  'Eine archivierte Kategorie hat diesen Namen. Nehmen Sie stattdessen diese wieder in Gebrauch'
export const categoryNameTaken = 'Es gibt bereits eine Kategorie mit diesem Namen'
export const givenCategoryNameTaken = (name: string) =>
  `„${name}“: Es gibt bereits eine Kategorie mit diesem Namen`

// The page about usage and limits.

export const usageTitle = 'Nutzung und Grenzen'
export const usageLead = 'Wer das Portal wie viel nutzt und wie viel erlaubt ist.'
export const loadingUsage = 'Die Nutzung wird geladen'
export const usageLoadFailed = 'Die Nutzung konnte nicht geladen werden'

export const usageMostFirstBy = 'Sortieren nach'
export const usageOrders = {
  bytesInAll: 'Insgesamt gespeichert',
  bytesToday: 'Heute gesendet',
  tickets: 'Tickets in dieser Stunde',
  replies: 'Antworten in dieser Stunde',
}
export const howUsageIsCounted =
  'Stunden und Tage gelten in UTC. Offene Seiten werden in einem Serverprozess gezählt.'
export const customers = 'Kunden'
export const people = 'Personen'
export const usageByCustomer = 'Nutzung nach Kunde'
export const usageByPerson = 'Nutzung nach Person'
export const nothingUsed = 'Noch hat niemand etwas genutzt.'
export const customer = 'Kunde'
export const person = 'Person'
export const ticketsPerHour = 'Tickets/Std.'
export const repliesPerHour = 'Antworten/Std.'
export const storedToday = 'Heute'
export const storedInAll = 'Insgesamt'
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
  'Inzwischen hat jemand anderes sie geändert. Laden Sie die Seite neu, um das zu sehen.'
/** Every limit. Zero switches one off. */
export const limitLabels = {
  ticketsPerHourOfPerson: 'Tickets pro Stunde und Person',
  ticketsPerHourOfCustomer: 'Tickets pro Stunde und Kunde',
  repliesPerHourOfPerson: 'Antworten und Änderungen pro Stunde und Person',
  repliesPerHourOfCustomer: 'Antworten und Änderungen pro Stunde und Kunde',
  megabytesPerDayOfPerson: 'Megabyte pro Tag und Person',
  megabytesPerDayOfCustomer: 'Megabyte pro Tag und Kunde',
  megabytesInAllOfCustomer: 'Megabyte insgesamt pro Kunde',
  streamsOfPerson: 'Offene Seiten pro Person',
  requestsAtOnceOfPerson: 'Gleichzeitige Anfragen pro Person',
}
export const giveLimit = 'Geben Sie eine ganze Zahl von 0 bis 100.000.000 an; 0 heißt keine Grenze'
export const tooFewRequests =
  'Geben Sie 0 für keine Grenze an oder mindestens 10: So viel fragt eine Seite ab'

// What only the server answers.
export const limitReached = {
  ticketsPerHourOfPerson: (count: number) =>
    `Eine Person kann in einer Stunde höchstens ${number(count)} Tickets erstellen.`,
  ticketsPerHourOfCustomer: (count: number) =>
    `Ihre Organisation kann in einer Stunde höchstens ${number(count)} Tickets erstellen.`,
  repliesPerHourOfPerson: (count: number) =>
    `Eine Person kann in einer Stunde höchstens ${number(count)} Antworten und Änderungen senden.`,
  repliesPerHourOfCustomer: (count: number) =>
    `Ihre Organisation kann in einer Stunde höchstens ${number(count)} Antworten und Änderungen senden.`,
  megabytesPerDayOfPerson: (count: number) =>
    `Eine Person kann an einem Tag höchstens ${number(count)} MB senden.`,
  megabytesPerDayOfCustomer: (count: number) =>
    `Ihre Organisation kann an einem Tag höchstens ${number(count)} MB senden.`,
  megabytesInAllOfCustomer: (count: number) =>
    `Ihre Organisation kann höchstens ${number(count)} MB speichern, und das wäre mehr. Bitte wenden Sie sich an Ihr Support-Team.`,
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
export const limitsChanged = 'Inzwischen hat jemand anderes die Grenzen geändert.'
export const tooMuchUnread = (megabytes: number) =>
  `Eine Person kann höchstens ${number(megabytes)} MB an Antworten ungelesen lassen. Bitte versuchen Sie es gleich noch einmal.`
