// What an agent gives. Written with zod/mini because the page checks it as well.
import * as z from 'zod/mini'

import { WorkTime } from '#shared/desk/time/input.ts'
import { Categories, Priority } from '#shared/tickets/input.ts'
import { RESOLUTION_CODES } from '#shared/tickets/values.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { OPEN_STATUSES } from './values.ts'

/** What an agent chooses beside the text of an answer. */
export const Chosen = z.object({
  /** What becomes of the ticket. With a reply Pending, with a note as it is, unless the sender chooses. */
  status: z.optional(z.enum(OPEN_STATUSES)),
  /** Whose the ticket becomes in the same step: an agent's id, or `none`. */
  assignee: z.optional(z.union([z.uuid(), z.literal('none')])),
  priority: z.optional(Priority),
  categories: z.optional(Categories),
  /** Closes the ticket in the same step, whatever `status` says. */
  resolutionCode: z.optional(z.enum(RESOLUTION_CODES, textKey('deskMacros.chooseResolution'))),
  /** What was worked on the ticket until then. As JSON where the answer comes with files. */
  time: z.optional(WorkTime),
})
export type Chosen = z.infer<typeof Chosen>
