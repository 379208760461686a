import { z } from 'zod'

import type { Account, HubSpotRecord } from './account.ts'
import { defaultTypeId, linksOfKind } from './associations.ts'
import { invalid } from './hubspot-error.ts'
import { OBJECT_TYPES, type ObjectType, TYPE_IDS } from './object-types.ts'
import { createRecord, linkRecords } from './records.ts'

export const PropertyValues = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .transform((given) =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, value === null ? null : String(value)]),
    ),
  )
export const NewObject = z.object({
  properties: PropertyValues,
  associations: z
    .array(
      z.object({
        to: z.object({ id: z.coerce.string() }),
        types: z.array(
          z.object({ associationCategory: z.string(), associationTypeId: z.number() }),
        ),
      }),
    )
    .default([]),
  objectWriteTraceId: z.string().optional(),
})
export type NewObject = z.infer<typeof NewObject>
/** Creates an object with its associations, or nothing. */
export function createLinked(
  account: Account,
  type: ObjectType,
  { properties, associations }: NewObject,
): HubSpotRecord {
  const wanted = associations.flatMap(({ to, types }) =>
    types.map(({ associationTypeId }) => {
      const target = targetOf(account, type, { id: to.id, typeId: associationTypeId })
      return { target, typeId: associationTypeId }
    }),
  )
  const record = createRecord(account, type, { properties, byAgent: false })
  for (const { target, typeId } of wanted) {
    linkRecords(account, { type, id: record.id }, target, typeId)
  }
  return record
}

function targetOf(
  account: Account,
  type: ObjectType,
  { id, typeId }: { id: string; typeId: number },
): { type: ObjectType; id: string } {
  const toType = OBJECT_TYPES.find((other) =>
    linksOfKind({ type, id: '' }, { type: other, id: '' }, typeId)?.some(
      (link) => link.typeId === typeId && link.from.type === type,
    ),
  )
  if (!toType) throw invalid(`${typeId} is not an association type of ${type}`)
  return { type: toType, id: mustBeThere(account, toType, id) }
}

/** Throws for a merged record, which is read under its old id but can no longer be associated. */
export function mustBeThere(account: Account, type: ObjectType, id: string): string {
  const record = account.tables[type].byId.get(id)
  if (record?.archivedAt !== null) throw invalid(`${TYPE_IDS[type]} ${id} does not exist`)
  return id
}

/** @throws HubSpotError in HubSpot's own words for a body of the wrong form. */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw invalid(`Invalid input JSON: ${z.prettifyError(result.error)}`)
  return result.data
}

/** Links two objects by the plain association of their types. */
export function linkByDefault(
  account: Account,
  from: { type: ObjectType; id: string },
  to: { type: ObjectType; id: string },
): number {
  const typeId = defaultTypeId(from.type, to.type)
  if (typeId === undefined) throw invalid(`${from.type} and ${to.type} cannot be associated`)
  linkRecords(account, from, to, typeId)
  return typeId
}
