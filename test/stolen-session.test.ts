import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { api, type EndpointName } from '#shared/api.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { asWorker } from '#server/platform/db/as-role.ts'

import { aMailbox, aMailboxInput } from './a-mailbox.ts'
import { anAlertRuleInput } from './an-alert-rule.ts'
import { aPortal, type Portal } from './a-portal.ts'
import { anAdministrator, aUser, TEST_PASSWORD } from './builders.ts'
import { ISSUER } from './saml-responses.ts'
import { alertRuleRow } from './received-mail-rows.ts'
import { attacker, idp } from './saml-setup.ts'
import { aSamlCustomer, ENTRY_POINT } from './saml-sign-in.ts'
import { aPersonOfStaff, setUpApp, setUpPasskey } from './second-factors.ts'
import { aSecurityKey } from './security-key.ts'
import { signedInAs, type TestClient } from './test-client.ts'

// A thief has a copy of the cookies of an administrator with a second factor, and nothing else.

type Scene = Awaited<ReturnType<typeof aScene>>
type Body = (scene: Scene) => object
/** Input with which a thief's call that creates or changes a way in would succeed. */
type Attempt = { params?: (scene: Scene) => Record<string, string>; body?: Body }

const OTHER_ID: Attempt['params'] = ({ other }) => ({ userId: other.id })
const CUSTOMER_ID: Attempt['params'] = ({ customer }) => ({ customerId: customer.id })

/** Calls that must be refused with `confirmation_required`. */
const WAYS_IN: Partial<Record<EndpointName, Attempt>> = {
  changePassword: { body: () => ({ newPassword: 'the thief will remember this' }) },
  beginTotp: {},
  removeTotp: {},
  beginPasskey: {},
  removePasskey: { params: ({ passkeyId }) => ({ passkeyId }) },
  makeRecoveryCodes: {},
  inviteStaff: { body: () => ({ name: 'Thief', email: 'thief@evil.example', role: 'admin' }) },
  changeStaff: { params: OTHER_ID, body: () => ({ role: 'admin' }) },
  makeAccountLink: { params: OTHER_ID },
  // Without the rule, accounts with only a password would be open again.
  updateStaffPasswords: { body: () => ({ passwords: 'everybody' }) },
  updateSignInRules: { body: () => ({ secondFactorFrom: null }) },
  removeSecondFactor: { params: ({ admin }) => ({ userId: admin.id }) },
  createCustomer: { body: () => aThievesCustomer() },
  updateCustomer: {
    params: CUSTOMER_ID,
    body: ({ customer }) => aThievesCustomer(customer.domain),
  },
  // Before the address changes, which ends what is offered.
  takeOffer: { params: CUSTOMER_ID, body: ({ offer }) => ({ offer }) },
  changeFollowing: {
    params: CUSTOMER_ID,
    body: () => ({ metadataUrl: 'https://idp.evil.example', followMetadata: true }),
  },
  goLive: { params: CUSTOMER_ID, body: () => ({ version: 1, untested: true }) },
  switchSignOnOff: { params: CUSTOMER_ID },
  startPilot: {
    params: CUSTOMER_ID,
    body: ({ requester }) => ({ version: 1, untested: true, emails: [requester.email] }),
  },
  saveEmailCodes: {
    params: CUSTOMER_ID,
    body: () => ({ mode: 'domains', emails: [], version: 0 }),
  },
  // Another account at the provider would get the person's.
  unlinkProviderAccount: {
    params: ({ customer, requester }) => ({ customerId: customer.id, userId: requester.id }),
  },
  openEmergencyDoor: { params: CUSTOMER_ID, body: () => ({ hours: 72, reason: 'Thief' }) },
  returnToVersion: { params: ({ customer }) => ({ customerId: customer.id, number: '1' }) },
  // Without the rule, people would sign in at unproven domains.
  changeDomainRule: { body: () => ({ compulsoryFrom: null }) },
  restoreCustomer: { params: ({ deleted }) => ({ customerId: deleted.id }), body: () => ({}) },
  makeSetupLink: {
    params: CUSTOMER_ID,
    body: () => ({ name: 'Thief', email: 'thief@evil.example', isMailed: true, mayGoLive: true }),
  },
  // The answers of all customers' people would go to the thief's application.
  saveSignInApplications: { body: () => ({ google: { clientId: 'evil', clientSecret: 'evil' } }) },
  // Mail of the thief would count as that of anybody.
  addMailbox: { body: () => aThievesMailbox() },
  changeMailbox: {
    params: ({ mailboxId }) => ({ mailboxId }),
    body: () => ({ ...aThievesMailbox(), address: 'other@evil.example', version: 1 }),
  },
  checkMailbox: {
    body: () => ({
      ...aMailboxInput({ imapHost: '127.0.0.1', imapPort: 1, imapEncryption: 'none' }),
      mailboxId: null,
    }),
  },
  // Mail of the thief would raise tickets in another person's name.
  addAlertRule: { body: (scene) => aThievesRule(scene) },
  changeAlertRule: {
    params: ({ ruleId }) => ({ ruleId }),
    body: (scene) => ({ ...aThievesRule(scene), version: 1 }),
  },
  // Not a way in, but a way out: everything would be sent to the thief's own CRM.
  setCrmToken: { body: () => ({ token: 'pat-of-the-thief' }) },
  setCrmWebhookSecret: { body: () => ({ secret: 'known-to-the-thief' }) },
  // Not ways in either: they show a customer what only the team has seen so far.
  saveCrmValues: {
    body: () => ({
      version: 1,
      pipelineId: null,
      noteRule: 'all',
      noteMarker: '#public',
      values: [],
    }),
  },
  bindCrmCompany: {
    params: () => ({ companyId: '7' }),
    body: ({ customer }) => ({ customerId: customer.id }),
  },
  saveTimeRules: {
    params: CUSTOMER_ID,
    body: () => ({ minimumMinutes: 0, roundingMinutes: 1, isShownToCustomer: true }),
  },
  updateWorkKind: {
    params: () => ({ kindId: 'INTERNAL' }),
    body: () => ({ isInternal: false }),
  },
  changePerson: {
    params: ({ customer, person }) => ({ customerId: customer.id, userId: person.id }),
    body: () => ({ active: true }),
  },
}

function aThievesRule({ customer, requester }: Pick<Scene, 'customer' | 'requester'>) {
  return anAlertRuleInput({
    sender: 'mail@evil.example',
    customerId: customer.id,
    requesterEmail: requester.email,
  })
}

function aThievesMailbox() {
  return aMailboxInput({ address: 'mail@evil.example', imapHost: 'imap.evil.example' })
}

/** Calls that could create a way in but need something that a thief of cookies does not have. */
const NEEDS_A_SECRET: Partial<Record<EndpointName, Attempt>> = {
  adminLogin: { body: ({ admin }) => ({ email: admin.email, password: 'guess' }) },
  confirmIdentity: { body: () => ({ currentPassword: 'guess' }) },
  // These need the secret of a link, a code from the key that a confirmed call has shown, or a
  // passkey's signature.
  setPassword: { body: () => ({ token: 'guess', password: TEST_PASSWORD }) },
  readAccountLink: { body: () => ({ token: 'guess' }) },
  readLinkedMetadata: { body: () => ({ source: { xml: '<a/>' } }) },
  checkLinkedCertificate: {},
  getLinkedSignOn: {},
  saveLinkedDraft: { body: () => ({ saml: {}, version: 0 }) },
  discardLinkedDraft: {},
  goLiveByLink: { body: () => ({ version: 1, untested: true }) },
  beginLinkedTest: { body: () => ({ saml: {} }) },
  getNewestLinkedTest: {},
  getLinkedTest: { params: () => ({ testId: randomUUID() }) },
  listLinkedDomains: {},
  checkLinkedDomain: { params: () => ({ domain: 'none.example' }) },
  listLinkedFailures: {},
  openSetupLink: {},
  reportReady: {},
  confirmTotp: { body: () => ({ code: '123456' }) },
  addPasskey: {
    body: ({ deps }) => ({
      name: 'Thief',
      response: aSecurityKey(deps.config).register({ challenge: 'guess' }),
    }),
  },
  finishSamlLogin: { params: CUSTOMER_ID },
  finishOidcLogin: { params: CUSTOMER_ID },
  logOutByProvider: { params: CUSTOMER_ID },
  finishApplicationLogin: { params: () => ({ kind: 'google' }) },
  signOutByPost: { params: CUSTOMER_ID },
  // No session counts here, but a signature.
  receiveHubSpotWebhook: {},
  receiveMail: { params: () => ({ mailboxId: randomUUID() }) },
  receiveKeyedMail: { params: () => ({ mailboxId: randomUUID(), key: 'a-key' }) },
}

/** Calls that do not change who can sign in, or how. */
const HARMLESS = new Set<EndpointName>([
  'findTeamSignOn',
  'getStaffSignOn',
  'getCurrentUser',
  'getLanguage',
  'chooseLanguage',
  'detectIdp',
  'initiateLogin',
  'requestEmailCode',
  'signInByCode',
  'requestPasskey',
  'signInByPasskey',
  'getEmailCodes',
  'getEmergencyDoor',
  'closeEmergencyDoor',
  'removePasskeysOf',
  'startSamlLogin',
  'postSamlRequest',
  'startOidcLogin',
  'getOidcKeys',
  'getSamlMetadata',
  'getSamlCertificate',
  'logout',
  'signOutByRedirect',
  'goOnSigningOut',
  'debugSession',
  'getAccount',
  'getSignInRules',
  'listPasskeys',
  'renamePasskey',
  'listSessions',
  'endSession',
  'endOtherSessions',
  'listTickets',
  'exportTickets',
  'listCategories',
  'getSlaPromise',
  'getTicket',
  'listComments',
  'createTicket',
  'updateTicket',
  'closeTicket',
  'getConfidentiality',
  'setConfidential',
  'listAudience',
  'listNewAudience',
  'findColleagues',
  'addParticipant',
  'removeParticipant',
  'addDeskParticipant',
  'removeDeskParticipant',
  'getRating',
  'rateTicket',
  'readRatingLink',
  'rateByLink',
  'readLeavingLink',
  'leaveByLink',
  'getTicketSla',
  'getAttachment',
  'getCrmFile',
  'getLogo',
  'getDashboard',
  'streamEvents',
  'listDeskTickets',
  'countDeskViews',
  'changeTickets',
  'undoBulk',
  'listSavedViews',
  'saveView',
  'changeView',
  'deleteView',
  'listDeskChoices',
  'saveDeskPreferences',
  'takeNextTicket',
  'getDeskTicket',
  'listDeskComments',
  'getDeskSla',
  'answerTicket',
  'changeDeskTicket',
  'closeDeskTicket',
  'getDeskConfidentiality',
  'setDeskConfidential',
  'snoozeTicket',
  'wakeTicket',
  'mergeTicket',
  'previewMerge',
  'reopenTicket',
  'reopenDeskTicket',
  'unmergeTicket',
  'linkTicket',
  'unlinkTicket',
  'splitTicket',
  'saveCustomerBrief',
  'addDraftFiles',
  'getDraftFile',
  'acceptMail',
  'addMacro',
  'addTime',
  'changeMacro',
  'correctTime',
  'countHeldMails',
  'getTicketMail',
  'discardMail',
  'discardMails',
  'discardReply',
  'exportTime',
  'getDeskNumbers',
  'getMacro',
  'getMail',
  'getNumbersFile',
  'getRawMail',
  'getShownTime',
  'getTimeExport',
  'getTimeFile',
  'getTimeRules',
  'keepPresence',
  'listAnswerDrafts',
  'listMacros',
  'listMails',
  'listNotices',
  'findContacts',
  'listRequesters',
  'listTicketTime',
  'listTime',
  'listTimeExports',
  'listWorkKinds',
  'raiseOnBehalf',
  'clearNotices',
  'readNotices',
  'clearNotices',
  'removeMacro',
  'restoreMail',
  'saveAnswerDraft',
  'sendReplyNow',
  'sumTime',
  'takeBackReply',
  'getServiceLevels',
  'getServiceContract',
  'addContractVersion',
  'removeContractVersion',
  'correctContractVersion',
  'tryOutTerms',
  'tryOutTicket',
  'listServiceTemplates',
  'addServiceTemplate',
  'changeServiceTemplate',
  'removeServiceTemplate',
  'listMaintenance',
  'addMaintenance',
  'changeMaintenance',
  'removeMaintenance',
  'listCustomers',
  'countCustomers',
  'getCustomer',
  'getCustomerOverview',
  'deleteCustomer',
  'listDeletedCustomers',
  'listPeople',
  'listColleagues',
  'changeColleague',
  'checkCertificate',
  'readMetadata',
  'listHolidayRegions',
  'listHolidays',
  'importHolidays',
  'listSetupLinks',
  'revokeSetupLink',
  'getSignInApplications',
  'listSamlKeys',
  'makeSamlKey',
  'switchSamlKeys',
  'retireSamlKey',
  'listAuditEntries',
  'exportAuditEntries',
  'listAuditChoices',
  'getStanding',
  'getMailOut',
  'listSentMails',
  'retrySentMail',
  'dismissSentMail',
  'resumeSending',
  'clearMailAddress',
  'getMailChoice',
  'saveMailChoice',
  'showMailOff',
  'stopMail',
  'getCrm',
  'listMailboxes',
  'getMailbox',
  'removeMailbox',
  'listAlertRules',
  'getAlertRule',
  'removeAlertRule',
  'orderAlertRules',
  'getAlertChoices',
  'tryAlertRules',
  'removeCrmToken',
  'checkCrm',
  'switchCrm',
  'getCrmValues',
  'listCrmCompanies',
  'releaseCrmCompany',
  'readCrmTicketAgain',
  'steerCrmBackfill',
  'retryCrmAction',
  'dismissCrmAction',
  'listFailures',
  'getBackgroundWork',
  'listTroubledJobs',
  'retryJob',
  'dismissJob',
  'refreshSamlConfig',
  'listSignInFailures',
  'getSignInFailure',
  'listStaff',
  'getAgentWork',
  'getSettings',
  'updateSettings',
  'setLogo',
  'removeLogo',
  'listAdminCategories',
  'addWorkKind',
  'orderWorkKinds',
  'takeBackTimeExport',
  'addCategory',
  'orderCategories',
  'updateCategory',
  'countCustomerSessions',
  'getSignOn',
  'beginConnectionTest',
  'getConnectionTest',
  'getNewestConnectionTest',
  'getFollowing',
  'lookAtMetadata',
  'saveConnectionDraft',
  'discardConnectionDraft',
  'endPilot',
  'listConnectionVersions',
  'saveConnectionWatch',
  'dismissSetup',
  'getAttention',
  'getSetup',
  'getUsage',
  'getUsageLimits',
  'updateUsageLimits',
  'listDomainProofs',
  'checkDomainProof',
  'getDomainRule',
  'prepareCustomer',
])

function aThievesCustomer(domain = `${randomUUID().slice(0, 8)}.example`) {
  return {
    name: 'Evil',
    domain,
    saml: {
      enabled: true,
      provider: 'custom',
      entityId: ISSUER,
      entryPoint: ENTRY_POINT,
      cert: attacker.certPem,
    },
  }
}

/** Leaves behind that the provider publishes another certificate. Returns what offers it. */
async function anOffer({ deps }: Portal, owner: TestClient, customerId: string): Promise<string> {
  const url = 'https://idp.northwind.example/metadata'
  const found = {
    entityId: ISSUER,
    name: null,
    provider: null,
    entryPoint: ENTRY_POINT,
    cert: attacker.certPem,
    previousCert: null,
    certs: [attacker.certPem],
    metadataUrl: url,
    notes: [],
  }
  const look = { customerId, url, dueAt: deps.now(), found: JSON.stringify(found) }
  await asWorker(deps.db, async (tx) => {
    await tx
      .updateTable('connections')
      .set({ metadataUrl: url })
      .where('customerId', '=', customerId)
      .execute()
    await tx.insertInto('metadataLooks').values(look).execute()
  })
  const of = await owner.get(`/api/admin/customers/${customerId}/connection/certificates`)
  return of.json().offer.id
}

async function aScene() {
  const portal: Portal = await aPortal()
  const { deps } = portal
  const { admin, client: owner } = await aPersonOfStaff(portal)
  await setUpApp(portal, owner)
  await setUpPasskey(portal, owner)
  const [passkey] = (await owner.get('/api/account')).json().passkeys
  const customer = await aSamlCustomer(deps, { cert: idp.certPem })
  const person = await aUser(deps, customer, { active: false })
  const deleted = await aSamlCustomer(deps)
  await owner.delete(`/api/admin/customers/${deleted.id}`)
  const invited = await owner.post('/api/admin/staff', {
    name: 'Agnes',
    email: `agnes-${randomUUID()}@portico.example`,
    role: 'agent',
  })
  const other: { id: string } = invited.json().member
  const mailboxId = await aMailbox(portal)
  const requester = await aUser(deps, customer)
  const ruleId = randomUUID()
  await prepareConnection(owner, customer.id)
  const offer = await anOffer(portal, owner, customer.id)
  const rule = alertRuleRow({ customerId: customer.id, userId: requester.id, id: ruleId })
  await asWorker(deps.db, (tx) => sql.raw(rule).execute(tx))
  const thief = await signedInAs(portal, admin)
  const people = { admin, customer, person, deleted, other, owner, thief }
  return { ...portal, ...people, mailboxId, requester, ruleId, offer, passkeyId: passkey.id }
}

/** Leaves two versions of a connection behind, and a draft of another one. */
async function prepareConnection(owner: TestClient, customerId: string) {
  const url = `/api/admin/customers/${customerId}/connection`
  const { saml } = aThievesCustomer()
  const draft = { saml: { ...saml, cert: idp.certPem }, version: 0 }
  await owner.put(`${url}/draft`, draft)
  await owner.post(`${url}/go-live`, { version: 1, untested: true })
  await owner.put(`${url}/draft`, { ...draft, saml })
}

/** Reads everything that decides who can sign in, and how. */
async function waysIn({ deps }: Scene) {
  const tables = [
    'users',
    'totp_secrets',
    'passkeys',
    'recovery_codes',
    'account_links',
    'sessions',
  ]
  const settings = ['customers', 'customer_domains', 'connections', 'email_code_settings']
  const contents = [...tables, ...settings].map(async (table) => {
    // The end of a certificate is filled in later, so leave it out.
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(one) - 'cert_expires_at' as row from ${sql.table(table)} one
      order by one::text`.execute(deps.db)
    return [table, rows.map(({ row }) => row)] as const
  })
  return Object.fromEntries(await Promise.all(contents))
}

function attempt(scene: Scene, name: EndpointName, { params, body }: Attempt) {
  const { method, path }: Endpoint = api[name]
  const values = params?.(scene) ?? {}
  const url = path.replaceAll(/:(\w+)/g, (_, key: string) => values[key] ?? randomUUID())
  return scene.thief.send(method, url, { ...(method !== 'GET' && { json: body?.(scene) ?? {} }) })
}

test('every call of the contract is listed as a way in, as needing a secret, or as harmless', () => {
  const known = [...Object.keys(WAYS_IN), ...Object.keys(NEEDS_A_SECRET), ...HARMLESS]
  expect(known.toSorted()).toEqual(Object.keys(api).toSorted())
})

test('the contract demands a confirmation at exactly the calls that create a way in or open data', () => {
  const contract: [string, Endpoint][] = Object.entries(api)
  const asking = contract.filter(([, { confirm }]) => confirm !== undefined)
  expect(asking.map(([name]) => name).toSorted()).toEqual(Object.keys(WAYS_IN).toSorted())
})

test('no call makes a way in when the session of an administrator with a second factor is stolen', async () => {
  const scene = await aScene()
  const before = await waysIn(scene)
  for (const [name, way] of Object.entries(WAYS_IN)) {
    const res = await attempt(scene, name as EndpointName, way)
    expect(res.json(), name).toMatchObject({ error: 'confirmation_required' })
    expect(res.statusCode, name).toBe(403)
  }
  for (const [name, way] of Object.entries(NEEDS_A_SECRET)) {
    const res = await attempt(scene, name as EndpointName, way)
    expect([303, 400, 401, 404, 409], name).toContain(res.statusCode)
  }
  expect(await waysIn(scene)).toEqual(before)
})

test('no harmless call makes a way in when the session is stolen', async () => {
  const scene = await aScene()
  const before = await waysIn(scene)
  // Leave out calls that remove something or stream endlessly.
  const apart = ['logout', 'endSession', 'endOtherSessions', 'deleteCustomer', 'streamEvents']
  for (const name of HARMLESS) {
    if (!apart.includes(name)) await attempt(scene, name, { params: CUSTOMER_ID })
  }
  expect(await waysIn(scene)).toEqual(before)
})

test('a confirmation requires the second factor and holds for five minutes in its own session only', async () => {
  const { owner, thief, deps, setNow } = await aScene()
  const makeCodes = () => thief.post('/api/account/recovery-codes', {})
  thief.confirmation = owner.confirmation
  expect((await makeCodes()).json()).toMatchObject({ error: 'confirmation_required' })
  thief.confirmation = undefined

  const password = { currentPassword: TEST_PASSWORD }
  const asked = await thief.post('/api/account/confirm', password)
  expect(asked.statusCode).toBe(403)
  expect(asked.json()).toMatchObject({
    error: 'confirmation_required',
    methods: ['totp', 'passkey', 'recovery'],
  })
  const wrong = await thief.post('/api/account/confirm', { ...password, code: '000000' })
  expect(wrong.json()).toMatchObject({ error: 'invalid_input', methods: expect.any(Array) })
  expect(Object.keys(wrong.json().fields)).toEqual(['code'])

  const [code] = (await owner.post('/api/account/recovery-codes', {})).json().recoveryCodes
  const right = await thief.post('/api/account/confirm', { ...password, code })
  expect(right.statusCode).toBe(200)
  const { token } = right.json()
  thief.confirmation = () => token
  expect((await makeCodes()).statusCode).toBe(200)
  setNow(new Date(deps.now().getTime() + 5 * 60_000))
  expect((await makeCodes()).json()).toMatchObject({ error: 'confirmation_required' })
  setNow(new Date(deps.now().getTime() - 11 * 60_000))
  expect((await makeCodes()).json()).toMatchObject({ error: 'confirmation_required' })
})

// One app each: many at the same time would take all connections of the test database.
test.each(Object.entries(WAYS_IN).filter(([name]) => name !== 'beginTotp'))(
  'the call %s, which makes a way in, succeeds when its owner has confirmed',
  async (name, way) => {
    const scene = await aScene()
    const owner = { ...scene, thief: scene.owner }
    const res = await attempt(owner, name as EndpointName, way)
    expect([200, 201, 204], res.body).toContain(res.statusCode)
  },
)

test('the calls of the team ask for the password when the administrator has no second factor', async () => {
  const scene = await aScene()
  const plain = await signedInAs(scene, await anAdministrator(scene.deps))
  const link = `/api/admin/staff/${scene.other.id}/link`
  expect((await plain.post(link)).json()).toMatchObject({ error: 'confirmation_required' })
  const wrong = await plain.post('/api/account/confirm', { currentPassword: 'guess' })
  expect(wrong.json().fields).toEqual({ currentPassword: 'Current password is incorrect' })
  const right = await plain.post('/api/account/confirm', { currentPassword: TEST_PASSWORD })
  const { token } = right.json()
  plain.confirmation = () => token
  expect((await plain.post(link)).statusCode).toBe(200)
})
