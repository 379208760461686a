import { z } from 'zod'

import type { CrmCatalog } from '#server/channels/crm/port.ts'

import { OWNERS } from '#server/channels/crm/hubspot/client/api-version.ts'
import type { HubSpotRequest } from '#server/channels/crm/hubspot/client/request.ts'
import { unlessScopeMissing } from '#server/channels/crm/hubspot/client/refusals.ts'

const PAGE = 100
/** How long names are good for that are shown with comments. */
const FRESH_MS = 600_000

const Answer = z.object({
  results: z.array(
    z.object({
      id: z.coerce.string(),
      email: z.string().nullish(),
      firstName: z.string().nullish(),
      lastName: z.string().nullish(),
    }),
  ),
  paging: z.object({ next: z.object({ after: z.string().nullish() }).nullish() }).nullish(),
})

type Owner = CrmCatalog['owners'][number]
export type Owners = {
  list(signal: AbortSignal): Promise<Owner[]>
  /** Also finds former owners, who may have written before. Undefined for an unknown id. */
  find(id: string | null, signal: AbortSignal): Promise<Owner | undefined>
}

export function createOwners(request: HubSpotRequest): Owners {
  let known: { byId: Map<string, Owner>; readAt: number } | undefined

  async function read(archived: 'true' | 'false', signal: AbortSignal): Promise<Owner[]> {
    const found: Owner[] = []
    for (let after: string | undefined; ;) {
      const { results, paging } = await request(
        { method: 'GET', path: OWNERS, query: { limit: PAGE, after, archived }, answer: Answer },
        signal,
      )
      found.push(
        ...results.map(({ id, email, firstName, lastName }) => ({
          id,
          name: [firstName, lastName].filter(Boolean).join(' ') || email || id,
          email: email?.toLowerCase() || null,
        })),
      )
      after = paging?.next?.after ?? undefined
      if (after === undefined) return found
    }
  }

  return {
    list: (signal) => read('false', signal),
    async find(id, signal) {
      if (!id) return undefined
      // A clock that only counts on: nothing else depends on the moment.
      const now = performance.now()
      if (!known || now - known.readAt > FRESH_MS) {
        const all = await unlessScopeMissing(async () => [
          ...(await read('true', signal)),
          ...(await read('false', signal)),
        ])
        known = { byId: new Map(all.map((owner) => [owner.id, owner])), readAt: now }
      }
      return known.byId.get(id)
    },
  }
}
