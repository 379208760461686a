import { rich } from '#shared/words/formats.ts'

// A ticket that an agent raises for a person of a customer.
export const newTicket = 'Neues Ticket'
export const title = 'Neues Ticket für einen Kunden'
export const description =
  'Für Personen, die angerufen haben oder vorbeigekommen sind. Sie sehen es im Portal wie jedes eigene Ticket.'
export const customer = 'Kunde'
export const chooseCustomer = 'Wählen Sie einen Kunden'
export const email = 'E-Mail-Adresse der Person'
export const emailHint =
  'Auch wer sich noch nie angemeldet hat, ist möglich. Die Adresse muss zum Kunden gehören.'
export const person = 'Name der Person'
export const personHint = 'Für neue Personen. Wer schon bekannt ist, behält den bisherigen Namen.'
export const subject = 'Betreff'
export const priority = 'Priorität'
export const categories = 'Kategorien'
export const ticketText = 'Beschreibung'
export const files = 'Dateien'
export const fileLimits = 'Höchstens 5 Dateien, je 10 MB'
export const giveSubject = 'Bitte geben Sie einen Betreff ein'
export const subjectTooLong = 'Der Betreff darf höchstens 100 Zeichen haben'
export const giveDescription = 'Bitte geben Sie eine Beschreibung ein'
export const chooseCategory = 'Bitte wählen Sie mindestens eine Kategorie'
export const giveName = 'Geben Sie den Namen der Person ein'
export const giveEmail = 'Geben Sie eine E-Mail-Adresse ein'
export const raise = 'Ticket erstellen'
export const raising = 'Wird erstellt …'
export const raiseFailed = 'Das Ticket wurde nicht erstellt'
export const raised = (ticket: string, name: string) =>
  `Ticket ${ticket} wurde für ${name} erstellt`
export const isKnown = <Part>(name: Part) => rich<string | Part>`Das ist ${name}.`
