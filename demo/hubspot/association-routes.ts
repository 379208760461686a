import { z } from 'zod'

import { type Call, jsonOf, limitOf, type Route, route } from './api.ts'
import { invalid } from './hubspot-error.ts'
import { linkByDefault, mustBeThere, parsed } from './linked-objects.ts'
import { objectType } from './object-types.ts'
import { presentLinks } from './present.ts'
import { getRecord, linkRecords } from './records.ts'

const MAX_INPUTS = 1000

const Types = z.array(z.object({ associationCategory: z.string(), associationTypeId: z.number() }))
const BatchRead = z.object({
  inputs: z.array(z.object({ id: z.coerce.string(), after: z.string().optional() })),
})
const Pair = z.object({
  from: z.object({ id: z.coerce.string() }),
  to: z.object({ id: z.coerce.string() }),
})
const BatchCreate = z.object({ inputs: z.array(Pair.extend({ types: Types })) })
const BatchDefault = z.object({ inputs: z.array(Pair) })
const BatchArchive = z.object({
  inputs: z.array(
    z.object({
      from: z.object({ id: z.coerce.string() }),
      to: z.array(z.object({ id: z.coerce.string() })),
    }),
  ),
})

const OF_OBJECT = '/crm/objects/{v}/{type}/{id}/associations'
const BATCH = '/crm/associations/{v}/{type}/{toType}/batch'

export const associationRoutes: Route[] = [
  route('PUT', `${OF_OBJECT}/default/{toType}/{toId}`, linkDefault),
  route('GET', `${OF_OBJECT}/{toType}`, listLinks),
  route('PUT', `${OF_OBJECT}/{toType}/{toId}`, link),
  route('DELETE', `${OF_OBJECT}/{toType}/{toId}`, unlink),
  route('POST', `${BATCH}/read`, batchRead),
  route('POST', `${BATCH}/create`, batchCreate),
  route('POST', `${BATCH}/associate/default`, batchDefault),
  route('POST', `${BATCH}/archive`, batchArchive),
]

function ends({ params, account }: Call) {
  const [type, toType] = [objectType(params.type), objectType(params.toType)]
  const from = { type, id: mustBeThere(account, type, params.id ?? '') }
  const to = { type: toType, id: mustBeThere(account, toType, params.toId ?? '') }
  return { from, to }
}

function listLinks(call: Call) {
  const { account, params, url } = call
  const [type, toType] = [objectType(params.type), objectType(params.toType)]
  const { id } = getRecord(account, type, params.id ?? '')
  const limit = limitOf(call, { fallback: 500, most: 500 })
  const start = Number(url.searchParams.get('after') ?? 0)
  const all = presentLinks(account, { type, id }, toType)
  const results = all.slice(start, start + limit)
  const hasMore = start + limit < all.length
  return {
    status: 200,
    body: { results, ...(hasMore && { paging: { next: { after: String(start + limit) } } }) },
  }
}

function linkDefault(call: Call) {
  const { from, to } = ends(call)
  linkByDefault(call.account, from, to)
  return { status: 200, body: { status: 'COMPLETE', results: [{ from, to }] } }
}

function link(call: Call) {
  const { from, to } = ends(call)
  for (const { associationTypeId } of parsed(Types, jsonOf(call))) {
    if (!linkRecords(call.account, from, to, associationTypeId)) throw wrongType(associationTypeId)
  }
  return { status: 201, body: { fromObjectId: from.id, toObjectId: to.id, labels: [] } }
}

function unlink(call: Call) {
  const { from, to } = ends(call)
  call.account.links.remove(from.type, from.id, to)
  return { status: 204 }
}

/** Objects without associations are left out and named as errors, with 207, as HubSpot does it. */
function batchRead(call: Call) {
  const { account, params } = call
  const [type, toType] = [objectType(params.type), objectType(params.toType)]
  const { inputs } = parsed(BatchRead, jsonOf(call))
  if (inputs.length > MAX_INPUTS) throw invalid(`inputs must have at most ${MAX_INPUTS} objects`)
  const all = inputs.map(({ id }) => ({
    from: { id },
    to: presentLinks(account, { type, id }, toType),
  }))
  const results = all.filter(({ to }) => to.length > 0)
  const errors = all
    .filter(({ to }) => to.length === 0)
    .map(({ from }) => ({
      status: 'error',
      category: 'OBJECT_NOT_FOUND',
      subCategory: 'crm.associations.NO_ASSOCIATIONS_FOUND',
      message: `No ${toType} is associated with ${type} ${from.id}.`,
      context: { fromObjectId: [from.id] },
    }))
  const body = { status: 'COMPLETE', results }
  return errors.length === 0
    ? { status: 200, body }
    : { status: 207, body: { ...body, numErrors: errors.length, errors } }
}

function batchCreate(call: Call) {
  for (const { types, ...pair } of parsed(BatchCreate, jsonOf(call)).inputs) {
    const { from, to } = endsOf(call, pair)
    for (const { associationTypeId } of types) {
      if (!linkRecords(call.account, from, to, associationTypeId))
        throw wrongType(associationTypeId)
    }
  }
  return { status: 201, body: { status: 'COMPLETE', results: [] } }
}

function batchDefault(call: Call) {
  for (const pair of parsed(BatchDefault, jsonOf(call)).inputs) {
    const { from, to } = endsOf(call, pair)
    linkByDefault(call.account, from, to)
  }
  return { status: 200, body: { status: 'COMPLETE', results: [] } }
}

function batchArchive(call: Call) {
  for (const { from, to } of parsed(BatchArchive, jsonOf(call)).inputs) {
    for (const { id } of to) {
      call.account.links.remove(objectType(call.params.type), from.id, {
        type: objectType(call.params.toType),
        id,
      })
    }
  }
  return { status: 204 }
}

function endsOf(call: Call, pair: z.infer<typeof Pair>) {
  return ends({ ...call, params: { ...call.params, id: pair.from.id, toId: pair.to.id } })
}

function wrongType(typeId: number) {
  return invalid(`${typeId} is not an association type of these objects`)
}
