import { z } from 'zod'

import type { Account, HubSpotRecord, Properties } from './account.ts'
import { momentOf } from './check-properties.ts'
import { invalid } from './hubspot-error.ts'
import { objectType, type ObjectType } from './object-types.ts'
import { presentRecord } from './present.ts'

const MAX_RESULTS = 10_000
const MAX_QUERY = 3000

const Filter = z.object({
  propertyName: z.string(),
  operator: z.enum([
    'EQ',
    'NEQ',
    'LT',
    'LTE',
    'GT',
    'GTE',
    'BETWEEN',
    'IN',
    'NOT_IN',
    'HAS_PROPERTY',
    'NOT_HAS_PROPERTY',
    'CONTAINS_TOKEN',
  ]),
  value: z.union([z.string(), z.number()]).optional(),
  highValue: z.union([z.string(), z.number()]).optional(),
  values: z.array(z.string()).optional(),
})
type Filter = z.infer<typeof Filter>

const Search = z.object({
  filterGroups: z
    .array(z.object({ filters: z.array(Filter).max(6) }))
    .max(5)
    .default([]),
  sorts: z
    .array(
      z.union([
        z.string(),
        z.object({ propertyName: z.string(), direction: z.enum(['ASCENDING', 'DESCENDING']) }),
      ]),
    )
    .max(1)
    .default([]),
  properties: z.array(z.string()).default([]),
  limit: z.number().int().min(1).max(200).default(10),
  after: z.union([z.string(), z.number()]).default('0'),
  query: z.string().optional(),
})

/** Answers from the index, which knows of each change only after a while, and never of what is archived. */
export function search(account: Account, type: ObjectType, body: unknown) {
  if (JSON.stringify(body ?? {}).length > MAX_QUERY) {
    throw invalid(`The request body is longer than ${MAX_QUERY} characters`)
  }
  const parsed = Search.safeParse(body)
  if (!parsed.success) throw invalid(`Invalid input JSON: ${z.prettifyError(parsed.error)}`)
  const { filterGroups, sorts, properties, limit, after, query } = parsed.data
  const offset = after === '' ? 0 : Number(after)
  if (!Number.isInteger(offset) || offset < 0) throw invalid(`after: ${after} is not a number`)
  if (offset + limit > MAX_RESULTS) {
    throw invalid(`The offset and the limit go beyond ${MAX_RESULTS} results`)
  }

  const now = account.now()
  const isWanted = ({ record, properties: values }: Found) =>
    (filterGroups.length === 0 ||
      filterGroups.some(({ filters }) =>
        filters.every((filter) => passes(account, type, { filter, record, values })),
      )) &&
    (!query ||
      Object.values(values).some((value) => value?.toLowerCase().includes(query.toLowerCase())))
  const found = account.tables[type].inOrder
    .flatMap((record) => indexed(record, now) ?? [])
    .filter(isWanted)
  const sorted = sorts[0] === undefined ? found : inOrderOf(found, sorts[0])
  const end = offset + limit
  return {
    total: found.length,
    results: sorted
      .slice(offset, end)
      .map((item) => presentRecord(account, type, { ...item, wanted: properties })),
    ...(end < found.length && { paging: { next: { after: String(end) } } }),
  }
}

type Found = { record: HubSpotRecord; properties: Properties }

function indexed(record: HubSpotRecord, now: number): Found | undefined {
  const known = record.versions.findLast(({ visibleAt }) => visibleAt <= now)
  return known && !known.isArchived ? { record, properties: known.properties } : undefined
}

function inOrderOf(
  found: Found[],
  sort: string | { propertyName: string; direction: string },
): Found[] {
  const isDown = typeof sort === 'string' ? sort.startsWith('-') : sort.direction === 'DESCENDING'
  const name = typeof sort === 'string' ? sort.replace(/^-/, '') : sort.propertyName
  // They are in this order already.
  if (name === 'hs_object_id') return isDown ? found.toReversed() : found
  const compared = (a: Found, b: Found) =>
    compare(a.properties[name] ?? '', b.properties[name] ?? '') || compare(a.record.id, b.record.id)
  return found.toSorted((a, b) => (isDown ? compared(b, a) : compared(a, b)))
}

function compare(a: string, b: string): number {
  const [first, second] = [numberOf(a), numberOf(b)]
  if (!Number.isNaN(first) && !Number.isNaN(second)) return first - second
  return a < b ? -1 : a > b ? 1 : 0
}

function numberOf(value: string): number {
  return /^\d{4}-\d\d-\d\d/.test(value) || /^\d+$/.test(value) ? momentOf(value) : Number.NaN
}

function passes(
  account: Account,
  type: ObjectType,
  { filter, record, values }: { filter: Filter; record: HubSpotRecord; values: Properties },
): boolean {
  const { propertyName, operator } = filter
  const wanted = String(filter.value ?? '')
  if (propertyName.startsWith('associations.')) {
    const linked = account.links.between(
      type,
      record.id,
      objectType(propertyName.slice('associations.'.length)),
    )
    const ids = operator === 'IN' ? (filter.values ?? []) : [wanted]
    return linked.some(({ toId }) => ids.includes(toId))
  }
  if (!account.properties[type].some(({ name }) => name === propertyName)) {
    throw invalid(`There was a problem with the request: no property ${propertyName}`)
  }
  const value = values[propertyName] ?? null
  if (operator === 'HAS_PROPERTY') return value !== null
  if (operator === 'NOT_HAS_PROPERTY') return value === null
  if (value === null) return operator === 'NEQ' || operator === 'NOT_IN'
  // Asked for one by one: an account may have a hundred thousand records.
  const among = () => (filter.values ?? []).some((one) => compareLoosely(value, one) === 0)
  const results: Record<
    Exclude<Filter['operator'], 'HAS_PROPERTY' | 'NOT_HAS_PROPERTY'>,
    () => boolean
  > = {
    EQ: () => compareLoosely(value, wanted) === 0,
    NEQ: () => compareLoosely(value, wanted) !== 0,
    IN: among,
    NOT_IN: () => !among(),
    LT: () => compare(value, wanted) < 0,
    LTE: () => compare(value, wanted) <= 0,
    GT: () => compare(value, wanted) > 0,
    GTE: () => compare(value, wanted) >= 0,
    BETWEEN: () => compare(value, wanted) >= 0 && compare(value, String(filter.highValue)) <= 0,
    CONTAINS_TOKEN: () => value.toLowerCase().includes(wanted.replaceAll('*', '').toLowerCase()),
  }
  return results[operator]()
}

/** A search for text does not look at its case. */
function compareLoosely(value: string, wanted: string): number {
  return compare(value.toLowerCase(), wanted.toLowerCase())
}
