import { createLinks } from './associations.ts'
import { FIRST_OWNERS, FIRST_PIPELINE, firstProperties } from './catalog.ts'
import type { HubSpotFile } from './files.ts'
import { OBJECT_TYPES, type ObjectType } from './object-types.ts'
import { createRandom } from './random.ts'
import type { HubSpotThread } from './threads.ts'

export type Properties = Record<string, string | null>

/** State of a record from some moment on, as a search finds it. */
type Version = { visibleAt: number; properties: Properties; isArchived: boolean }

export type HubSpotRecord = {
  id: string
  /** Replaced as a whole by each change, so that the versions of a search can share it. */
  properties: Properties
  createdAt: number
  updatedAt: number
  archivedAt: number | null
  mergedInto: string | null
  versions: Version[]
}

export type Table = {
  byId: Map<string, HubSpotRecord>
  /** In the order of the ids, which only grow. */
  inOrder: HubSpotRecord[]
  /** By `<property>=<value in lower case>`, for properties that are unique. */
  byUnique: Map<string, string>
}

/** Something that subscriptions of webhooks may tell of. */
export type AccountChange = {
  kind: 'creation' | 'deletion' | 'merge' | 'propertyChange' | 'associationChange' | 'newMessage'
  type: ObjectType | 'threads'
  id: string
  at: number
  byAgent: boolean
  property?: { name: string; value: string | null }
  merge?: { primaryId: string; mergedIds: string[]; newId: string }
  association?: { fromId: string; toId: string; name: string; isPrimary: boolean }
  messageId?: string
}

export const ALL_SCOPES = [
  'tickets',
  'crm.objects.contacts.read',
  'crm.objects.contacts.write',
  'crm.objects.companies.read',
  'crm.objects.owners.read',
  'crm.schemas.tickets.read',
  'crm.schemas.tickets.write',
  'files',
  'files.ui_hidden.read',
  'sales-email-read',
  'conversations.read',
  'conversations.write',
] as const

export type AccountOptions = {
  portalId?: number
  seed?: number
  now?: () => number
  /** How long a search may not know of a change. Each change takes another part of it. */
  indexLagMs?: number
}

export type Account = ReturnType<typeof createAccount>

/** Everything that one account of HubSpot holds, in memory. */
export function createAccount(given: AccountOptions = {}) {
  const { portalId = 48_120_117, seed = 1, now = Date.now, indexLagMs = 0 } = given
  let lastId = 30_000_000_000
  const listeners = new Set<(change: AccountChange) => void>()
  return {
    portalId,
    now,
    random: createRandom(seed),
    timeZone: 'Europe/Berlin',
    /** Larger than the last, with gaps as in life. */
    nextId(): string {
      lastId += 1 + Math.floor(this.random() * 40)
      return String(lastId)
    },
    continueAfter(id: number) {
      lastId = Math.max(lastId, id)
    },
    // The keys are those of the list.
    tables: Object.fromEntries(OBJECT_TYPES.map((type) => [type, emptyTable()])) as Record<
      ObjectType,
      Table
    >,
    links: createLinks(),
    properties: firstProperties(),
    pipelines: [FIRST_PIPELINE],
    owners: [...FIRST_OWNERS],
    files: new Map<string, HubSpotFile>(),
    threads: new Map<string, HubSpotThread>(),
    /** Switched by tests and on the page of faults. */
    settings: {
      indexLagMs,
      scopes: new Set<string>(ALL_SCOPES),
      /** Properties that a ticket must have to be closed, by an administrator's rule. */
      requiredToClose: [] as string[],
      signedUrlSeconds: 3600,
      /** A merge creates a new record; otherwise the first one stays and the other is merged into it. */
      mergesMakeNew: true,
    },
    tell(change: AccountChange) {
      for (const listener of listeners) listener(change)
    },
    listen(listener: (change: AccountChange) => void) {
      listeners.add(listener)
    },
  }
}

function emptyTable(): Table {
  return { byId: new Map(), inOrder: [], byUnique: new Map() }
}
