import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { testCrm } from '#server/channels/crm/crm.contract.ts'

import { createMemoryCrm } from './memory-crm.ts'

testCrm('CRM in memory', () => {
  const crm = createMemoryCrm()
  crm.settings.pageSize = 2
  return Promise.resolve({ crm, agent: crm.agent, catchUp: () => Promise.resolve() })
})

test('a fault of the CRM in memory comes as often as configured, before or after the call is done', async () => {
  const { signal } = new AbortController()
  const crm = createMemoryCrm()
  const contactId = await crm.ensureContact({ email: 'a@b.example', name: 'A' }, signal)
  const make = (ref: string) =>
    crm.createTicket(
      ref,
      {
        subject: 'S',
        description: '',
        pipelineId: '0',
        stage: '1',
        priority: null,
        categories: [],
        contactId,
        companyId: null,
      },
      signal,
    )
  crm.faults.add({ on: 'createTicket', when: 'before', pauseMs: 1000 })
  crm.faults.add({ on: 'createTicket', when: 'after' })
  const ref = randomUUID()
  await expect(make(ref)).rejects.toMatchObject({ kind: 'retry', pauseMs: 1000 })
  expect(await crm.findTicketByRef(ref, signal)).toBeNull()
  await expect(make(ref)).rejects.toMatchObject({ kind: 'unknown' })
  expect(await crm.findTicketByRef(ref, signal)).toMatchObject({ ref })
  await expect(make(ref)).rejects.toMatchObject({ kind: 'duplicate' })
  crm.faults.goAway()
  await expect(crm.describe(signal)).rejects.toMatchObject({ kind: 'retry', isOutage: true })
})

test('a search of the CRM in memory lags behind as configured', async () => {
  const { signal } = new AbortController()
  let at = new Date('2026-03-03T10:00:00.000Z')
  const crm = createMemoryCrm({ now: () => at })
  crm.settings.lagMs = 10_000
  const contact = { email: 'a@b.example', name: 'A' }
  const id = await crm.agent.openTicket({ subject: 'S', contact, companyId: null })
  const window = { from: new Date(0), until: new Date('2027-01-01'), after: null }
  expect((await crm.scan('tickets', window, signal)).items).toEqual([])
  expect(await crm.load('tickets', [id], signal)).toHaveLength(1)
  at = new Date('2026-03-03T10:00:11.000Z')
  expect((await crm.scan('tickets', window, signal)).items).toMatchObject([{ id }])
})
