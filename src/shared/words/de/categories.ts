import { number } from './language.ts'

// Where an administrator manages what a ticket can be about. The names themselves are in tickets.ts.

export const title = 'Kategorien'
export const lead =
  'Worum es in einem Ticket gehen kann, in der Reihenfolge des Formulars; die erste ist vorausgewählt. Eine archivierte Kategorie wird nicht mehr angeboten und bleibt an den Tickets, die sie haben. Jede Änderung wird sofort gespeichert.'
export const loading = 'Die Kategorien werden geladen'
export const loadFailed = 'Die Kategorien konnten nicht geladen werden'
export const newName = 'Neue Kategorie'
export const add = 'Kategorie hinzufügen'
export const giveName = 'Geben Sie der Kategorie einen Namen'

// What only the server answers.
export const nothingToChange = 'Es gibt nichts zu ändern'
export const tooMany = (count: number) => `Es kann höchstens ${number(count)} Kategorien geben`
export const gone = 'Diese Kategorie gibt es nicht.'
export const changedMeanwhile = 'Die Kategorien haben sich in der Zwischenzeit geändert.'
export const lastInUse = 'Mindestens eine Kategorie muss in Gebrauch bleiben.'
export const retiredHasName =
  'Eine archivierte Kategorie hat diesen Namen. Nehmen Sie stattdessen diese wieder in Gebrauch'
export const nameTaken = 'Es gibt bereits eine Kategorie mit diesem Namen'
export const givenNameTaken = (name: string) =>
  `„${name}“: Es gibt bereits eine Kategorie mit diesem Namen`
