import type { FieldOf } from './problems.ts'

type FieldMerge<Values> = {
  /** Ours, with what only they have changed. */
  values: Values
  takenOver: FieldOf<Values>[]
  /** Fields that both have changed, to different values; the person has to decide. */
  clashes: FieldOf<Values>[]
}

/** Brings together what two people have made of the same. */
export function mergeFields<Values extends object>(
  fields: readonly FieldOf<Values>[],
  { base, ours, theirs }: { base: Values; ours: Values; theirs: Values },
): FieldMerge<Values> {
  const changedByThem = fields.filter((field) => isOther(base, theirs, field))
  const open = changedByThem.filter((field) => isOther(ours, theirs, field))
  const takenOver = open.filter((field) => !isOther(base, ours, field))
  const clashes = open.filter((field) => isOther(base, ours, field))
  return { values: withFields(ours, theirs, takenOver), takenOver, clashes }
}

/** `values`, with these fields of `source`. */
export function withFields<Values extends object>(
  values: Values,
  source: Values,
  fields: readonly FieldOf<Values>[],
): Values {
  const taken = Object.fromEntries(fields.map((field) => [field, source[field]]))
  return { ...values, ...taken }
}

export function isSame<Values extends object>(
  fields: readonly FieldOf<Values>[],
  one: Values,
  other: Values,
): boolean {
  return fields.every((field) => !isOther(one, other, field))
}

function isOther<Values extends object>(
  one: Values,
  other: Values,
  field: FieldOf<Values>,
): boolean {
  return JSON.stringify(one[field]) !== JSON.stringify(other[field])
}
