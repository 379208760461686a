import { expect, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { anAdminPortal, aDomain } from '#test/a-new-customer.ts'
import { anAgent, aUser } from '#test/builders.ts'
import { aMailbox } from '#test/incoming-mail.ts'
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
  await aMailbox(portal)
  const ann = await aUser(deps, created.json())
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
