import { z } from 'zod'

import { CustomerListQuery } from '#shared/customers/contract.ts'

/** Somebody of a customer, as administrators see them. They appear at their first sign-in. */
export const Person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  active: z.boolean(),
  createdAt: z.string(),
  lastSignInAt: z.string().nullable(),
  openSessions: z.number(),
})
export type Person = z.infer<typeof Person>

export const ChangePerson = z.object({ active: z.boolean('Say whether the person may sign in') })
export type ChangePerson = z.infer<typeof ChangePerson>

/** Searches name and email; pages go by name. */
export const PeopleQuery = CustomerListQuery
export type PeopleQuery = z.infer<typeof PeopleQuery>
