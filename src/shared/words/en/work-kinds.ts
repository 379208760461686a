import { number } from './language.ts'

// What the server answers.
export const giveName = 'Say what this kind of work is called'
export const nameTooLong = 'This must be 60 characters or less'
export const nameNotStorable = 'This text contains a character that cannot be stored'
export const nothingToChange = 'There is nothing to change'
export const tooMany = (count: number) => `There can be at most ${number(count)} kinds of work`
export const gone = 'This kind of work does not exist'
export const changedMeanwhile = 'The kinds of work have changed in the meantime.'
export const lastInUse = 'At least one kind of work must stay in use.'
export const retiredHasName = 'A retired kind of work has this name. Take it back into use instead'
export const nameTaken = 'There is a kind of work of this name already'

// The page.
export const title = 'Kinds of Work'
export const pageText =
  'The kinds that agents choose from when they write down time, as invoices name them.'
export const toTime = 'Time'
export const cardTitle = 'Kinds'
export const cardText =
  'In the order in which agents choose; the first is chosen beforehand. A retired kind is not offered any more and stays at the entries that have it. Time of a kind that is hidden from customers never appears in their tickets. A new name also applies to earlier entries. Each change is saved immediately.'
export const newName = 'New kind of work'
export const add = 'Add kind'
export const loading = 'Loading the kinds of work'
export const loadFailed = 'Failed to load the kinds of work'
