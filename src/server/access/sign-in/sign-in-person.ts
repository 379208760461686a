import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'

import { textKey } from '#shared/words/catalogue.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import {
  findPersonByEmail,
  hasHadAddress,
  lockPersonOfProvider,
  type ProviderId,
  updateAddress,
  upsertSignedInPerson,
} from '#server/access/users/queries.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { JobKind } from '#server/platform/jobs/job.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'

const AddressChange = z.object({
  customerId: z.string(),
  name: z.string(),
  before: z.string(),
  after: z.string(),
})

/** Tells administrators that a person signed in with a new address. */
export const ADDRESS_CHANGED: JobKind<z.infer<typeof AddressChange>> = {
  name: 'address-changed',
  title: textKey('jobs.addressChanged'),
  payload: AddressChange,
}

type Person = {
  customerId: string
  email: string
  /** Null where the provider sends no name: a known one stays. */
  name: string | null
  providerId: ProviderId | undefined
  at: Date
  from: Pick<Actor, 'address'>
}

/**
 * Finds or creates the person who signs in. A provider's persistent id means the same person under a new
 * address, who keeps their account. Returns undefined for a person who is deactivated.
 */
export async function signInPerson(tx: Tx, person: Person) {
  const { customerId, email, name, providerId, at } = person
  if (providerId?.isDecisive) return signInById(tx, { ...person, providerId })
  const known = providerId && (await lockPersonOfProvider(tx, { customerId, providerId }))
  if (known && known.email !== email && (await isFree(tx, { customerId, id: known.id, email }))) {
    if (!known.active) return undefined
    await changeAddress(tx, { ...person, id: known.id, before: known })
  }
  // Leaves the id with the person it was first sent for when the address has an account of its own.
  const isTheirs = !known || known.email === email
  return upsertSignedInPerson(tx, {
    customerId,
    id: uuidv7(),
    email,
    name,
    providerId: isTheirs ? providerId : undefined,
    at,
  })
}

/**
 * Finds or creates a person whom only their id at the provider makes known. An address leads to a person
 * once, while no id of this space does; then it is taken over when it changes, unless it is another person's.
 */
async function signInById(tx: Tx, person: Person & { providerId: ProviderId }) {
  const { customerId, email, name, providerId, at } = person
  const known = await lockPersonOfProvider(tx, { customerId, providerId })
  if (known && !known.active) return undefined
  const isOther = known !== undefined && known.email !== email
  const isTaken = isOther && (await findPersonByEmail(tx, { customerId, email })) !== undefined
  if (isOther && !isTaken) await changeAddress(tx, { ...person, id: known.id, before: known })
  return upsertSignedInPerson(tx, {
    customerId,
    id: uuidv7(),
    email: isTaken ? known.email : email,
    name,
    providerId,
    at,
  })
}

/** Returns whether an address belongs to a person whom this provider knows by another id. */
export async function isOfAnother(
  tx: Tx,
  { customerId, email, providerId }: Pick<Person, 'customerId' | 'email' | 'providerId'>,
): Promise<boolean> {
  if (!providerId?.isDecisive) return false
  if (await lockPersonOfProvider(tx, { customerId, providerId })) return false
  const owner = await findPersonByEmail(tx, { customerId, email })
  return owner !== undefined && owner.providerIssuer === providerId.space
}

/**
 * Returns whether an address can become that of a known person: it has no account, and they have
 * not had it before. A provider that sends one id for two people would otherwise hand one account
 * back and forth.
 */
async function isFree(
  tx: Tx,
  { customerId, id, email }: { customerId: string; id: string; email: string },
): Promise<boolean> {
  const owner = await findPersonByEmail(tx, { customerId, email })
  return owner === undefined && !(await hasHadAddress(tx, { customerId, id, email }))
}

async function changeAddress(
  tx: Tx,
  {
    customerId,
    id,
    email,
    name,
    before,
    at,
    from,
  }: Person & { id: string; before: { name: string; email: string } },
): Promise<void> {
  await updateAddress(tx, { customerId, id, email })
  const current = name ?? before.name
  await recordAudit(tx, {
    action: 'person.address_changed',
    by: { userId: id, name: current, email, address: from.address },
    at,
    customerId,
    subject: { id, name: `${current} (${email})` },
    before: { email: before.email },
    after: { email },
  })
  const change = { customerId, name: current, before: before.email, after: email }
  await addToOutbox(tx, ADDRESS_CHANGED, change, { customerId })
}
