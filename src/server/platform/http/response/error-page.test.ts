import { expect, test } from 'vitest'

import { aTcpProxy } from '#test/tcp-proxy.ts'
import { aPortal } from '#test/a-portal.ts'
import { anAnswer, aSamlCustomer, postAnswer } from '#test/saml-sign-in.ts'
import { aVisitor, type TestClient } from '#test/test-client.ts'

const NAVIGATION = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

function visit(client: TestClient, method: 'GET' | 'POST', url: string) {
  return client.send(method, url, { headers: NAVIGATION, withoutToken: true })
}

test('an error answers a page when a browser navigates, and JSON when a script calls', async () => {
  const { client } = await aPortal()
  const visitor = aVisitor(await aPortal())
  const failures = [
    [client, 'GET', '/api/nothing', 404],
    [client, 'GET', '/api/auth/saml/callback/01890a5d-ac96-774b-bcce-b302099a8057', 404],
    [client, 'GET', '/api/desk-files/01890a5d-ac96-774b-bcce-b302099a8057', 404],
    [visitor, 'GET', '/api/desk-files/01890a5d-ac96-774b-bcce-b302099a8057', 401],
    [client, 'GET', '/api/admin/audit-log/export?format=csv', 403],
    [visitor, 'GET', '/api/tickets/%', 404],
  ] as const
  for (const [who, method, url, status] of failures) {
    const page = await visit(who, method, url)
    const call = await who.send(method, url, { headers: { accept: 'application/json' } })
    expect([page.statusCode, call.statusCode], url).toEqual([status, status])
    expect(page.headers['content-type'], url).toBe('text/html; charset=utf-8')
    expect(page.body, url).toContain(`<p>${call.json().message}</p>`)
    expect(page.body, url).not.toContain('"error"')
  }
})

test('the SAML ACS answers a page when the form is too large or the database is away', async () => {
  const proxy = aTcpProxy()
  const portal = await aPortal({ through: proxy.through })
  const customer = await aSamlCustomer(portal.deps)
  const client = aVisitor(portal)
  const large = await postAnswer(client, customer, 'a'.repeat(600_000), { headers: NAVIGATION })
  expect(large.statusCode).toBe(413)
  expect(large.body).toContain('<a href="/login">')
  await proxy.cut()
  const answer = anAnswer(portal.deps, customer, { inResponseTo: '_x' })
  for (const res of [
    await postAnswer(client, customer, answer, { headers: NAVIGATION }),
    await visit(client, 'GET', `/api/auth/saml/login/${customer.id}`),
  ]) {
    expect(res.statusCode).toBe(503)
    expect(res.headers['retry-after']).toBe('5')
    expect(res.body).toContain('can’t reach its database')
  }
  await proxy.restore()
})

test('the error page runs no script and escapes its message', async () => {
  const { client } = await aPortal()
  const page = await visit(client, 'GET', '/api/nothing')
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'; style-src 'sha256-")
  expect(page.body).not.toContain('<script')
})
