import { z } from 'zod'

import { type Call, jsonOf, type Route, route } from './api.ts'
import { HubSpotError, invalid } from './hubspot-error.ts'
import { createLinked, NewObject, parsed } from './linked-objects.ts'
import { objectType } from './object-types.ts'
import { presentRecord } from './present.ts'
import { archiveRecord, changeRecord, findRecord, getRecord } from './records.ts'

const MAX_INPUTS = 100

const Inputs = z.object({ inputs: z.array(z.unknown()) })
const BatchRead = z.object({
  inputs: z.array(z.object({ id: z.coerce.string() })),
  properties: z.array(z.string()).default([]),
  idProperty: z.string().nullish(),
})
const BatchChange = z.object({ id: z.coerce.string(), properties: NewObject.shape.properties })
const BatchArchive = z.object({ inputs: z.array(z.object({ id: z.coerce.string() })) })

export const batchRoutes: Route[] = [
  route('POST', '/crm/objects/{v}/{type}/batch/read', batchRead),
  route('POST', '/crm/objects/{v}/{type}/batch/create', batchCreate),
  route('POST', '/crm/objects/{v}/{type}/batch/update', batchUpdate),
  route('POST', '/crm/objects/{v}/{type}/batch/archive', batchArchive),
]

type Failure = { category?: string; message: string; context?: Record<string, string[]> }

function batchRead(call: Call) {
  const { account } = call
  const type = objectType(call.params.type)
  const { inputs, properties, idProperty } = parsed(BatchRead, jsonOf(call))
  mustBeFew(inputs)
  const found = inputs.map(({ id }) =>
    findRecord(account, type, { id, idProperty: idProperty ?? undefined }),
  )
  const missingIds = inputs.flatMap(({ id }, index) => (found[index] ? [] : [id]))
  const results = found
    .flatMap((record) => record ?? [])
    .map((record) => presentRecord(account, type, { record, wanted: properties }))
  const failure: Failure = {
    category: 'OBJECT_NOT_FOUND',
    message:
      'Could not get some objects, they may be deleted or not exist. Check that ids are valid.',
    context: { ids: missingIds },
  }
  return multiStatus(call, { results, failures: missingIds.length > 0 ? [failure] : [] }, 200)
}

/** With a trace id for each input the good ones are done; without, a bad one refuses all. */
function batchCreate(call: Call) {
  const { account } = call
  const type = objectType(call.params.type)
  const { inputs } = parsed(Inputs, jsonOf(call))
  mustBeFew(inputs)
  return each(
    call,
    inputs,
    (input) => {
      const record = createLinked(account, type, parsed(NewObject, input))
      return presentRecord(account, type, { record, wanted: Object.keys(record.properties) })
    },
    201,
  )
}

function batchUpdate(call: Call) {
  const { account } = call
  const type = objectType(call.params.type)
  const { inputs } = parsed(Inputs, jsonOf(call))
  mustBeFew(inputs)
  return each(
    call,
    inputs,
    (input) => {
      const { id, properties } = parsed(BatchChange, input)
      const record = getRecord(account, type, id)
      changeRecord(account, type, { record, properties, byAgent: false })
      return presentRecord(account, type, { record, wanted: Object.keys(record.properties) })
    },
    200,
  )
}

function batchArchive(call: Call) {
  const { account } = call
  const type = objectType(call.params.type)
  const { inputs } = parsed(BatchArchive, jsonOf(call))
  mustBeFew(inputs)
  for (const { id } of inputs) {
    const record = findRecord(account, type, { id })
    if (record) archiveRecord(account, type, { record, byAgent: false })
  }
  return { status: 204 }
}

const Traced = z.object({ objectWriteTraceId: z.string() })

function each(call: Call, inputs: unknown[], work: (input: unknown) => unknown, status: number) {
  const results: unknown[] = []
  const failures: Failure[] = []
  for (const input of inputs) {
    const traced = Traced.safeParse(input)
    try {
      results.push(work(input))
    } catch (error) {
      if (!(error instanceof HubSpotError) || !traced.success) throw error
      failures.push({
        category: error.detail.category,
        message: error.message,
        context: { objectWriteTraceId: [traced.data.objectWriteTraceId] },
      })
    }
  }
  return multiStatus(call, { results, failures }, status)
}

function multiStatus(
  { account }: Call,
  { results, failures }: { results: unknown[]; failures: Failure[] },
  status: number,
) {
  const at = new Date(account.now()).toISOString()
  const body = { status: 'COMPLETE', results, startedAt: at, completedAt: at }
  if (failures.length === 0) return { status, body }
  const errors = failures.map((failure) => ({ status: 'error', ...failure }))
  return { status: 207, body: { ...body, numErrors: errors.length, errors } }
}

function mustBeFew(inputs: unknown[]): void {
  if (inputs.length === 0 || inputs.length > MAX_INPUTS) {
    throw invalid(`inputs must have between 1 and ${MAX_INPUTS} objects`)
  }
}
