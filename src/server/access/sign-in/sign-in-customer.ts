import { completeSettings } from '#shared/connections/fields.ts'

import type { Deps } from '#server/deps.ts'
import {
  type findPilotOf,
  findPilotOfCustomer,
  findPilotOfRequest,
  findSignInCustomer,
  listDomains,
} from './queries.ts'
import type { OwnWay } from './ways-without-provider.ts'

type Live = NonNullable<Awaited<ReturnType<typeof findSignInCustomer>>>

/** A customer whose people can sign in now, with its connection to an identity provider. */
export type SignInCustomer = Omit<Live, 'connectionId'> & {
  /** Null in a pilot, where there may be none yet. */
  connectionId: string | null
  /** The pilot's people, while the settings are only in a pilot. */
  pilot?: { version: number; emails: string[] }
  /** By which they sign in where no provider vouches for them. */
  way?: OwnWay
}

/** Makes the customer that people of a pilot sign in to. */
export function inPilot({
  id,
  name,
  settings,
  version,
  pilotEmails: emails,
}: NonNullable<Awaited<ReturnType<typeof findPilotOf>>>): SignInCustomer {
  const pilot = { version, emails }
  return { ...completeSettings(settings), id, name, connectionId: null, isStaff: false, pilot }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns whether a text is a UUID, which the database needs. */
export function isCustomerId(text: string): boolean {
  return UUID.test(text)
}

/** Finds the customer if its people can sign in now. Takes any text as the id. */
export async function findOpenCustomer(
  { db }: Pick<Deps, 'db'>,
  customerId: string,
): Promise<SignInCustomer | undefined> {
  return isCustomerId(customerId) ? findSignInCustomer(db, customerId) : undefined
}

/** Lists the domains whose addresses may sign in to the customer, in ASCII. */
export function domainsOf({ db }: Pick<Deps, 'db'>, customerId: string): Promise<string[]> {
  return listDomains(db, customerId)
}

/** Returns whether an address is at one of these domains. Both are in ASCII. */
export function isOfDomains(email: string, domains: string[]): boolean {
  return domains.includes(email.slice(email.lastIndexOf('@') + 1))
}

/** Finds the customer with the pilot that a request was made with. Takes any text as the id. */
export async function findPilotAsked(
  { db }: Pick<Deps, 'db'>,
  customerId: string,
  requestId: string,
): Promise<SignInCustomer | undefined> {
  if (!isCustomerId(customerId)) return undefined
  const pilot = await findPilotOfRequest(db, customerId, requestId)
  return pilot && inPilot(pilot)
}

/** Finds the customer with the settings of the provider of this name: those that are live, or else of a pilot. */
export async function findCustomerOfProvider(
  deps: Pick<Deps, 'db'>,
  customerId: string,
  issuer: string,
): Promise<SignInCustomer | undefined> {
  const live = await findOpenCustomer(deps, customerId)
  if (!isCustomerId(customerId) || live?.entityId === issuer) return live
  const found = await findPilotOfCustomer(deps.db, customerId)
  const pilot = found && inPilot(found)
  return pilot?.entityId === issuer ? pilot : live
}
