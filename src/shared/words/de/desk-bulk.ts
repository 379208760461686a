import { number, plural } from './language.ts'

// What the server answers.
export const oneChange = 'Geben Sie genau eine Änderung an'
export const tooLate = 'Das lässt sich nicht mehr rückgängig machen.'

// The bar.
export const selection = 'Ausgewählte Tickets'
export const selected = (tickets: number, customers: number) =>
  plural(customers, {
    one: `${ticketCount(tickets)} von ${number(customers)} Kunden`,
    other: `${ticketCount(tickets)} von ${number(customers)} Kunden`,
  })
const ticketCount = (count: number) =>
  plural(count, { one: `${number(count)} Ticket`, other: `${number(count)} Tickets` })
export const atMost = (count: number) => `Höchstens ${number(count)} auf einmal.`
export const clear = 'Auswahl aufheben'
export const buttons = {
  assign: 'Zuweisen',
  status: 'Status',
  priority: 'Priorität',
  close: 'Schließen',
}
export const status = 'Status'
export const priority = 'Priorität'

// What is asked before.
export const titles = {
  assign: 'Tickets zuweisen',
  status: 'Status ändern',
  priority: 'Priorität ändern',
  close: 'Tickets schließen',
}
export const concerns = (tickets: number, customers: number) =>
  `Das betrifft ${selected(tickets, customers)}.`
export const assignee = 'Zuständig'
export const me = (name: string) => `${name} (Sie)`
export const nobody = 'Niemand'
export const resolution = 'Lösung'
export const closeText = 'Die Anfragesteller sehen, warum ihre Tickets geschlossen wurden.'
export const closingWords = 'Abschließende Worte'
export const closingHint = 'Optional. Jeder Anfragesteller liest sie im eigenen Ticket.'
export const acts = {
  assign: (tickets: number) => `${ticketCount(tickets)} zuweisen`,
  status: (tickets: number) => `${ticketCount(tickets)} ändern`,
  priority: (tickets: number) => `${ticketCount(tickets)} ändern`,
  close: (tickets: number) => `${ticketCount(tickets)} schließen`,
}
export const changing = 'Wird geändert …'
export const failed = 'Es wurde nichts geändert'
export const offline = 'Sie sind offline. Die Auswahl bleibt erhalten.'
export const namesFailed = 'Die Namen konnten nicht geladen werden'

// What came of it.
export const outcome = 'Was geändert wurde'
const changed = (tickets: number) =>
  plural(tickets, {
    one: `${number(tickets)} Ticket wurde geändert.`,
    other: `${number(tickets)} Tickets wurden geändert.`,
  })
const closed = (tickets: number) =>
  plural(tickets, {
    one: `${number(tickets)} Ticket wurde geschlossen.`,
    other: `${number(tickets)} Tickets wurden geschlossen.`,
  })
const restored = (tickets: number) =>
  plural(tickets, {
    one: `${number(tickets)} Ticket ist wieder wie vorher.`,
    other: `${number(tickets)} Tickets sind wieder wie vorher.`,
  })
export const results = { changed, closed, restored }
export const nothingChanged = 'Kein Ticket wurde geändert.'
export const left = (tickets: number) =>
  plural(tickets, {
    one: `${number(tickets)} blieb, wie es ist:`,
    other: `${number(tickets)} blieben, wie sie sind:`,
  })
export const refusals = {
  closed: 'bereits geschlossen',
  missing: 'nicht mehr da',
  changed_since: 'seither von jemand anderem geändert',
  agent_gone: 'die vorher zuständige Person ist nicht mehr da',
}
export const refusedTicket = (ticketNumber: string, subject: string, reason: string) =>
  `#${ticketNumber} ${subject}: ${reason}`
export const unknownTicket = (reason: string) => `Ein Ticket: ${reason}`
export const undo = 'Rückgängig machen'
export const undoing = 'Wird rückgängig gemacht …'
export const undoFailed = 'Es konnte nicht rückgängig gemacht werden'
export const dismiss = 'Ausblenden'
