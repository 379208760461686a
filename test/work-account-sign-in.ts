import { createServer } from 'node:http'

import type { Insertable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'

import { createEmulator, type Json, type WorkAccount } from '#demo/work-accounts/emulator.ts'
import { type ApplicationKind, completeSettings } from '#shared/connections/fields.ts'
import { applicationRedirectUri } from '#server/access/oidc/connection.ts'
import { microsoftIssuer } from '#server/access/oidc/id-token-rules.ts'
import { sealSecret } from '#server/platform/keys/seal-secret.ts'
import type { Tables } from '#server/platform/db/tables.ts'

import { aCustomer, anAdministrator } from './builders.ts'
import { buildTestApp, type TestApp } from './build-test-app.ts'
import { listenUntilEnd } from './oidc-provider.ts'
import { aVisitor, confirmedAs, type TestClient } from './test-client.ts'

export const CLIENT = { id: 'portico-app', secret: 'work-secret' }
export const TENANT = '11111111-aaaa-4bbb-8ccc-222222222222'
export const OTHER_TENANT = '99999999-dddd-4eee-8fff-333333333333'
export const OID = '00000000-0000-4000-8000-000000000001'

export function aMicrosoftAccount(email: string, claims: Json = {}): WorkAccount {
  const names = { given_name: 'Ada', family_name: 'Lovelace' }
  const ids = { tid: TENANT, oid: OID }
  return { email, name: 'Ada Lovelace', isAdmin: true, claims: { ...ids, ...names, ...claims } }
}

export function aGoogleAccount(email: string, claims: Json = {}): WorkAccount {
  const names = { given_name: 'Ada', family_name: 'Lovelace' }
  const hd = email.split('@')[1]
  return { email, name: 'Ada Lovelace', claims: { sub: '1001', hd, ...names, ...claims } }
}

/** Starts an emulator that this portal is registered at, and has the portal use it. */
export async function startWorkAccounts({ deps }: TestApp, kind: ApplicationKind) {
  const server = createServer((request, response) => void emulator.handle(request, response))
  const origin = await listenUntilEnd(server)
  const redirectUris = [applicationRedirectUri(deps.config, kind)]
  const emulator = createEmulator({
    kind,
    origin,
    accounts: [],
    client: { ...CLIENT, redirectUris },
    now: deps.now,
  })
  deps.config[kind === 'microsoft' ? 'microsoftAuthority' : 'googleIssuer'] = origin
  const application = {
    clientId: CLIENT.id,
    clientSecret: sealSecret(deps.keys, CLIENT.secret),
    clientProof: 'client_secret' as const,
  }
  await deps.db
    .insertInto('signInApplications')
    .values({ kind, ...application })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(application))
    .execute()
  return emulator
}

/** Connects a customer whose people sign in by this kind, to the tenant where it is Microsoft. */
export async function aWorkCustomer(
  { deps }: TestApp,
  kind: ApplicationKind,
  settings: Partial<Insertable<Tables['connections']>> = {},
) {
  const customer = await aCustomer(deps)
  const entityId =
    kind === 'google' ? deps.config.googleIssuer : microsoftIssuer(deps.config, TENANT)
  const connection = completeSettings({ kind, enabled: true, entityId, ...settings })
  await deps.db
    .insertInto('connections')
    .values({ ...connection, customerId: customer.id })
    .execute()
  if (kind === 'microsoft') await bindTenant({ deps }, customer.id, connection.entityId)
  return customer
}

/** Has the tenant be connected, as a test that an administrator has passed leaves it. */
async function bindTenant({ deps }: Pick<TestApp, 'deps'>, customerId: string, entityId: string) {
  await deps.db
    .insertInto('connectionTests')
    .values({
      customerId,
      id: uuidv7(),
      requestId: uuidv7(),
      browserHash: Buffer.alloc(32),
      settings: JSON.stringify(completeSettings({ kind: 'microsoft', enabled: true, entityId })),
      fingerprint: 'bound',
      begunBy: 'Grace Hopper',
      resultPath: '/',
      state: 'passed',
      createdAt: deps.now(),
      finishedAt: deps.now(),
    })
    .execute()
}

/** A customer of this kind, one of its people, and a browser. */
export async function aWorkSignIn(kind: ApplicationKind, claims: Json = {}) {
  const portal = await buildTestApp()
  const emulator = await startWorkAccounts(portal, kind)
  const customer = await aWorkCustomer(portal, kind)
  const email = `ada@${customer.domain}`
  const account =
    kind === 'microsoft' ? aMicrosoftAccount(email, claims) : aGoogleAccount(email, claims)
  emulator.change({ accounts: [account] })
  emulator.consents.add(TENANT)
  return { ...portal, kind, emulator, customer, email, account, client: aVisitor(portal) }
}

/** A customer without a provider, whose administrator begins a test of Microsoft in the tenant's name. */
export async function aConsent(claims: Json = {}) {
  const portal = await buildTestApp()
  const emulator = await startWorkAccounts(portal, 'microsoft')
  const customer = await aCustomer(portal.deps)
  const account = aMicrosoftAccount(`ada@${customer.domain}`, claims)
  emulator.change({ accounts: [account] })
  const admin = await anAdministrator(portal.deps)
  const client = await confirmedAs(portal, admin)
  const path = `/api/admin/customers/${customer.id}/connection`
  const saml = { kind: 'microsoft', enabled: true }
  const saved = await client.put(`${path}/draft`, { saml, version: 0 })
  const { settings } = saved.json().draft
  const read = async () => (await client.get(path)).json()
  const begin = async (): Promise<{ id: string; redirectUrl: string }> =>
    (await client.post(`${path}/tests`, { saml: settings })).json()
  const result = async (id: string) => (await client.get(`${path}/tests/${id}`)).json()
  return {
    ...portal,
    emulator,
    customer,
    account,
    admin,
    client,
    path,
    settings,
    read,
    begin,
    result,
  }
}

export function bringBackTo(
  client: TestClient,
  kind: ApplicationKind,
  query: URLSearchParams | string,
) {
  return client.get(`/api/auth/oidc/${kind}/callback?${query.toString()}`)
}
