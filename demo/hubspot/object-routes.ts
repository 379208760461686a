import { z } from 'zod'

import type { HubSpotRecord } from './account.ts'
import { type Call, jsonOf, limitOf, listOf, type Route, route } from './api.ts'
import { createLinked, NewObject, parsed, PropertyValues } from './linked-objects.ts'
import { objectType, type ObjectType } from './object-types.ts'
import { presentRecord } from './present.ts'
import { archiveRecord, changeRecord, findRecord, getRecord, mergeRecords } from './records.ts'
import { search } from './search.ts'

const Change = z.object({ properties: PropertyValues })
const Merge = z.object({ primaryObjectId: z.coerce.string(), objectIdToMerge: z.coerce.string() })

/**
 * Scopes that reading and writing objects of a type requires. Notes and emails have no scope of
 * their own.
 */
function scopesOf(type: string): { read: string[]; write: string[] } {
  if (type === 'tickets') return { read: ['tickets'], write: ['tickets'] }
  if (type === 'companies') return { read: ['crm.objects.companies.read'], write: [] }
  return { read: ['crm.objects.contacts.read'], write: ['crm.objects.contacts.write'] }
}

export const objectRoutes: Route[] = [
  'tickets',
  'contacts',
  'companies',
  'notes',
  'emails',
].flatMap((type) => {
  const { read, write } = scopesOf(type)
  const base = `/crm/objects/{v}/(?<type>${type})`
  return [
    route('POST', `${base}/search`, (call) => searchObjects(call), read),
    route('POST', `${base}/merge`, (call) => mergeObjects(call), write),
    route('GET', base, (call) => listObjects(call), read),
    route('POST', base, (call) => createObject(call), write),
    route('GET', `${base}/{id}`, (call) => readObject(call), read),
    route('PATCH', `${base}/{id}`, (call) => changeObject(call), write),
    route('DELETE', `${base}/{id}`, (call) => deleteObject(call), write),
  ]
})

function searchObjects(call: Call) {
  return { status: 200, body: search(call.account, objectType(call.params.type), jsonOf(call)) }
}

function mergeObjects(call: Call) {
  const { account } = call
  const type = objectType(call.params.type)
  const { primaryObjectId, objectIdToMerge } = parsed(Merge, jsonOf(call))
  const primary = getRecord(account, type, primaryObjectId)
  const merged = getRecord(account, type, objectIdToMerge)
  const record = mergeRecords(account, type, { primary, merged, byAgent: false })
  return { status: 200, body: presentRecord(account, type, { record, wanted: [] }) }
}

function listObjects(call: Call) {
  const { account, url } = call
  const type = objectType(call.params.type)
  const limit = limitOf(call, { fallback: 10, most: 100 })
  const isArchived = url.searchParams.get('archived') === 'true'
  const page: HubSpotRecord[] = []
  const { inOrder } = account.tables[type]
  let at = firstAfter(inOrder, Number(url.searchParams.get('after') ?? 0))
  for (; at < inOrder.length && page.length < limit; at += 1) {
    const record = inOrder[at]
    if (record && record.mergedInto === null && (record.archivedAt !== null) === isArchived) {
      page.push(record)
    }
  }
  const last = page.at(-1)
  const hasMore = at < inOrder.length && last !== undefined
  return {
    status: 200,
    body: {
      results: page.map((record) => presented(call, type, record)),
      ...(hasMore && {
        paging: { next: { after: last.id, link: `${url.origin}${url.pathname}` } },
      }),
    },
  }
}

/** The place of the first record with a larger id, by halving. */
function firstAfter(inOrder: HubSpotRecord[], after: number): number {
  let [low, high] = [0, inOrder.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (Number(inOrder[middle]?.id) > after) high = middle
    else low = middle + 1
  }
  return low
}

function createObject(call: Call) {
  const { account } = call
  const type = objectType(call.params.type)
  const record = createLinked(account, type, parsed(NewObject, jsonOf(call)))
  return { status: 201, body: presentRecord(account, type, { record, wanted: allNames(record) }) }
}

function readObject(call: Call) {
  const type = objectType(call.params.type)
  const idProperty = call.url.searchParams.get('idProperty') ?? undefined
  const record = getRecord(call.account, type, call.params.id ?? '', idProperty)
  return { status: 200, body: presented(call, type, record) }
}

function changeObject(call: Call) {
  const { account } = call
  const type = objectType(call.params.type)
  const idProperty = call.url.searchParams.get('idProperty') ?? undefined
  const record = getRecord(account, type, call.params.id ?? '', idProperty)
  const { properties } = parsed(Change, jsonOf(call))
  changeRecord(account, type, { record, properties, byAgent: false })
  return { status: 200, body: presentRecord(account, type, { record, wanted: allNames(record) }) }
}

function deleteObject({ account, params }: Call) {
  const type = objectType(params.type)
  const record = findRecord(account, type, { id: params.id ?? '' })
  if (record) archiveRecord(account, type, { record, byAgent: false })
  return { status: 204 }
}

function presented(call: Call, type: ObjectType, record: HubSpotRecord) {
  return presentRecord(call.account, type, {
    record,
    wanted: listOf(call, 'properties'),
    associations: listOf(call, 'associations').map(objectType),
  })
}

function allNames({ properties }: HubSpotRecord): string[] {
  return Object.keys(properties)
}
