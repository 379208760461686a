// What a person types about a ticket. Written with zod/mini because the same schemas check the
// form in the browser, where the classic build would cost a page a fifth of its budget.
import * as z from 'zod/mini'

import { MAX_SUBJECT_LENGTH, MAX_TEXT_LENGTH } from '#shared/limits.ts'
import { blankableText, plainText } from '#shared/plain-text.ts'
import { cleanSubject } from './subject-text.ts'
import { PRIORITIES, RESOLUTION_CODES } from './values.ts'

export const Priority = z.enum(PRIORITIES, 'Priority is required')

export const Subject = plainText('Subject is required', cleanSubject).check(
  z.maxLength(MAX_SUBJECT_LENGTH, 'Subject must be 100 characters or less'),
)

export const Description = plainText('Description is required').check(
  z.maxLength(MAX_TEXT_LENGTH, 'Description must be 65,536 characters or less'),
)

export const Categories = z
  .array(z.string('At least one category is required'), 'At least one category is required')
  .check(
    z.minLength(1, 'At least one category is required'),
    z.maxLength(20, 'Choose at most 20 categories'),
  )

export const CreateTicket = z.object({
  subject: Subject,
  description: Description,
  priority: z._default(Priority, 'Low'),
  categories: Categories,
})
export type CreateTicket = z.infer<typeof CreateTicket>

export const CommentText = plainText('Write a reply first').check(
  z.maxLength(MAX_TEXT_LENGTH, 'A reply must be 65,536 characters or less'),
)

export const CloseTicket = z.object({
  resolutionCode: z._default(
    z.enum(RESOLUTION_CODES, 'Choose one of the resolution reasons'),
    'ISSUE_FIXED',
  ),
  additionalComment: z.optional(
    blankableText().check(
      z.maxLength(MAX_TEXT_LENGTH, 'A comment must be 65,536 characters or less'),
    ),
  ),
})
export type CloseTicket = z.infer<typeof CloseTicket>
