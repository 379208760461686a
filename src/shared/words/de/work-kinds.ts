import { number } from './language.ts'

// What the server answers.
export const giveName = 'Geben Sie der Tätigkeitsart einen Namen'
export const nameTooLong = 'Hier sind höchstens 60 Zeichen möglich'
export const nameNotStorable = 'Dieser Text enthält ein Zeichen, das nicht gespeichert werden kann'
export const nothingToChange = 'Es gibt nichts zu ändern'
export const tooMany = (count: number) => `Es kann höchstens ${number(count)} Tätigkeitsarten geben`
export const gone = 'Diese Tätigkeitsart gibt es nicht'
export const changedMeanwhile = 'Die Tätigkeitsarten wurden inzwischen geändert.'
export const lastInUse = 'Mindestens eine Tätigkeitsart muss in Gebrauch bleiben.'
export const retiredHasName =
  'Eine archivierte Tätigkeitsart hat diesen Namen. Nehmen Sie sie stattdessen wieder in Gebrauch'
export const nameTaken = 'Eine Tätigkeitsart mit diesem Namen gibt es schon'

// The page.
export const title = 'Tätigkeitsarten'
export const pageText =
  'Die Arten, aus denen Agenten wählen, wenn sie Zeit eintragen – so, wie sie auf Rechnungen stehen.'
export const toTime = 'Zeiten'
export const cardTitle = 'Arten'
export const cardText =
  'In der Reihenfolge, in der Agenten wählen; die erste ist vorausgewählt. Eine archivierte Art wird nicht mehr angeboten und bleibt an den Einträgen, die sie haben. Zeit einer Art, die vor Kunden verborgen ist, erscheint nie in deren Tickets. Ein neuer Name gilt auch für frühere Einträge. Jede Änderung wird sofort gespeichert.'
export const newName = 'Neue Tätigkeitsart'
export const add = 'Art hinzufügen'
export const loading = 'Die Tätigkeitsarten werden geladen'
export const loadFailed = 'Die Tätigkeitsarten konnten nicht geladen werden'
