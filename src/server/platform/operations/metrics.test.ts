import { expect, test } from 'vitest'

import { aReplyForm, aFile, anAdministrator, TEST_PASSWORD } from '#test/builders.ts'
import { buildTestApp, type TestApp } from '#test/build-test-app.ts'
import { openEventStream } from '#test/event-stream.ts'
import { aPortal, aTicket } from '#test/a-portal.ts'
import { anAnswer, aSamlCustomer, beginSignIn, postAnswer } from '#test/saml-sign-in.ts'
import { aVisitor } from '#test/test-client.ts'

const LOCAL = { host: '127.0.0.1:3000' }

function ask(
  { app }: Pick<TestApp, 'app'>,
  { headers = {}, address = '127.0.0.1' }: { headers?: object; address?: string } = {},
) {
  const asked = { ...LOCAL, ...headers }
  return app.inject({ url: '/metrics', headers: asked, remoteAddress: address })
}

/** Returns the samples of a metric as written, without its name. */
async function samplesOf(portal: Pick<TestApp, 'app'>, name: string): Promise<string[]> {
  const { body } = await ask(portal)
  const lines = body.split('\n').filter((line) => line.startsWith(name) && !line.startsWith('#'))
  return lines.map((line) => line.slice(name.length).trim())
}

test('GET /metrics answers 200 when the caller is on this machine', async () => {
  const portal = await buildTestApp()
  const addresses = ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1']
  const answers = await Promise.all(addresses.map((address) => ask(portal, { address })))
  expect(answers.map((res) => res.statusCode)).toEqual([200, 200, 200, 200])
  expect(answers[0]?.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
})

test('GET /metrics answers 404 when the caller is elsewhere or comes through a proxy on this machine', async () => {
  const portal = await buildTestApp({ trustProxy: true })
  const strangers = [
    { address: '10.0.0.7' },
    { address: '::ffff:10.0.0.7' },
    { address: '10.0.0.7', headers: { 'x-forwarded-for': '127.0.0.1' } },
    { headers: { 'x-forwarded-for': '127.0.0.1' } },
    { headers: { 'X-Forwarded-Proto': 'https' } },
    { headers: { 'x-real-ip': '127.0.0.1' } },
    { headers: { forwarded: 'for=127.0.0.1' } },
    { headers: { via: '1.1 caddy' } },
    { headers: { 'cf-connecting-ip': '203.0.113.7' } },
    { headers: { host: 'support.example.com' } },
    { headers: { host: 'not a host' } },
  ]
  const answers = await Promise.all(strangers.map((stranger) => ask(portal, stranger)))
  const answered = strangers.filter((_, index) => answers[index]?.statusCode !== 404)
  expect(answered).toEqual([])
  expect(answers[0]?.json()).toEqual({
    error: 'not_found',
    message: 'Nothing found at this address.',
  })
})

test('metrics count requests by route pattern, method and status class', async () => {
  const portal = await aPortal()
  const ticket = await aTicket(portal.client)
  await portal.client.get(`/api/tickets/${ticket.id}?x=1`)
  await portal.client.get('/api/tickets/01890a5d-ac96-774b-bcce-b302099a8057')
  for (const path of ['/api/one', '/api/two', '/three', '/.env']) await portal.client.get(path)
  await portal.app.inject({ method: 'PROPFIND' as 'GET', url: '/api/tickets' })

  const counts = await samplesOf(portal, 'portico_request_duration_seconds_count')
  expect(counts).toContain('{method="POST",route="/api/tickets",status="2xx"} 1')
  expect(counts).toContain('{method="GET",route="/api/tickets/:ticketId",status="2xx"} 1')
  expect(counts).toContain('{method="GET",route="/api/tickets/:ticketId",status="4xx"} 1')
  expect(counts).toContain('{method="GET",route="unknown",status="4xx"} 4')
  expect(counts).toContain('{method="other",route="unknown",status="4xx"} 1')
  expect(await samplesOf(portal, 'portico_requests_in_flight')).toEqual(['1'])
})

test('metrics contain nothing about customers, people or tickets', async () => {
  const portal = await aPortal()
  const ticket = await aTicket(portal.client, { subject: 'Marker in a subject' })
  await portal.client.get(`/api/tickets/${ticket.id}`)
  await portal.client.get(`/saml/metadata/${portal.customer.id}`)
  const { body } = await ask(portal)
  const markers = [ticket.id, portal.customer.id, portal.customer.name, portal.customer.domain]
  for (const marker of [...markers, portal.user.id, portal.user.email, 'Marker']) {
    expect(body).not.toContain(marker)
  }
})

test('metrics count sign-ins by method, outcome and reason of refusal', async () => {
  const portal = await buildTestApp()
  const customer = await aSamlCustomer(portal.deps)
  const client = aVisitor(portal)
  const { requestId } = await beginSignIn(client, customer)
  const answer = anAnswer(portal.deps, customer, { inResponseTo: requestId })
  await postAnswer(client, customer, answer)
  await postAnswer(client, customer, answer)
  await postAnswer(client, customer, 'nonsense')
  await postAnswer(client, { id: 'nobody' }, answer)

  const { email } = await anAdministrator(portal.deps)
  const url = '/api/auth/admin-login'
  await aVisitor(portal).post(url, { email, password: TEST_PASSWORD })
  await aVisitor(portal).post(url, { email, password: 'wrong' })

  expect((await samplesOf(portal, 'portico_sign_ins_total')).toSorted()).toEqual([
    '{way="password",outcome="refused",reason="invalid_credentials"} 1',
    '{way="password",outcome="success",reason=""} 1',
    '{way="saml",outcome="refused",reason="customer_unavailable"} 1',
    '{way="saml",outcome="refused",reason="malformed"} 1',
    '{way="saml",outcome="refused",reason="unknown_request"} 1',
    '{way="saml",outcome="success",reason=""} 1',
  ])
})

test('metrics count a sign-in when the rate limit refuses it', async () => {
  const portal = await buildTestApp({ signInRateLimit: 1 })
  const customer = await aSamlCustomer(portal.deps)
  const address = '198.51.100.7'
  await postAnswer(aVisitor(portal), customer, 'nonsense', { address })
  await postAnswer(aVisitor(portal), customer, 'nonsense', { address })
  expect(await samplesOf(portal, 'portico_sign_ins_total')).toContain(
    '{way="saml",outcome="refused",reason="rate_limited"} 1',
  )
})

test('metrics count an open stream as a stream, not as a slow request', async () => {
  const portal = await aPortal()
  const stream = await openEventStream(portal, portal.client)
  expect(await samplesOf(portal, 'portico_live_streams')).toEqual(['1'])
  expect(await samplesOf(portal, 'portico_requests_in_flight')).toEqual(['1'])
  stream.close()
  await expect.poll(() => samplesOf(portal, 'portico_live_streams')).toEqual(['0'])
  const counts = await samplesOf(portal, 'portico_request_duration_seconds_count')
  expect(counts.join()).not.toContain('/api/events')
})

test('metrics count the bytes of accepted uploads', async () => {
  const portal = await aPortal()
  const ticket = await aTicket(portal.client)
  const form = aReplyForm([aFile('large.png', 'x'.repeat(100_000))])
  await portal.client.send('PUT', `/api/tickets/${ticket.id}`, { form })
  const refused = aReplyForm([aFile('large.png', 'x'.repeat(100_000))], ' ')
  await portal.client.send('PUT', `/api/tickets/${ticket.id}`, { form: refused })
  const [bytes] = await samplesOf(portal, 'portico_upload_bytes_total')
  expect(Number(bytes)).toBeGreaterThan(100_000)
  expect(Number(bytes)).toBeLessThan(102_000)
})

test('metrics show the connection pool', async () => {
  const portal = await buildTestApp()
  const { pool } = portal.deps
  const [used, other] = [await pool.connect(), await pool.connect()]
  other.release()
  // Those that earlier scrapes have opened count, too.
  const { totalCount, idleCount } = pool
  const samples = await samplesOf(portal, 'portico_database_connections')
  used.release()
  expect(samples).toEqual([`{state="total"} ${totalCount}`, `{state="idle"} ${idleCount}`])
  expect(totalCount - idleCount).toBe(1)
  expect(await samplesOf(portal, 'portico_database_waiting')).toEqual(['0'])
})

test('metrics show the process and its event loop, separately for each server', async () => {
  const [one, other] = [await buildTestApp(), await buildTestApp()]
  for (const portal of [one, other]) {
    const { body } = await ask(portal)
    expect(body).toContain('process_resident_memory_bytes ')
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds ')
  }
  await one.app.inject('/api/auth/user')
  const counts = await samplesOf(other, 'portico_request_duration_seconds_count')
  expect(counts.join()).not.toContain('/api/auth/user')
})
