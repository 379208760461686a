import { z } from 'zod'

import { RESOLUTION_CODES } from './values.ts'

const by = z.string()

/**
 * A text of the system in a ticket, without its words: which text it is, with its values. Stored
 * next to the text, so that each reader can have it in their own language.
 */
export const SystemText = z.discriminatedUnion('code', [
  z.object({ code: z.literal('closed'), by }),
  z.object({ code: z.literal('closedBecause'), by, resolution: z.enum(RESOLUTION_CODES) }),
  z.object({ code: z.literal('reopened'), by }),
  z.object({ code: z.literal('reopenedAfterMistake'), by }),
  z.object({ code: z.literal('merged'), by, number: z.number(), ticketId: z.string().optional() }),
  z.object({ code: z.literal('mergedAway'), by }),
  z.object({ code: z.literal('partMoved'), by, number: z.number() }),
  z.object({ code: z.literal('splitOff'), by, number: z.number() }),
  z.object({ code: z.literal('follows'), by, number: z.number(), ticketId: z.string() }),
  z.object({ code: z.literal('followedUp'), by, number: z.number(), ticketId: z.string() }),
])
export type SystemText = z.infer<typeof SystemText>
