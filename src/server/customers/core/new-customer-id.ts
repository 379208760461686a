import { v7 as uuidv7 } from 'uuid'

import { DELETED_CUSTOMER_DAYS } from '#shared/customers/values.ts'
import type { NewCustomer } from '#shared/customers/contract.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import type { Deps } from '#server/deps.ts'

const DAY_MS = 86_400_000

/** Makes an id without storing it. It becomes the customer's when the customer is saved with it. */
export function prepareCustomer({ config, now }: Pick<Deps, 'config' | 'now'>): NewCustomer {
  return { id: uuidv7({ msecs: now().getTime() }), origin: config.publicUrl }
}

/**
 * A deleted customer keeps its id until it is removed, which no customer is before this many days:
 * so the id of a removed customer, which the audit log still names, is always too old.
 */
export function checkNewId(id: string, now: Date) {
  const ageMs = now.getTime() - madeAtMs(id)
  if (ageMs >= DELETED_CUSTOMER_DAYS * DAY_MS || ageMs < -DAY_MS) {
    throw invalidInput({
      id: (words) => words.customers.idTooOld(DELETED_CUSTOMER_DAYS),
    })
  }
}

/** A UUIDv7 begins with the milliseconds since 1970. */
function madeAtMs(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16)
}
