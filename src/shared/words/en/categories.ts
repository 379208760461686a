import { number } from './language.ts'

// Where an administrator manages what a ticket can be about. The names themselves are in tickets.ts.

export const title = 'Categories'
export const lead =
  'What a ticket can be about, in the order of the form; the first is chosen beforehand. A retired category is not offered any more and stays on the tickets that have it. Each change is saved at once.'
export const loading = 'Loading the categories'
export const loadFailed = 'Failed to load the categories'
export const newName = 'New category'
export const add = 'Add category'
export const giveName = 'Give the category a name'

// What only the server answers.
export const nothingToChange = 'There is nothing to change'
export const tooMany = (count: number) => `There can be at most ${number(count)} categories`
export const gone = 'This category does not exist.'
export const changedMeanwhile = 'The categories have changed in the meantime.'
export const lastInUse = 'At least one category must stay in use.'
export const retiredHasName = 'A retired category has this name. Take it back into use instead'
export const nameTaken = 'There is a category of this name already'
export const givenNameTaken = (name: string) =>
  `“${name}”: There is a category of this name already`
