import { randomUUID } from 'node:crypto'

import { asWorker } from '#server/platform/db/as-role.ts'
import { sealSecret } from '#server/platform/keys/seal-secret.ts'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'

import { type Api, api, type EndpointName } from '#shared/api.ts'
import type { AuditAction } from '#shared/audit/values.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { aNewCustomer, someSaml } from '#test/a-new-customer.ts'
import { aMailboxInput } from '#test/a-mailbox.ts'
import { anAlertRuleInput } from '#test/an-alert-rule.ts'
import { aTicket } from '#test/a-portal.ts'
import { someTerms } from '#test/a-service-contract.ts'
import { aCustomer, anAdministrator, aUser, TEST_PASSWORD } from '#test/builders.ts'
import { buildTestApp, TEST_NOW, type TestApp } from '#test/build-test-app.ts'
import { CLIENT_SECRET } from '#test/oidc-provider.ts'
import { anOidcSignIn, inAnotherBrowser, postLogoutToken } from '#test/oidc-sign-in.ts'
import { attacker, idp } from '#test/saml-setup.ts'
import { aLogoutMessage, postLogout } from '#test/saml-logout.ts'
import { anAnswer, beginSignIn, postAnswer, userOf } from '#test/saml-sign-in.ts'
import { ISSUER } from '#test/saml-responses.ts'
import { aSecurityKey } from '#test/security-key.ts'
import { aMailbox, deliver } from '#test/incoming-mail.ts'
import { aPersonWithPasskey } from '#test/person-passkeys.ts'
import { aVisitor, signedInAs, type TestClient } from '#test/test-client.ts'

type Changing = {
  [Name in EndpointName]: Api[Name]['method'] extends 'GET' ? never : Name
}[EndpointName]

/**
 * Changes that write no audit entry. A new endpoint must be listed here or be called by the walk.
 */
const NOT_AUDITED: Changing[] = [
  // It changes nothing but what is read next.
  'receiveHubSpotWebhook',
  // They count again, and store nothing.
  'tryOutTerms',
  'tryOutTicket',
  // Mail to a person is their own affair.
  'stopMail',
  'saveMailChoice',
  // So is the language that they read.
  'chooseLanguage',
  // Its effects are recorded by the events of tickets, and by the decisions about held mail.
  'receiveMail',
  'receiveKeyedMail',
  // It tries, and changes nothing.
  'checkMailbox',
  'tryAlertRules',
  'initiateLogin',
  'requestEmailCode',
  'requestPasskey',
  // Audited where a code was mailed or a passkey added (access/sign-in).
  'signInByCode',
  'signInByPasskey',
  'logout',
  'readAccountLink',
  'readLinkedMetadata',
  'checkLinkedCertificate',
  // As an administrator's check of the same domain.
  'checkLinkedDomain',
  'createTicket',
  'updateTicket',
  'closeTicket',
  'setConfidential',
  'addParticipant',
  'removeParticipant',
  'reopenTicket',
  // A rating is shown with its ticket.
  'rateTicket',
  'readRatingLink',
  'rateByLink',
  'readLeavingLink',
  'leaveByLink',
  // The events of the ticket or its time tell of these, too.
  'takeNextTicket',
  'answerTicket',
  'changeDeskTicket',
  'closeDeskTicket',
  'setDeskConfidential',
  'addDeskParticipant',
  'removeDeskParticipant',
  'reopenDeskTicket',
  'addTime',
  'changeTickets',
  'correctTime',
  'linkTicket',
  'mergeTicket',
  'raiseOnBehalf',
  'sendReplyNow',
  'discardReply',
  'snoozeTicket',
  'splitTicket',
  'takeBackReply',
  'undoBulk',
  'unlinkTicket',
  'unmergeTicket',
  'wakeTicket',
  // Agents arrange these for themselves and each other.
  'changeView',
  'deleteView',
  'keepPresence',
  'clearNotices',
  'readNotices',
  'clearNotices',
  'saveAnswerDraft',
  'addDraftFiles',
  'saveView',
  'saveDeskPreferences',
  'checkCertificate',
  'readMetadata',
  'importHolidays',
  'confirmIdentity',
  'refreshSamlConfig',
  'lookAtMetadata',
  // Told where a record is found, or gone (customers/domains/domains.test.ts).
  'checkDomainProof',
  // Taken certificates are audited where there is a provider (connections/following/following.test.ts).
  'takeOffer',
  // A token is audited when the CRM has taken it (connection/routes.test.ts).
  'setCrmToken',
  'checkCrm',
  // Its effects are changes of tickets, recorded by their events.
  'receiveHubSpotWebhook',
]

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const STEP_MS = 30_000

/** Returns a client that calls endpoints by name and records which. */
function aWalk() {
  const walked = new Set<EndpointName>()
  return {
    walked,
    async go(
      client: TestClient,
      name: Changing,
      { params = {}, body }: { params?: Record<string, string>; body?: object } = {},
    ) {
      const { method, path } = api[name]
      const url = path.replaceAll(/:(\w+)/g, (_, key: string) => params[key] ?? '')
      const answer = await client.send(method, url, { json: body })
      expect(answer.statusCode, `${name}: ${answer.body}`).toBeLessThan(300)
      walked.add(name)
      return answer.body === '' ? undefined : answer.json()
    },
  }
}

type Walk = ReturnType<typeof aWalk>

test('the audit log contains no secret after every audited change', async () => {
  const portal = await buildTestApp()
  const walk = aWalk()
  const admin = await anAdministrator(portal.deps)
  const client = aVisitor(portal)
  await client.post('/api/auth/admin-login', {
    email: admin.email,
    password: 'a wrong guess of it',
  })
  await walk.go(client, 'adminLogin', { body: { email: admin.email, password: TEST_PASSWORD } })
  await confirm(client, TEST_PASSWORD)

  await walkContracts(portal, walk, client)
  const secrets = [
    'a wrong guess of it',
    TEST_PASSWORD,
    ...client.cookies.values(),
    ...(await walkCustomers(portal, walk, client)),
    ...(await walkProvider(portal, walk)),
    ...(await walkDesk(portal, walk, client)),
    ...(await walkSettings(walk, client)),
    ...(await walkBackgroundWork(portal, walk, client)),
    ...(await walkCrm(portal, walk, client)),
    ...(await walkSentMail(portal, walk, client)),
    ...(await walkMailboxes(walk, client)),
    ...(await walkAlertRules(portal, walk, client)),
    ...(await walkStaff(portal, walk, client)),
    ...(await walkAccount(portal, walk, client)),
    ...client.cookies.values(),
  ]

  const { rows } = await sql<{ entry: string; action: AuditAction; fields: unknown[] }>`
    select audit_entries::text as entry, action, jsonb_build_array(before, after) as fields
    from audit_entries`.execute(portal.deps.db)
  const log = rows.map(({ entry }) => entry).join('\n')
  for (const secret of secrets) {
    expect(secret.length, secret).toBeGreaterThanOrEqual(8)
    expect(log).not.toContain(secret)
  }
  // A password hash, a certificate, a SAML response in Base64, a token hash.
  expect(log).not.toMatch(/\$argon2|-----BEGIN|PHNhbWxw|\\\\x[0-9a-f]{40}/)

  const audited = Object.entries(api)
    .filter(([, { method }]) => method !== 'GET')
    .map(([name]) => name)
    .filter((name) => !NOT_AUDITED.some((known) => known === name))
  expect([...walk.walked].toSorted()).toEqual(audited.toSorted())
  // The log says each field in the words of its reader; the values of a CRM are named by the CRM.
  const { audit, connections } = wordsIn('en')
  const unnamed = [...namesIn(rows.map(({ fields }) => fields))].filter(
    (name) =>
      !(name in audit.fields) &&
      !(name.replace(/^saml\./, '') in connections.labels) &&
      !name.includes(' '),
  )
  expect(unnamed).toEqual([])
  // Check that the test saw something: each of these actions at least once.
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining<AuditAction>([
      'sign_in.succeeded',
      'sign_in.refused',
      'account.password_set',
      'account.password_changed',
      'account.recovery_code_used',
      'customer.changed',
      'settings.logo_changed',
      'macro.changed',
      'customer.brief_changed',
      'time.exported',
    ]),
  )
})

/** The names of all fields, those of fields within fields included. */
function namesIn(value: unknown): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...namesIn(item)]))
  if (typeof value !== 'object' || value === null) return new Set()
  return new Set([...Object.keys(value), ...namesIn(Object.values(value))])
}

async function walkCustomers(portal: TestApp, walk: Walk, client: TestClient) {
  const saml = someSaml({ entityId: ISSUER, previousCert: attacker.certPem })
  const input = aNewCustomer({ saml })
  const created = await walk.go(client, 'createCustomer', { body: input })
  const params = { customerId: created.id }
  const changed = { ...input, name: 'Changed', saml: { ...saml, cert: attacker.certPem } }
  await walk.go(client, 'updateCustomer', { params, body: changed })
  await walk.go(client, 'updateCustomer', { params, body: input })
  await walk.go(client, 'changeFollowing', {
    params,
    body: { metadataUrl: 'http://127.0.0.1:1/metadata', followMetadata: true },
  })
  await walk.go(client, 'beginConnectionTest', { params, body: { saml: input.saml } })
  await walkConnection(walk, client, { params, saml, domain: input.domain })

  const person = await aUser(portal.deps, created)
  for (const active of [false, true]) {
    await walk.go(client, 'changePerson', {
      params: { ...params, userId: person.id },
      body: { active },
    })
  }
  const owner = await aPersonWithPasskey(portal, { id: created.id, domain: input.domain })
  await walk.go(client, 'removePasskeysOf', { params: { ...params, userId: owner.user.id } })
  const linked = { providerIssuer: 'https://id.example', providerPersonId: '1' }
  await portal.deps.db.updateTable('users').set(linked).where('id', '=', person.id).execute()
  await walk.go(client, 'unlinkProviderAccount', { params: { ...params, userId: person.id } })
  const manager = await aUser(portal.deps, created, { isPortalManager: true })
  await walk.go(await signedInAs(portal, manager), 'changeColleague', {
    params: { userId: person.id },
    body: { visibility: 'categories', categories: ['HARDWARE_ISSUE'] },
  })
  const visitor = aVisitor(portal)
  const { requestId } = await beginSignIn(visitor, created)
  const assertionId = '_the-id-of-the-assertion'
  const answer = anAnswer(portal.deps, created, { inResponseTo: requestId, assertionId })
  const signedIn = await postAnswer(visitor, created, answer)
  expect(signedIn.headers.location).toBe('/dashboard?login=success')
  walk.walked.add('finishSamlLogin')
  await postAnswer(visitor, created, answer)
  const signOut = aLogoutMessage(portal, created, { indexes: ['_session1'] })
  await postLogout(portal, created, signOut)
  expect(await userOf(visitor)).toBeNull()
  walk.walked.add('signOutByPost')

  const link = { name: 'Ina', email: 'ina@northwind.example', isMailed: true, mayGoLive: true }
  const made = await walk.go(client, 'makeSetupLink', { params, body: link })
  const setupToken = made.url.split('#')[1]
  const holder = aVisitor(portal, { 'x-setup-link': setupToken })
  await walk.go(holder, 'beginLinkedTest', { body: { saml } })
  await walk.go(holder, 'saveLinkedDraft', { body: { saml, version: 0 } })
  await walk.go(holder, 'goLiveByLink', { body: { version: 1, untested: true } })
  await walk.go(holder, 'discardLinkedDraft')
  await walk.go(holder, 'reportReady')
  const linkId: string = made.link.id
  await walk.go(client, 'revokeSetupLink', { params: { ...params, linkId } })

  await walk.go(client, 'deleteCustomer', { params })
  await walk.go(client, 'restoreCustomer', { params, body: {} })
  const certificates = [idp.certPem, attacker.certPem].flatMap(linesOf)
  return [
    ...certificates,
    setupToken,
    requestId,
    assertionId,
    answer.slice(0, 60),
    ...visitor.cookies.values(),
  ]
}

async function walkProvider(portal: TestApp, walk: Walk) {
  const sid = 'the-session-at-the-provider'
  const signIn = await anOidcSignIn({ claims: { sid } }, {}, portal)
  const browser = await inAnotherBrowser(signIn, portal)
  const secrets = [...browser.cookies.values()]
  const token = signIn.provider.logoutToken({ claims: { sid } })
  await postLogoutToken(portal, signIn.customer, { logout_token: token })
  expect(await userOf(browser)).toBeNull()
  walk.walked.add('logOutByProvider')
  return [sid, token, CLIENT_SECRET, ...secrets]
}

/** Leaves the connection with the settings that it had. */
async function walkConnection(
  walk: Walk,
  client: TestClient,
  { params, saml, domain }: { params: { customerId: string }; saml: object; domain: string },
) {
  const draft = { saml: { ...saml, cert: attacker.certPem }, version: 0 }
  await walk.go(client, 'saveConnectionDraft', { params, body: draft })
  await walk.go(client, 'discardConnectionDraft', { params })
  await walk.go(client, 'saveConnectionDraft', { params, body: draft })
  const seen = { version: 1, untested: true }
  const pilot = { ...seen, emails: [`ada@${domain}`] }
  await walk.go(client, 'startPilot', { params, body: pilot })
  await walk.go(client, 'endPilot', { params })
  const watch = { people: 2, share: 50, returns: true }
  await walk.go(client, 'saveConnectionWatch', { params, body: watch })
  const codes = { mode: 'listed', emails: pilot.emails, version: 0 }
  await walk.go(client, 'saveEmailCodes', { params, body: codes })
  const door = { hours: 1, reason: 'Provider down' }
  await walk.go(client, 'openEmergencyDoor', { params, body: door })
  await walk.go(client, 'closeEmergencyDoor', { params })
  await walk.go(client, 'goLive', { params, body: seen })
  await walk.go(client, 'switchSignOnOff', { params })
  const { customerId } = params
  const url = `/api/admin/customers/${customerId}/connection/versions`
  const [, , before]: { number: number }[] = (await client.get(url)).json()
  const version = { customerId, number: String(before?.number) }
  await walk.go(client, 'returnToVersion', { params: version })
}

async function walkContracts({ deps }: TestApp, walk: Walk, client: TestClient) {
  const params = { customerId: (await aCustomer(deps)).id }
  const template = { name: 'Standard', terms: someTerms() }
  const { id: templateId } = await walk.go(client, 'addServiceTemplate', { body: template })
  const later = { validFrom: '2099-01-01', version: 1 }
  const changed = { ...template, name: 'Extended', ...later }
  await walk.go(client, 'changeServiceTemplate', { params: { templateId }, body: changed })
  await walk.go(client, 'removeServiceTemplate', { params: { templateId } })
  const body = { validFrom: '2099-01-01', terms: { own: someTerms() } }
  const { versions } = await walk.go(client, 'addContractVersion', { params, body })
  const version = { ...params, versionId: versions[0].id }
  const correction = { terms: someTerms({ text: 'Call us' }), reason: 'A text', revision: 1 }
  await walk.go(client, 'correctContractVersion', { params: version, body: correction })
  await walk.go(client, 'removeContractVersion', { params: version })
  const window = {
    name: 'Upgrade',
    customerIds: [params.customerId],
    startsAt: '2099-01-01T10:00:00Z',
    endsAt: '2099-01-01T12:00:00Z',
  }
  const { id: windowId } = await walk.go(client, 'addMaintenance', { body: window })
  const moved = { ...window, endsAt: '2099-01-01T13:00:00Z', version: 1 }
  await walk.go(client, 'changeMaintenance', { params: { windowId }, body: moved })
  await walk.go(client, 'removeMaintenance', { params: { windowId } })
}

async function walkDesk({ app, deps }: TestApp, walk: Walk, client: TestClient) {
  const macro = {
    name: 'For everybody',
    isShared: true,
    kind: 'reply',
    content: '<p>Thank you</p>',
    changes: {},
  }
  const { id: macroId, version } = await walk.go(client, 'addMacro', { body: macro })
  const changed = { ...macro, name: 'For all', version }
  await walk.go(client, 'changeMacro', { params: { macroId }, body: changed })
  await walk.go(client, 'removeMacro', { params: { macroId } })

  const customer = await aCustomer(deps)
  const email = `new.person@${customer.domain}`
  const held = await deliver({ deps }, await aMailbox({ deps }), { from: email })
  const mail = { mailId: held.id }
  await walk.go(client, 'discardMail', { params: mail })
  await walk.go(client, 'restoreMail', { params: mail })
  await walk.go(client, 'discardMails', { body: { mailIds: [held.id] } })
  await walk.go(client, 'restoreMail', { params: mail })
  const accepted = { as: 'ticket', customerId: customer.id, email }
  await walk.go(client, 'acceptMail', { params: mail, body: accepted })
  const params = { customerId: customer.id }
  const brief = { version: 0, note: 'Call first', contract: 'Gold', contractEndsOn: null }
  await walk.go(client, 'saveCustomerBrief', { params, body: { ...brief, contractCovers: '' } })
  const rules = { minimumMinutes: 15, roundingMinutes: 15, isShownToCustomer: false }
  await walk.go(client, 'saveTimeRules', { params, body: rules })
  const requester = await signedInAs({ app, deps }, await aUser(deps, customer))
  const { id } = await aTicket(requester)
  await client.post(`/api/desk/tickets/${id}/time`, { minutes: 20, kindId: 'REMOTE' })
  const made = await walk.go(client, 'exportTime', { body: params })
  await walk.go(client, 'takeBackTimeExport', { params: { exportId: made.id } })
  return [...requester.cookies.values()]
}

/** Returns the lines of a PEM text between the first and the last. */
function linesOf(pem: string): string[] {
  return pem.trim().split('\n').slice(1, -1)
}

async function walkSettings(walk: Walk, client: TestClient) {
  const settings = (await client.get('/api/admin/settings')).json()
  await walk.go(client, 'updateSettings', { body: { ...settings, name: 'Renamed' } })
  await walk.go(client, 'setLogo', { body: { content: PIXEL } })
  await walk.go(client, 'removeLogo')
  await walk.go(client, 'makeSamlKey')
  await walk.go(client, 'switchSamlKeys')
  await walk.go(client, 'retireSamlKey')
  const { id } = await walk.go(client, 'addCategory', { body: { name: 'Plants' } })
  await walk.go(client, 'updateCategory', {
    params: { categoryId: id },
    body: { name: 'Flowers', retired: true },
  })
  const categories: { id: string }[] = (await client.get('/api/admin/categories')).json()
  const ids = categories.map((category) => category.id).toReversed()
  await walk.go(client, 'orderCategories', { body: { ids } })
  const kind = await walk.go(client, 'addWorkKind', { body: { name: 'Gardening' } })
  const change = { params: { kindId: kind.id }, body: { name: 'Gardens', isRetired: true } }
  await walk.go(client, 'updateWorkKind', change)
  const kinds: { id: string }[] = (await client.get('/api/desk/work-kinds')).json()
  const order = { ids: kinds.map((each) => each.id).toReversed() }
  await walk.go(client, 'orderWorkKinds', { body: order })
  const limits = (await client.get('/api/admin/usage/limits')).json()
  await walk.go(client, 'updateUsageLimits', { body: limits })
  await walk.go(client, 'dismissSetup')
  const google = { clientId: 'portal.google', clientSecret: 'the-secret-of-google' }
  await walk.go(client, 'saveSignInApplications', { body: { google } })
  return [PIXEL, google.clientSecret]
}

/** Settles two jobs that have failed. The log names neither their payload nor the reason. */
async function walkBackgroundWork(portal: TestApp, walk: Walk, client: TestClient) {
  const [text, failure] = ['a payload of a job', 'a reason that tells too much']
  for (const name of ['retryJob', 'dismissJob'] as const) {
    const { id } = await asWorker(portal.deps.db, (tx) =>
      tx
        .insertInto('outbox')
        .values({
          name: 'mail-account-link',
          payload: JSON.stringify({ text }),
          attempts: 5,
          failure,
          failedAt: portal.deps.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    await walk.go(client, name, { params: { jobId: id } })
  }
  return [text, failure]
}

/** Settles what a CRM refused. The log names neither the CRM's words nor what was sent. */
async function walkCrm({ app, deps }: TestApp, walk: Walk, client: TestClient) {
  const [token, secret, failure] = ['a-token-of-the-crm', 'a-webhook-secret', 'words of the CRM']
  await asWorker(deps.db, (tx) =>
    tx
      .updateTable('crmConnection')
      .set({ token: sealSecret(deps.keys, token) })
      .execute(),
  )
  await walk.go(client, 'removeCrmToken')
  await walk.go(client, 'switchCrm', { body: { state: 'off' } })
  await walk.go(client, 'setCrmWebhookSecret', { body: { secret } })
  const values = (await client.get('/api/admin/crm/values')).json()
  await walk.go(client, 'saveCrmValues', { body: { ...values, noteRule: 'marked' } })
  const customer = await aCustomer(deps)
  const params = { companyId: '16740392511' }
  await walk.go(client, 'bindCrmCompany', { params, body: { customerId: customer.id } })
  await walk.go(client, 'releaseCrmCompany', { params })

  const requester = await signedInAs({ app, deps }, await aUser(deps, customer))
  const { id, number } = await aTicket(requester)
  const ofTicket = { customerId: customer.id, ticketId: id }
  await asWorker(deps.db, async (tx) => {
    await tx.updateTable('crmConnection').set({ state: 'on' }).execute()
    await tx
      .insertInto('crmTickets')
      .values({ ...ofTicket, remoteId: '77', remoteModifiedAt: deps.now() })
      .execute()
  })
  await walk.go(client, 'readCrmTicketAgain', { body: { number } })
  await walk.go(client, 'steerCrmBackfill', { body: { step: 'start' } })
  await walk.go(client, 'steerCrmBackfill', { body: { step: 'stop' } })
  await asWorker(deps.db, (tx) => tx.updateTable('crmConnection').set({ state: 'off' }).execute())
  for (const name of ['retryCrmAction', 'dismissCrmAction'] as const) {
    const action = await asWorker(deps.db, (tx) =>
      tx
        .insertInto('crmActions')
        .values({
          customerId: customer.id,
          ticketId: id,
          kind: 'add_comment',
          state: 'refused',
          failure,
          createdAt: deps.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    await walk.go(client, name, { params: { actionId: action.id } })
  }
  return [token, secret, failure, ...requester.cookies.values()]
}

/** Settles two mails. The log has neither the words of the mail server nor why they were sent. */
async function walkSentMail({ app, deps }: TestApp, walk: Walk, client: TestClient) {
  const customer = await aCustomer(deps)
  const user = await aUser(deps, customer)
  const ticket = await aTicket(await signedInAs({ app, deps }, user))
  const words = 'No such mailbox'
  for (const name of ['retrySentMail', 'dismissSentMail'] as const) {
    const mailId = randomUUID()
    await asWorker(deps.db, (tx) =>
      tx
        .insertInto('sentMails')
        .values({
          customerId: customer.id,
          id: mailId,
          kind: 'answer',
          ticketId: ticket.id,
          userId: user.id,
          address: user.email,
          cause: mailId,
          subject: ticket.subject,
          isInternal: false,
          state: 'failed',
          createdAt: deps.now(),
        })
        .execute(),
    )
    await walk.go(client, name, { params: { mailId } })
  }
  await walk.go(client, 'resumeSending')
  const address = user.email
  await asWorker(deps.db, (tx) =>
    tx
      .insertInto('mailAddresses')
      .values({ customerId: customer.id, address, words, bouncedAt: deps.now() })
      .execute(),
  )
  await walk.go(client, 'clearMailAddress', { body: { customerId: customer.id, address } })
  return [words]
}

async function walkMailboxes(walk: Walk, client: TestClient) {
  const secret = 'the password of a mailbox'
  const input = aMailboxInput({ secret })
  const { id, version } = await walk.go(client, 'addMailbox', { body: input })
  const params = { mailboxId: id }
  const changed = { ...input, name: 'Helpdesk', version, secret: 'another password of it' }
  await walk.go(client, 'changeMailbox', { params, body: changed })
  await walk.go(client, 'removeMailbox', { params })
  return [secret, changed.secret]
}

async function walkAlertRules({ deps }: TestApp, walk: Walk, client: TestClient) {
  const customer = await aCustomer(deps)
  const { email: requesterEmail } = await aUser(deps, customer)
  const input = anAlertRuleInput({ customerId: customer.id, requesterEmail })
  const ids: string[] = []
  for (const name of ['One', 'Two'])
    ids.push((await walk.go(client, 'addAlertRule', { body: { ...input, name } })).id)
  await walk.go(client, 'orderAlertRules', { body: { ids: ids.toReversed() } })
  const params = { ruleId: ids[0] ?? '' }
  await walk.go(client, 'changeAlertRule', { params, body: { ...input, version: 1 } })
  for (const ruleId of ids) await walk.go(client, 'removeAlertRule', { params: { ruleId } })
  return []
}

async function walkStaff(portal: TestApp, walk: Walk, client: TestClient) {
  const email = 'invited@portico.example'
  const body = { name: 'Ines Invited', email, role: 'agent' }
  const invited = await walk.go(client, 'inviteStaff', { body })
  const params = { userId: invited.member.id }
  const again = await walk.go(client, 'makeAccountLink', { params })
  const password = 'a password by the link'
  const tokens = [invited, again].map(({ url }: { url: string }) => url.split('#')[1] ?? '')
  const visitor = aVisitor(portal)
  await walk.go(visitor, 'setPassword', { body: { token: tokens[1], password } })

  await walk.go(client, 'updateStaffPasswords', { body: { passwords: 'everybody' } })
  await walk.go(client, 'updateSignInRules', { body: { secondFactorFrom: '2099-01-31' } })
  await walk.go(client, 'changeDomainRule', { body: { compulsoryFrom: '2099-01-31' } })
  await walk.go(visitor, 'adminLogin', { body: { email, password } })
  await confirm(visitor, password)
  const { secret, recoveryCodes } = await addApp(walk, visitor, password)
  await walk.go(client, 'removeSecondFactor', { params })
  for (const active of [false, true]) {
    await walk.go(client, 'changeStaff', { params, body: { name: 'Ines', role: 'admin', active } })
  }
  return [...tokens, password, secret, ...recoveryCodes, ...visitor.cookies.values()]
}

async function walkAccount(portal: TestApp, walk: Walk, client: TestClient) {
  const { email } = (await client.get('/api/account')).json()
  const newPassword = 'another password altogether'
  const own = { currentPassword: newPassword }
  await walk.go(client, 'changePassword', {
    body: { currentPassword: TEST_PASSWORD, newPassword },
  })
  const first = await addApp(walk, client, newPassword)

  const key = aSecurityKey(portal.deps.config)
  const options = await walk.go(client, 'beginPasskey', { body: own })
  const response = key.register(options)
  const passkey = { name: 'Key', response }
  await walk.go(client, 'addPasskey', { body: passkey })
  const { passkeys } = (await client.get('/api/account')).json()
  const params = { passkeyId: passkeys[0].id }
  await walk.go(client, 'renamePasskey', { params, body: { name: 'Blue key' } })
  await walk.go(client, 'removePasskey', { params, body: own })

  const { recoveryCodes } = await walk.go(client, 'makeRecoveryCodes', { body: own })
  const others = [aVisitor(portal), aVisitor(portal)]
  for (const [index, other] of others.entries()) {
    const body = { email, password: newPassword, code: recoveryCodes[index] }
    await walk.go(other, 'adminLogin', { body })
  }
  const sessions: { id: string; isCurrent: boolean }[] = (
    await client.get('/api/account/sessions')
  ).json()
  const sessionId = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
  await walk.go(client, 'endSession', { params: { sessionId } })
  await walk.go(client, 'endOtherSessions')
  await walk.go(client, 'removeTotp', { body: own })
  return [
    newPassword,
    first.secret,
    ...first.recoveryCodes,
    ...recoveryCodes,
    options.challenge,
    response.response.attestationObject,
    ...others.flatMap((other) => [...other.cookies.values()]),
  ]
}

/** Confirms the password for the following calls. */
async function confirm(client: TestClient, currentPassword: string) {
  const { token } = (await client.post('/api/account/confirm', { currentPassword })).json()
  client.confirmation = () => token
}

async function addApp(walk: Walk, client: TestClient, currentPassword: string) {
  const { secret: grouped } = await walk.go(client, 'beginTotp', { body: { currentPassword } })
  const secret: string = grouped.replaceAll(' ', '')
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = totp.generate({ timestamp: TEST_NOW.getTime() - STEP_MS })
  const { recoveryCodes } = await walk.go(client, 'confirmTotp', { body: { code } })
  return { secret, recoveryCodes: recoveryCodes as string[] }
}
