import { plural } from './language.ts'

export const saving = 'Wird gespeichert …'
export const fieldsNeedAttention = (count: number) =>
  plural(count, {
    one: `Bitte prüfen Sie ${count} Feld`,
    other: `Bitte prüfen Sie ${count} Felder`,
  })
export const offline = 'Sie sind offline. Sie können speichern, sobald Sie wieder online sind.'

export const undo = 'Rückgängig machen'
export const discardDraft = 'Entwurf verwerfen'
export const draftDiscarded = 'Der Entwurf wurde verworfen.'

export const leaveTitle = 'Ohne Speichern verlassen?'
export const leaveNote = 'Ihre Änderungen sind noch nicht gespeichert und gehen verloren.'
export const stay = 'Weiter bearbeiten'
export const leave = 'Ohne Speichern verlassen'

/** One line of a list. */
export const line = (list: string, place: number) => `${list}, ${place}`
export const removeLine = (text: string) => `${text} entfernen`
