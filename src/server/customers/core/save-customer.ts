import { v7 as uuidv7 } from 'uuid'

import type {
  CreateCustomer,
  Customer,
  CustomerInput,
  CustomerUpdate,
} from '#shared/customers/contract.ts'
import { losesProvider } from '#shared/connections/fields.ts'
import type { Said } from '#shared/words/catalogue.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { AppError, invalidInput, notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { toShownDomain } from '#server/platform/text/domain-spelling.ts'
import { confirmationRequired } from '#server/access/callers/confirmation.ts'
import { type Idempotency, once } from '#server/platform/http/idempotency.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { sealClientSecret } from '#server/access/oidc/client-secret.ts'
import { closeDoor } from '#server/connections/emergency-door/emergency-door.ts'
import { saveConnection } from '#server/connections/settings/save-connection.ts'
import type { Change } from '#server/connections/settings/record-version.ts'
import { auditFields } from './audit-fields.ts'
import { changesWayIn } from './changes-way-in.ts'
import { checkCustomer } from './check-customer.ts'
import { checkNewId } from './new-customer-id.ts'
import { presentCustomer } from './present-customer.ts'
import {
  deleteSessionsOfCustomer,
  deleteSessionsOutsideDomains,
} from '#server/access/sessions/queries.ts'
import {
  findCustomer,
  lockCustomer,
  insertCustomer,
  listFurtherDomains,
  replaceTechnicalContacts,
  updateCustomer,
} from './queries.ts'
import { recordCustomer } from './record-customer.ts'
import { setDomains } from './set-domains.ts'

type SaveDeps = Pick<Deps, 'db' | 'now' | 'config' | 'keys'>
/** False when the account's owner has not confirmed: then no way to sign in may change. */
type ConfirmedOptions = { mayChangeWaysIn?: boolean }
type NewCustomerOptions = ConfirmedOptions & { by: Actor; idempotency?: Idempotency }

export function createCustomer(
  deps: SaveDeps,
  viewer: Viewer,
  { id: givenId, ...input }: CreateCustomer,
  { by, idempotency, mayChangeWaysIn = true }: NewCustomerOptions,
): Promise<Customer> {
  const checked = sealSecrets(deps, checkCustomer(deps.config, input))
  if (givenId !== undefined) checkNewId(givenId, deps.now())
  return asStaff(deps.db, (tx) =>
    once(tx, deps, viewer, {
      idempotency,
      work: async () => {
        const id = givenId ?? uuidv7()
        const now = deps.now()
        const moments = { createdAt: now, updatedAt: now, updatedBy: by.name }
        const isNew = await insertCustomer(tx, { id, ...ownFields(checked), ...moments })
        if (!isNew) throw new AppError('conflict', (words) => words.customers.savedAlready)
        await saveParts(tx, id, checked, { way: 'form', by, at: now })
        const customer = await getCustomer(deps, tx, id)
        if (!mayChangeWaysIn && changesWayIn(undefined, customer)) throw confirmationRequired()
        await recordCustomer(tx, customer, {
          action: 'customer.created',
          by,
          at: now,
          after: auditFields(customer),
        })
        return customer
      },
    }),
  )
}

/** @throws AppError `conflict`, with the current state, when another user has saved in between. */
export function changeCustomer(
  deps: SaveDeps,
  by: Actor,
  customerId: string,
  { version, ...input }: CustomerUpdate,
  { mayChangeWaysIn = true }: ConfirmedOptions = {},
): Promise<Customer> {
  const checked = sealSecrets(deps, checkCustomer(deps.config, input))
  return asStaff(deps.db, async (tx) => {
    const current = await lockCustomer(tx, customerId)
    if (!current) throw customerNotFound()
    const before = await getCustomer(deps, tx, customerId)
    if (version !== undefined && version !== current.version) {
      throw new AppError('conflict', (words) => words.customers.changedMeanwhile, {
        extra: { customer: before },
      })
    }
    const now = deps.now()
    await updateCustomer(tx, customerId, {
      ...ownFields(checked),
      updatedAt: now,
      updatedBy: by.name,
    })
    await saveParts(tx, customerId, checked, { way: 'form', by, at: now })
    // Delete sessions even on activation, for sign-ins that were in flight while the customer was inactive.
    const customer = await getCustomer(deps, tx, customerId)
    if (!mayChangeWaysIn && changesWayIn(before, customer)) throw confirmationRequired()
    if (!customer.active) await closeDoor(tx, { customer, by, at: now })
    const isEnded = !customer.active || !current.active || losesProvider(before.saml, customer.saml)
    if (isEnded) await deleteSessionsOfCustomer(tx, customerId)
    else await deleteSessionsOutsideDomains(tx, customerId)
    await recordCustomer(tx, customer, {
      action: 'customer.changed',
      by,
      at: now,
      before: auditFields(before),
      after: auditFields(customer),
    })
    return customer
  })
}

function sealSecrets<Input extends CustomerInput>({ keys }: SaveDeps, input: Input): Input {
  return { ...input, saml: input.saml && sealClientSecret(keys, input.saml) }
}

export async function getCustomer(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  customerId: string,
): Promise<Customer> {
  const customer = await findCustomer(tx, customerId)
  if (!customer) throw customerNotFound()
  return presentCustomer(deps.config, customer)
}

export function customerNotFound(): AppError {
  return notFound((words) => words.customers.customerGone)
}

function ownFields({ name, active, mspStartDate, timeZone, language }: CustomerInput) {
  // Left out, the language stays as it is.
  return { name, active, mspStartDate, timeZone, ...(language !== undefined && { language }) }
}

async function saveParts(
  tx: Tx,
  customerId: string,
  { domain, domains, technicalContacts, saml }: CustomerInput,
  change: Change & { by: Actor },
) {
  const further = domains ?? (await listFurtherDomains(tx, customerId))
  const taken = await setDomains(tx, customerId, [...new Set([domain, ...further])], change)
  if (taken.length > 0) throw takenDomains(domain, taken)
  if (technicalContacts) await replaceTechnicalContacts(tx, customerId, technicalContacts)
  if (saml) await saveConnection(tx, customerId, saml, change)
}

function takenDomains(first: string, taken: string[]): AppError {
  const further = taken.filter((domain) => domain !== first)
  const fields: Record<string, Said> = {}
  if (taken.includes(first)) fields.domain = (words) => words.customers.domainTaken
  if (further.length > 0) {
    const shown = further.map(toShownDomain)
    fields.domains = (words) => words.customers.domainsTaken(shown)
  }
  return invalidInput(fields)
}
