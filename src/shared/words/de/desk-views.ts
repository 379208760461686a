import { number } from './language.ts'

export const nameIt = 'Geben Sie der Ansicht einen Namen'
export const sayWhatToChange = 'Geben Sie an, was sich ändern soll'
export const gone = 'Diese Ansicht gibt es nicht mehr.'
export const notYours =
  'Eine geteilte Ansicht kann nur ändern, wer sie erstellt hat, oder ein Administrator.'
export const nameTaken = 'Eine Ansicht mit diesem Namen gibt es schon'
export const tooManyOwn = (atMost: number) =>
  `Sie haben ${number(atMost)} eigene Ansichten; mehr sind nicht möglich. Löschen Sie zuerst eine.`
export const tooManyShared = (atMost: number) =>
  `Es gibt ${number(atMost)} geteilte Ansichten; mehr sind nicht möglich. Löschen Sie zuerst eine.`

// Saving what is shown.
export const saveTitle = 'Als Ansicht speichern'
export const saveText =
  'Die Filter und die Sortierung, die Sie jetzt sehen, unter einem Namen und mit laufender Zählung.'
export const searchIsNotCounted =
  'Eine Ansicht mit einer Suche hat keine Zahl neben ihrem Namen: Was sie findet, wird beim Öffnen ermittelt.'
export const name = 'Name'
export const share = 'Mit allen Agenten teilen'
export const shareHint =
  'Alle am Desk sehen sie. Filter mit „Ich“ zeigen jedem Agenten die eigenen Tickets.'
export const saveNew = 'Als neue Ansicht speichern'
export const saving = 'Wird gespeichert …'
export const savedAs = (view: string) => `Ansicht „${view}“ gespeichert`
export const saveFailed = 'Die Ansicht wurde nicht gespeichert'
export const update = (view: string) => `„${view}“ aktualisieren`
export const updated = (view: string) => `Ansicht „${view}“ aktualisiert`
export const isChanged = 'Sie haben die Filter dieser Ansicht geändert.'

// Managing them.
export const manageText = 'Zuerst kommen Ihre eigenen Ansichten, dann die mit allen geteilten.'
export const own = 'Eigene'
export const shared = 'Geteilte'
export const noneOwn = 'Sie haben keine eigenen Ansichten.'
export const noneShared = 'Noch keine Ansicht ist geteilt.'
export const ofOthers = 'Von einem anderen Agenten erstellt'
export const madeBy = (agent: string) => `Erstellt von ${agent}`
export const edit = (view: string) => `${view} bearbeiten`
export const remove = (view: string) => `${view} löschen`
export const removeQuestion = (view: string) => `„${view}“ löschen?`
export const removeNote = 'Es wird kein Ticket gelöscht.'
export const removed = (view: string) => `Ansicht „${view}“ gelöscht`
export const saveChanges = 'Änderungen speichern'
export const done = 'Fertig'
export const cancel = 'Abbrechen'
export const changeFailed = 'Die Ansicht wurde nicht geändert'
export const removeFailed = 'Die Ansicht wurde nicht gelöscht'
