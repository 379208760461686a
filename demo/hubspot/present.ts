import type { Account, HubSpotRecord, Properties } from './account.ts'
import {
  createdProperty,
  DEFAULT_PROPERTIES,
  modifiedProperty,
  type ObjectType,
  SINGULAR,
} from './object-types.ts'

const BODIES_OF_EMAILS = new Set(['hs_email_html', 'hs_email_text', 'hs_email_headers'])

/** A record as an answer has it: the wanted properties, with null for those that are empty. */
export function presentRecord(
  account: Account,
  type: ObjectType,
  {
    record,
    properties,
    associations = [],
    wanted,
  }: {
    record: HubSpotRecord
    /** Another state of it, as a search may still have it. */
    properties?: Properties
    associations?: ObjectType[]
    wanted: string[]
  },
) {
  const values = properties ?? record.properties
  const names = wanted.length > 0 ? wanted : DEFAULT_PROPERTIES[type]
  const always = ['hs_object_id', createdProperty(type), modifiedProperty(type)]
  const isHidden = (name: string) =>
    BODIES_OF_EMAILS.has(name) && !account.settings.scopes.has('sales-email-read')
  const known = new Set(account.properties[type].map(({ name }) => name))
  const shown = [...new Set([...always, ...names])].filter((name) => known.has(name))
  return {
    id: record.id,
    properties: Object.fromEntries(
      shown.map((name) => [name, isHidden(name) ? null : (values[name] ?? null)]),
    ),
    createdAt: iso(record.createdAt),
    updatedAt: values[modifiedProperty(type)],
    archived: record.archivedAt !== null,
    ...(record.archivedAt !== null && { archivedAt: iso(record.archivedAt) }),
    ...presentAssociations(account, type, { id: record.id, associations }),
  }
}

function presentAssociations(
  account: Account,
  type: ObjectType,
  { id, associations }: { id: string; associations: ObjectType[] },
) {
  const entries = associations.flatMap((toType) => {
    const found = account.links.between(type, id, toType)
    if (found.length === 0) return []
    const name = `${SINGULAR[type]}_to_${SINGULAR[toType]}`
    const hasPrimary = found.some(({ label }) => label === 'Primary')
    const results = found.map((link) => ({
      id: link.toId,
      type: hasPrimary && link.label === null ? `${name}_unlabeled` : name,
    }))
    return [[toType, { results }] as const]
  })
  return entries.length > 0 ? { associations: Object.fromEntries(entries) } : {}
}

/** Associations as the calls of their own answer them. */
export function presentLinks(
  account: Account,
  from: { type: ObjectType; id: string },
  to: ObjectType,
) {
  const found = account.links.between(from.type, from.id, to)
  return [...new Set(found.map(({ toId }) => toId))].map((toObjectId) => ({
    toObjectId,
    associationTypes: found
      .filter(({ toId }) => toId === toObjectId)
      .map(({ typeId, label }) => ({ category: 'HUBSPOT_DEFINED', typeId, label })),
  }))
}

function iso(moment: number): string {
  return new Date(moment).toISOString()
}
