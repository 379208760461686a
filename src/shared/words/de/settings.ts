import { number } from './language.ts'

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
