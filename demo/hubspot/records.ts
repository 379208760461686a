import type { Account, HubSpotRecord, Properties } from './account.ts'
import { checkProperties, momentOf, uniqueKey } from './check-properties.ts'
import { missing } from './hubspot-error.ts'
import {
  createdProperty,
  modifiedProperty,
  type ObjectType,
  SINGULAR,
  TYPE_IDS,
} from './object-types.ts'
import { type LinkChange, linksOfKind } from './associations.ts'

// Every change of the account's objects goes through this file.

export type By = { byAgent: boolean }

export function createRecord(
  account: Account,
  type: ObjectType,
  { properties: given, byAgent }: { properties: Properties } & By,
): HubSpotRecord {
  checkProperties(account, type, { given, existing: undefined })
  const now = account.now()
  const id = account.nextId()
  const settled = type === 'tickets' ? withStage(account, given, {}) : given
  const source = byAgent ? 'CRM_UI' : 'INTEGRATION'
  const created = given[createdProperty(type)]
  const createdAt = created ? momentOf(created) : now
  const record: HubSpotRecord = {
    id,
    properties: {
      ...cleaned(account, type, settled),
      hs_object_id: id,
      hs_object_source: source,
      [createdProperty(type)]: iso(createdAt),
      [modifiedProperty(type)]: iso(now),
    },
    createdAt,
    updatedAt: now,
    archivedAt: null,
    mergedInto: null,
    versions: [],
  }
  const table = account.tables[type]
  table.byId.set(id, record)
  table.inOrder.push(record)
  noteVersion(account, type, record)
  account.tell({ kind: 'creation', type, id, at: now, byAgent })
  return record
}

export function changeRecord(
  account: Account,
  type: ObjectType,
  { record, properties: given, byAgent }: { record: HubSpotRecord; properties: Properties } & By,
): void {
  checkProperties(account, type, { given, existing: record })
  const settled = type === 'tickets' ? withStage(account, given, record.properties) : given
  const wanted = Object.entries(cleaned(account, type, settled))
  const changed = wanted.filter(([name, value]) => value !== (record.properties[name] ?? null))
  if (changed.length === 0) return
  touch(account, type, { record, properties: Object.fromEntries(changed) })
  for (const [name, value] of changed) {
    const property = { name, value }
    const { id, updatedAt: at } = record
    account.tell({ kind: 'propertyChange', type, id, at, byAgent, property })
  }
}

/** Any activity moves the time of the last change, also what no property shows. */
export function touch(
  account: Account,
  type: ObjectType,
  { record, properties = {} }: { record: HubSpotRecord; properties?: Properties },
): void {
  // Two changes within a millisecond still have an order.
  record.updatedAt = Math.max(account.now(), record.updatedAt + 1)
  record.properties = {
    ...record.properties,
    ...properties,
    [modifiedProperty(type)]: iso(record.updatedAt),
  }
  noteVersion(account, type, record)
}

export function archiveRecord(
  account: Account,
  type: ObjectType,
  { record, byAgent }: { record: HubSpotRecord } & By,
): void {
  if (record.archivedAt !== null) return
  record.archivedAt = account.now()
  for (const { name, hasUniqueValue } of account.properties[type]) {
    const value = record.properties[name]
    if (hasUniqueValue && value) account.tables[type].byUnique.delete(uniqueKey(name, value))
  }
  noteVersion(account, type, record)
  account.tell({ kind: 'deletion', type, id: record.id, at: record.archivedAt, byAgent })
}

/** Moves what is linked with the second to the first, which alone stays. */
export function mergeRecords(
  account: Account,
  type: ObjectType,
  { primary, merged, byAgent }: { primary: HubSpotRecord; merged: HubSpotRecord } & By,
): void {
  for (const { toType, toId, typeId } of account.links.of(type, merged.id)) {
    linkRecords(account, { type, id: primary.id }, { type: toType, id: toId }, typeId)
  }
  for (const thread of account.threads.values()) {
    if (type === 'tickets' && thread.ticketId === merged.id) thread.ticketId = primary.id
  }
  const mergedIds = [
    ...(primary.properties.hs_merged_object_ids?.split(';') ?? []),
    ...(merged.properties.hs_merged_object_ids?.split(';') ?? []),
    merged.id,
  ]
  merged.mergedInto = primary.id
  merged.archivedAt = account.now()
  noteVersion(account, type, merged)
  touch(account, type, {
    record: primary,
    properties: { hs_merged_object_ids: mergedIds.join(';') },
  })
  const merge = { primaryId: primary.id, mergedIds: [merged.id] }
  account.tell({ kind: 'merge', type, id: primary.id, at: account.now(), byAgent, merge })
}

/** Finds by id, by a unique property, and through a merge. Leaves out what is archived. */
export function findRecord(
  account: Account,
  type: ObjectType,
  { id, idProperty }: { id: string; idProperty?: string },
): HubSpotRecord | undefined {
  const { byId, byUnique } = account.tables[type]
  const key =
    idProperty && idProperty !== 'hs_object_id' ? byUnique.get(uniqueKey(idProperty, id)) : id
  const found = byId.get(key ?? '')
  if (found?.mergedInto) return findRecord(account, type, { id: found.mergedInto })
  return found?.archivedAt === null ? found : undefined
}

export function getRecord(account: Account, type: ObjectType, id: string, idProperty?: string) {
  const found = findRecord(account, type, { id, idProperty })
  if (!found) throw missing(`${SINGULAR[type]} ${id} (${TYPE_IDS[type]}) was not found`)
  return found
}

/** Returns false for a kind of association that does not exist between these types. */
export function linkRecords(
  account: Account,
  from: LinkChange['from'],
  to: LinkChange['to'],
  typeId: number,
): boolean {
  const links = linksOfKind(from, to, typeId)
  if (!links) return false
  for (const link of links) {
    if (!account.links.add(link)) continue
    const name = `${SINGULAR[link.from.type].toUpperCase()}_TO_${SINGULAR[link.to.type].toUpperCase()}`
    account.tell({
      kind: 'associationChange',
      type: link.from.type,
      id: link.from.id,
      at: account.now(),
      byAgent: false,
      association: {
        fromId: link.from.id,
        toId: link.to.id,
        name,
        isPrimary: link.label === 'Primary',
      },
    })
  }
  // New activity moves the ticket to the front, without a change of its properties.
  for (const { type, id } of [from, to]) {
    const record = type === 'tickets' ? findRecord(account, type, { id }) : undefined
    if (record) touch(account, type, { record })
  }
  return true
}

/** HubSpot derives what closing means from the stage. */
function withStage(account: Account, given: Properties, existing: Properties): Properties {
  const pipelineId = given.hs_pipeline ?? existing.hs_pipeline ?? account.pipelines[0]?.id ?? '0'
  const pipeline = account.pipelines.find(({ id }) => id === pipelineId)
  const stageId = given.hs_pipeline_stage ?? existing.hs_pipeline_stage ?? pipeline?.stages[0]?.id
  const stage = pipeline?.stages.find(({ id }) => id === stageId)
  const isClosed = stage?.metadata.ticketState === 'CLOSED'
  const closedAt = existing.hs_is_closed === 'true' ? existing.closed_date : iso(account.now())
  return {
    ...given,
    hs_pipeline: pipelineId,
    hs_pipeline_stage: stageId ?? null,
    hs_is_closed: String(isClosed),
    closed_date: isClosed ? (given.closed_date ?? closedAt ?? null) : null,
  }
}

/** Empty values are kept as null, and instants in one form. */
function cleaned(account: Account, type: ObjectType, given: Properties): Properties {
  const instants = new Set(
    account.properties[type].flatMap((found) => (found.type === 'datetime' ? [found.name] : [])),
  )
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      if (value === null || value === '') return [name, null]
      return [name, instants.has(name) ? iso(momentOf(value)) : value]
    }),
  )
}

function noteVersion(account: Account, type: ObjectType, record: HubSpotRecord): void {
  const { properties, archivedAt } = record
  const now = account.now()
  const visibleAt = now + Math.round(account.settings.indexLagMs * account.random())
  const latestKnown = record.versions.findLastIndex((version) => version.visibleAt <= now)
  record.versions = [
    ...record.versions.slice(Math.max(0, latestKnown)),
    { visibleAt, properties, isArchived: archivedAt !== null },
  ]
  for (const { name, hasUniqueValue } of account.properties[type]) {
    const value = properties[name]
    if (hasUniqueValue && value && archivedAt === null) {
      account.tables[type].byUnique.set(uniqueKey(name, value), record.id)
    }
  }
}

function iso(moment: number): string {
  return new Date(moment).toISOString()
}
