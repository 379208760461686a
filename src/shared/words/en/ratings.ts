import type { RatingScore } from '#shared/tickets/rating.ts'
import { rich } from '#shared/words/formats.ts'

import { number, percent, plural } from './language.ts'

export const scores: Record<RatingScore, string> = { good: 'Good', bad: 'Bad' }

// For the requester of a closed ticket.

export const question = 'How did we do?'
export const thanks = 'Thanks for your rating.'
export const thanksWithComment = 'Thanks for your rating and comment.'
export const yourRating = 'Your rating'
export const comment = 'Anything to add? (optional)'
export const send = 'Send'
export const sending = 'Sending...'
export const saveFailed = 'Failed to save your rating. Check your connection and try again.'
export const changeableUntil = <Part>(time: Part) =>
  rich<string | Part>`You can change your rating until ${time}.`

// The page of the link in the closing email.

export const leadOf = (ticket: number) => `Rate our help with ticket #${ticket}.`
export const openTicket = 'Open the ticket'
export const loading = 'Checking the link'
export const deadLink = 'This link doesn’t work'
export const deadLinkNote =
  'It has expired, or the ticket was reopened. Sign in to see whether you can still rate your ticket.'
export const yourTickets = 'My Support Tickets'

// Answers of the server.

export const linkDead = 'This link no longer works. Sign in to see your ticket.'
export const closedToRating = 'This ticket can’t be rated, or no longer can.'
export const chooseScore = 'Choose good or bad'
export const tooLong = 'A comment on a rating must be 1,000 characters or less'

// At the desk.

export const satisfaction = 'Satisfaction'

// In the reports.

export const byMonthText = 'Ratings by requesters, by the month in which their ticket was closed.'
export const noRatings = 'No ratings in this period.'
/** As in `92% good · 48 ratings`. */
export const monthly = (good: number, count: number) =>
  plural(count, {
    one: `${percent(good)} good · ${number(count)} rating`,
    other: `${percent(good)} good · ${number(count)} ratings`,
  })
