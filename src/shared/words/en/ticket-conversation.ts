import { number } from './language.ts'

// What is written in a ticket, as its requester and agents read it.

export const description = 'Description'
export const attachments = (count: number) => `Attachments (${number(count)})`
export const title = 'Conversation History'
export const empty = 'No replies yet.'
export const loading = 'Loading the conversation'
export const linkToComment = 'link to this comment'
export const showMore = 'Show more'
export const showLess = 'Show less'
export const replyLoading = 'Loading the reply'
export const replyNotShown = 'This reply could not be shown. Reload the page to try again.'

export const newestShown = (shown: number, total: number) =>
  `Showing the newest ${number(shown)} of ${number(total)} replies.`
export const showOlder = 'Show older'
export const loadingOlder = 'Loading...'
export const olderFailed = 'Failed to load older replies.'
export const loadWhole = 'Load the whole conversation'
export const previewFailed = 'The preview could not be loaded. Try again in a moment.'
