import { glob } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'
import { z } from 'zod'

import { createOpenApiDocument } from '#server/platform/http/response/open-api.ts'
import { api } from '#shared/api.ts'
import { CALLERS, isCallerKind } from '#shared/callers.ts'
import type { Endpoint, EndpointAddress } from '#shared/endpoint.ts'

const SHARED = path.join(import.meta.dirname, '../src/shared')

const endpoints: [name: string, endpoint: Endpoint][] = Object.entries(api)

function addressOf({ method, path: pattern }: EndpointAddress): string {
  return `${method} ${pattern}`
}

test('the contract contains the endpoints of every noun under unique names', async () => {
  const ofNouns: string[] = []
  for await (const file of glob('**/endpoints.ts', { cwd: SHARED })) {
    const nouns: Record<string, Record<string, EndpointAddress>> = await import(
      path.join(SHARED, file)
    )
    for (const noun of Object.values(nouns)) {
      // Limits and choices may stand beside the addresses.
      if (typeof noun !== 'object' || Array.isArray(noun)) continue
      for (const [name, endpoint] of Object.entries(noun)) {
        ofNouns.push(`${name}: ${addressOf(endpoint)}`)
      }
    }
  }
  const ofContract = endpoints.map(([name, endpoint]) => `${name}: ${addressOf(endpoint)}`)
  expect(ofNouns.length).toBeGreaterThan(50)
  expect(ofNouns.toSorted()).toEqual(ofContract.toSorted())
})

test('the contract contains each address once', () => {
  const addresses = endpoints.map(([, endpoint]) => addressOf(endpoint))
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})

test.each(endpoints)('%s declares the parts of its path as its parameters', (_, endpoint) => {
  const parts = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, part]) => part)
  expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(parts)
})

test('the OpenAPI document describes how callers of every endpoint authenticate', () => {
  const operations = z
    .record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() })))
    .parse(createOpenApiDocument('https://portal.example')['paths'])
  const said = Object.values(operations)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, security, description }) => [operationId, { security, description }])
  const expected = endpoints.map(([name, { access }]) => [name, provenBy(access)])
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(expected))
})

function provenBy(access: Endpoint['access']) {
  if (isCallerKind(access)) return { description: CALLERS[access].proof }
  return access === 'public' ? {} : { security: [{ session: [] }] }
}

test('no call refuses an unknown field, with any method', () => {
  const strict = endpoints.filter(([, { body }]) => body && refusesUnknown(toJson(body)))
  expect(strict.map(([name]) => name)).toEqual([])
})

type Schema = z.core.JSONSchema.BaseSchema

function toJson(schema: z.core.$ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

function refusesUnknown({ additionalProperties, anyOf = [], oneOf = [] }: Schema): boolean {
  return additionalProperties === false || [...anyOf, ...oneOf].some(refusesUnknown)
}
