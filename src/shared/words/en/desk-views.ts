import { number } from './language.ts'

export const nameIt = 'Give the view a name'
export const sayWhatToChange = 'Say what to change'
export const gone = 'This view does not exist any more.'
export const notYours = 'Only whoever made a shared view, or an administrator, can change it.'
export const nameTaken = 'There is a view of this name already'
export const tooManyOwn = (atMost: number) =>
  `You have ${number(atMost)} views of your own, which is as many as there can be. Delete one first.`
export const tooManyShared = (atMost: number) =>
  `There are ${number(atMost)} shared views, which is as many as there can be. Delete one first.`

// Saving what is shown.
export const saveTitle = 'Save as a view'
export const saveText =
  'The filters and the order that you see now, under a name, with a live count.'
export const searchIsNotCounted =
  'A view with a search has no number beside its name: what it finds is looked up when it is opened.'
export const name = 'Name'
export const share = 'Share with all agents'
export const shareHint = 'Everybody at the desk sees it. Filters of “Me” show each agent their own.'
export const saveNew = 'Save as new view'
export const saving = 'Saving...'
export const savedAs = (view: string) => `View “${view}” saved`
export const saveFailed = 'The view was not saved'
export const update = (view: string) => `Update “${view}”`
export const updated = (view: string) => `View “${view}” updated`
export const isChanged = 'You have changed the filters of this view.'

// Managing them.
export const manageText = 'Your own views come first, then those that are shared with everybody.'
export const own = 'Your own'
export const shared = 'Shared'
export const noneOwn = 'You have no views of your own.'
export const noneShared = 'No view is shared yet.'
export const ofOthers = 'Created by another agent'
export const madeBy = (agent: string) => `Created by ${agent}`
export const edit = (view: string) => `Edit ${view}`
export const remove = (view: string) => `Delete ${view}`
export const removeQuestion = (view: string) => `Delete “${view}”?`
export const removeNote = 'No ticket is deleted.'
export const removed = (view: string) => `View “${view}” deleted`
export const saveChanges = 'Save changes'
export const done = 'Done'
export const cancel = 'Cancel'
export const changeFailed = 'The view was not changed'
export const removeFailed = 'The view was not deleted'
