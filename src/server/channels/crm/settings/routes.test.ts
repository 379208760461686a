import { expect, test } from 'vitest'

import type { CrmCompanies, CrmOverview, CrmValues } from '#shared/crm/contract.ts'

import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { openSecret } from '#server/platform/keys/seal-secret.ts'
import { aConnectedCrm } from '#test/a-crm.ts'
import { aPortal, aSignedInAdministrator, aTicket } from '#test/a-portal.ts'
import { aCustomer } from '#test/builders.ts'
import { createMemoryCrm } from '#test/memory-crm/memory-crm.ts'
import { runEach, runOutbox } from '#test/run-schedules.ts'
import { crmFailures } from './find-failures.ts'
import { applyCrmVariables } from './apply-variables.ts'
import { crmConnectionJobs } from './jobs.ts'

const TOKEN = 'pat-eu1-a-secret-token'

async function anAdministeredCrm() {
  const portal = await aPortal()
  const crm = await aConnectedCrm(portal)
  const admin = await aSignedInAdministrator(portal)
  const { db } = portal.deps
  await asWorker(db, async (tx) => {
    await tx.deleteFrom('outbox').execute()
    await tx.deleteFrom('crmActions').execute()
    await tx.deleteFrom('crmMappings').execute()
    await tx
      .updateTable('crmConnection')
      .set({ token: null, accountId: null, catalog: null, checkedAt: null, checkAskedAt: null })
      .execute()
  })
  const read = async (): Promise<CrmOverview> => (await admin.get('/api/admin/crm')).json()
  const connection = () =>
    asWorker(db, (tx) => tx.selectFrom('crmConnection').selectAll().executeTakeFirstOrThrow())
  return { ...portal, crm, admin, read, connection }
}

test('a token is tried by a job, and stored sealed with the account and values that the CRM returned', async () => {
  const { admin, crm, deps, read, connection } = await anAdministeredCrm()
  crm.settings.missingScopes = ['files.ui_hidden.read']
  const asked = await admin.put('/api/admin/crm/token', { token: ` ${TOKEN}\n` })
  expect(asked.json()).toMatchObject({ isChecking: true, hasToken: false })
  expect(await runOutbox(deps)).toEqual([])

  expect(await read()).toMatchObject({
    isChecking: false,
    hasToken: true,
    account: { id: '4711', name: 'Memory', timeZone: 'UTC' },
    missingScopes: ['files.ui_hidden.read'],
    checkFailure: null,
  })
  const { token, pipelineId } = await connection()
  expect(openSecret(deps.keys, token ?? Buffer.alloc(0))).toBe(TOKEN)
  expect(pipelineId).toBe(crm.settings.catalog.pipelines[0]?.value)
  const { rows } = await deps.pool.query(`select action, audit_entries::text as entry
    from audit_entries order by at desc, id desc limit 1`)
  expect(rows).toMatchObject([{ action: 'crm.token_changed' }])
  expect(JSON.stringify([await read(), rows])).not.toContain(TOKEN)
})

test('the previous token stays in use with the reason when the CRM refuses one, or it opens another account', async () => {
  const { admin, crm, customer, client, deps, read, connection } = await anAdministeredCrm()
  await admin.put('/api/admin/crm/token', { token: TOKEN })
  await runOutbox(deps)
  const { token } = await connection()

  Object.assign(crm, {
    check: () => Promise.reject(new CrmFailure('token', 'The token has expired.')),
  })
  await admin.put('/api/admin/crm/token', { token: 'pat-of-yesterday' })
  expect(await runOutbox(deps)).toEqual([])
  expect(await read()).toMatchObject({ hasToken: true, checkFailure: 'The token has expired.' })

  const { id: ticketId } = await aTicket(client)
  await asWorker(deps.db, (tx) =>
    tx
      .insertInto('crmTickets')
      .values({ customerId: customer.id, ticketId, remoteId: '1', remoteModifiedAt: deps.now() })
      .execute(),
  )
  const account = { id: '9', name: 'Other', timeZone: 'UTC', missingScopes: [] }
  Object.assign(crm, { check: () => Promise.resolve(account) })
  await admin.put('/api/admin/crm/token', { token: 'pat-of-another' })
  expect(await runOutbox(deps)).toEqual([])
  expect(await read()).toMatchObject({
    account: { id: '4711' },
    checkFailure: expect.stringContaining('Other (9)'),
  })
  expect((await connection()).token).toEqual(token)
  await asWorker(deps.db, (tx) => tx.deleteFrom('crmTickets').execute())
})

test('a token cannot be removed or replaced when it is in use or set by a variable, and a blank one is refused', async () => {
  const { admin, deps } = await anAdministeredCrm()
  expect((await admin.put('/api/admin/crm/token', { token: ' ' })).json()).toMatchObject({
    fields: { token: 'Enter the token without spaces' },
  })
  expect((await admin.delete('/api/admin/crm/token')).statusCode).toBe(409)
  await asWorker(deps.db, (tx) => tx.updateTable('crmConnection').set({ state: 'off' }).execute())
  expect((await admin.delete('/api/admin/crm/token')).json()).toMatchObject({ hasToken: false })

  const { config } = deps
  deps.config = { ...config, crm: { ...config.crm, token: TOKEN, pipelineId: '0' } }
  expect((await admin.get('/api/admin/crm/values')).json()).toMatchObject({ isPipelineGiven: true })
  expect((await admin.put('/api/admin/crm/token', { token: 'pat-2' })).statusCode).toBe(409)
  expect((await admin.get('/api/admin/crm')).json()).toMatchObject({
    hasToken: true,
    isTokenGiven: true,
  })
  expect((await admin.get('/api/admin/crm')).body).not.toContain(TOKEN)
  deps.config = config
})

test('values are suggested by name, stored when an administrator chooses others, and refused when someone else was faster', async () => {
  const { admin, deps } = await anAdministeredCrm()
  await admin.post('/api/admin/crm/check')
  await runOutbox(deps)
  const values: CrmValues = (await admin.get('/api/admin/crm/values')).json()
  const stages = values.values.filter(({ kind }) => kind === 'stage')
  expect(stages.map(({ label, ours }) => [label, ours])).toContainEqual(['Closed', 'Closed'])

  const changed = stages.map((stage, index) => (index === 0 ? { ...stage, ours: '' } : stage))
  const body = { ...values, values: changed, noteRule: 'marked', noteMarker: '#all' }
  const saved: CrmValues = (await admin.put('/api/admin/crm/values', body)).json()
  expect(saved).toMatchObject({
    noteRule: 'marked',
    noteMarker: '#all',
    version: values.version + 1,
  })
  expect(saved.values[0]).toMatchObject({ theirs: stages[0]?.theirs, ours: '' })
  const stored = await asWorker(deps.db, (tx) => tx.selectFrom('crmMappings').selectAll().execute())
  expect(stored).toEqual([{ kind: 'stage', theirs: stages[0]?.theirs, ours: '' }])

  expect((await admin.put('/api/admin/crm/values', body)).statusCode).toBe(409)
  const wrong = { ...saved, values: [{ ...stages[0], ours: 'Nearly done' }] }
  expect((await admin.put('/api/admin/crm/values', wrong)).statusCode).toBe(400)
})

test('a company is suggested by domain, bound to one customer alone, and the next becomes the one that tickets go to', async () => {
  const portal = await anAdministeredCrm()
  const { admin, crm, customer, deps } = portal
  await admin.delete(`/api/admin/crm/companies/${crm.companyId}`)
  const { domain, name } = customer
  const first = await crm.agent.makeCompany({ name: `${name} Ltd`, domain })
  const second = await crm.agent.makeCompany({ name: `${name} Inc`, domain: 'other.example' })
  await asWorker(deps.db, (tx) =>
    tx
      .insertInto('crmUnplaced')
      .values({ remoteId: '8', reason: 'unknown_company', companyId: second, seenAt: deps.now() })
      .execute(),
  )
  await admin.post('/api/admin/crm/check')
  await runOutbox(deps)
  const own = (companies: CrmCompanies) =>
    companies.customers.find(({ customer: { id } }) => id === customer.id)
  const before: CrmCompanies = (await admin.get('/api/admin/crm/companies')).json()
  expect(own(before)).toMatchObject({ bound: [], suggested: [{ id: first, domain }] })
  expect(before.unbound).toMatchObject([{ id: second, name: `${name} Inc`, ticketCount: 1 }])

  const bind = (companyId: string, body: object = { customerId: customer.id }) =>
    admin.put(`/api/admin/crm/companies/${companyId}`, body)
  await bind(first)
  const both = own((await bind(second)).json())
  expect(both).toMatchObject({
    bound: [
      { id: first, isPrimary: true },
      { id: second, isPrimary: false, name: `${name} Inc` },
    ],
    suggested: [],
  })
  const stranger = await aCustomer(deps)
  expect((await bind(first, { customerId: stranger.id })).statusCode).toBe(409)
  const preferred = own((await bind(second, { customerId: customer.id, isPrimary: true })).json())
  expect(preferred?.bound.map(({ isPrimary }) => isPrimary)).toEqual([false, true])
  const released = own((await admin.delete(`/api/admin/crm/companies/${second}`)).json())
  expect(released?.bound).toMatchObject([{ id: first, isPrimary: true }])
  expect((await admin.delete(`/api/admin/crm/companies/${second}`)).statusCode).toBe(404)
})

test("a rejected action is shown in the CRM's own words, and sent again or dismissed once", async () => {
  const { admin, client, customer, deps, read } = await anAdministeredCrm()
  const { id: ticketId } = await aTicket(client)
  await asWorker(deps.db, async (tx) => {
    await tx
      .updateTable('crmActions')
      .set({ state: 'refused', failure: 'Stage is required', failureCode: 'VALIDATION_ERROR' })
      .where('ticketId', '=', ticketId)
      .execute()
    await tx.deleteFrom('outbox').execute()
  })
  const { refused, refusedCount, waiting } = await read()
  expect(refusedCount).toBe(refused.length)
  expect(waiting.count).toBe(0)
  expect(refused).toContainEqual(
    expect.objectContaining({
      kind: 'create_ticket',
      ticket: expect.objectContaining({ id: ticketId }),
      customer: { id: customer.id, name: customer.name },
      failure: 'Stage is required',
      code: 'VALIDATION_ERROR',
    }),
  )
  const [first, ...others] = refused
  expect((await admin.post(`/api/admin/crm/actions/${first?.id}/retry`)).statusCode).toBe(200)
  expect((await admin.post(`/api/admin/crm/actions/${first?.id}/retry`)).statusCode).toBe(404)
  for (const { id } of others) {
    expect((await admin.delete(`/api/admin/crm/actions/${id}`)).statusCode).toBe(200)
  }
  expect(await read()).toMatchObject({ refusedCount: 0, waiting: { count: 1 } })
  const jobs = await asWorker(deps.db, (tx) => tx.selectFrom('outbox').select('key').execute())
  expect(new Set(jobs.map(({ key }) => key))).toEqual(new Set([ticketId]))
})

test('the scheduled check reads changes of the CRM, and does not fail while the CRM is away', async () => {
  const { crm, deps, read, connection } = await anAdministeredCrm()
  expect(await runEach(deps, crmConnectionJobs(deps))).toEqual([])
  expect((await connection()).catalog).not.toBeNull()
  const away = createMemoryCrm()
  Object.assign(away, {
    check: () => Promise.reject(new CrmFailure('retry', 'No answer.', { isOutage: true })),
  })
  deps.crm = { open: () => Promise.resolve(away), connect: () => Promise.resolve(away) }
  expect(await runEach(deps, crmConnectionJobs(deps))).toEqual([])
  expect(await read()).toMatchObject({ account: { id: '4711' }, checkFailure: 'No answer.' })
  expect(crm.calls).toContain('provision')

  // Without a connected CRM there is nothing to show.
  await asWorker(deps.db, (tx) =>
    tx.updateTable('crmConnection').set({ checkFailure: null }).execute(),
  )
  deps.crm = { open: () => Promise.resolve(undefined), connect: () => Promise.resolve(undefined) }
  expect(await runEach(deps, crmConnectionJobs(deps))).toEqual([])
  expect(await read()).toMatchObject({ checkFailure: null })
})

test('the connection is switched on only once an account is known, and what waits is kept when it is paused and off', async () => {
  const { admin, client, deps, read } = await anAdministeredCrm()
  const change = (body: object) => admin.put('/api/admin/crm/state', body)
  expect((await change({ state: 'off' })).json()).toMatchObject({ state: 'off' })
  expect((await change({ state: 'on' })).json()).toMatchObject({
    message: 'Check the connection first. The HubSpot account isn’t known yet.',
  })
  const { id } = await aTicket(client)
  await admin.post('/api/admin/crm/check')
  await runOutbox(deps)
  expect((await read()).openTicketCount).toBeGreaterThan(0)

  expect((await change({ state: 'on', existing: 'push' })).json()).toMatchObject({ state: 'on' })
  expect((await change({ state: 'paused' })).json()).toMatchObject({ state: 'paused' })
  await runOutbox(deps)
  const { waiting, openTicketCount } = await read()
  expect(waiting.count).toBeGreaterThan(0)
  expect(openTicketCount).toBe(0)
  const actions = await asWorker(deps.db, (tx) =>
    tx.selectFrom('crmActions').select('state').where('ticketId', '=', id).execute(),
  )
  expect(new Set(actions.map(({ state }) => state))).toEqual(new Set(['waiting']))

  const { config } = deps
  deps.config = { ...config, crm: { ...config.crm, choice: 'hubspot' } }
  expect((await change({ state: 'off' })).statusCode).toBe(409)
  deps.config = config
  expect((await change({ state: 'off' })).json()).toMatchObject({ waiting, openTicketCount: 0 })
})

test('a start sets the connection from its variables, and leaves a pause alone', async () => {
  const { deps, read } = await anAdministeredCrm()
  const startWith = (crm: Partial<typeof deps.config.crm>) =>
    applyCrmVariables({ ...deps, config: { ...deps.config, crm: { ...deps.config.crm, ...crm } } })
  const states: string[] = []
  for (const choice of ['desk', undefined, 'hubspot'] as const) {
    await startWith({ choice, pipelineId: '9' })
    states.push((await read()).state)
  }
  expect(states).toEqual(['off', 'off', 'on'])
  const jobs = await asWorker(deps.db, (tx) => tx.selectFrom('outbox').select('name').execute())
  expect(jobs.map(({ name }) => name)).toContain('crm-check')
  const { pipelineId } = await asWorker(deps.db, (tx) =>
    tx.selectFrom('crmConnection').select('pipelineId').executeTakeFirstOrThrow(),
  )
  expect(pipelineId).toBe('9')

  await asWorker(deps.db, (tx) =>
    tx.updateTable('crmConnection').set({ state: 'paused' }).execute(),
  )
  await startWith({ choice: 'hubspot' })
  expect((await read()).state).toBe('paused')
  await startWith({ choice: 'desk' })
  expect((await read()).state).toBe('off')
})

test('an import is begun, paused and stopped, and one ticket read again, when the CRM is on', async () => {
  const { admin, client, customer, deps } = await anAdministeredCrm()
  const steer = (step: string) => admin.put('/api/admin/crm/backfill', { step })
  expect((await steer('start')).json()).toMatchObject({ backfill: { state: 'running' } })
  expect((await steer('start')).statusCode).toBe(409)
  expect((await steer('pause')).json()).toMatchObject({ backfill: { state: 'paused' } })
  expect((await steer('stop')).json()).toMatchObject({ backfill: { state: 'stopped' } })

  const { id: ticketId, number } = await aTicket(client)
  const read = (wanted: unknown) => admin.post('/api/admin/crm/read-again', { number: wanted })
  expect((await read(number)).statusCode).toBe(409)
  expect((await read(2_000_000_000)).statusCode).toBe(404)
  await asWorker(deps.db, (tx) =>
    tx
      .insertInto('crmTickets')
      .values({ customerId: customer.id, ticketId, remoteId: '12', remoteModifiedAt: deps.now() })
      .execute(),
  )
  expect((await read(number)).json()).toEqual({ success: true })
  const jobs = await asWorker(deps.db, (tx) =>
    tx.selectFrom('outbox').select('name').where('name', '=', 'crm-resync').execute(),
  )
  expect(jobs).toHaveLength(1)
  await asWorker(deps.db, async (tx) => {
    await tx.deleteFrom('crmTickets').execute()
    await tx.updateTable('crmConnection').set({ state: 'off' }).execute()
  })
  expect((await steer('start')).statusCode).toBe(409)
})

test('a check names all missing scopes when it fails for lack of them, and stores the list', async () => {
  const { admin, crm, deps, read } = await anAdministeredCrm()
  const missing = ['tickets', 'crm.objects.contacts.read', 'crm.objects.owners.read']
  crm.settings.missingScopes = missing
  const fault = { on: 'describe', when: 'before', kind: 'refused', code: 'MISSING_SCOPES' } as const
  crm.faults.add({ ...fault, scopes: ['tickets'] })
  await admin.post('/api/admin/crm/check')
  expect(await runOutbox(deps)).toEqual([])
  expect(await read()).toMatchObject({
    missingScopes: missing,
    checkFailure: expect.stringContaining(missing.join(', ')),
  })
})

test('an action is sent when the token gains its missing scope, after a check that it triggers', async () => {
  const { admin, client, crm, deps, read, connection, ...portal } = await anAdministeredCrm()
  const later = () => portal.setNow(new Date(deps.now().getTime() + 10 * 60_000))
  await admin.post('/api/admin/crm/check')
  await runOutbox(deps)
  later()
  crm.settings.missingScopes = ['tickets']
  const fault = { on: 'createTicket', when: 'before', kind: 'refused' } as const
  crm.faults.add({ ...fault, code: 'MISSING_SCOPES', scopes: ['tickets'], times: 2 })
  const { id } = await aTicket(client)
  for (let round = 0; round < 3; round += 1) expect(await runOutbox(deps)).toEqual([])
  expect(await read()).toMatchObject({ missingScopes: ['tickets'], refusedCount: 1 })

  // It is known to be missing, so that the next refusal asks for no further check.
  later()
  await aTicket(client)
  for (let round = 0; round < 3; round += 1) expect(await runOutbox(deps)).toEqual([])
  expect(crm.calls.filter((call) => call === 'check')).toHaveLength(2)

  crm.settings.missingScopes = []
  await admin.post('/api/admin/crm/check')
  for (let round = 0; round < 3; round += 1) expect(await runOutbox(deps)).toEqual([])
  expect(await read()).toMatchObject({ missingScopes: [], refusedCount: 0 })
  expect([...crm.state.tickets.values()].map(({ now }) => now.ref)).toContain(id)
  expect((await connection()).missingScopes).toEqual([])
})

test('a company is replaced by the remaining one, and its rejected actions are sent, when it was merged in the CRM', async () => {
  const { admin, client, crm, customer, deps, ...portal } = await anAdministeredCrm()
  const run = async () => {
    for (let round = 0; round < 3; round += 1) expect(await runOutbox(deps)).toEqual([])
  }
  const own = (companies: CrmCompanies) =>
    companies.customers.find((one) => one.customer.id === customer.id)?.bound
  const list = async () => own((await admin.get('/api/admin/crm/companies')).json())
  await admin.post('/api/admin/crm/check')
  await run()
  expect(await list()).toMatchObject([{ id: crm.companyId, gone: null }])

  const other = await crm.agent.makeCompany({ name: 'Both of them', domain: null })
  const left = await crm.agent.mergeCompanies(crm.companyId, other, { makesNew: true })
  portal.setNow(new Date(deps.now().getTime() + 10 * 60_000))
  const { id } = await aTicket(client)
  // A refused creation has the companies looked at.
  await run()
  expect(await list()).toMatchObject([
    { id: crm.companyId, isPrimary: true, gone: { mergedInto: { id: left } } },
  ])

  const body = { customerId: customer.id }
  const bound = await admin.put(`/api/admin/crm/companies/${left}`, body)
  expect(own(bound.json())).toMatchObject([{ id: left, isPrimary: true, gone: null }])
  await run()
  const sent = [...crm.state.tickets.values()].map(({ now }) => now).find(({ ref }) => ref === id)
  expect(sent?.companyIds).toEqual([left])
})

test('a company that was deleted in the CRM says so, is a failure of its customer, and is as before when it is back', async () => {
  const { admin, crm, customer, deps } = await anAdministeredCrm()
  const list = async () => {
    const { customers }: CrmCompanies = (await admin.get('/api/admin/crm/companies')).json()
    return customers.find((one) => one.customer.id === customer.id)?.bound
  }
  const check = async () => {
    await admin.post('/api/admin/crm/check')
    expect(await runOutbox(deps)).toEqual([])
    const found = await asWorker(deps.db, (tx) => crmFailures(tx, deps.now()))
    return found.filter(({ subjectId }) => subjectId === customer.id)
  }
  expect(await check()).toEqual([])
  const [company] = crm.state.companies
  await crm.agent.removeCompany(crm.companyId)
  expect(await check()).toMatchObject([{ kind: 'crm_company_gone', name: customer.name }])
  expect(await list()).toMatchObject([{ id: crm.companyId, gone: { mergedInto: null } }])
  crm.state.companies.push(...(company ? [company] : []))
  expect(await check()).toEqual([])
  expect(await list()).toMatchObject([{ id: crm.companyId, gone: null }])
})
