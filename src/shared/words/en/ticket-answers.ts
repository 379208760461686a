import { number } from './language.ts'

// What the server answers about tickets.

export const missing =
  "The ticket you are looking for does not exist or you don't have access to it."
export const closed = 'This ticket is closed.'
export const noSuchCategory = (category: string) =>
  `There is no category "${category}". Choose one of the list`
export const unknownCursor =
  'Take the cursor from the Link header of the page before, with the same order'
export const unknownComment =
  'Take the cursor from the Link header of the page before, or the id of a comment'
export const tooManySearches = 'You are searching a lot at once. Please try again in a moment.'
export const pageSize = 'Give a number from 1 to 100'
export const searchTooLong = 'Search for at most 200 characters'
export const notSearchable = 'This text contains a character that cannot be searched'
export const instantFormat = 'Give an instant such as 2026-01-31T09:00:00.000Z'
export const sinceNeedsOrder = 'Use it with sort=updatedAt'
export const commentOrFields = 'Send either a comment or the fields to change'
export const filesNeedReply = 'Files come with a reply'
export const fileMissing = 'This file does not exist or you do not have access to it.'
export const tooManyFiles = (limit: number) => `Attach at most ${number(limit)} files`

// The file that the CRM keeps.
export const crmFileAway =
  'This file is kept by the support team’s system, which does not answer at the moment. Please try again in a few minutes.'
export const crmFileGone =
  'The support team’s system no longer gives out this file. Reply to the ticket to ask for it again.'
export const crmFileTooLarge = (megabytes: number) =>
  `This file is larger than ${number(megabytes)} MB, which is too large to be passed on. Reply to the ticket to ask for it another way.`

// At the desk.
export const movedOn = 'Something newer has come into this ticket.'
export const notItsComment = 'This comment is not one of the ticket'
export const chooseAgent = 'Choose one of the agents'
export const activeCustomer = 'Choose an active customer'
export const otherDomain = (customer: string, domains: string) =>
  `${customer} has another domain: ${domains}`
export const personInactive = 'This person is deactivated'
export const otherThanThis = 'Choose another ticket than this one'
export const sameCustomer = 'Choose a ticket of the same customer: another one must not learn of it'
export const targetClosed = 'This ticket is closed. Choose one that is open'
export const notMerged = 'This ticket is not merged into another one any more.'
export const ownComments = 'Choose replies and notes of this ticket alone'
export const noSuchCustomer = 'This customer does not exist.'
export const changedMeanwhile = 'Somebody else has changed this meanwhile.'
export const momentToCome = 'Choose a moment that is still to come'
export const momentWithinYear = 'Choose a moment within a year'
