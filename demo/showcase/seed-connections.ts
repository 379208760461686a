import { randomBytes } from 'node:crypto'

import { v7 as uuidv7 } from 'uuid'

import { type DemoCustomer, JORDAN } from '#demo/demo-people.ts'
import type { DemoIdentityProvider } from '#demo/identity-provider/server.ts'
import { hashLinkToken } from '#server/access/account-links/make-link.ts'
import { type Actor, SYSTEM } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { insertSetupLink, saveVisit } from '#server/access/setup-links/queries.ts'
import { newRequestId } from '#server/access/saml/library/login-url.ts'
import { serviceProviderFor } from '#server/access/saml/service-provider.ts'
import { type RefusalReason, refuse } from '#server/access/sign-in/refuse.ts'
import { settingsFingerprint } from '#server/connections/settings/settings-fingerprint.ts'
import { startPilot } from '#server/connections/stages/pilot.ts'
import { saveDraft } from '#server/connections/stages/save-draft.ts'
import { takeTestAnswer } from '#server/connections/tests/take-test-answer.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { markLinkHolder } from '#shared/connections/link-holder.ts'
import { ConnectionInput } from '#shared/connections/contract.ts'
import { completeSettings } from '#shared/connections/fields.ts'

import { ADVENTURE_WORKS, ALPINE, LITWARE, WOODGROVE } from './people.ts'

type ConnectionDeps = Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret' | 'keys'>
type Tested = {
  customer: DemoCustomer
  customerId: string
  by: Actor
  /** The entity ID that was entered, where it was not the provider's. */
  entityId?: string
  minutesAgo: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The secret of Litware's setup link, so that the start page of the demo can lead there. */
export const SETUP_LINK_TOKEN = 'the-setup-link-of-the-demo-for-litware'
const LINK_DAYS = 30

/** Brings the customers' sign-in to where each of them is: with tests that real answers decided. */
export async function seedConnections(
  deps: ConnectionDeps,
  identityProvider: Pick<DemoIdentityProvider, 'realms' | 'answer'>,
): Promise<void> {
  const idOf = await customerIds(deps)
  const test = (tested: Tested) => testSettings(deps, identityProvider, tested)
  const alpine = { customer: ALPINE, customerId: idOf(ALPINE), by: actorNamed(JORDAN) }
  const typo = `${realmOf(identityProvider, ALPINE).entityId}/`
  await test({ ...alpine, entityId: typo, minutesAgo: 3 * 24 * 60 })
  await test({ ...alpine, minutesAgo: 3 * 24 * 60 - 12 })
  const emails = ALPINE.people.slice(0, 2).map(({ email }) => email)
  const version = await draftVersion(deps, alpine.customerId)
  await startPilot(earlier(deps, 2 * DAY_MS), alpine, { version, emails })

  const customerId = idOf(LITWARE)
  const holder = await addSetupLink(deps, customerId)
  await test({
    customer: LITWARE,
    customerId,
    by: holder,
    entityId: 'https://litware.auth0.example/samlp/metadata',
    minutesAgo: 25 * 60,
  })
  await addFailures(deps, idOf)
}

/** Saves settings as a draft, has the provider answer a test of them, and stores what the answer said. */
async function testSettings(
  deps: ConnectionDeps,
  identityProvider: Pick<DemoIdentityProvider, 'realms' | 'answer'>,
  { customer, customerId, by, entityId, minutesAgo }: Tested,
): Promise<void> {
  const realm = realmOf(identityProvider, customer)
  const { provider, people } = customer
  const saml = ConnectionInput.parse({
    provider,
    entityId: entityId ?? realm.entityId,
    entryPoint: realm.ssoUrl,
    cert: realm.certPem,
  })
  const before = earlier(deps, minutesAgo * MINUTE_MS)
  const version = await draftVersion(deps, customerId)
  await saveDraft(before, { customerId, by }, { saml, version })

  const settings = completeSettings({ ...saml, enabled: true })
  const test = { customerId, id: uuidv7(), requestId: newRequestId(), browserHash: randomBytes(32) }
  const asked = {
    ...test,
    resultPath: `/admin/customers/${customerId}/sign-on/test?id=${test.id}`,
    createdAt: deps.now(),
    begunById: by.userId,
    begunBy: by.name,
    setupLinkId: null,
    consentTenant: null,
  }
  const row = {
    ...asked,
    settings: JSON.stringify(settings),
    fingerprint: settingsFingerprint(settings),
    state: 'waiting' as const,
  }
  await asStaff(deps.db, (tx) => tx.insertInto('connectionTests').values(row).execute())
  const { entityId: issuer, acsUrl } = serviceProviderFor(deps.config.publicUrl, customerId)
  const login = { id: test.requestId, issuer, acsUrl, isPassive: false }
  const samlResponse = await identityProvider.answer(realm.realm, login, people[0]!.email)
  const { browserHash } = test
  const answer = { samlResponse, browserHash, address: '198.51.100.24' }
  await takeTestAnswer(deps, { ...asked, settings }, answer)
  // The answer is as old as its test only now: one that old would have been refused.
  const at = before.now()
  await asWorker(deps.db, (tx) =>
    tx
      .updateTable('connectionTests')
      .set({ createdAt: at, finishedAt: new Date(at.getTime() + 8000) })
      .where('customerId', '=', customerId)
      .where('id', '=', test.id)
      .execute(),
  )
}

async function addSetupLink(deps: ConnectionDeps, customerId: string): Promise<Actor> {
  const [person] = LITWARE.people
  if (!person) throw new Error('Someone at Litware sets up their sign-in')
  const name = `${person.firstName} ${person.lastName}`
  const createdAt = earlier(deps, 3 * DAY_MS).now()
  const link = { customerId, id: uuidv7() }
  const from = { address: '198.51.100.24', browser: 'Chrome on macOS' }
  await asStaff(deps.db, (tx) =>
    insertSetupLink(tx, {
      ...link,
      tokenHash: hashLinkToken(SETUP_LINK_TOKEN),
      name,
      email: person.email,
      mayGoLive: false,
      createdAt,
      madeBy: JORDAN.name,
      expiresAt: new Date(createdAt.getTime() + LINK_DAYS * DAY_MS),
    }),
  )
  const by = { userId: null, name: markLinkHolder(name), email: person.email, ...from }
  const now = earlier(deps, 25 * HOUR_MS).now()
  const subject = { id: customerId, name: LITWARE.name }
  await asWorker(deps.db, async (tx) => {
    const visit = { customerId, linkId: link.id, ...from }
    await saveVisit(tx, visit, { now, since: createdAt })
    await recordAudit(tx, { action: 'setup_link.used', by, at: now, customerId, subject })
  })
  return by
}

/** Sign-ins that failed in the last days, each with what its administrator can do. */
async function addFailures({ db, now }: ConnectionDeps, idOf: (of: DemoCustomer) => string) {
  const ruth = WOODGROVE.people.at(-1)?.email ?? ''
  const failures: [DemoCustomer, RefusalReason, Parameters<typeof refuse>[1], number[]][] = [
    [WOODGROVE, 'person_deactivated', { received: ruth }, [95, 140]],
    [
      WOODGROVE,
      'not_yet_valid',
      { expected: 'This server’s clock shows 08:02:11 UTC', received: 'valid from 08:06:40 UTC' },
      [52 * 60],
    ],
    [
      ADVENTURE_WORKS,
      'foreign_domain',
      { expected: ADVENTURE_WORKS.domain, received: 'gmail.example' },
      [26 * 60, 27 * 60],
    ],
  ]
  const rows = failures.flatMap(([customer, reason, given, minutesAgo]) =>
    minutesAgo.map((minutes) => ({
      customerId: idOf(customer),
      ref: codeOf(`${reason} ${minutes}`),
      reason,
      detail: JSON.stringify(refuse(reason, given).detail),
      address: '203.0.113.7',
      person: hashLinkToken(`${reason} ${customer.name}`),
      createdAt: new Date(now().getTime() - minutes * MINUTE_MS),
    })),
  )
  await db.insertInto('signInFailures').values(rows).execute()
  await asWorker(db, (tx) =>
    tx.updateTable('users').set({ active: false }).where('email', '=', ruth).execute(),
  )
}

/** Eight letters as those that a person reads out. */
function codeOf(text: string): string {
  const letters = '23456789BCDFGHJKMNPQRSTVWXZ'
  const bytes = [...hashLinkToken(text).subarray(0, 8)]
  return bytes.map((byte) => letters[byte % letters.length]).join('')
}

async function customerIds({ db }: ConnectionDeps): Promise<(of: DemoCustomer) => string> {
  const rows = await db.selectFrom('customerDomains').select(['customerId', 'domain']).execute()
  const ids = new Map(rows.map(({ customerId, domain }) => [domain, customerId]))
  return ({ domain }) => {
    const id = ids.get(domain)
    if (id === undefined) throw new Error(`No customer has the domain ${domain}`)
    return id
  }
}

async function draftVersion({ db }: ConnectionDeps, customerId: string): Promise<number> {
  const draft = await asStaff(db, (tx) =>
    tx
      .selectFrom('connectionDrafts')
      .select('version')
      .where('customerId', '=', customerId)
      .executeTakeFirst(),
  )
  return draft?.version ?? 0
}

function realmOf({ realms }: Pick<DemoIdentityProvider, 'realms'>, { name, realm }: DemoCustomer) {
  const found = realms.find((one) => one.realm === realm?.realm)
  if (!found) throw new Error(`${name} has no identity provider`)
  return found
}

function earlier<Given extends Pick<Deps, 'now'>>(deps: Given, ms: number): Given {
  return { ...deps, now: () => new Date(deps.now().getTime() - ms) }
}

function actorNamed({ name, email }: { name: string; email: string }): Actor {
  return { ...SYSTEM, name, email }
}
