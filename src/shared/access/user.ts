import { z } from 'zod'

export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  organization: z.string().nullable(),
  isAdmin: z.boolean(),
  isAgent: z.boolean(),
  customerId: z.string().nullable(),
  /** They decide what the others in their company see. Left out for everyone else. */
  isPortalManager: z.literal(true).optional(),
})
export type User = z.infer<typeof User>
