import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

import { expect, test } from 'vitest'
import { z } from 'zod'

import { api } from '#shared/api.ts'
import { type Endpoint, mostBodyBytes } from '#shared/endpoint.ts'
import { buildTestApp, type TestApp } from '#test/build-test-app.ts'
import { aPortal } from '#test/a-portal.ts'
import { aVisitor } from '#test/test-client.ts'

const endpoints: [string, Endpoint][] = Object.entries(api)
const JSON_TYPE = { 'content-type': 'application/json' }

/** A body that knows whether anything has read it. */
function aWatchedBody(bytes = 1_000) {
  const seen = { isRead: false }
  const body = new Readable({
    read() {
      seen.isRead = true
      this.push(Buffer.alloc(bytes, ' '))
      this.push(null)
    },
  })
  return { seen, body }
}

function postBody({ app }: TestApp, url: string, headers: Record<string, string> = {}) {
  const { seen, body } = aWatchedBody()
  const sent = { 'content-length': '1000', ...JSON_TYPE, ...headers }
  return {
    seen,
    answer: app.inject({ method: 'POST', url, headers: sent, payload: body }),
  }
}

test.each(
  endpoints.filter(
    ([, { body, access, method }]) => body && access === 'public' && method !== 'GET',
  ),
)('%s refuses a body when it is longer than the contract says', async (_name, endpoint) => {
  const portal = await buildTestApp()
  const payload = Buffer.alloc(mostBodyBytes(endpoint) + 1, ' ')
  const type = endpoint.form ? 'application/x-www-form-urlencoded' : JSON_TYPE['content-type']
  const url = endpoint.path.replace(':customerId', randomUUID())
  const headers = { 'content-type': type }
  const method = endpoint.method === 'GET' ? 'POST' : endpoint.method
  const answer = await aVisitor(portal).send(method, url, { payload, headers })
  expect(answer.statusCode).toBe(413)
})

test('the longest body of each schema fits its size limit', () => {
  for (const [name, endpoint] of endpoints) {
    if (!endpoint.body) continue
    const schema = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' })
    expect([name, longestOf(schema)]).toEqual([name, expect.toSatisfy(fits(endpoint))])
  }
})

function fits(endpoint: Endpoint) {
  return (bytes: number) => bytes <= mostBodyBytes(endpoint)
}

type Schema = z.core.JSONSchema.BaseSchema

/** The bytes of the longest value in plain letters. What has no bound counts as nothing. */
function longestOf(schema: Schema): number {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices) return Math.max(...choices.map((one) => longestOf(one)))
  if (schema.type === 'string') return (schema.maxLength ?? 0) + 2
  if (schema.type === 'array') {
    return (schema.maxItems ?? 0) * (longestOf((schema.items ?? {}) as Schema) + 1) + 2
  }
  const fields = Object.entries(schema.properties ?? {})
  return fields.reduce((sum, [key, value]) => sum + key.length + 4 + longestOf(value as Schema), 2)
}

test('a text of the longest kind is taken when each of its characters is escaped', async () => {
  const { client } = await aPortal()
  const description = String.raw`\u0416`.repeat(65_536)
  const payload = `{"subject":"Long","categories":["HARDWARE_ISSUE"],"description":"${description}"}`
  const created = await client.send('POST', '/api/tickets', { payload, headers: JSON_TYPE })
  expect(created.statusCode).toBe(201)
})

test('a sign-in over the limit is refused when nothing of its body has been read', async () => {
  const portal = await buildTestApp({ signInRateLimit: 1 })
  const visitor = aVisitor(portal)
  const first = await visitor.post('/api/auth/initiate-login', { email: 'a@customer.example' })
  expect(first.statusCode).toBe(200)
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '' }
  const { seen, answer } = postBody(portal, '/api/auth/initiate-login', headers)
  expect((await answer).statusCode).toBe(429)
  expect(seen.isRead).toBe(false)
})

test('an answer that no browser has asked for is refused over the limit when nothing of it has been read', async () => {
  const portal = await buildTestApp({ signInRateLimit: 1 })
  const url = `/api/auth/saml/callback/${randomUUID()}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await postBody(portal, url, headers).answer).statusCode).toBe(303)
  const { seen, answer } = postBody(portal, url, headers)
  expect((await answer).headers.location).toBe('/login?error=rate_limited')
  expect(seen.isRead).toBe(false)
})

test('a setup link is asked for its secret when nothing of the body has been read', async () => {
  const portal = await buildTestApp()
  const visitor = aVisitor(portal)
  await visitor.get('/api/auth/user')
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { seen, answer } = postBody(portal, '/api/setup-link/read-metadata', {
    cookie,
    'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '',
    'x-setup-link': 'a-wrong-secret',
  })
  expect((await answer).statusCode).toBeOneOf([401, 403, 404])
  expect(seen.isRead).toBe(false)
})
