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
  /** Lists besides that of their own tickets which have tickets of others; left out without any. */
  otherScopes: z.array(z.enum(['participating', 'company'])).optional(),
})
export type User = z.infer<typeof User>
