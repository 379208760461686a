import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import type { AlertRule, AlertRuleInput, TryAlertRules } from '#shared/mail/alerts/contract.ts'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { aPortal, aSignedInAdministrator } from '#test/a-portal.ts'
import { anAlertRuleInput } from '#test/an-alert-rule.ts'
import { aUser } from '#test/builders.ts'
import { aMailbox, deliver } from '#test/incoming-mail.ts'

const URL = '/api/admin/mail/alert-rules'

/** A customer, and an administrator who writes rules for it. */
async function aDesigner() {
  const portal = await aPortal()
  const admin = await aSignedInAdministrator(portal)
  const anInput = (overrides: Partial<AlertRuleInput> = {}) =>
    anAlertRuleInput({
      sender: `monitoring-${portal.user.id}@msp.example`,
      customerId: portal.customer.id,
      requesterEmail: portal.user.email,
      ...overrides,
    })
  const add = async (overrides: Partial<AlertRuleInput> = {}): Promise<AlertRule> => {
    const answer = await admin.post(URL, anInput(overrides))
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json()
  }
  /** The names of this customer's rules in their order. */
  const names = async () => {
    const rules: AlertRule[] = (await admin.get(URL)).json()
    return rules
      .filter(({ customerId }) => customerId === portal.customer.id)
      .map(({ name }) => name)
  }
  const attempt = async (mail: TryAlertRules['mail'], draft: TryAlertRules['draft'] = null) => {
    const answer = await admin.post('/api/admin/mail/alert-try', { mail, draft })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  return { portal, admin, anInput, add, names, attempt }
}

test('a rule names its wrong fields when it is added or changed', async () => {
  const { portal, admin, anInput, add } = await aDesigner()
  const { email: inactive } = await aUser(portal.deps, portal.customer, { active: false })
  const { user: stranger } = await aPortal()
  const refusals: [Partial<AlertRuleInput>, string[]][] = [
    [{ name: ' ' }, ['name']],
    [{ sender: 'monitoring' }, ['sender']],
    [{ sender: 'a b@msp.example' }, ['sender']],
    [{ sender: 'gmail.com' }, ['sender']],
    [{ sender: 'msp.example', isUnproven: true }, ['isUnproven']],
    [{ customerId: randomUUID() }, ['customerId']],
    [{ requesterEmail: stranger.email }, ['requesterEmail']],
    [{ requesterEmail: inactive }, ['requesterEmail']],
    [{ categories: [] }, ['categories']],
    [{ categories: ['NOTHING'] }, ['categories']],
    [{ subjectPatterns: ['{host} is down'] }, ['subjectPatterns']],
    [{ subjectPatterns: ['{host}{service} {state}'] }, ['subjectPatterns']],
    [{ bodyPatterns: ['{hots}'] }, ['bodyPatterns']],
    [{ recoveryStates: ['ok', 'CRITICAL'] }, ['recoveryStates']],
    [{ highStates: [], mediumStates: [], lowStates: [] }, ['highStates']],
  ]
  for (const [change, fields] of refusals) {
    const answer = await admin.post(URL, anInput(change))
    expect(answer.statusCode, JSON.stringify(change)).toBe(400)
    expect(Object.keys(answer.json().fields), JSON.stringify(change)).toEqual(fields)
  }

  const added = await add({ sender: 'MSP.example', subjectHas: ' web ' })
  expect(added).toMatchObject({
    sender: 'msp.example',
    subjectHas: 'web',
    version: 1,
    requesterName: portal.user.name,
    customerName: portal.customer.name,
    isWorking: true,
    matchedAt: null,
    matchCount: 0,
  })
  const url = `${URL}/${added.id}`
  const input = anInput({ name: 'Renamed', version: 1, isOn: false })
  expect((await admin.put(url, input)).json()).toMatchObject({ name: 'Renamed', version: 2 })
  const conflict = await admin.put(url, input)
  expect([conflict.statusCode, conflict.json().message]).toEqual([
    409,
    expect.stringContaining('changed this rule'),
  ])
  expect((await admin.get(url)).json()).toMatchObject({ isOn: false, updatedBy: 'Ada Admin' })
  await admin.put(url, anInput({ version: 2 }))
  await asWorker(portal.deps.db, (tx) =>
    tx.updateTable('users').set({ active: false }).where('id', '=', portal.user.id).execute(),
  )
  expect((await admin.get(url)).json()).toMatchObject({ isWorking: false })
  expect((await admin.delete(url)).statusCode).toBe(200)
  expect((await admin.get(url)).statusCode).toBe(404)
  expect((await admin.put(url, input)).statusCode).toBe(404)
  const audited = await asStaff(portal.deps.db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .select('action')
      .where('subjectId', '=', added.id)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  )
  expect(audited.map(({ action }) => action)).toEqual([
    'alert_rule.added',
    'alert_rule.changed',
    'alert_rule.changed',
    'alert_rule.removed',
  ])
})

test('rules have an order, which is refused when one is missing', async () => {
  const { admin, add, names } = await aDesigner()
  await add({ name: 'One' })
  const two = await add({ name: 'Two' })
  expect(await names()).toEqual(['One', 'Two'])
  const all: AlertRule[] = (await admin.get(URL)).json()
  const others = all.filter(({ id }) => id !== two.id).map(({ id }) => id)
  const order = (ids: string[]) => admin.put('/api/admin/mail/alert-rule-order', { ids })
  expect((await order([two.id, ...others])).statusCode).toBe(200)
  expect(await names()).toEqual(['Two', 'One'])
  expect((await order(others)).statusCode).toBe(409)
  expect((await order([two.id, two.id, ...others.slice(1)])).statusCode).toBe(409)
})

test('a trial shows which rule fits, what it reads and what would happen, and changes nothing', async () => {
  const { portal, admin, add, anInput, attempt } = await aDesigner()
  const rule = await add({ name: 'First', subjectHas: 'web01' })
  const second = await add({ name: 'Second' })
  const from = rule.sender
  const down = { from, subject: '[PROBLEM] HTTP on web01 is CRITICAL!', body: '' }
  expect(await attempt(down)).toMatchObject({
    rule: { id: rule.id, name: 'First' },
    reading: { host: 'web01', service: 'HTTP', state: 'CRITICAL', meaning: 'High' },
    outcome: 'raise',
    reason: null,
    ticket: null,
  })
  const other = { ...down, subject: '[RECOVERY] Host dns is UP!' }
  expect(await attempt(other)).toMatchObject({ rule: { id: second.id }, outcome: 'keep' })
  expect(await attempt({ ...down, subject: 'Report' })).toMatchObject({
    rule: { id: second.id },
    reading: null,
    outcome: 'hold',
    reason: 'alert_unread',
  })
  expect(await attempt({ ...down, from: 'nobody@elsewhere.example' })).toMatchObject({ rule: null })

  const mailbox = await aMailbox(portal)
  const mail = { from, subject: down.subject, headers: ['Auto-Submitted: auto-generated'] }
  const { ticketId } = await deliver(portal, mailbox, mail)
  expect(await attempt(down)).toMatchObject({ outcome: 'join', ticket: { id: ticketId } })
  const up = { ...down, subject: '[RECOVERY] HTTP on web01 is OK!' }
  expect(await attempt(up)).toMatchObject({ outcome: 'close', ticket: { id: ticketId } })
  expect((await portal.client.get(`/api/tickets/${ticketId}`)).json()).toMatchObject({
    status: 'Open',
    commentCount: 0,
  })

  // A mail that came in is judged as it was.
  const held = await deliver(portal, mailbox, { ...mail, results: '' })
  const { mails } = (await admin.get('/api/admin/mail/alert-choices')).json()
  expect(mails).toContainEqual(expect.objectContaining({ id: held.id, subject: down.subject }))
  expect(await attempt({ mailId: held.id })).toMatchObject({
    from,
    subject: down.subject,
    outcome: 'hold',
    reason: 'unauthenticated',
  })
  const { customerId, ...draft } = anInput({ name: '' })
  const {
    sender: _,
    requesterEmail: __,
    categories: ___,
    isOn: ____,
    version: _____,
    ...reading
  } = draft
  const unsaved = { ...reading, customerId: null, ruleId: null, isUnproven: true }
  expect(await attempt({ mailId: held.id }, unsaved)).toMatchObject({
    rule: { id: null, name: '' },
    outcome: 'raise',
  })
  const known = { ...unsaved, customerId, ruleId: rule.id }
  expect(await attempt({ mailId: held.id }, known)).toMatchObject({ outcome: 'join' })
  const wrong = { mail: down, draft: { ...unsaved, subjectPatterns: ['{state}'] } }
  const refused = await admin.post('/api/admin/mail/alert-try', wrong)
  expect(refused.json().fields).toHaveProperty('subjectPatterns')
  expect(
    (await admin.post('/api/admin/mail/alert-try', { mail: { mailId: randomUUID() }, draft: null }))
      .statusCode,
  ).toBe(404)
  expect((await admin.get(`${URL}/${rule.id}`)).json()).toMatchObject({ matchCount: 2 })
})
