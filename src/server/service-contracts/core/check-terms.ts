import { instantOfWallTime, wallTimeAt } from '#shared/sla/business-time.ts'
import { ESCALATION_GROUPS, type ServiceTerms } from '#shared/sla/terms.ts'

import { listActiveStaffNames } from '#server/access/users/staff-queries.ts'
import { invalidInput, notFound } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findContractCustomer, listCategoryIds } from './queries.ts'

/**
 * Checks what terms name. Categories may be archived: old tickets have them.
 *
 * @throws AppError `invalid_input`
 */
export async function checkTerms(tx: Tx, { categoryTargets, escalations }: ServiceTerms) {
  const named = categoryTargets.map(({ category }) => category)
  const known = named.length > 0 ? await listCategoryIds(tx) : []
  if (new Set(named).size < named.length || named.some((category) => !known.includes(category)))
    throw invalidInput({ categoryTargets: (words) => words.serviceContracts.categoryUnknown })
  const groups: readonly string[] = ESCALATION_GROUPS
  const people = escalations.map(({ to }) => to).filter((to) => !groups.includes(to))
  const staff = people.length > 0 ? await listActiveStaffNames(tx) : []
  if (people.some((to) => !staff.some(({ id }) => id === to)))
    throw invalidInput({ escalations: (words) => words.serviceContracts.recipientUnknown })
}

/**
 * Returns when a version begins: at midnight in the zone of its calendar, or now if that was today. A
 * ticket of this morning was raised under what held then.
 *
 * @throws AppError `invalid_input` for a day that has passed.
 */
export function startOfVersion(
  validFrom: string,
  { timeZone }: { timeZone: string },
  now: Date,
): Date {
  const today = new Date(wallTimeAt(now, timeZone)).toISOString().slice(0, 10)
  if (validFrom < today)
    throw invalidInput({ validFrom: (words) => words.serviceContracts.dayPassed })
  return validFrom === today ? now : instantOfWallTime(Date.parse(validFrom), timeZone)
}

/** @throws AppError `not_found` */
export async function getContractCustomer(tx: Tx, customerId: string) {
  const customer = await findContractCustomer(tx, customerId)
  if (!customer) throw notFound((words) => words.customers.customerGone)
  return customer
}
