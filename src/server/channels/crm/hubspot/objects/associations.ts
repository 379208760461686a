import { z } from 'zod'

import { ASSOCIATIONS } from '#server/channels/crm/hubspot/client/api-version.ts'
import { inBatches, type ObjectType } from '#server/channels/crm/hubspot/client/records.ts'
import type { HubSpotRequest } from '#server/channels/crm/hubspot/client/request.ts'

const MAX_BATCH = 1000

const id = z.coerce.string()
const Answer = z.object({
  results: z.array(
    z.object({
      from: z.object({ id }),
      to: z.array(z.object({ toObjectId: id })),
      paging: z.object({ next: z.object({ after: z.string().nullish() }).nullish() }).nullish(),
    }),
  ),
})

/** Reads with which records of another type each of these goes. A search does not say it. */
export async function readAssociations(
  request: HubSpotRequest,
  {
    from,
    to,
    ids,
    signal,
  }: { from: ObjectType; to: ObjectType; ids: string[]; signal: AbortSignal },
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>(ids.map((one) => [one, []]))
  let waiting: { id: string; after?: string }[] = [...found.keys()].map((one) => ({ id: one }))
  while (waiting.length > 0) {
    const more: typeof waiting = []
    for (const inputs of inBatches(waiting, MAX_BATCH)) {
      const { results } = await request(
        {
          method: 'POST',
          path: `${ASSOCIATIONS}/${from}/${to}/batch/read`,
          json: { inputs },
          answer: Answer,
          isRepeatable: true,
        },
        signal,
      )
      for (const { from: source, to: targets, paging } of results) {
        const known = found.get(source.id) ?? []
        const all = [...known, ...targets.map(({ toObjectId }) => toObjectId)]
        found.set(source.id, [...new Set(all)])
        const after = paging?.next?.after
        if (after) more.push({ id: source.id, after })
      }
    }
    waiting = more
  }
  return found
}

/** Links a new record to one that exists, in the call that makes it. */
export function linkTo(toId: string, typeIds: number[]) {
  return {
    to: { id: toId },
    types: typeIds.map((associationTypeId) => ({
      associationCategory: 'HUBSPOT_DEFINED',
      associationTypeId,
    })),
  }
}
