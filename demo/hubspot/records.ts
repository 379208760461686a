import type { Account, HubSpotRecord, Properties } from './account.ts'
import {
  checkProperties,
  momentOf,
  MORE_EMAILS,
  uniqueKey,
  uniqueKeys,
} from './check-properties.ts'
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
  forgetUnique(account, type, record)
  noteVersion(account, type, record)
  account.tell({ kind: 'deletion', type, id: record.id, at: record.archivedAt, byAgent })
}

/**
 * Merges the second into the first, which goes on as a new record that has what both had, as HubSpot does it
 * now, or as itself. Values are those of the first, where it has any. Returns the record that is left.
 */
export function mergeRecords(
  account: Account,
  type: ObjectType,
  { primary, merged, makesNew = account.settings.mergesMakeNew, byAgent }: Merge & By,
): HubSpotRecord {
  const gone = makesNew ? [primary, merged] : [merged]
  const left = makesNew ? bareRecord(account, type) : primary
  for (const { id } of gone) {
    for (const { toType, toId, typeId } of account.links.of(type, id)) {
      linkRecords(account, { type, id: left.id }, { type: toType, id: toId }, typeId)
    }
    for (const to of account.links.of(type, id))
      account.links.remove(type, id, { type: to.toType, id: to.toId })
  }
  const goneIds = new Set(gone.map(({ id }) => id))
  for (const thread of account.threads.values()) {
    if (type === 'tickets' && goneIds.has(thread.ticketId)) thread.ticketId = left.id
    if (type === 'contacts' && goneIds.has(thread.contactId ?? '')) thread.contactId = left.id
  }
  const properties = mergedProperties(type, { primary, merged, gone })
  for (const record of gone) {
    record.mergedInto = left.id
    record.archivedAt = account.now()
    forgetUnique(account, type, record)
    noteVersion(account, type, record)
  }
  left.createdAt = Math.min(primary.createdAt, merged.createdAt)
  touch(account, type, { record: left, properties: { ...properties, hs_object_id: left.id } })
  const merge = { primaryId: primary.id, mergedIds: [merged.id], newId: left.id }
  account.tell({ kind: 'merge', type, id: left.id, at: account.now(), byAgent, merge })
  return left
}

type Merge = {
  primary: HubSpotRecord
  merged: HubSpotRecord
  makesNew?: boolean | undefined
}

function bareRecord(account: Account, type: ObjectType): HubSpotRecord {
  const id = account.nextId()
  const now = account.now()
  const record = {
    id,
    properties: {},
    createdAt: now,
    updatedAt: now,
    archivedAt: null,
    mergedInto: null,
    versions: [],
  }
  account.tables[type].byId.set(id, record)
  account.tables[type].inOrder.push(record)
  return record
}

function mergedProperties(
  type: ObjectType,
  { primary, merged, gone }: Merge & { gone: HubSpotRecord[] },
): Properties {
  const isGiven = ([, value]: [string, string | null]) => value !== null
  const listOf = (name: string) =>
    [primary, merged].flatMap(({ properties }) => properties[name]?.split(';') ?? [])
  const created = createdProperty(type)
  const ids = [...listOf('hs_merged_object_ids'), ...gone.map(({ id }) => id)]
  const emails = [...listOf(MORE_EMAILS), merged.properties.email ?? '']
  return {
    ...merged.properties,
    ...Object.fromEntries(Object.entries(primary.properties).filter(isGiven)),
    [created]:
      [primary, merged].map(({ properties }) => properties[created] ?? '').toSorted()[0] ?? null,
    hs_merged_object_ids: [...new Set(ids)].join(';'),
    // The other address is still that of the contact.
    ...(type === 'contacts' && { [MORE_EMAILS]: emails.filter(Boolean).join(';') || null }),
  }
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
  if (archivedAt !== null) return
  for (const key of uniqueKeys(account, type, properties))
    account.tables[type].byUnique.set(key, record.id)
}

function forgetUnique(account: Account, type: ObjectType, { properties }: HubSpotRecord): void {
  for (const key of uniqueKeys(account, type, properties)) account.tables[type].byUnique.delete(key)
}

function iso(moment: number): string {
  return new Date(moment).toISOString()
}
