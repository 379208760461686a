import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { CrmState } from '#shared/crm/values.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import { aConnectedCrm } from '#test/a-crm.ts'
import { aPortal, aTicket, type Portal } from '#test/a-portal.ts'
import {
  aFile,
  anAgentAnswer,
  anInternalNote,
  aReplyForm,
  aTicketForm,
  aUser,
} from '#test/builders.ts'
import type { MemoryCrm } from '#test/memory-crm/memory-crm.ts'
import { runOutbox } from '#test/run-schedules.ts'
import { signedInAs } from '#test/test-client.ts'
import { replyByMail } from '#server/tickets/by-mail/reply-by-mail.ts'

import { readAll } from '#server/channels/crm/sync/streams/read-all.ts'
import { deliverNext } from './deliver-ticket.ts'
import { sendRefusedAgain } from '#server/channels/crm/queries.ts'
import { switchCrm } from './switch-crm.ts'
import { wakeDelivery } from './wake-delivery.ts'

const { signal } = new AbortController()

async function aCrm() {
  const portal = await aPortal()
  return { portal, crm: await aConnectedCrm(portal) }
}

/** Makes all claims run out. */
function passClaims({ db }: Portal['deps']) {
  return asWorker(db, (tx) =>
    tx
      .updateTable('crmActions')
      .set({ claimedUntil: new Date(0) })
      .where('claimedUntil', 'is not', null)
      .execute(),
  )
}

/** Runs all jobs until nothing is left to send, or the rest waits for a person. */
async function deliverAll({ deps }: Portal) {
  for (let round = 0; round < 20; round += 1) {
    await passClaims(deps)
    expect(await runOutbox(deps)).toEqual([])
    const { rows } = await sql`select from outbox where name like 'crm-%'`.execute(deps.db)
    if (rows.length === 0) return
  }
}

function actionsOf({ deps }: Portal, ticketId: string) {
  return asWorker(deps.db, (tx) =>
    tx
      .selectFrom('crmActions')
      .select(['id', 'kind', 'state', 'failure', 'failureCode', 'correlationId', 'attempts'])
      .where('ticketId', '=', ticketId)
      .orderBy('seq')
      .execute(),
  )
}

async function statesOf(portal: Portal, ticketId: string) {
  return (await actionsOf(portal, ticketId)).map(({ state }) => state)
}

/** Returns the CRM's copy of a ticket of ours. */
function inCrm(crm: MemoryCrm, ticketId: string) {
  const tickets = [...crm.state.tickets.values()]
    .map(({ now }) => now)
    .filter(({ ref }) => ref === ticketId)
  const [ticket] = tickets
  const comments = [...crm.state.comments.values()]
    .map(({ now }) => now)
    .filter(({ ticketIds }) => ticket && ticketIds.includes(ticket.id))
  return { count: tickets.length, ticket, comments }
}

async function setState(portal: Portal, id: string, state: 'waiting' | 'dismissed') {
  await asWorker(portal.deps.db, async (tx) => {
    await tx.updateTable('crmActions').set({ state }).where('id', '=', id).execute()
    await wakeDelivery(tx)
  })
}

test('acts arrive in order, once, with their files and without notes, when a ticket is in the CRM', async () => {
  const { portal, crm } = await aCrm()
  const { client, customer, deps, user } = portal
  const form = aTicketForm([aFile('a.txt', 'of the ticket', 'text/plain')], { priority: 'High' })
  const { id } = (await client.send('POST', '/api/tickets', { form })).json()
  const key = { customerId: customer.id, ticketId: id }
  await client.send('PUT', `/api/tickets/${id}`, {
    form: aReplyForm([aFile('b.txt', 'of the reply', 'text/plain')], 'One <b>&\ntwo'),
  })
  await anInternalNote(deps, key, 'Charge them double.')
  await anAgentAnswer(deps, key, '<p>Try <strong>again</strong>.</p>')
  await client.post(`/api/tickets/${id}/close`, {
    resolutionCode: 'REFUND_APPLIED',
    additionalComment: 'Thank you!',
  })
  await deliverAll(portal)
  await deliverAll(portal)

  const { count, ticket, comments } = inCrm(crm, id)
  expect(count).toBe(1)
  expect(ticket).toMatchObject({
    subject: `The printer is on fire (${customer.name})`,
    description: 'There is smoke coming out of it.',
    priority: 'HIGH',
    stage: '4',
    resolution: 'REFUND_APPLIED',
    companyIds: [crm.companyId],
  })
  expect(crm.state.contacts.get(user.email)).toMatchObject({ id: ticket?.contactIds[0] })
  expect(comments.map(({ html, authorName }) => [html, authorName])).toEqual([
    ['<ul><li>a.txt</li></ul>', 'Uma User'],
    ['One &lt;b&gt;&amp;<br>two', 'Uma User'],
    ['<p>Try <strong>again</strong>.</p>', 'Agnes Agent'],
    ['Thank you!', 'Uma User'],
  ])
  const contents = comments
    .flatMap(({ fileIds }) => fileIds)
    .map((fileId) => crm.state.files.get(fileId)?.content.toString())
  expect(contents).toEqual(['of the ticket', 'of the reply'])
  expect(crm.state.files.size).toBe(2)
  expect(new Set(await statesOf(portal, id))).toEqual(new Set(['done']))
  expect(JSON.stringify([...crm.state.comments.values()])).not.toContain('Charge')
})

test('a call has its effect once when its outcome is unknown', async () => {
  const { portal, crm } = await aCrm()
  const { client } = portal
  const form = aTicketForm([aFile()])
  const { id } = (await client.send('POST', '/api/tickets', { form })).json()
  await client.put(`/api/tickets/${id}`, { comment: 'One' })
  await client.put(`/api/tickets/${id}`, { comment: 'Two' })
  await client.put(`/api/tickets/${id}`, { priority: 'High' })
  for (const on of ['createTicket', 'addComment', 'updateTicket', 'uploadFile'] as const) {
    // Done and not told, then refused for the moment, then not even looked up.
    crm.faults.add({ on, when: 'after', isOutage: false })
    crm.faults.add({ on, when: 'before' })
    crm.faults.add({ on, when: 'before', kind: 'unknown' })
  }
  crm.faults.add({ on: 'findTicketByRef', when: 'before' })
  crm.faults.add({ on: 'findCommentByRef', when: 'before', kind: 'unknown', times: 2 })
  await deliverAll(portal)
  const { count, ticket, comments } = inCrm(crm, id)
  expect(count).toBe(1)
  expect(ticket).toMatchObject({ priority: 'HIGH' })
  expect(comments.map(({ html }) => html)).toEqual([expect.stringContaining('<li>'), 'One', 'Two'])
  expect(crm.state.files.size).toBe(1)
  expect(new Set(await statesOf(portal, id))).toEqual(new Set(['done']))
})

test("a participant's reply has its author's contact, or their name alone, and the ticket keeps its requester", async () => {
  const { portal, crm } = await aCrm()
  const { client, customer, deps, user } = portal
  const { id: ticketId } = await aTicket(client)
  const [mina, vera] = [
    await aUser(deps, customer, { name: 'Mina Park' }),
    await aUser(deps, customer, { name: 'Vera', isExternal: true }),
  ]
  const minas = await signedInAs(portal, mina)
  await aTicket(minas)
  await deliverAll(portal)
  await asWorker(deps.db, (tx) =>
    tx
      .insertInto('ticketParticipants')
      .values(
        [mina, vera].map(({ id: userId }) => ({
          customerId: customer.id,
          ticketId,
          userId,
          addedBy: user.id,
          addedAt: deps.now(),
        })),
      )
      .execute(),
  )
  const added: unknown[] = []
  const addComment = crm.addComment.bind(crm)
  crm.addComment = (ref, comment, stopping) => {
    const { authorName, contactId } = comment
    added.push([authorName, contactId])
    return addComment(ref, comment, stopping)
  }
  await minas.put(`/api/tickets/${ticketId}`, { comment: 'Me too' })
  const sayByMail = (content: string) =>
    asWorker(deps.db, (tx) =>
      replyByMail(
        tx,
        deps,
        { customer: { ...customer, timeZone: 'UTC' }, requester: { ...vera, isExternal: true } },
        { ticketId, content, files: [] },
      ),
    )
  await sayByMail('Send it in')
  await deliverAll(portal)
  const contactOf = (email: string) => crm.state.contacts.get(email)?.id
  const requesters = contactOf(user.email)
  expect(added).toEqual([
    ['Mina Park', contactOf(mina.email)],
    ['Vera (external)', requesters],
  ])
  expect(inCrm(crm, ticketId).ticket).toMatchObject({ contactIds: [requesters] })

  await crm.agent.removeContact(contactOf(mina.email) ?? '')
  await minas.put(`/api/tickets/${ticketId}`, { comment: 'Still' })
  await deliverAll(portal)
  await deliverAll(portal)
  expect(inCrm(crm, ticketId).comments.map(({ html }) => html)).toEqual([
    'Me too',
    'Send it in',
    'Still',
  ])
  expect(added.at(-1)).toEqual(['Mina Park', requesters])
})

test('an action is checked, but not before its claim has run out, when a killed process left it', async () => {
  const { portal, crm } = await aCrm()
  const { client, customer, deps } = portal
  const { id } = await aTicket(client)
  const key = { customerId: customer.id, ticketId: id }
  // Done there, and then nothing more was heard of it.
  const killed = Promise.withResolvers<never>()
  const createTicket: MemoryCrm['createTicket'] = async (...given) => {
    await crm.createTicket(...given)
    return killed.promise
  }
  portal.crm.use({ ...crm, createTicket })
  void deliverNext(deps, key, signal)
  await expect.poll(() => inCrm(crm, id).count).toBe(1)
  portal.crm.use(crm)
  expect(await deliverNext(deps, key, signal)).toMatchObject({ kind: 'wait' })
  expect(await statesOf(portal, id)).toEqual(['sending', 'waiting'])
  // Free, but that is known only now.
  await deliverAll(portal)
  expect(inCrm(crm, id).count).toBe(1)
  expect(await statesOf(portal, id)).toEqual(['done', 'done'])
})

test('everything is sent once and in order when several processes have jobs of the same tickets', async () => {
  const { portal, crm } = await aCrm()
  const { client, customer, deps } = portal
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) ids.push((await aTicket(client)).id)
  for (const text of ['One', 'Two', 'Three'])
    for (const id of ids) await client.put(`/api/tickets/${id}`, { comment: text })
  const worker = async (ticketId: string) => {
    const key = { customerId: customer.id, ticketId }
    while ((await deliverNext(deps, key, signal)).kind !== 'end') {
      // One that finds another at work tries again at once.
    }
  }
  await Promise.all([...ids, ...ids, ...ids].map(worker))
  for (const id of ids) {
    const { count, comments } = inCrm(crm, id)
    expect(count).toBe(1)
    expect(comments.map(({ html }) => html)).toEqual(['One', 'Two', 'Three'])
  }
})

test('a creation holds back its followers until it is tried again when it is refused, and a reply holds back nothing', async () => {
  const { portal, crm } = await aCrm()
  const { client } = portal
  const { id } = await aTicket(client)
  await client.put(`/api/tickets/${id}`, { comment: 'One' })
  await client.put(`/api/tickets/${id}`, { comment: 'Two' })
  crm.faults.add({ on: 'createTicket', when: 'before', kind: 'refused', code: 'VALIDATION_ERROR' })
  await deliverAll(portal)
  const [creation] = await actionsOf(portal, id)
  expect(creation).toMatchObject({
    state: 'refused',
    failure: 'refused by a test',
    failureCode: 'VALIDATION_ERROR',
  })
  expect(inCrm(crm, id).count).toBe(0)

  crm.faults.add({ on: 'addComment', when: 'before', kind: 'refused' })
  await setState(portal, creation?.id ?? '', 'waiting')
  await deliverAll(portal)
  expect(inCrm(crm, id).comments.map(({ html }) => html)).toEqual(['Two'])
  const [, , reply] = await actionsOf(portal, id)
  expect(reply).toMatchObject({ state: 'refused' })
  await setState(portal, reply?.id ?? '', 'waiting')
  await deliverAll(portal)
  expect(inCrm(crm, id).comments.map(({ html }) => html)).toEqual(['Two', 'One'])
})

test('what was refused is sent again once and in order when what may have been the reason is known', async () => {
  const { portal, crm } = await aCrm()
  const { client, customer, user, deps } = portal
  const again = (of: { ticketId?: string; requesterId?: string }) =>
    asWorker(deps.db, (tx) => sendRefusedAgain(tx, { customerId: customer.id, ...of }))
  const [one, other] = [await aTicket(client), await aTicket(client)]
  await deliverAll(portal)
  crm.faults.add({ on: 'addComment', when: 'before', kind: 'refused', times: 5 })
  for (const comment of ['One', 'Two']) await client.put(`/api/tickets/${one.id}`, { comment })
  await client.put(`/api/tickets/${other.id}`, { comment: 'Three' })
  await deliverAll(portal)
  await again({ ticketId: one.id })
  await deliverAll(portal)
  expect((await statesOf(portal, one.id)).slice(2)).toEqual(['refused', 'refused'])
  expect(inCrm(crm, one.id).comments).toEqual([])

  await again({ requesterId: user.id })
  await deliverAll(portal)
  expect(inCrm(crm, one.id).comments.map(({ html }) => html)).toEqual(['One', 'Two'])
  expect(inCrm(crm, other.id).comments.map(({ html }) => html)).toEqual(['Three'])
  const calls = crm.calls.length
  await again({})
  await deliverAll(portal)
  expect(crm.calls).toHaveLength(calls)
})

for (const makesNew of [true, false]) {
  const kind = makesNew ? 'a new record' : 'the other one'

  test(`replies and tickets of a requester go to the remaining contact when theirs was merged into ${kind}`, async () => {
    const { portal, crm } = await aCrm()
    const { client, user } = portal
    const { id } = await aTicket(client)
    await deliverAll(portal)
    const contactId = inCrm(crm, id).ticket?.contactIds[0] ?? ''
    const other = await crm.ensureContact({ email: 'other@crm.example', name: 'Other' }, signal)
    const left = await crm.agent.mergeContacts(contactId, other, { makesNew })
    for (const comment of ['One', 'Two']) await client.put(`/api/tickets/${id}`, { comment })
    const next = await aTicket(client)
    await deliverAll(portal)
    expect(inCrm(crm, id).comments.map(({ html }) => html)).toEqual(['One', 'Two'])
    expect(inCrm(crm, next.id).ticket).toMatchObject({ contactIds: [left] })

    await crm.agent.removeContact(left)
    await client.put(`/api/tickets/${id}`, { comment: 'Three' })
    const last = await aTicket(client)
    await deliverAll(portal)
    expect(inCrm(crm, id).comments.map(({ html }) => html)).toEqual(['One', 'Two', 'Three'])
    const madeAgain = crm.state.contacts.get(user.email)?.id
    expect(inCrm(crm, last.id).ticket).toMatchObject({ contactIds: [madeAgain] })
  })

  test(`what waits while its ticket is merged into ${kind} goes there once and in order, when the merge is known`, async () => {
    const { portal, crm } = await aCrm()
    const { client, deps } = portal
    const [one, two] = [await aTicket(client), await aTicket(client)]
    await deliverAll(portal)
    const remote = (id: string) => inCrm(crm, id).ticket?.id ?? ''
    await crm.agent.merge(remote(two.id), remote(one.id), { makesNew })
    for (const comment of ['One', 'Two']) {
      await client.put(`/api/tickets/${one.id}`, { comment })
      await client.put(`/api/tickets/${two.id}`, { comment: `${comment} of the other` })
    }
    await client.put(`/api/tickets/${one.id}`, { priority: 'High' })
    await deliverAll(portal)
    expect((await statesOf(portal, two.id)).slice(2)).toEqual(['refused', 'refused'])
    await readAll(deps, signal)
    await deliverAll(portal)
    const { count, ticket, comments } = inCrm(crm, one.id)
    expect([count, ticket?.priority]).toEqual([1, 'HIGH'])
    const sent = comments.map(({ html }) => html)
    expect(sent.filter((html) => !html.endsWith('other'))).toEqual(['One', 'Two'])
    expect(sent.filter((html) => html.endsWith('other'))).toEqual([
      'One of the other',
      'Two of the other',
    ])
    for (const { id } of [one, two])
      expect(new Set(await statesOf(portal, id))).toEqual(new Set(['done']))
  })
}

test('a ticket is created without its company when that is gone from the CRM, shows that, and is filed with the next one', async () => {
  const { portal, crm } = await aCrm()
  const { client, customer, deps } = portal
  const other = await crm.agent.makeCompany({ name: 'Other', domain: null })
  const left = await crm.agent.mergeCompanies(crm.companyId, other, { makesNew: true })
  const { id } = await aTicket(client)
  await client.put(`/api/tickets/${id}`, { comment: 'Hello?' })
  await deliverAll(portal)
  expect(inCrm(crm, id)).toMatchObject({
    ticket: { companyIds: [] },
    comments: [{ html: 'Hello?' }],
  })
  const [linking, ...others] = (await actionsOf(portal, id)).filter(({ state }) => state !== 'done')
  expect(others).toEqual([])
  expect(linking).toMatchObject({
    kind: 'link_company',
    state: 'refused',
    failure: expect.stringContaining(crm.companyId),
  })

  await asWorker(deps.db, async (tx) => {
    await tx
      .updateTable('crmCompanies')
      .set({ companyId: left })
      .where('companyId', '=', crm.companyId)
      .execute()
    await sendRefusedAgain(tx, { customerId: customer.id })
  })
  await deliverAll(portal)
  expect(inCrm(crm, id)).toMatchObject({ count: 1, ticket: { companyIds: [left] } })
})

test('a reply is in the CRM once when its answer was lost before its ticket was merged', async () => {
  const { portal, crm } = await aCrm()
  const { client, deps } = portal
  const [one, two] = [await aTicket(client), await aTicket(client)]
  await deliverAll(portal)
  const remote = (id: string) => inCrm(crm, id).ticket?.id ?? ''
  crm.faults.add({ on: 'addComment', when: 'after', isOutage: false })
  await client.put(`/api/tickets/${one.id}`, { comment: 'Once' })
  expect(await runOutbox(deps, ['crm-delivery'])).toEqual([])
  expect((await statesOf(portal, one.id)).at(-1)).toBe('sending')
  await crm.agent.merge(remote(two.id), remote(one.id), { makesNew: true })
  // Neither found at the previous record nor sent there, for any reason.
  crm.faults.add({ on: 'addComment', when: 'before', kind: 'retry' })
  await passClaims(deps)
  expect(await runOutbox(deps, ['crm-delivery'])).toEqual([])
  expect((await statesOf(portal, one.id)).at(-1)).toBe('sending')
  await passClaims(deps)
  expect(await runOutbox(deps, ['crm-delivery'])).toEqual([])
  // So that it is looked for at what is left, should the reading of notes not come first.
  expect((await statesOf(portal, one.id)).at(-1)).toBe('sending')
  await readAll(deps, signal)
  await deliverAll(portal)
  expect(inCrm(crm, one.id).comments.map(({ html }) => html)).toEqual(['Once'])
  expect(new Set(await statesOf(portal, one.id))).toEqual(new Set(['done']))
})

test('a ticket is filed with the bound company when the one before is being refused', async () => {
  const { portal, crm } = await aCrm()
  const { client, customer, deps } = portal
  const other = await crm.agent.makeCompany({ name: 'Other', domain: null })
  const left = await crm.agent.mergeCompanies(crm.companyId, other, { makesNew: true })
  const linkCompany: typeof crm.linkCompany = async (...given) => {
    await asWorker(deps.db, async (tx) => {
      await tx
        .updateTable('crmCompanies')
        .set({ companyId: left })
        .where('companyId', '=', crm.companyId)
        .execute()
      await sendRefusedAgain(tx, { customerId: customer.id })
    })
    return crm.linkCompany(...given)
  }
  portal.crm.use({ ...crm, linkCompany })
  const { id } = await aTicket(client)
  await deliverAll(portal)
  expect(inCrm(crm, id)).toMatchObject({ count: 1, ticket: { companyIds: [left] } })
})

test('the actions that follow are dismissed, too, when a creation is', async () => {
  const { portal, crm } = await aCrm()
  const { id } = await aTicket(portal.client)
  await portal.client.put(`/api/tickets/${id}`, { comment: 'One' })
  crm.faults.add({ on: 'createTicket', when: 'before', kind: 'refused' })
  await deliverAll(portal)
  const [creation] = await actionsOf(portal, id)
  await setState(portal, creation?.id ?? '', 'dismissed')
  await deliverAll(portal)
  // There were no files to send.
  expect(await statesOf(portal, id)).toEqual(['dismissed', 'done', 'dismissed'])
  await portal.client.put(`/api/tickets/${id}`, { comment: 'Stays at the desk' })
  expect(await statesOf(portal, id)).toHaveLength(3)
})

test('no job fails, and everything arrives in order afterwards, when there is an outage', async () => {
  const { portal, crm } = await aCrm()
  const { client, deps } = portal
  crm.faults.goAway()
  const ids = [(await aTicket(client)).id, (await aTicket(client)).id]
  for (const text of ['One', 'Two', 'Three'])
    for (const id of ids) await client.put(`/api/tickets/${id}`, { comment: text })
  for (let round = 0; round < 5; round += 1) expect(await runOutbox(deps)).toEqual([])
  const { rows } = await sql`select name, failed_at from outbox where name like 'crm-%'`.execute(
    deps.db,
  )
  expect(rows).toEqual([{ name: 'crm-wake', failedAt: null }])
  await asWorker(deps.db, wakeDelivery)
  expect((await sql`select from outbox where name = 'crm-delivery'`.execute(deps.db)).rows).toEqual(
    [],
  )

  crm.faults.comeBack()
  await deliverAll(portal)
  for (const id of ids)
    expect(inCrm(crm, id).comments.map(({ html }) => html)).toEqual(['One', 'Two', 'Three'])
})

test('no attempt of an action is counted, and it is sent soon after, when a limit or an open breaker stops it', async () => {
  const { portal, crm } = await aCrm()
  const { deps, client } = portal
  const retry = { on: 'createTicket', when: 'before' } as const
  crm.faults.add({ ...retry, isOutage: true, code: 'BREAKER_OPEN', times: 8 })
  crm.faults.add({ ...retry, limit: 'burst', pauseMs: 2000, times: 8 })
  const { id } = await aTicket(client)
  const waits = () =>
    sql<{ at: Date | null }>`
      select not_before as at from outbox where name = 'crm-delivery' and key = ${id}`.execute(
      deps.db,
    )
  for (let round = 0; round < 16; round += 1) {
    await passClaims(deps)
    expect(await runOutbox(deps)).toEqual([])
    for (const { at } of (await waits()).rows) {
      expect((at?.getTime() ?? 0) - deps.now().getTime()).toBeLessThanOrEqual(2500)
    }
  }
  await deliverAll(portal)
  expect(await actionsOf(portal, id)).toMatchObject([
    { state: 'done', attempts: 0 },
    { state: 'done', attempts: 0 },
  ])
})

test('the connection is marked, and all waits until one ticket finds it accepted, when a token is refused', async () => {
  const { portal, crm } = await aCrm()
  const { client, deps } = portal
  crm.faults.add({ on: 'createTicket', when: 'before', kind: 'token', times: 2 })
  const ids = [(await aTicket(client)).id, (await aTicket(client)).id]
  await deliverAll(portal)
  const isRefused = async () => {
    const row = await deps.db
      .selectFrom('crmConnection')
      .select('tokenRefusedAt')
      .executeTakeFirst()
    return row?.tokenRefusedAt !== null
  }
  expect(await isRefused()).toBe(true)
  expect(ids.map((id) => inCrm(crm, id).count)).toEqual([0, 0])
  await asWorker(deps.db, wakeDelivery)
  await deliverAll(portal)
  expect(await isRefused()).toBe(false)
  await asWorker(deps.db, wakeDelivery)
  await deliverAll(portal)
  expect(ids.map((id) => inCrm(crm, id).count)).toEqual([1, 1])
})

test('a change of the CRM stays when ours is older, but for the stage of a ticket that is closed here', async () => {
  const { portal, crm } = await aCrm()
  const { client, deps } = portal
  const { id } = await aTicket(client)
  await deliverAll(portal)
  const remoteId = inCrm(crm, id).ticket?.id ?? ''
  await client.put(`/api/tickets/${id}`, { priority: 'High', subject: 'Still on fire' })
  await crm.agent.change(remoteId, { priority: 'MEDIUM', stage: '3' })
  await deliverAll(portal)
  expect(inCrm(crm, id).ticket).toMatchObject({
    priority: 'MEDIUM',
    subject: expect.stringContaining('Still on fire'),
  })
  const signals = await deps.db
    .selectFrom('crmSignals')
    .selectAll()
    .where('objectId', '=', remoteId)
    .execute()
  expect(signals).toMatchObject([{ stream: 'tickets', isDeletion: false, handledAt: null }])
  await client.post(`/api/tickets/${id}/close`, {})
  await deliverAll(portal)
  expect(inCrm(crm, id).ticket).toMatchObject({ stage: '4', resolution: 'ISSUE_FIXED' })
})

test("an agent's reopening is detected when both sides had closed the ticket", async () => {
  const { portal, crm } = await aCrm()
  const { client, deps } = portal
  const { id } = await aTicket(client)
  await deliverAll(portal)
  await client.post(`/api/tickets/${id}/close`, { resolutionCode: 'REFUND_APPLIED' })
  const remoteId = inCrm(crm, id).ticket?.id ?? ''
  await crm.agent.change(remoteId, { stage: '4', resolution: 'ISSUE_FIXED' })
  await deliverAll(portal)
  await crm.agent.change(remoteId, { stage: '1' })
  await readAll(deps, new AbortController().signal)
  expect((await client.get(`/api/tickets/${id}`)).json()).toMatchObject({ status: 'Open' })
})

test('switching on sends the open tickets of the desk as they are, when an administrator says so', async () => {
  const { portal, crm } = await aCrm()
  const { client, customer, deps } = portal
  const to = (state: CrmState, pushesOpenTickets = false) =>
    asWorker(deps.db, (tx) => switchCrm(tx, { state, pushesOpenTickets, at: deps.now() }))
  expect(await to('off')).toBe('on')
  const [open, closed] = [await aTicket(client), await aTicket(client)]
  await anAgentAnswer(deps, { customerId: customer.id, ticketId: open.id })
  await client.post(`/api/tickets/${closed.id}/close`, {})
  expect(await to('on')).toBe('off')
  const later = await aTicket(client)
  await deliverAll(portal)
  expect(inCrm(crm, later.id).count).toBe(1)
  expect(inCrm(crm, open.id).count).toBe(0)

  await to('off')
  await client.put(`/api/tickets/${later.id}`, { comment: 'While it was off' })
  await deliverAll(portal)
  expect(inCrm(crm, later.id).comments).toEqual([])
  await to('paused', true)
  await deliverAll(portal)
  expect(await statesOf(portal, open.id)).toEqual(['waiting', 'waiting', 'waiting'])
  await to('on', true)
  await deliverAll(portal)
  expect(inCrm(crm, open.id)).toMatchObject({
    count: 1,
    ticket: { stage: '2' },
    comments: [{ authorName: 'Agnes Agent' }],
  })
  expect(inCrm(crm, closed.id).count).toBe(0)
  expect(inCrm(crm, later.id).comments).toMatchObject([{ html: 'While it was off' }])
})

test('a ticket is sent or pushed, and never lost, when it is raised in the moment of switching on', async () => {
  const { portal, crm } = await aCrm()
  const { client, deps } = portal
  const to = (state: CrmState) =>
    asWorker(deps.db, (tx) => switchCrm(tx, { state, pushesOpenTickets: true, at: deps.now() }))
  for (let round = 0; round < 3; round += 1) {
    await to('off')
    const raised = Array.from({ length: 6 }, () => aTicket(client))
    const switched = to('on')
    const [tickets] = await Promise.all([Promise.all(raised), switched])
    await deliverAll(portal)
    expect(tickets.map(({ id }) => inCrm(crm, id).count)).toEqual([1, 1, 1, 1, 1, 1])
  }
})

test('an installation duplicates nothing that it sent since the backup when it is restored', async () => {
  const { portal, crm } = await aCrm()
  const { client, deps } = portal
  const { id } = (
    await client.send('POST', '/api/tickets', { form: aTicketForm([aFile()]) })
  ).json()
  await client.put(`/api/tickets/${id}`, { comment: 'One' })
  await deliverAll(portal)
  await asWorker(deps.db, async (tx) => {
    for (const table of ['crmComments', 'crmFiles', 'crmTickets', 'crmContacts'] as const)
      await tx.deleteFrom(table).execute()
    await tx
      .updateTable('crmActions')
      .set({ state: 'waiting' })
      .where('ticketId', '=', id)
      .execute()
    await wakeDelivery(tx)
  })
  portal.setNow(new Date('2026-03-03T11:00:00.000Z'))
  await deliverAll(portal)
  const { count, comments } = inCrm(crm, id)
  expect(count).toBe(1)
  expect(comments.map(({ html }) => html)).toEqual([expect.stringContaining('<li>'), 'One'])
  expect(crm.state.files.size).toBe(1)
})

test('a reply is sent whole, as a file, when it is too long for one comment of the CRM', async () => {
  const { portal, crm } = await aCrm()
  const { id } = await aTicket(portal.client)
  const comment = '<&>'.repeat(21_000)
  await portal.client.put(`/api/tickets/${id}`, { comment })
  await deliverAll(portal)
  const [{ fileIds, html } = { fileIds: [], html: '' }] = inCrm(crm, id).comments
  expect(html.length).toBeLessThan(60_000)
  expect(fileIds.map((one) => crm.state.files.get(one)?.content.toString())).toEqual([comment])
})
