import { glob } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { api } from '#shared/api.ts'
import type { Endpoint, EndpointAddress } from '#shared/endpoint.ts'

const SHARED = path.join(import.meta.dirname, '../src/shared')

const endpoints: [name: string, endpoint: Endpoint][] = Object.entries(api)

function addressOf({ method, path: pattern }: EndpointAddress): string {
  return `${method} ${pattern}`
}

test('the contract contains the endpoints of every noun under unique names', async () => {
  const ofNouns: string[] = []
  for await (const file of glob('*/endpoints.ts', { cwd: SHARED })) {
    const nouns: Record<string, Record<string, EndpointAddress>> = await import(
      path.join(SHARED, file)
    )
    for (const noun of Object.values(nouns)) {
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
