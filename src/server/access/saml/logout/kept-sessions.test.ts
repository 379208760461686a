import { afterEach, expect, test } from 'vitest'

import { ownCertificates, signingKey } from '#server/access/saml/keys/key-pairs.ts'
import { anAgent } from '#test/builders.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import { encrypted } from '#test/saml-encryption.ts'
import { aLogoutMessage, aLogoutQuery, aSignedIn, redirectLogout } from '#test/saml-logout.ts'
import { PERSISTENT_FORMAT, UNSPECIFIED_FORMAT } from '#test/saml-responses.ts'
import { aSamlCustomer, readRedirect, userOf } from '#test/saml-sign-in.ts'
import { aTeamConnection } from '#test/team-connection.ts'
import { aVisitor } from '#test/test-client.ts'

const logoutUrl = 'https://idp.northwind.example/slo'

// The team's connection is the installation's, and the tests of this file share one.
afterEach(async () => {
  const { deps } = await buildTestApp()
  await deps.db.deleteFrom('connections').execute()
})

async function aScene(saml: Parameters<typeof aSamlCustomer>[1] = {}) {
  const portal = await buildTestApp()
  const customer = await aSamlCustomer(portal.deps, { logoutUrl, ...saml })
  const ask = (options: Parameters<typeof aLogoutMessage>[2] = {}) =>
    redirectLogout(
      aVisitor(portal),
      customer,
      aLogoutQuery(aLogoutMessage(portal, customer, options)),
    )
  return { ...portal, customer, ask }
}

test("a session is stored without the provider's name for the person", async () => {
  const scene = await aScene()
  const nameId = 'persistent-4711'
  await aSignedIn(scene, scene.customer, { nameId, sessionIndex: '_secret' })
  const [row] = await scene.deps.db
    .selectFrom('sessions')
    .select(['providerName', 'providerSession'])
    .where('customerId', '=', scene.customer.id)
    .execute()
  expect(row?.providerName).toHaveLength(32)
  const text = `${row?.providerName?.toString('latin1')}${row?.providerSession?.toString('latin1')}`
  expect(text).not.toContain(nameId)
  expect(text).not.toContain('_secret')
})

test('a name means another person when its format differs, and the same when it has none', async () => {
  const scene = await aScene()
  const client = await aSignedIn(scene, scene.customer)
  await scene.ask({ format: PERSISTENT_FORMAT })
  expect(await userOf(client)).not.toBeNull()
  await scene.ask({ format: UNSPECIFIED_FORMAT })
  expect(await userOf(client)).toBeNull()
})

test('an encrypted name is read when the customer has that switched on', async () => {
  const scene = await aScene({ decryptAssertions: true })
  const { customer, deps } = scene
  const client = await aSignedIn(scene, customer)
  await signingKey(deps)
  const [certPem = ''] = await ownCertificates(deps)
  const hide = (xml: string) =>
    xml.replace(/<saml:NameID.*<\/saml:NameID>/, (name) =>
      encrypted(name.replace(' ', ' xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" '), {
        certPem,
      }).replaceAll('EncryptedAssertion', 'EncryptedID'),
    )
  const query = aLogoutQuery(hide(aLogoutMessage(scene, customer)))
  const res = await redirectLogout(aVisitor(scene), customer, query)
  expect(res.headers.location).toContain(logoutUrl)
  expect(await userOf(client)).toBeNull()
})

test('the audit log has owner and address when the provider ends a session', async () => {
  const scene = await aScene()
  const { customer, deps } = scene
  await aSignedIn(scene, customer)
  await scene.ask()
  await scene.ask()
  const entries = await deps.db
    .selectFrom('auditEntries')
    .selectAll()
    .where('customerId', '=', customer.id)
    .where('action', '=', 'session.ended_by_provider')
    .execute()
  expect(entries).toMatchObject([
    {
      at: TEST_NOW,
      actorName: 'Ada Lovelace',
      actorEmail: `ada@${customer.domain}`,
      address: '127.0.0.1',
    },
  ])
})

test('a session of the team ends when the one at its provider does, and the other way round', async () => {
  const portal = await buildTestApp()
  const team = await aTeamConnection(portal.deps, { logoutUrl })
  const agent = await anAgent(portal.deps)
  const asAgent = { nameId: agent.email, attributes: { email: agent.email } }
  const client = await aSignedIn(portal, team, asAgent)
  expect(await userOf(client)).toMatchObject({ isAgent: true })
  const { redirectUrl } = (await client.post('/api/auth/logout')).json()
  expect(readRedirect(redirectUrl).url.href).toContain(logoutUrl)

  const again = await aSignedIn(portal, team, asAgent)
  const xml = aLogoutMessage(portal, team, { nameId: agent.email })
  await redirectLogout(aVisitor(portal), team, aLogoutQuery(xml))
  expect(await userOf(again)).toBeNull()
})
