import { z } from 'zod'

import { OBJECTS } from './api-version.ts'
import type { HubSpotRequest } from './request.ts'

export type ObjectType = 'tickets' | 'contacts' | 'companies' | 'notes' | 'emails'

/** The most that one request may name. */
const MAX_BATCH = 100

const id = z.coerce.string()
/** Empty properties are null, and properties that the account does not know are missing. */
const Properties = z.record(z.string(), z.string().nullish())
export const HubSpotRecord = z.object({
  id,
  properties: Properties,
  createdAt: z.coerce.date().nullish(),
  updatedAt: z.coerce.date().nullish(),
  associations: z.record(z.string(), z.object({ results: z.array(z.object({ id })) })).nullish(),
})
export type HubSpotRecord = z.infer<typeof HubSpotRecord>

const after = z.string().nullish()
const Paging = z.object({ next: z.object({ after }).nullish() }).nullish()
export const RecordPage = z.object({
  total: z.number().nullish(),
  results: z.array(HubSpotRecord),
  paging: Paging,
})

/** Reads records by id. One that is deleted is missing in the answer; for one that was merged the one that is left is there. */
export async function readRecords(
  request: HubSpotRequest,
  type: ObjectType,
  { ids, properties, signal }: { ids: string[]; properties: string[]; signal: AbortSignal },
): Promise<HubSpotRecord[]> {
  const found = new Map<string, HubSpotRecord>()
  for (const some of inBatches([...new Set(ids)], MAX_BATCH)) {
    const { results } = await request(
      {
        method: 'POST',
        path: `${OBJECTS}/${type}/batch/read`,
        json: { inputs: some.map((one) => ({ id: one })), properties, propertiesWithHistory: [] },
        answer: z.object({ results: z.array(HubSpotRecord) }),
        isRepeatable: true,
      },
      signal,
    )
    // The one that is left comes once for each that was merged into it.
    for (const record of results) found.set(record.id, record)
  }
  return [...found.values()]
}

type Search = {
  filters: Filter[]
  sort?: string
  properties: string[]
  limit: number
}
export type Filter =
  | { propertyName: string; operator: 'GT'; value: string }
  | { propertyName: string; operator: 'IN'; values: string[] }
  | { propertyName: string; operator: 'BETWEEN'; value: string; highValue: string }

/** Asks the index, which lags behind and knows nothing of what is deleted. */
export function searchRecords(
  request: HubSpotRequest,
  type: ObjectType,
  { search, signal }: { search: Search; signal: AbortSignal },
): Promise<z.infer<typeof RecordPage>> {
  const { filters, sort = 'hs_object_id', properties, limit } = search
  return request(
    {
      method: 'POST',
      path: `${OBJECTS}/${type}/search`,
      // HubSpot's own description asks for all five.
      json: {
        filterGroups: filters.length === 0 ? [] : [{ filters }],
        sorts: [sort],
        properties,
        limit,
        after: '0',
      },
      answer: RecordPage,
      isSearch: true,
      isRepeatable: true,
    },
    signal,
  )
}

export function inBatches<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
