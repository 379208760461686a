import { z } from 'zod'

import { VISIBILITIES } from '#shared/access/visibility.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { MAX_CATEGORIES } from '#shared/settings/values.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { CustomerId, CustomerListQuery } from './contract.ts'
import { peopleEndpoints } from './endpoints.ts'

/** A person of a company, as its portal managers see them. */
export const Colleague = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  active: z.boolean(),
  lastSignInAt: z.string().nullable(),
  /** Tickets of others that they see, except confidential ones. */
  visibility: z.enum(VISIBILITIES),
  /** Ids of the categories that they see; empty unless the visibility is `categories`. Those that no longer exist are left out. */
  categories: z.array(z.string()),
  /** They may reply to the tickets of others that they see. */
  mayAnswer: z.boolean(),
  isPortalManager: z.boolean(),
  /** From outside the company: they take part by email, and never sign in. */
  isExternal: z.boolean(),
})

export type Colleague = z.infer<typeof Colleague>

/** A person of a customer, as administrators see them. They appear at their first sign-in. */
export const Person = Colleague.extend({
  createdAt: z.string(),
  openSessions: z.number(),
  passkeys: z.number(),
  /** The id of their account at the identity provider is known, and leads to them. */
  isLinked: z.boolean(),
})

export type Person = z.infer<typeof Person>

const CategoryIds = z.array(z.string().max(60)).max(MAX_CATEGORIES)

const ColleagueChanges = z.object({
  active: z.boolean(textKey('people.sayWhetherActive')).optional(),
  /** Replaces all three. Left out next to it, the others are empty and false. */
  visibility: z.enum(VISIBILITIES, textKey('people.chooseVisibility')).optional(),
  categories: CategoryIds.optional(),
  mayAnswer: z.boolean().optional(),
})

const PersonChanges = ColleagueChanges.extend({ isPortalManager: z.boolean().optional() })

type PersonChanges = z.infer<typeof PersonChanges>

function changesSomething({ active, visibility, isPortalManager }: PersonChanges) {
  return active !== undefined || visibility !== undefined || isPortalManager !== undefined
}

function namesCategories({ visibility, categories = [] }: PersonChanges) {
  return visibility !== 'categories' || categories.length > 0
}

const SOMETHING = { error: textKey('people.sayWhatChanges'), path: ['active'] }
const CATEGORIES = { error: textKey('people.chooseCategories'), path: ['categories'] }

export const ChangeColleague = ColleagueChanges.refine(changesSomething, SOMETHING).refine(
  namesCategories,
  CATEGORIES,
)

export type ChangeColleague = z.infer<typeof ChangeColleague>

export const ChangePerson = PersonChanges.refine(changesSomething, SOMETHING).refine(
  namesCategories,
  CATEGORIES,
)

export type ChangePerson = z.infer<typeof ChangePerson>

/** Searches name and email; pages go by name. */
export const PeopleQuery = CustomerListQuery

export type PeopleQuery = z.infer<typeof PeopleQuery>

const PersonOfCustomer = z.object({ customerId: z.uuid(), userId: z.uuid() })

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
    summary:
      'Keep a person from signing in, at once, or let them sign in again; change which tickets of others they see, or make them a portal manager',
    params: PersonOfCustomer,
    body: ChangePerson,
    response: Person,
  },
  removePasskeysOf: {
    ...peopleEndpoints.removePasskeysOf,
    access: 'admin',
    summary:
      'Remove all passkeys of a person, such as after a phone was lost, and sign them out everywhere; they are told by email',
    params: PersonOfCustomer,
    response: Person,
  },
  unlinkProviderAccount: {
    ...peopleEndpoints.unlinkProviderAccount,
    access: 'admin',
    confirm: 'always',
    summary:
      'Forget a person’s account at the identity provider, such as after it was recreated there, and sign them out everywhere; the next sign-in with their address links it again',
    params: PersonOfCustomer,
    response: Person,
  },
  listColleagues: {
    ...peopleEndpoints.listColleagues,
    access: 'manager',
    summary:
      'The people of the portal manager’s own company by name; the next page is in the Link header',
    query: PeopleQuery,
    response: z.array(Colleague),
  },
  changeColleague: {
    ...peopleEndpoints.changeColleague,
    access: 'manager',
    summary:
      'Keep a person of the portal manager’s own company from signing in, at once, or let them sign in again; change which tickets of others they see. Never the manager themselves',
    params: z.object({ userId: z.uuid() }),
    body: ChangeColleague,
    response: Colleague,
  },
} as const satisfies Record<keyof typeof peopleEndpoints, Endpoint>
