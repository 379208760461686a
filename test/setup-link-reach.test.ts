import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { api } from '#shared/api.ts'
import type { Endpoint } from '#shared/endpoint.ts'

import { aPortal, type Portal } from './a-portal.ts'
import { aSetupLink, cameBy } from './a-setup-link.ts'
import { aVisitor, type TestClient } from './test-client.ts'

const DAY_MS = 24 * 3_600_000

const ENDPOINTS: [string, Endpoint][] = Object.entries(api)
/** Endpoints of a setup link are walked with the other callers without a session, in isolation.test.ts. */
const OTHERS = ENDPOINTS.filter(([, { access }]) => access !== 'setup-link')
const FOR_SESSIONS = OTHERS.filter(([, { access }]) => ['user', 'staff', 'admin'].includes(access))

/** Calls the endpoint about the customer whose link it is. */
async function call(client: TestClient, { method, path }: Endpoint, { customer }: Portal) {
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    name === 'customerId' ? customer.id : randomUUID(),
  )
  const { statusCode } = await client.send(method, url, { json: method === 'GET' ? undefined : {} })
  return statusCode
}

test('a setup link opens no other endpoint when it is good, revoked or expired', async () => {
  const portal = await aPortal()
  const { deps, customer } = portal
  const good = await aSetupLink(deps, customer, { mayGoLive: true })
  const links = [
    good,
    await aSetupLink(deps, customer, { mayGoLive: true, isRevoked: true }),
    await aSetupLink(deps, customer, { madeAt: new Date(deps.now().getTime() - 15 * DAY_MS) }),
  ]
  expect(OTHERS.length).toBeGreaterThan(150)
  for (const [name, endpoint] of OTHERS) {
    const visitors = await call(aVisitor(portal), endpoint, portal)
    for (const link of links) {
      expect(await call(cameBy(portal, link), endpoint, portal), name).toBe(visitors)
    }
  }
  for (const [name, endpoint] of FOR_SESSIONS) {
    expect(await call(cameBy(portal, good), endpoint, portal), name).toBe(401)
  }
  const visits = deps.db.selectFrom('setupLinkVisits').where('customerId', '=', customer.id)
  expect(await visits.selectAll().execute()).toEqual([])
})
