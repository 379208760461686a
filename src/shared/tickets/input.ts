// Input of people about a ticket. Written with zod/mini because the same schemas check the form in
// the browser, where the classic build would cost a page a fifth of its budget.
import * as z from 'zod/mini'

import { MAX_SUBJECT_LENGTH, MAX_TEXT_LENGTH } from '#shared/limits.ts'
import { blankableText, plainText } from '#shared/plain-text.ts'
import { textKey } from '#shared/words/catalogue.ts'
import { cleanSubject } from './subject-text.ts'
import { MAX_PARTICIPANTS, PRIORITIES, RESOLUTION_CODES } from './values.ts'

export const Priority = z.enum(PRIORITIES, {
  error: ({ input }) =>
    typeof input === 'string' && input !== ''
      ? textKey('tickets.priorityUnknown')
      : textKey('tickets.priorityRequired'),
})

export const Subject = plainText(textKey('tickets.subjectRequired'), cleanSubject).check(
  z.maxLength(MAX_SUBJECT_LENGTH, textKey('tickets.subjectTooLong')),
)

export const Description = plainText(textKey('tickets.descriptionRequired')).check(
  z.maxLength(MAX_TEXT_LENGTH, textKey('tickets.descriptionTooLong')),
)

const CATEGORY_REQUIRED = textKey('tickets.categoryRequired')

export const Categories = z
  .array(z.string(CATEGORY_REQUIRED), CATEGORY_REQUIRED)
  .check(z.minLength(1, CATEGORY_REQUIRED), z.maxLength(20, textKey('tickets.tooManyCategories')))

const PARTICIPANT = textKey('tickets.giveParticipant')

/** A colleague: their id, or an address at one of the company's domains. They may never have signed in. */
export const Participant = z
  .string(PARTICIPANT)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(320, PARTICIPANT),
    z.regex(/^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[^\s@\0]+@[^\s@\0]+)$/, PARTICIPANT),
  )

export const Participants = z
  .array(Participant)
  .check(z.maxLength(MAX_PARTICIPANTS, textKey('tickets.tooManyParticipants')))

export const CreateTicket = z.object({
  subject: Subject,
  description: Description,
  priority: z._default(Priority, 'Low'),
  categories: Categories,
  /** As its categories have it when it is left out. One of them may allow nothing else. */
  confidential: z.optional(z.boolean()),
  /** The closed ticket that it goes on from. */
  followsId: z.optional(z.uuid()),
  /** Colleagues who see it and can reply. */
  participants: z.optional(Participants),
})
export type CreateTicket = z.infer<typeof CreateTicket>

export const SetConfidential = z.object({ confidential: z.boolean() })
export type SetConfidential = z.infer<typeof SetConfidential>

export const CommentText = plainText(textKey('tickets.replyRequired')).check(
  z.maxLength(MAX_TEXT_LENGTH, textKey('tickets.replyTooLong')),
)

export const ReopenTicket = z.object({
  reason: plainText(textKey('tickets.reopenReasonRequired')).check(
    z.maxLength(MAX_TEXT_LENGTH, textKey('tickets.replyTooLong')),
  ),
})
export type ReopenTicket = z.infer<typeof ReopenTicket>

export const CloseTicket = z.object({
  resolutionCode: z._default(
    z.enum(RESOLUTION_CODES, textKey('tickets.chooseResolution')),
    'ISSUE_FIXED',
  ),
  additionalComment: z.optional(
    blankableText().check(z.maxLength(MAX_TEXT_LENGTH, textKey('tickets.commentTooLong'))),
  ),
})
export type CloseTicket = z.infer<typeof CloseTicket>
