import type { CrmAccess, CrmLane } from '#server/channels/crm/crm-access.ts'
import type { Crm } from '#server/channels/crm/port.ts'
import type { Db } from '#server/platform/db/client.ts'

export type FakeCrmAccess = CrmAccess & {
  /** Gives this CRM from now on to all callers that open it. Undefined is an installation without a token. */
  use(crm: Crm | undefined): void
  /** For whom it was opened so far. */
  lanes: CrmLane[]
}

/** Opens the CRM that a test gives it, while the connection in the database is on. Knows no limits. */
export function createFakeCrmAccess(db: Db): FakeCrmAccess {
  let used: Crm | undefined
  const lanes: CrmLane[] = []
  return {
    lanes,
    use: (crm) => void (used = crm),
    async open(lane = 'people') {
      if (!used) return undefined
      lanes.push(lane)
      const { state } = await db
        .selectFrom('crmConnection')
        .select('state')
        .executeTakeFirstOrThrow()
      return state === 'on' ? used : undefined
    },
    connect: () => Promise.resolve(used),
  }
}
