// What an agent gives. Written with zod/mini because the page checks it as well.
import * as z from 'zod/mini'

import { textKey } from '#shared/words/catalogue.ts'
import { Categories, CommentText, Priority } from '#shared/tickets/input.ts'

import { ANSWER_KINDS, OPEN_STATUSES } from './values.ts'

export const Answer = z.object({
  kind: z.enum(ANSWER_KINDS),
  /** HTML. The server keeps only what sanitizeAgentHtml allows. */
  comment: CommentText,
  /** What becomes of the ticket with a reply; Pending unless the sender chooses. */
  status: z.optional(z.enum(OPEN_STATUSES)),
  /**
   * The newest comment that the sender has seen, `none` where there was none. A newer one stops the
   * sending: 409 `ticket_moved_on` with the newer ones as `comments`. Without it nothing does.
   */
  newestSeen: z.optional(z.union([z.uuid(), z.literal('none')])),
})
export type Answer = z.infer<typeof Answer>

/** The fields to change, at least one. */
export const ChangeDeskTicket = z
  .strictObject({
    /** Null takes the ticket from whoever has it. */
    assigneeId: z.optional(z.nullable(z.uuid())),
    priority: z.optional(Priority),
    categories: z.optional(Categories),
    status: z.optional(z.enum(OPEN_STATUSES)),
  })
  .check(
    z.refine((changes) => Object.keys(changes).length > 0, textKey('deskTicket.sayWhatToChange')),
  )
export type ChangeDeskTicket = z.infer<typeof ChangeDeskTicket>
