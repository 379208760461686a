import { z } from 'zod'
import { maxLength } from 'zod/mini'

import type { Endpoint } from '#shared/endpoint.ts'
import { blankableText } from '#shared/plain-text.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { leavingEndpoints, ratingEndpoints } from './endpoints.ts'
import { MAX_RATING_COMMENT_LENGTH, RATING_SCORES } from './rating.ts'

const RatingScore = z.enum(RATING_SCORES, textKey('tickets.chooseRating'))

const Rating = z.object({
  score: RatingScore,
  comment: z.string().nullable(),
  ratedAt: z.string(),
})

/** Each closing of a ticket has a rating of its own. */
export const RatingOfClosing = Rating.extend({ closedAt: z.string() })
export type RatingOfClosing = z.infer<typeof RatingOfClosing>

/** How the last closing of a ticket was rated. */
const TicketRating = z.object({
  /** Null while the ticket is open. */
  closedAt: z.string().nullable(),
  rating: Rating.nullable(),
  /** Until when it can be rated, and its rating changed; null when it can't. */
  openUntil: z.string().nullable(),
})
export type TicketRating = z.infer<typeof TicketRating>

const RateTicket = z.object({
  score: RatingScore,
  /** Without one, that of the rating before stays; a blank one removes it. */
  comment: z.optional(
    blankableText().check(maxLength(MAX_RATING_COMMENT_LENGTH, textKey('tickets.ratingTooLong'))),
  ),
})
export type RateTicket = z.infer<typeof RateTicket>

/** Nothing of the ticket that its closing mail does not say, and not the sentence. */
const LinkedRating = z.object({
  ticketId: z.string(),
  number: z.number(),
  score: RatingScore.nullable(),
  openUntil: z.string(),
})
export type LinkedRating = z.infer<typeof LinkedRating>

/** Token of a link in a mail about a ticket. */
export const TicketLinkToken = z.object({ token: z.string().max(200) })

const TicketId = z.object({ ticketId: z.uuid() })

export const ratingContract = {
  getRating: {
    ...ratingEndpoints.getRating,
    access: 'user',
    summary: "How the requester rated the ticket's last closing, and until when they can",
    params: TicketId,
    response: TicketRating,
  },
  rateTicket: {
    ...ratingEndpoints.rateTicket,
    access: 'user',
    summary: "Rate the ticket's last closing, or change the rating, within a week",
    params: TicketId,
    body: RateTicket,
    response: TicketRating,
  },
  readRatingLink: {
    ...ratingEndpoints.readRatingLink,
    access: 'rating-link',
    summary: 'Which ticket a link rates; changes nothing',
    body: TicketLinkToken,
    response: LinkedRating,
  },
  rateByLink: {
    ...ratingEndpoints.rateByLink,
    access: 'rating-link',
    summary: 'Rate the closing that a link is for, or change the rating, within a week',
    body: RateTicket.extend(TicketLinkToken.shape),
    response: LinkedRating,
  },
} as const satisfies Record<keyof typeof ratingEndpoints, Endpoint>

/** Nothing of the ticket that its mail does not say. */
const LinkedParticipation = z.object({ ticketId: z.string(), number: z.number() })

export const leavingContract = {
  readLeavingLink: {
    ...leavingEndpoints.readLeavingLink,
    access: 'leaving-link',
    summary: 'Which ticket a link lets its participant leave; changes nothing',
    body: TicketLinkToken,
    response: LinkedParticipation,
  },
  leaveByLink: {
    ...leavingEndpoints.leaveByLink,
    access: 'leaving-link',
    summary: 'Leave the ticket that a link is for',
    body: TicketLinkToken,
    response: LinkedParticipation,
  },
} as const satisfies Record<keyof typeof leavingEndpoints, Endpoint>
