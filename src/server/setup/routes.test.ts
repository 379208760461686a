import { expect, test } from 'vitest'

import type { Attention } from '#shared/setup/contract.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { anAdminPortal, aDomain, someSaml } from '#test/a-new-customer.ts'
import { aConnectionTest } from '#test/a-connection-test.ts'
import { aSetupLink, cameBy } from '#test/a-setup-link.ts'
import { aSignedInAdministrator } from '#test/a-portal.ts'
import { anAgent, aUser } from '#test/builders.ts'
import { aMailbox, deliver } from '#test/incoming-mail.ts'
import { setUpApp } from '#test/second-factors.ts'

const SETTINGS = {
  name: 'Contoso Help',
  contact: { text: 'Write to us', url: 'help@contoso.example' },
  contactDetails: [],
  resources: [],
  privacyUrl: null,
  timeZone: 'Europe/Berlin',
}

test('GET setup answers the finished steps, and dismissing it is saved and audited', async () => {
  const portal = await anAdminPortal()
  const { admin, deps } = portal
  const setup = async () => (await admin.get('/api/admin/setup')).json()
  expect(await setup()).toEqual({ done: [], isDismissed: false })

  await admin.put('/api/admin/settings', SETTINGS)
  expect((await setup()).done).toEqual(['name', 'contact'])
  const created = await admin.post('/api/admin/customers', { name: 'Northwind', domain: aDomain() })
  expect((await setup()).done).toEqual(['name', 'contact', 'customer'])
  await anAgent(deps)
  const mailbox = await aMailbox(portal)
  const ann = await aUser(deps, created.json())
  expect((await setup()).done).toEqual(['name', 'contact', 'team', 'customer'])
  await deliver(portal, mailbox, { from: 'ann@elsewhere.example' })
  expect((await setup()).done).toEqual(['name', 'contact', 'team', 'mailbox', 'customer'])
  await asWorker(deps.db, (tx) =>
    tx.updateTable('users').set({ lastSignInAt: deps.now() }).where('id', '=', ann.id).execute(),
  )
  expect((await setup()).done).toEqual([
    'name',
    'contact',
    'team',
    'mailbox',
    'customer',
    'signed_in',
  ])

  for (let times = 0; times < 2; times += 1) {
    const res = await admin.post('/api/admin/setup/dismiss')
    expect(res.json()).toMatchObject({ isDismissed: true })
  }
  expect((await setup()).isDismissed).toBe(true)
  const entries = await admin.get('/api/admin/audit-log?action=settings.first_steps_dismissed')
  expect(entries.json()).toHaveLength(1)
})

test('GET setup answers whether mail is set up and whether the caller has a second factor', async () => {
  const mail = { url: 'smtp://localhost:1', from: { name: '', address: 'help@contoso.example' } }
  const portal = await anAdminPortal({ mail })
  const { admin } = portal
  const setup = async () => (await admin.get('/api/admin/setup')).json()
  expect((await setup()).done).toContain('mail')
  expect((await setup()).done).not.toContain('second_factor')
  await setUpApp(portal, admin)
  expect((await setup()).done).toContain('second_factor')
})

test('GET attention lists what is broken, the most urgent first, until it works', async () => {
  const portal = await anAdminPortal()
  const { admin, deps } = portal
  const { id, name } = (
    await admin.post('/api/admin/customers', { name: 'Litware', domain: aDomain() })
  ).json()
  const attention = async () => {
    const found: Attention[] = (await admin.get('/api/admin/attention')).json()
    const ours = [id, '', mailbox.id, invited.member.id]
    return found.filter(({ subjectId }) => ours.includes(subjectId)).map(({ kind }) => kind)
  }
  const mailbox = await aMailbox(portal)
  await deps.db.updateTable('mailboxes').set({ isOn: false }).execute()
  const invitation = { name: 'Tomas', email: 'tomas@msp.example', role: 'agent' }
  const invited = (await admin.post('/api/admin/staff', invitation)).json()
  const draft = { saml: { provider: 'okta' }, version: 0 }
  await admin.put(`/api/admin/customers/${id}/connection/draft`, draft)
  const at = deps.now()
  const addTest = (state: 'passed' | 'failed', createdAt: Date) =>
    asWorker(deps.db, (tx) =>
      tx
        .insertInto('connectionTests')
        .values(aConnectionTest(id, createdAt, { state, finishedAt: createdAt }))
        .execute(),
    )
  await addTest('failed', at)
  const refusal = { ref: 'BCDFGHJK', reason: 'replayed', detail: '{}', address: '::1' }
  await deps.db
    .insertInto('signInFailures')
    .values({ ...refusal, customerId: id, createdAt: at })
    .execute()
  expect(await attention()).toEqual(['sign_in_failing', 'mail_off', 'mailbox_off', 'test_failed'])
  expect((await admin.get('/api/admin/attention')).json()[0]).toMatchObject({
    subjectId: id,
    name,
    count: 1,
    at: at.toISOString(),
  })

  portal.setNow(new Date(at.getTime() + 8 * 86_400_000))
  await addTest('passed', deps.now())
  const later = await aSignedInAdministrator(portal)
  admin.get = later.get
  expect(await attention()).toEqual(['mail_off', 'mailbox_off', 'invitation_expired'])
})

test('GET attention lists a setup that was submitted by its link until it goes live or is tried', async () => {
  const { admin, app, deps, setNow } = await anAdminPortal()
  const created = await admin.post('/api/admin/customers', { name: 'Litware', domain: aDomain() })
  const { id, name, domain } = created.json()
  const ina = cameBy({ app }, await aSetupLink(deps, { id }))
  const found = async () => {
    const all: Attention[] = (await admin.get('/api/admin/attention')).json()
    return all.filter(({ subjectId }) => subjectId === id)
  }
  await ina.put('/api/setup-link/connection/draft', { saml: { provider: 'okta' }, version: 0 })
  expect(await found()).toEqual([])
  await ina.post('/api/setup-link/ready', {})
  const at = deps.now()
  const ready = { kind: 'setup_ready', subjectId: id, name, at: at.toISOString() }
  expect(await found()).toEqual([{ ...ready, count: null, detail: null }])

  const stage = (to: 'draft' | 'pilot') =>
    deps.db
      .updateTable('connectionDrafts')
      .set({ stage: to })
      .where('customerId', '=', id)
      .execute()
  await stage('pilot')
  expect(await found()).toEqual([])
  await stage('draft')
  setNow(new Date(at.getTime() + 60_000))
  await admin.put(`/api/admin/customers/${id}`, { name, domain, saml: someSaml() })
  expect(await found()).toEqual([])
})

test('GET attention and the list of customers name a customer while its emergency access is open', async () => {
  const { admin, setNow, deps } = await anAdminPortal()
  const created = await admin.post('/api/admin/customers', { name: 'Litware', domain: aDomain() })
  const { id, name, domain } = created.json()
  const openedAt = deps.now()
  const input = { hours: 4, reason: 'Provider outage' }
  const door = await admin.post(`/api/admin/customers/${id}/emergency-door`, input)
  const { closesAt, openedBy: by } = door.json().door
  const attention = async () => {
    const found: Attention[] = (await admin.get('/api/admin/attention')).json()
    return found.filter(({ subjectId }) => subjectId === id)
  }
  const setup = async () => (await admin.get(`/api/admin/customers?q=${domain}`)).json()[0].setup
  const open = { kind: 'emergency_access', subjectId: id, name, at: closesAt }
  expect(await attention()).toEqual([{ ...open, count: null, detail: null }])
  expect(await setup()).toEqual({ state: 'emergency', at: openedAt.toISOString(), by })

  setNow(new Date(closesAt))
  expect(await attention()).toEqual([])
  expect((await setup()).state).toBe('not_set_up')
})
