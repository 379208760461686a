import { v7 as uuidv7 } from 'uuid'

import type { Customer, CustomerInput, CustomerUpdate } from '#shared/customers.ts'

import { AppError, invalidInput, notFound } from '#server/app-error.ts'
import { asStaff } from '#server/db/as-role.ts'
import type { Tx } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { type Idempotency, once } from '#server/http/idempotency.ts'
import type { Viewer } from '#server/viewer.ts'
import { checkCustomer } from './check-customer.ts'
import { presentCustomer } from './present-customer.ts'
import {
  deleteSessionsOfCustomer,
  deleteSessionsOutsideDomains,
  findCustomer,
  findCustomerVersion,
  insertCustomer,
  listFurtherDomains,
  replaceDomains,
  updateCustomer,
  upsertCustomerSaml,
} from './queries.ts'

type SaveDeps = Pick<Deps, 'db' | 'now' | 'config'>

export function createCustomer(
  deps: SaveDeps,
  viewer: Viewer,
  input: CustomerInput,
  { idempotency }: { idempotency?: Idempotency } = {},
): Promise<Customer> {
  const checked = checkCustomer(deps.config, input)
  return asStaff(deps.db, (tx) =>
    once(tx, deps, viewer, idempotency, async () => {
      const id = uuidv7()
      const now = deps.now()
      const moments = { createdAt: now, updatedAt: now, updatedBy: viewer.name }
      await insertCustomer(tx, { id, ...ownFields(checked), ...moments })
      await saveParts(tx, id, checked)
      return getCustomer(deps, tx, id)
    }),
  )
}

/** @throws AppError `conflict`, with the current state, when somebody has saved in between. */
export function changeCustomer(
  deps: SaveDeps,
  customerId: string,
  { version, ...input }: CustomerUpdate,
  { by = null }: { by?: Pick<Viewer, 'name'> | null } = {},
): Promise<Customer> {
  const checked = checkCustomer(deps.config, input)
  return asStaff(deps.db, async (tx) => {
    const current = await findCustomerVersion(tx, customerId)
    if (!current) throw customerNotFound()
    if (version !== undefined && version !== current.version) {
      throw new AppError('conflict', 'Somebody else has changed this customer in the meantime.', {
        extra: { customer: await getCustomer(deps, tx, customerId) },
      })
    }
    const moment = { updatedAt: deps.now(), updatedBy: by?.name ?? null }
    await updateCustomer(tx, customerId, { ...ownFields(checked), ...moment })
    await saveParts(tx, customerId, checked)
    if (checked.active) await deleteSessionsOutsideDomains(tx, customerId)
    else await deleteSessionsOfCustomer(tx, customerId)
    return getCustomer(deps, tx, customerId)
  })
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
  return notFound('This customer does not exist any more.')
}

function ownFields({ name, active, mspStartDate, timeZone }: CustomerInput) {
  return { name, active, mspStartDate, timeZone }
}

async function saveParts(tx: Tx, customerId: string, { domain, domains, saml }: CustomerInput) {
  const further = domains ?? (await listFurtherDomains(tx, customerId))
  const taken = await replaceDomains(tx, customerId, [...new Set([domain, ...further])])
  if (taken.length > 0) throw takenDomains(domain, taken)
  if (saml)
    await upsertCustomerSaml(tx, { ...saml, customerId, provider: saml.provider ?? 'custom' })
}

function takenDomains(first: string, taken: string[]): AppError {
  const further = taken.filter((domain) => domain !== first)
  return invalidInput({
    ...(taken.includes(first) && { domain: 'Another customer has this domain' }),
    ...(further.length > 0 && {
      domains: `Another customer has ${further.join(', ')}. A domain belongs to one customer only`,
    }),
  })
}
