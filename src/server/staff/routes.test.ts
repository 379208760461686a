import { createHash, randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { anAdminPortal } from '#test/a-new-customer.ts'
import { aPortal } from '#test/a-portal.ts'
import { anAdministrator, TEST_PASSWORD } from '#test/builders.ts'
import { TEST_NOW, type TestApp } from '#test/build-test-app.ts'
import { aBlocker } from '#test/database-blocker.ts'
import { aMailServer } from '#test/mail-server.ts'
import { runOutbox, runSchedules } from '#test/run-schedules.ts'
import {
  aVisitor,
  confirmedAs,
  signedInAs,
  statusesOf,
  type TestClient,
} from '#test/test-client.ts'

const HOUR_MS = 3_600_000
const NEW_PASSWORD = 'a password that is new'
const DEAD = {
  error: 'not_found',
  message: 'This link no longer works. Ask your administrator for a new one.',
}
const LAST = {
  error: 'conflict',
  message:
    'This is the last administrator who can sign in. Make someone else an administrator first.',
}

function aNewAgent(overrides: object = {}) {
  return {
    name: 'Priya Raman',
    email: `priya-${randomUUID()}@msp.example`,
    role: 'agent',
    ...overrides,
  }
}

async function invite(admin: TestClient, overrides: object = {}) {
  const res = await admin.post('/api/admin/staff', aNewAgent(overrides))
  expect(res.statusCode).toBe(201)
  const { member, url, ...rest } = res.json()
  return { member, token: tokenOf(url), ...rest }
}

function tokenOf(url: string): string {
  return new URL(url).hash.slice(1)
}

async function makeLink(admin: TestClient, userId: string): Promise<string> {
  const res = await admin.post(`/api/admin/staff/${userId}/link`)
  expect(res.statusCode).toBe(200)
  return tokenOf(res.json().url)
}

function setPassword(client: TestClient, token: string, password = NEW_PASSWORD) {
  return client.post('/api/auth/set-password', { token, password })
}

async function canSignIn(portal: TestApp, email: string, password: string) {
  const res = await aVisitor(portal).post('/api/auth/admin-login', { email, password })
  return res.statusCode === 200
}

async function isSignedIn(client: TestClient) {
  return (await client.get('/api/auth/user')).json().user !== null
}

function memberIn(admin: TestClient, userId: string) {
  return admin
    .get('/api/admin/staff')
    .then((res) => res.json().find(({ id }: { id: string }) => id === userId))
}

/** Lists the entries about a person, the first one first. */
function entriesAbout({ deps }: TestApp, userId: string) {
  return deps.db
    .selectFrom('auditEntries')
    .where('subjectId', '=', userId)
    .orderBy('id')
    .select(['action', 'actorName', 'address', 'customerId', 'subjectName', 'before', 'after'])
    .execute()
}

test('invite creates an account without a password, and a link to set one', async () => {
  const { admin, ...portal } = await anAdminPortal()
  const { member, token, ...rest } = await invite(admin, {
    name: ' Priya Raman ',
    email: `PRIYA-${randomUUID()}@MSP.example`,
  })
  expect(member).toEqual({
    id: expect.any(String),
    name: 'Priya Raman',
    email: expect.stringMatching(/^priya-[0-9a-f-]+@msp\.example$/),
    role: 'agent',
    state: 'invited',
    lastSignInAt: null,
    createdAt: TEST_NOW.toISOString(),
    hasSecondFactor: false,
    mayUsePassword: false,
    linkExpiresAt: new Date(TEST_NOW.getTime() + 7 * 24 * HOUR_MS).toISOString(),
  })
  expect(rest).toEqual({ purpose: 'invitation', expiresAt: member.linkExpiresAt, mail: 'off' })
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await memberIn(admin, member.id)).toEqual(member)
  expect(await canSignIn(portal, member.email, NEW_PASSWORD)).toBe(false)

  const link = await aVisitor(portal).post('/api/auth/account-link', { token })
  expect(link.json()).toEqual({ email: member.email, name: 'Priya Raman', purpose: 'invitation' })
  expect((await setPassword(aVisitor(portal), token)).json()).toEqual({ success: true })
  expect(await canSignIn(portal, member.email, NEW_PASSWORD)).toBe(true)
  expect(await memberIn(admin, member.id)).toMatchObject({
    state: 'active',
    linkExpiresAt: null,
    lastSignInAt: TEST_NOW.toISOString(),
  })
})

test('no one is signed in when a password is set', async () => {
  const { admin, ...portal } = await anAdminPortal()
  const { token } = await invite(admin)
  const browser = aVisitor(portal)
  await setPassword(browser, token)
  expect(await isSignedIn(browser)).toBe(false)
})

test('the database stores only the hash of a link', async () => {
  const { admin, deps } = await anAdminPortal()
  const { member, token } = await invite(admin)
  const stored = await deps.db
    .selectFrom('accountLinks')
    .where('userId', '=', member.id)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(stored.tokenHash).toEqual(createHash('sha256').update(token).digest())
  expect(JSON.stringify(stored)).not.toContain(token)
})

test('invite answers 400 with all fields when several are wrong', async () => {
  const { admin } = await anAdminPortal()
  const empty = await admin.post('/api/admin/staff', {})
  expect(empty.statusCode).toBe(400)
  expect(empty.json().fields).toEqual({
    name: 'Enter a name',
    email: 'Please enter a valid email address',
    role: 'Choose a role from the list',
  })
  const wrong: [field: string, value: string][] = [
    ['name', 'x'.repeat(101)],
    ['email', 'eve\ud83d@a.example'],
    ['email', 'eve'],
    ['email', 'eve@a.example, victim@other.example'],
    ['email', 'eve<victim@other.example>'],
    ['role', 'customer'],
  ]
  for (const [field, value] of wrong) {
    const res = await admin.post('/api/admin/staff', aNewAgent({ [field]: value }))
    expect(res.statusCode, value).toBe(400)
    expect(Object.keys(res.json().fields), value).toEqual([field])
  }
})

test('invite replaces a line break with a space when a name has one', async () => {
  const { admin } = await anAdminPortal()
  const { member } = await invite(admin, { name: 'Eve\r\nBcc: victim@other.example' })
  expect(member.name).toBe('Eve Bcc: victim@other.example')
})

test('an address has one account, and a customer’s address may have one of the staff, too', async () => {
  const { user, ...portal } = await aPortal()
  const admin = await confirmedAs(portal, await anAdministrator(portal.deps))
  const { member } = await invite(admin, { email: user.email })
  const again = await admin.post(
    '/api/admin/staff',
    aNewAgent({ email: member.email.toUpperCase() }),
  )
  expect(again.statusCode).toBe(409)
  expect(again.json()).toEqual({
    error: 'conflict',
    message: `${user.email} already has an account. Enter a different email address.`,
    fields: { email: `${user.email} already has an account. Enter a different email address.` },
  })
  const ids = (await admin.get('/api/admin/staff')).json().map(({ id }: { id: string }) => id)
  expect(ids).toContain(member.id)
  expect(ids).not.toContain(user.id)
})

test('a link stops working when a new one is made', async () => {
  const { admin, ...portal } = await anAdminPortal()
  const { member, token } = await invite(admin)
  const newToken = await makeLink(admin, member.id)
  for (const path of ['account-link', 'set-password']) {
    const body = { token, password: NEW_PASSWORD }
    const old = await aVisitor(portal).post(`/api/auth/${path}`, body)
    expect(old.statusCode).toBe(404)
    expect(old.json()).toEqual(DEAD)
  }
  expect((await setPassword(aVisitor(portal), newToken)).statusCode).toBe(200)
})

test('set password succeeds once when two use the link at the same moment', async () => {
  const { admin, ...portal } = await anAdminPortal()
  const { member, token } = await invite(admin)
  const blocker = await aBlocker(
    portal.databaseUrl,
    `select from users where id = '${member.id}' for update`,
  )
  const attempts = [0, 1].map((index) =>
    setPassword(aVisitor(portal), token, `${NEW_PASSWORD} ${index}`),
  )
  await blocker.waitFor(2)
  await blocker.release()
  const answers = await Promise.all(attempts)
  expect(statusesOf(answers)).toEqual([200, 404])
  const winner = answers.findIndex(({ statusCode }) => statusCode === 200)
  expect(await canSignIn(portal, member.email, `${NEW_PASSWORD} ${winner}`)).toBe(true)
  expect((await setPassword(aVisitor(portal), token)).json()).toEqual(DEAD)
})

test('an invitation expires after 7 days, a reset after 24 hours', async () => {
  const { admin: _, ...portal } = await anAdminPortal()
  for (const [hours, purpose] of [
    [7 * 24, 'invitation'],
    [24, 'reset'],
  ] as const) {
    portal.setNow(TEST_NOW)
    const admin = await confirmedAs(portal, await anAdministrator(portal.deps))
    const { member, token: invitation } = await invite(admin)
    if (purpose === 'reset') await setPassword(aVisitor(portal), invitation)
    const token = purpose === 'reset' ? await makeLink(admin, member.id) : invitation
    const expiresAt = new Date(TEST_NOW.getTime() + hours * HOUR_MS)
    portal.setNow(new Date(expiresAt.getTime() - 1))
    const read = await aVisitor(portal).post('/api/auth/account-link', { token })
    expect(read.json()).toMatchObject({ purpose })
    portal.setNow(expiresAt)
    expect((await setPassword(aVisitor(portal), token)).json()).toEqual(DEAD)
    await runSchedules(portal.deps)
    const left = portal.deps.db.selectFrom('accountLinks').where('userId', '=', member.id)
    expect(await left.selectAll().execute()).toEqual([])
  }
})

test('a reset changes nothing until it is used, and ends all sessions and the old password when it is', async () => {
  const { admin, ...portal } = await anAdminPortal()
  const colleague = await anAdministrator(portal.deps)
  const sessions = [await signedInAs(portal, colleague), await signedInAs(portal, colleague)]
  const token = await makeLink(admin, colleague.id)
  expect(await canSignIn(portal, colleague.email, TEST_PASSWORD)).toBe(true)
  for (const session of sessions) expect(await isSignedIn(session)).toBe(true)

  await setPassword(aVisitor(portal), token)
  for (const session of sessions) expect(await isSignedIn(session)).toBe(false)
  expect(await isSignedIn(admin)).toBe(true)
  expect(await canSignIn(portal, colleague.email, TEST_PASSWORD)).toBe(false)
  expect(await canSignIn(portal, colleague.email, NEW_PASSWORD)).toBe(true)
})

test("a password is refused, and its link goes on working, when it is too short, too long or the person's name", async () => {
  const { admin, ...portal } = await anAdminPortal()
  const { member, token } = await invite(admin)
  const wrong: [password: string, message: string][] = [
    ['', 'Password is required'],
    ['elevenchars', 'Password must be at least 12 characters'],
    ['x'.repeat(1025), 'Password must be 1,024 characters or less'],
    [member.email.toUpperCase(), 'Password can’t be your email or name'],
  ]
  for (const [password, message] of wrong) {
    const res = await setPassword(aVisitor(portal), token, password)
    expect(res.statusCode).toBe(400)
    expect(res.json().fields).toEqual({ password: message })
  }
  expect((await setPassword(aVisitor(portal), token)).statusCode).toBe(200)
})

test('set password answers 404 when the link is made up, and limits guessing', async () => {
  const { admin, ...portal } = await anAdminPortal({ signInRateLimit: 2 })
  const { token } = await invite(admin)
  const browser = aVisitor(portal)
  for (const made of [token.slice(1), `${token}A`, 'x']) {
    const res = await browser.post('/api/auth/account-link', { token: made })
    expect(res.json()).toEqual(DEAD)
  }
  for (const status of [404, 404, 429]) {
    expect((await setPassword(browser, 'x')).statusCode).toBe(status)
  }
})

test('the sessions and the link of an account end when it is deactivated', async () => {
  const { admin, ...portal } = await anAdminPortal()
  const colleague = await anAdministrator(portal.deps)
  const session = await signedInAs(portal, colleague)
  const token = await makeLink(admin, colleague.id)
  const res = await admin.put(`/api/admin/staff/${colleague.id}`, { active: false })
  expect(res.json()).toMatchObject({ state: 'deactivated', linkExpiresAt: null })
  expect((await session.get('/api/admin/staff')).statusCode).toBe(401)
  expect((await setPassword(aVisitor(portal), token)).json()).toEqual(DEAD)
  expect(await canSignIn(portal, colleague.email, TEST_PASSWORD)).toBe(false)
  const link = await admin.post(`/api/admin/staff/${colleague.id}/link`)
  expect(link.statusCode).toBe(409)
  expect(link.json().message).toBe('This account is deactivated. Reactivate it first.')

  const back = await admin.put(`/api/admin/staff/${colleague.id}`, { active: true })
  expect(back.json()).toMatchObject({ state: 'active' })
  expect(await isSignedIn(session)).toBe(false)
  expect(await canSignIn(portal, colleague.email, TEST_PASSWORD)).toBe(true)
})

test('open sessions have the new role immediately when it was changed', async () => {
  const { admin, ...portal } = await anAdminPortal()
  const colleague = await anAdministrator(portal.deps)
  const session = await signedInAs(portal, colleague)
  await admin.put(`/api/admin/staff/${colleague.id}`, { role: 'agent', name: 'Ada Agent' })
  expect((await session.get('/api/admin/staff')).statusCode).toBe(403)
  expect((await session.get('/api/auth/user')).json().user).toMatchObject({
    name: 'Ada Agent',
    isAdmin: false,
    isAgent: true,
  })
})

/** Two administrators, and no one else who could administer. */
async function twoAdministrators() {
  const portal = await aPortal()
  await portal.deps.db
    .updateTable('users')
    .set({ active: false })
    .where('role', '=', 'admin')
    .execute()
  const accounts = [await anAdministrator(portal.deps), await anAdministrator(portal.deps)] as const
  const clients = [
    await confirmedAs(portal, accounts[0]),
    await confirmedAs(portal, accounts[1]),
  ] as const
  const meetAt = () =>
    aBlocker(portal.databaseUrl, `select from users where role = 'admin' for update`)
  return { accounts, clients, meetAt }
}

test('an administrator cannot be demoted when they are the last one with a password', async () => {
  const { accounts, clients } = await twoAdministrators()
  const [[first, second], [admin]] = [accounts, clients]
  const { member } = await invite(admin, { role: 'admin' })
  expect((await admin.put(`/api/admin/staff/${second.id}`, { role: 'agent' })).statusCode).toBe(200)
  for (const change of [{ role: 'agent' }, { active: false }]) {
    const res = await admin.put(`/api/admin/staff/${first.id}`, change)
    expect(res.statusCode).toBe(409)
    expect(res.json()).toEqual(LAST)
  }
  const renamed = await admin.put(`/api/admin/staff/${first.id}`, { name: 'Ada the Last' })
  expect(renamed.statusCode).toBe(200)
  const uninvited = await admin.put(`/api/admin/staff/${member.id}`, { active: false })
  expect(uninvited.statusCode).toBe(200)
})

test('one of two administrators succeeds when they deactivate each other', async () => {
  for (const change of [{ active: false }, { role: 'agent' }]) {
    const { accounts, clients, meetAt } = await twoAdministrators()
    const blocker = await meetAt()
    const attempts = [
      clients[0].put(`/api/admin/staff/${accounts[1].id}`, change),
      clients[1].put(`/api/admin/staff/${accounts[0].id}`, change),
    ]
    await blocker.waitFor(2)
    await blocker.release()
    const answers = await Promise.all(attempts)
    expect(statusesOf(answers)).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual(LAST)
    const left = await Promise.all(clients.map((client) => client.get('/api/admin/staff')))
    expect(left.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  }
})

test('one of the last two administrators succeeds when both give up the role', async () => {
  const { accounts, clients, meetAt } = await twoAdministrators()
  const blocker = await meetAt()
  const attempts = clients.map((client, index) =>
    client.put(`/api/admin/staff/${accounts[index]?.id}`, { active: false }),
  )
  await blocker.waitFor(2)
  await blocker.release()
  expect(statusesOf(await Promise.all(attempts))).toEqual([200, 409])
})

test("staff calls answer 404 when the account is a customer's person", async () => {
  const { user, client, ...portal } = await aPortal()
  const admin = await confirmedAs(portal, await anAdministrator(portal.deps))
  const attempts = [
    admin.put(`/api/admin/staff/${user.id}`, { role: 'admin' }),
    admin.put(`/api/admin/staff/${user.id}`, { active: false }),
    admin.post(`/api/admin/staff/${user.id}/link`),
    admin.post(`/api/admin/staff/${user.id}/remove-second-factor`),
    admin.post(`/api/admin/staff/${randomUUID()}/link`),
  ]
  for (const attempt of attempts) {
    const res = await attempt
    expect(res.statusCode).toBe(404)
    expect(res.json()).toEqual({ error: 'not_found', message: 'This account doesn’t exist.' })
  }
  expect((await client.get('/api/auth/user')).json().user).toMatchObject({ isAgent: false })
})

test('staff calls answer 403 when the caller is an agent', async () => {
  const { admin, ...portal } = await anAdminPortal()
  const { member, token } = await invite(admin)
  await setPassword(aVisitor(portal), token)
  const agent = aVisitor(portal)
  await agent.post('/api/auth/admin-login', { email: member.email, password: NEW_PASSWORD })
  expect(await isSignedIn(agent)).toBe(true)
  const attempts = [
    agent.get('/api/admin/staff'),
    agent.post('/api/admin/staff', aNewAgent({ role: 'admin' })),
    agent.put(`/api/admin/staff/${member.id}`, { role: 'admin' }),
    agent.post(`/api/admin/staff/${member.id}/link`),
    agent.post(`/api/admin/staff/${member.id}/remove-second-factor`),
  ]
  for (const attempt of attempts) expect((await attempt).statusCode).toBe(403)
  expect(await memberIn(admin, member.id)).toMatchObject({ role: 'agent' })
})

/** An authenticator app, a passkey and a recovery code. */
async function aSecondFactor(
  { deps }: TestApp,
  { customerId, id }: { customerId: string; id: string },
) {
  const own = { customerId, userId: id, createdAt: deps.now() }
  await deps.db
    .insertInto('totpSecrets')
    .values({ ...own, secret: Buffer.alloc(20), confirmedAt: deps.now(), lastUsedStep: null })
    .execute()
  await deps.db
    .insertInto('passkeys')
    .values({
      ...own,
      id: randomUUID(),
      credentialId: randomUUID(),
      publicKey: Buffer.alloc(77),
      counter: 0,
      transports: [],
      backedUp: false,
      name: 'Key ring',
      lastUsedAt: null,
    })
    .execute()
  await deps.db
    .insertInto('recoveryCodes')
    .values({ customerId, userId: id, codeHash: Buffer.alloc(32), usedAt: null })
    .execute()
}

test('the sessions of the account end when its second factor is removed', async () => {
  const { admin, ...portal } = await anAdminPortal()
  const colleague = await anAdministrator(portal.deps)
  const none = await admin.post(`/api/admin/staff/${colleague.id}/remove-second-factor`)
  expect(none.statusCode).toBe(409)
  expect(none.json().message).toBe('Two-step sign-in isn’t set up for this account.')

  await aSecondFactor(portal, colleague)
  const other = await anAdministrator(portal.deps)
  await aSecondFactor(portal, other)
  const session = await signedInAs(portal, colleague)
  expect(await memberIn(admin, colleague.id)).toMatchObject({ hasSecondFactor: true })
  expect(await canSignIn(portal, colleague.email, TEST_PASSWORD)).toBe(false)
  const res = await admin.post(`/api/admin/staff/${colleague.id}/remove-second-factor`)
  expect(res.json()).toMatchObject({ id: colleague.id, hasSecondFactor: false })
  expect(await isSignedIn(session)).toBe(false)
  expect(await canSignIn(portal, colleague.email, TEST_PASSWORD)).toBe(true)
  for (const table of ['totpSecrets', 'passkeys', 'recoveryCodes'] as const) {
    const left = await portal.deps.db.selectFrom(table).select('userId').execute()
    const ids = left.map(({ userId }) => userId)
    expect(ids).not.toContain(colleague.id)
    expect(ids).toContain(other.id)
  }
  expect(await entriesAbout(portal, colleague.id)).toMatchObject([
    {
      action: 'account.second_factor_removed',
      actorName: 'Ada Admin',
      before: { authenticatorApp: true, passkeys: 1 },
      after: { authenticatorApp: false, passkeys: 0 },
    },
  ])
})

test('invite mails the link and answers it as well', async () => {
  const { mails, settings } = await aMailServer()
  const { admin, ...portal } = await anAdminPortal({ mail: settings })
  const { member, token, mail } = await invite(admin, { name: 'Priya <b>' })
  expect(mail).toBe('queued')
  expect(mails).toEqual([])
  expect(await runOutbox(portal.deps)).toEqual([])
  expect(mails).toHaveLength(1)
  expect(mails[0]?.to).toEqual([member.email])
  expect(mails[0]?.subject).toBe('Your account at Portico')
  expect(mails[0]?.body).toContain(
    'invited you to answer support tickets at Portico (localhost:3000).',
  )
  expect(mails[0]?.body).toContain(`\r\nhttp://localhost:3000/set-password#${token}\r\n`)
  expect(mails[0]?.body).toContain('expires on March 10, 2026 at 10:00 AM UTC')
  expect(mails[0]?.body).toContain('<p>Hello Priya &lt;b&gt;,</p>')

  await setPassword(aVisitor(portal), token)
  await makeLink(admin, member.id)
  await runOutbox(portal.deps)
  expect(mails[1]?.subject).toBe('Reset your password for Portico')
})

test('the outbox holds the secret of a link sealed, until the mail is sent', async () => {
  const { settings } = await aMailServer()
  const { admin, ...portal } = await anAdminPortal({ mail: settings })
  const { token } = await invite(admin)
  const kept = async () => {
    const { rows } = await sql`
      select outbox.*, encode(sealed, 'escape') as sealed
      from outbox join outbox_secrets on outbox_id = id`.execute(portal.deps.db)
    return rows
  }
  expect(await kept()).toHaveLength(1)
  expect(JSON.stringify(await kept())).not.toContain(token)
  await runOutbox(portal.deps)
  expect(await kept()).toEqual([])
})

test('a link is not mailed any more when it was replaced before', async () => {
  const { mails, settings } = await aMailServer()
  const { admin, ...portal } = await anAdminPortal({ mail: settings })
  const { member } = await invite(admin)
  const token = await makeLink(admin, member.id)
  await runOutbox(portal.deps)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toContain(token)
})

test('a mail is kept with its reason, and the account is there with its link, when it cannot be sent', async () => {
  const { settings } = await aMailServer({ refuses: true })
  const { admin, ...portal } = await anAdminPortal({ mail: settings })
  const { member, token, mail } = await invite(admin)
  expect(mail).toBe('queued')
  expect(await runOutbox(portal.deps)).toEqual(['mail-account-link'])
  const { rows } = await sql<{ failure: string }>`
    select failure from outbox where key = ${member.id}`.execute(portal.deps.db)
  expect(rows).toEqual([
    { failure: 'The mail server rejected the sender or recipient. Server response: 550.' },
  ])
  expect(await memberIn(admin, member.id)).toMatchObject({ state: 'invited' })
  expect((await setPassword(aVisitor(portal), token)).statusCode).toBe(200)
})

test('the audit log has the author, and no secret, when anything is changed', async () => {
  const { admin, ...portal } = await anAdminPortal()
  const { member, token } = await invite(admin)
  const change = (changes: object) => admin.put(`/api/admin/staff/${member.id}`, changes)
  await setPassword(aVisitor(portal), token)
  await change({ role: 'admin' })
  await change({ role: 'admin' })
  const reset = await makeLink(admin, member.id)
  await change({ active: false, name: 'Priya R.' })
  await change({ active: true })

  const entries = await entriesAbout(portal, member.id)
  const { name, email } = member
  const byAdmin = { actorName: 'Ada Admin', address: '127.0.0.1', customerId: null }
  expect(entries).toEqual([
    {
      ...byAdmin,
      action: 'account.invited',
      subjectName: name,
      before: null,
      after: { name, email, role: 'agent' },
    },
    {
      ...byAdmin,
      actorName: name,
      action: 'account.password_set',
      subjectName: name,
      before: null,
      after: { purpose: 'invitation' },
    },
    {
      ...byAdmin,
      action: 'account.changed',
      subjectName: name,
      before: { role: 'agent' },
      after: { role: 'admin' },
    },
    {
      ...byAdmin,
      action: 'account.link_made',
      subjectName: name,
      before: null,
      after: {
        purpose: 'reset',
        expiresAt: new Date(TEST_NOW.getTime() + 24 * HOUR_MS).toISOString(),
      },
    },
    {
      ...byAdmin,
      action: 'account.changed',
      subjectName: 'Priya R.',
      before: { name },
      after: { name: 'Priya R.' },
    },
    {
      ...byAdmin,
      action: 'account.deactivated',
      subjectName: 'Priya R.',
      before: { active: true },
      after: { active: false },
    },
    {
      ...byAdmin,
      action: 'account.reactivated',
      subjectName: 'Priya R.',
      before: { active: false },
      after: { active: true },
    },
  ])
  for (const secret of [token, reset, NEW_PASSWORD]) {
    expect(JSON.stringify(entries)).not.toContain(secret)
  }
})
