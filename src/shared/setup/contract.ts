import { z } from 'zod'

import { FIRST_STEPS } from './values.ts'

export const Setup = z.object({
  done: z.array(z.enum(FIRST_STEPS)),
  /** Nobody wants to be told of the rest. */
  isDismissed: z.boolean(),
})
export type Setup = z.infer<typeof Setup>
