// Input of agents. Written with zod/mini because the page checks it as well.
import * as z from 'zod/mini'

import { WorkTime } from '#shared/desk/time/input.ts'
import { Categories, Priority } from '#shared/tickets/input.ts'
import { RESOLUTION_CODES } from '#shared/tickets/values.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { OPEN_STATUSES } from './values.ts'

/** Choices of an agent besides the text of an answer. */
export const Chosen = z.object({
  /** Next status of the ticket. With a reply Pending, with a note unchanged, unless the sender chooses. */
  status: z.optional(z.enum(OPEN_STATUSES)),
  /** "Waiting for the customer": with a reply that sets Pending, a contract can stop its clocks until they write. */
  waits: z.optional(z.literal(true)),
  /** Next assignee of the ticket: an agent's id, or `none`. */
  assignee: z.optional(z.union([z.uuid(), z.literal('none')])),
  priority: z.optional(Priority),
  categories: z.optional(Categories),
  /** Closes the ticket in the same step, for any `status`. */
  resolutionCode: z.optional(z.enum(RESOLUTION_CODES, textKey('macros.chooseResolution'))),
  /** Work on the ticket until then. As JSON when the answer comes with files. */
  time: z.optional(WorkTime),
})
export type Chosen = z.infer<typeof Chosen>
