import { CUSTOMER_FIELDS, type CustomerField, type CustomerValues } from './customer-fields.ts'

export type CustomerMerge = {
  /** Ours, with what only they have changed. */
  values: CustomerValues
  takenOver: CustomerField[]
  /** Changed by both, to different values; somebody has to decide. */
  clashes: CustomerField[]
}

/** Brings together what two administrators have made of one customer. */
export function mergeCustomer(
  base: CustomerValues,
  ours: CustomerValues,
  theirs: CustomerValues,
): CustomerMerge {
  const changedByThem = CUSTOMER_FIELDS.filter((field) => isOther(base, theirs, field))
  const open = changedByThem.filter((field) => isOther(ours, theirs, field))
  const takenOver = open.filter((field) => !isOther(base, ours, field))
  const clashes = open.filter((field) => isOther(base, ours, field))
  return { values: withFields(ours, theirs, takenOver), takenOver, clashes }
}

/** `values`, with these fields of `source`. */
export function withFields(
  values: CustomerValues,
  source: CustomerValues,
  fields: CustomerField[],
): CustomerValues {
  const taken = Object.fromEntries(fields.map((field) => [field, source[field]]))
  return { ...values, ...taken }
}

export function isSameCustomer(one: CustomerValues, other: CustomerValues): boolean {
  return CUSTOMER_FIELDS.every((field) => !isOther(one, other, field))
}

function isOther(one: CustomerValues, other: CustomerValues, field: CustomerField): boolean {
  return JSON.stringify(one[field]) !== JSON.stringify(other[field])
}
