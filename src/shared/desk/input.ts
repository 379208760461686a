// Input of agents. Written with zod/mini because the page checks it as well.
import * as z from 'zod/mini'

import { textKey } from '#shared/words/catalogue.ts'
import { HeldFileIds, Release, SeenMark } from '#shared/desk/answers/input.ts'
import { Categories, CommentText, Priority } from '#shared/tickets/input.ts'
import { RESOLUTION_CODES } from '#shared/tickets/values.ts'

import { Chosen } from './chosen.ts'
import { ANSWER_KINDS, OPEN_STATUSES } from './values.ts'

export const Answer = z.object({
  kind: z.enum(ANSWER_KINDS),
  /** HTML. The server keeps only what sanitizeAgentHtml allows. */
  comment: CommentText,
  ...Chosen.shape,
  /**
   * The newest comment that the sender has seen, `none` where there was none. A newer one stops the
   * sending: 409 `ticket_moved_on` with the newer ones as `comments`. Without it nothing does.
   */
  newestSeen: z.optional(SeenMark),
  /** Replies of others that the sender has seen waiting. Another one stops the sending as well. */
  seenWaiting: z.optional(z.array(z.uuid())),
  /** When a reply goes out; at once without it. */
  release: z.optional(Release),
  /** Files of the sender's draft that go with it. A draft with this text goes with the sending. */
  heldFiles: z.optional(HeldFileIds),
})
export type Answer = z.infer<typeof Answer>

/** The fields to change, at least one. */
export const ChangeDeskTicket = z
  .object({
    /** Null unassigns the ticket. */
    assigneeId: z.optional(z.nullable(z.uuid())),
    priority: z.optional(Priority),
    categories: z.optional(Categories),
    status: z.optional(z.enum(OPEN_STATUSES)),
    /** Closes the ticket after the other changes, for any `status`. */
    resolutionCode: z.optional(z.enum(RESOLUTION_CODES, textKey('macros.chooseResolution'))),
  })
  .check(
    z.refine((changes) => Object.keys(changes).length > 0, textKey('deskTicket.sayWhatToChange')),
  )
export type ChangeDeskTicket = z.infer<typeof ChangeDeskTicket>
