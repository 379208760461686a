import { number, plural } from './language.ts'

export const title = 'Create New Support Ticket'
export const lead = 'Submit your request and our team will assist you shortly'
export const information = 'Ticket Information'
export const required = 'Fields marked with * are required.'
export const subject = 'Subject'
export const subjectHint = 'What is it about, in a few words'
export const lengthOf = (length: number, limit: number) => `${number(length)}/${number(limit)}`
export const priority = 'Priority'
export const description = 'Description'
export const descriptionHint = 'What happened, what you expected, and since when'

export const categories = 'Categories'
export const selected = (count: number) => `${number(count)} selected`
export const categoriesLoading = 'Loading categories'
export const categoriesFailed = 'Failed to load ticket categories'
export const noCategories = 'No categories available'
export const retry = 'Retry'

export const attachments = 'Attachments'
export const fileLimits = 'Max 5 files, 10MB each (Images, PDFs, Word, Excel)'

export const contact = 'Your Contact Information'
export const name = 'Name'
export const email = 'Email'
export const organization = 'Organization'
export const notAvailable = 'Not available'

export const submit = 'Submit Ticket'
export const submitting = 'Submitting...'
export const submitted = 'Submitted'
export const cancel = 'Cancel'
export const created = 'Ticket created successfully'
export const createdAndLeaving = 'Ticket created successfully. Taking you to your tickets...'
export const createFailed = 'Failed to create ticket. Please try again.'
export const offline =
  'You are offline. What you typed is kept; you can submit it once you are back.'

// What was begun before.
export const undo = 'Undo'
export const discardDraft = 'Discard draft'
export const draftDiscarded = 'The draft is discarded.'
export const keptDraft = 'You had begun a ticket. We kept what you typed and attached.'
export const keptFiles = (count: number) =>
  plural(count, {
    one: 'You had begun a ticket. We kept the file that you attached.',
    other: 'You had begun a ticket. We kept the files that you attached.',
  })
export const filesMissing = (count: number) =>
  plural(count, {
    one: 'You had begun a ticket. Your browser could not keep the file: please attach again what is missing.',
    other:
      'You had begun a ticket. Your browser could not keep the files: please attach again what is missing.',
  })
