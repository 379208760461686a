import { number, plural } from './language.ts'

export const title = 'Neues Support-Ticket erstellen'
export const lead = 'Senden Sie uns Ihre Anfrage – unser Team hilft Ihnen in Kürze'
export const information = 'Angaben zum Ticket'
export const required = 'Felder mit * sind Pflichtfelder.'
export const subject = 'Betreff'
export const subjectHint = 'Worum es geht, in wenigen Worten'
export const lengthOf = (length: number, limit: number) => `${number(length)}/${number(limit)}`
export const priority = 'Priorität'
export const description = 'Beschreibung'
export const descriptionHint = 'Was passiert ist, was Sie erwartet haben und seit wann'

export const categories = 'Kategorien'
export const selected = (count: number) => `${number(count)} ausgewählt`
export const categoriesLoading = 'Kategorien werden geladen'
export const categoriesFailed = 'Die Kategorien konnten nicht geladen werden'
export const noCategories = 'Keine Kategorien verfügbar'
export const retry = 'Erneut versuchen'

export const attachments = 'Anhänge'
export const fileLimits = 'Höchstens 5 Dateien, je 10 MB (Bilder, PDF, Word, Excel)'

export const contact = 'Ihre Kontaktdaten'
export const name = 'Name'
export const email = 'E-Mail'
export const organization = 'Organisation'
export const notAvailable = 'Nicht angegeben'

export const submit = 'Ticket senden'
export const submitting = 'Wird gesendet …'
export const submitted = 'Gesendet'
export const cancel = 'Abbrechen'
export const created = 'Das Ticket wurde erstellt'
export const createdAndLeaving = 'Das Ticket wurde erstellt. Weiter zu Ihren Tickets …'
export const createFailed =
  'Das Ticket konnte nicht erstellt werden. Bitte versuchen Sie es erneut.'
export const offline =
  'Sie sind offline. Ihre Eingaben bleiben erhalten; Sie können das Ticket senden, sobald Sie wieder online sind.'

// What was begun before.
export const undo = 'Rückgängig machen'
export const discardDraft = 'Entwurf verwerfen'
export const draftDiscarded = 'Der Entwurf wurde verworfen.'
export const keptDraft =
  'Sie hatten ein Ticket begonnen. Ihre Eingaben und Anhänge sind erhalten geblieben.'
export const keptFiles = (count: number) =>
  plural(count, {
    one: 'Sie hatten ein Ticket begonnen. Die angehängte Datei ist erhalten geblieben.',
    other: 'Sie hatten ein Ticket begonnen. Die angehängten Dateien sind erhalten geblieben.',
  })
export const filesMissing = (count: number) =>
  plural(count, {
    one: 'Sie hatten ein Ticket begonnen. Ihr Browser konnte die Datei nicht behalten: Bitte hängen Sie an, was fehlt.',
    other:
      'Sie hatten ein Ticket begonnen. Ihr Browser konnte die Dateien nicht behalten: Bitte hängen Sie an, was fehlt.',
  })
