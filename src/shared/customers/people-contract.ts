import { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { CustomerId, CustomerListQuery } from './contract.ts'
import { peopleEndpoints } from './endpoints.ts'

/** A person of a customer, as administrators see them. They appear at their first sign-in. */
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

export const ChangePerson = z.object({ active: z.boolean(textKey('people.sayWhetherActive')) })

export type ChangePerson = z.infer<typeof ChangePerson>

/** Searches name and email; pages go by name. */
export const PeopleQuery = CustomerListQuery

export type PeopleQuery = z.infer<typeof PeopleQuery>

export const peopleContract = {
  listPeople: {
    ...peopleEndpoints.listPeople,
    access: 'admin',
    summary: 'The people of a customer by name; the next page is in the Link header',
    params: CustomerId,
    query: PeopleQuery,
    response: z.array(Person),
  },
  changePerson: {
    ...peopleEndpoints.changePerson,
    access: 'admin',
    confirm: 'by_input',
    summary: 'Keep a person from signing in, at once, or let them sign in again',
    params: z.object({ customerId: z.uuid(), userId: z.uuid() }),
    body: ChangePerson,
    response: Person,
  },
} as const satisfies Record<keyof typeof peopleEndpoints, Endpoint>
