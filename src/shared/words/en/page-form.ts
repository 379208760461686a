import { plural } from './language.ts'

export const saving = 'Saving...'
export const fieldsNeedAttention = (count: number) =>
  plural(count, {
    one: `${count} field needs attention`,
    other: `${count} fields need attention`,
  })
export const offline = 'You are offline. You can save once you are back.'

export const undo = 'Undo'
export const discardDraft = 'Discard draft'
export const draftDiscarded = 'Draft discarded.'

export const leaveTitle = 'Leave without saving?'
export const leaveNote = 'What you have changed here is not saved yet and will be lost.'
export const stay = 'Keep editing'
export const leave = 'Leave without saving'

/** One line of a list. */
export const line = (list: string, place: number) => `${list}, ${place}`
export const removeLine = (text: string) => `Remove ${text}`
