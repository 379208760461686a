import { expect, test } from 'vitest'

import { aConnectedCrm } from '#test/a-crm.ts'
import { aPortal, aTicket, anAgentAtTheDesk, type Portal } from '#test/a-portal.ts'
import { aCustomer, aUser } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { runOutbox } from '#test/run-schedules.ts'
import { signedInAs } from '#test/test-client.ts'
import type { Comment } from '#shared/tickets/contract.ts'
import type { MemoryCrm } from '#test/memory-crm/memory-crm.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { makeReader } from '#server/channels/crm/sync/apply/reader.ts'
import { handleSignals } from './handle-signals.ts'
import { readAll } from './read-all.ts'
import { readStream } from './read-stream.ts'
import { drainSignals } from './drain-signals.ts'
import { sweepTickets } from './sweep-tickets.ts'

const { signal } = new AbortController()

async function aConnectedPortal() {
  const portal = await aPortal()
  const crm = await aConnectedCrm(portal)
  const { db } = portal.deps
  const open = (subject: string, contact: { email: string; name: string } = portal.user) =>
    crm.agent.openTicket({ subject, contact, companyId: crm.companyId })
  return {
    ...portal,
    memory: crm,
    open,
    read: () => readAll(portal.deps, signal),
    list: async (client = portal.client) => (await client.get('/api/tickets')).json(),
    get: async (id: string) => (await portal.client.get(`/api/tickets/${id}`)).json(),
    countActions: () =>
      asWorker(db, (tx) => tx.selectFrom('crmActions').select('id').execute()).then(
        (rows) => rows.length,
      ),
  }
}

/** A ticket that went to the CRM, as the delivery leaves it. */
async function aDeliveredTicket(
  { client, deps, customer, user }: Pick<Portal, 'client' | 'deps' | 'customer' | 'user'>,
  memory: MemoryCrm & { companyId: string },
) {
  const ticket = await aTicket(client)
  const contactId = await memory.ensureContact(user, signal)
  const { subject, description } = ticket
  const values = { subject, description, pipelineId: '0', stage: '1', priority: 'LOW' }
  const remote = await memory.createTicket(
    ticket.id,
    { ...values, categories: [], contactId, companyId: memory.companyId },
    signal,
  )
  await asWorker(deps.db, (tx) =>
    tx.deleteFrom('crmActions').where('customerId', '=', customer.id).execute(),
  )
  return { ticket, remote }
}

function minutes(count: number) {
  return new Date(TEST_NOW.getTime() + count * 60_000)
}

test('a stream is read later when the CRM does not answer for it, and the others now', async () => {
  const { memory, open, read, list, get, deps } = await aConnectedPortal()
  const remoteId = await open('The stairs are steep')
  await read()
  await memory.agent.sendMail(remoteId, '<p>Take the lift</p>')
  await memory.agent.sendMessage(remoteId, '<p>It is on the left</p>')
  const readUntil = () =>
    asWorker(deps.db, (tx) => tx.selectFrom('crmConnection').select('readUntil').executeTakeFirst())
  const before = await readUntil()
  memory.faults.add({ on: 'scan', when: 'before' })
  await read()
  const [{ id }] = await list()
  const contents = async () => (await get(id)).comments.map((one: Comment) => one.content)
  expect(await contents()).toEqual(['<p>Take the lift</p>'])
  expect(await readUntil()).toEqual(before)
  await read()
  expect((await contents()).toSorted()).toEqual([
    '<p>It is on the left</p>',
    '<p>Take the lift</p>',
  ])
})

test('an object is read once when it has several signals, and stays read when others fail', async () => {
  const { memory, open, read, get, list, deps } = await aConnectedPortal()
  const remoteId = await open('The window is stuck')
  await read()
  const [{ id }] = await list()
  const mailId = await memory.agent.sendMail(remoteId, '<p>Push harder</p>')
  await memory.agent.change(remoteId, { stage: '2' })
  const about = { isDeletion: false, occurredAt: deps.now() }
  await drainSignals(deps, [
    { ...about, mark: 'one', stream: 'emails', objectId: mailId },
    { ...about, mark: 'two', stream: 'tickets', objectId: remoteId },
    { ...about, mark: 'three', stream: 'tickets', objectId: remoteId },
  ])
  const listOpen = () =>
    asWorker(deps.db, (tx) =>
      tx.selectFrom('crmSignals').select('mark').where('handledAt', 'is', null).execute(),
    )
  memory.faults.add({ on: 'load', when: 'before' })
  expect(await runOutbox(deps)).toEqual([])
  expect(await get(id)).toMatchObject({ status: 'Pending', comments: [] })
  expect(await listOpen()).toEqual([{ mark: 'one' }])
  await read()
  expect(await get(id)).toMatchObject({ comments: [{ content: '<p>Push harder</p>' }] })
  expect(await listOpen()).toEqual([])
})

test('a comment is read again when its ticket could not be imported', async () => {
  const { memory, open, list, deps } = await aConnectedPortal()
  const remoteId = await open('The door squeaks')
  const mailId = await memory.agent.sendMail(remoteId, '<p>Oil it</p>')
  const waiting = () =>
    asWorker(deps.db, (tx) =>
      tx
        .selectFrom('crmSignals')
        .select(['stream', 'objectId'])
        .where('handledAt', 'is', null)
        .execute(),
    )
  const { load } = memory
  const failing: MemoryCrm['load'] = async (...asked) =>
    (await load(...asked)).map((change) =>
      change.stream === 'tickets'
        ? { ...change, ticket: { ...change.ticket, modifiedAt: new Date(NaN) } }
        : change,
    )
  const broken = await makeReader(deps, { ...memory, load: failing }, signal)
  await readStream(broken, 'emails')
  expect(await waiting()).toEqual([{ stream: 'emails', objectId: mailId }])
  await handleSignals(broken)
  expect(await waiting()).toEqual([{ stream: 'emails', objectId: mailId }])
  expect(await list()).toEqual([])

  await handleSignals(await makeReader(deps, memory, signal))
  expect(await waiting()).toEqual([])
  expect(await list()).toMatchObject([{ commentCount: 1 }])
})

test('a ticket belongs to its requester, with its visible comments, once, when it was raised in the CRM', async () => {
  const scene = await aConnectedPortal()
  const { memory, user, open, read, list, get, setNow, countActions } = scene
  const remoteId = await open('The phone is dead')
  await memory.agent.writeNote(remoteId, '<p>Difficult customer</p>')
  await memory.agent.sendMail(remoteId, '<p>Try <b>another</b> cable<script>x()</script></p>')
  await memory.agent.sendMail(
    remoteId,
    '<p>Do you have this cable?</p>',
    [],
    'shop@supplier.example',
  )
  await memory.agent.receiveMail(
    remoteId,
    '<div>That &amp; this<br>helped</div><div class="gmail_quote">On Monday Olive wrote</div>',
  )
  setNow(minutes(1))
  await read()
  await read()
  const [found, ...others] = await list()
  expect(others).toEqual([])
  expect(found).toMatchObject({
    subject: `The phone is dead (${scene.customer.name})`,
    status: 'Open',
    priority: 'Low',
    categories: ['GENERAL_INQUIRY'],
    commentCount: 2,
  })
  const { comments, sla } = await get(found.id)
  expect(comments).toMatchObject([
    { isAgent: false, authorName: user.name, content: 'That & this\nhelped' },
    {
      isAgent: true,
      authorName: 'Olive Owner',
      content: '<p>Try <strong>another</strong> cable</p>',
    },
  ])
  expect(sla.responseStatus).toBe('met')
  expect(await countActions()).toBe(0)
  const receipt = (await scene.client.get(`/api/tickets/${found.id}/sla`)).json()
  expect(receipt.sla.firstResponseTime).toBe(sla.firstResponseTime)
})

test('answers, changes, closing and reopening appear in the portal when an agent makes them in the CRM', async () => {
  const scene = await aConnectedPortal()
  const { memory, read, get, setNow, countActions, client } = scene
  const { ticket, remote } = await aDeliveredTicket(scene, memory)
  await read()
  setNow(minutes(5))
  const fileId = await memory.agent.uploadFile({
    name: 'log\u202e.txt',
    content: Buffer.from('a log'),
    contentType: 'text/plain',
  })
  await memory.agent.sendMessage(remote.id, '<p>Coming</p>', [fileId, '999'])
  await memory.agent.change(remote.id, { stage: '2', priority: 'URGENT', subject: 'Fire' })
  await read()
  expect(await get(ticket.id)).toMatchObject({
    subject: `Fire (${scene.customer.name})`,
    status: 'Pending',
    priority: 'High',
    // Ours has no match in the CRM, which therefore cannot have changed it.
    categories: ticket.categories,
    comments: [{ content: '<p>Coming</p>', isAgent: true }],
  })
  const [attachment, ...noOthers] = (await get(ticket.id)).comments[0].attachments
  expect(noOthers).toEqual([])
  expect(attachment).toMatchObject({
    filename: 'log.txt',
    size: 5,
    url: `/api/hubspot-files/${attachment.id}`,
  })
  expect((await client.get(attachment.url)).body).toBe('a log')
  setNow(minutes(6))
  await memory.agent.change(remote.id, { stage: '4', resolution: 'REFUND_APPLIED' })
  await memory.agent.sendMail(remote.id, '<p>Bye</p>', [], scene.user.email)
  await read()
  const closed = await get(ticket.id)
  expect(closed).toMatchObject({ status: 'Closed', resolutionCode: 'REFUND_APPLIED' })
  expect(closed.comments.map(({ content }: { content: string }) => content).toSorted()).toEqual([
    '<p>Bye</p>',
    '<p>Coming</p>',
    'Ticket closed by the support team. Reason: Refund applied.',
  ])
  setNow(minutes(8))
  await memory.agent.change(remote.id, { stage: '3' })
  await read()
  const again = await get(ticket.id)
  expect(again).toMatchObject({ status: 'Open', closedAt: null, resolutionCode: null })
  expect(again.comments[0].content).toBe('Ticket reopened by the support team.')
  const receipt = (await client.get(`/api/tickets/${ticket.id}/sla`)).json()
  expect(receipt.sla).toMatchObject({ slaStatus: again.sla.slaStatus, resolutionTime: 6 })
  expect(await countActions()).toBe(0)
  // An unknown stage says nothing.
  setNow(minutes(9))
  await memory.agent.change(remote.id, { stage: 'of another pipeline' })
  await read()
  expect(await get(ticket.id)).toMatchObject({ status: 'Open' })
})

test('a value of the CRM waits when our own change of the same field does', async () => {
  const scene = await aConnectedPortal()
  const { memory, read, get, setNow, client, deps } = scene
  const { ticket, remote } = await aDeliveredTicket(scene, memory)
  await read()
  setNow(minutes(1))
  await client.put(`/api/tickets/${ticket.id}`, { priority: 'Medium' })
  await memory.agent.change(remote.id, { priority: 'HIGH', subject: 'Theirs' })
  await read()
  expect(await get(ticket.id)).toMatchObject({
    priority: 'Medium',
    subject: `Theirs (${scene.customer.name})`,
  })
  const seen = await asWorker(deps.db, (tx) =>
    tx.selectFrom('crmTickets').select('seen').where('ticketId', '=', ticket.id).executeTakeFirst(),
  )
  // The delivery finds by this that the CRM has changed it as well.
  expect(seen?.seen).toMatchObject({ priority: 'LOW', subject: 'Theirs' })
  await asWorker(deps.db, (tx) => tx.updateTable('crmActions').set({ state: 'done' }).execute())
  await read()
  expect(await get(ticket.id)).toMatchObject({ priority: 'High' })
})

test('a comment is itself when it went out from here, and a mail is one when two streams have it', async () => {
  const scene = await aConnectedPortal()
  const { memory, read, get, client } = scene
  const { ticket, remote } = await aDeliveredTicket(scene, memory)
  await read()
  const reply = (await client.put(`/api/tickets/${ticket.id}`, { comment: 'Any news?' })).json()
  const at = new Date(reply.comment.createdAt)
  const sent = { ticketId: remote.id, contactId: null, authorName: 'Uma', html: 'Any news?', at }
  await memory.addComment(reply.comment.id, { ...sent, fileIds: [] }, signal)
  await memory.agent.sendMail(remote.id, '<div>Soon.</div>', [], scene.user.email)
  await memory.agent.sendMessage(remote.id, '<p>Soon.</p>')
  await read()
  await read()
  const { comments, commentCount } = await get(ticket.id)
  expect(commentCount).toBe(2)
  expect(comments.map(({ content }: { content: string }) => content).toSorted()).toEqual([
    '<p>Soon.</p>',
    'Any news?',
  ])
})

test('a ticket of the CRM is visible only when its person belongs to the company’s customer', async () => {
  const scene = await aConnectedPortal()
  const { memory, open, read, list, deps, customer } = scene
  const email = `new@${customer.domain}`
  await memory.agent.openTicket({ subject: 'No company', contact: scene.user, companyId: null })
  const foreign = await memory.agent.makeCompany({ name: 'Elsewhere', domain: null })
  await memory.agent.openTicket({ subject: 'Foreign', contact: scene.user, companyId: foreign })
  await open('Of somebody new', { email, name: 'Nora New' })
  await read()
  expect(await list()).toEqual([])
  const { desk } = await anAgentAtTheDesk(scene)
  const atDesk = (await desk.get('/api/desk/tickets')).body
  expect(atDesk).not.toContain('Foreign')
  expect(atDesk).not.toContain('Of somebody new')
  const reasons = await asWorker(deps.db, (tx) =>
    tx.selectFrom('crmUnplaced').select(['reason', 'requesterEmail']).orderBy('reason').execute(),
  )
  expect(reasons.map(({ reason }) => reason)).toEqual([
    'no_company',
    'unknown_company',
    'unknown_requester',
  ])
  const nora = await aUser(deps, customer, { email, name: 'Nora New' })
  expect(await runOutbox(deps)).toEqual([])
  expect(await list(await signedInAs(scene, nora))).toMatchObject([
    { subject: `Of somebody new (${customer.name})` },
  ])
  expect(await list()).toEqual([])
})

test('a ticket of the CRM is no longer updated when agents move it to another customer’s company', async () => {
  const scene = await aConnectedPortal()
  const { memory, open, read, get, list, setNow, deps } = scene
  const remoteId = await open('Filed with the wrong one')
  await read()
  const [{ id }] = await list()
  const other = await aCustomer(deps)
  const companyId = await memory.agent.makeCompany({ name: other.name, domain: null })
  await asWorker(deps.db, (tx) =>
    tx
      .insertInto('crmCompanies')
      .values({
        companyId,
        customerId: other.id,
        name: other.name,
        isPrimary: true,
        boundAt: TEST_NOW,
        boundBy: 'Ada Admin',
      })
      .execute(),
  )
  const move = (companyIds: string[], subject: string) => {
    const modifiedAt = memory.state.instant()
    const ticket = memory.state.ticket(remoteId)
    memory.state.keepTicket({ ...ticket, companyIds, subject, modifiedAt })
  }
  setNow(minutes(1))
  move([companyId], 'The passwords of the other one')
  await read()
  await read()
  expect(await get(id)).toMatchObject({
    subject: expect.stringMatching('Filed with the wrong one'),
    status: 'Closed',
    commentCount: 1,
  })
  setNow(minutes(2))
  move([memory.companyId, companyId], 'Back again')
  await read()
  expect(await get(id)).toMatchObject({
    subject: expect.stringMatching('Back again'),
    status: 'Open',
  })
})

test('a ticket that is deleted or merged in the CRM is closed, and opened again when it is restored', async () => {
  const scene = await aConnectedPortal()
  const { memory, open, read, get, list, setNow, deps } = scene
  const [one, other, third] = [await open('One'), await open('Other'), await open('Third')]
  await read()
  const byWord = Object.fromEntries(
    (await list()).map((ticket: { subject: string; id: string }) => [
      ticket.subject.split(' ')[0],
      ticket,
    ]),
  )
  expect(byWord.One).not.toHaveProperty('confidential')
  await scene.client.put(`/api/tickets/${byWord.One.id}/confidential`, { confidential: true })
  setNow(minutes(3))
  const kept = structuredClone(memory.state.ticket(third))
  await memory.agent.merge(one, other)
  await memory.agent.remove(third)
  await read()
  expect(await get(byWord.Other.id)).toMatchObject({ confidential: true })
  expect(await get(byWord.One.id)).toMatchObject({
    status: 'Closed',
    confidential: true,
    resolutionCode: null,
    comments: [
      {
        isSystem: true,
        content: `Support team merged this ticket into #${byWord.Other.number}. Please continue there.`,
        said: { code: 'merged', number: byWord.Other.number, ticketId: byWord.Other.id },
      },
    ],
  })
  expect(await get(byWord.Third.id)).toMatchObject({ status: 'Open' })
  await sweepTickets(deps, signal)
  await sweepTickets(deps, signal)
  expect(await get(byWord.Third.id)).toMatchObject({ status: 'Closed', commentCount: 1 })
  expect(await get(byWord.Other.id)).toMatchObject({ status: 'Open', commentCount: 0 })
  memory.state.keepTicket({ ...kept, modifiedAt: memory.state.instant() })
  await read()
  expect(await get(byWord.Third.id)).toMatchObject({ status: 'Open', commentCount: 2 })
})

for (const makesNew of [true, false]) {
  const kind = makesNew ? 'a new record' : 'the same record'

  test(`a ticket goes on with its own requester when another is merged into it as ${kind}`, async () => {
    const scene = await aConnectedPortal()
    const { memory, read, list, get, setNow, deps, customer } = scene
    const colleague = await aUser(deps, customer, { name: 'Cora Colleague' })
    const theirs = { ...scene, user: colleague, client: await signedInAs(scene, colleague) }
    const primary = await aDeliveredTicket(scene, memory)
    const other = await aDeliveredTicket(theirs, memory)
    await read()
    setNow(minutes(1))
    await memory.agent.change(primary.remote.id, { stage: '2' })
    const id = await memory.agent.merge(other.remote.id, primary.remote.id, { makesNew })
    await memory.agent.sendMail(id, '<p>For Uma alone</p>', [], scene.user.email)
    await read()
    setNow(minutes(2))
    await memory.agent.change(id, { priority: 'HIGH' })
    await read()
    await sweepTickets(deps, signal)
    expect(await list()).toMatchObject([
      { id: primary.ticket.id, status: 'Pending', priority: 'High' },
    ])
    expect((await get(primary.ticket.id)).comments).toMatchObject([
      { content: '<p>For Uma alone</p>' },
    ])
    const seen = await list(theirs.client)
    expect(seen).toMatchObject([{ id: other.ticket.id, status: 'Closed', commentCount: 1 }])
    const { comments } = (await theirs.client.get(`/api/tickets/${other.ticket.id}`)).json()
    // Owner and number of the other ticket are hidden from a colleague.
    expect(comments).toMatchObject([{ said: { code: 'mergedAway' } }])
  })

  test(`a merge to ${kind} shows no requester the texts of another person’s ticket`, async () => {
    const scene = await aConnectedPortal()
    const { memory, read, list, setNow, deps, customer } = scene
    const colleague = await aUser(deps, customer, { name: 'Cora Colleague' })
    const { ticket, remote } = await aDeliveredTicket(scene, memory)
    await read()
    setNow(minutes(1))
    // Not read here yet. Its missing values come from the other one, our reference, too.
    const born = await memory.agent.openTicket({
      subject: 'The salaries',
      contact: colleague,
      companyId: memory.companyId,
    })
    await memory.agent.merge(remote.id, born, { makesNew })
    await read()
    await read()
    expect(await list(await signedInAs(scene, colleague))).toEqual([])
    expect(await list()).toMatchObject([{ id: ticket.id, subject: ticket.subject, status: 'Open' }])
  })
}

test('a ticket goes on in the first one, and requesters are led there, when merges were merged', async () => {
  const scene = await aConnectedPortal()
  const { memory, open, read, list, get, setNow } = scene
  const [one, two, three] = [await open('One'), await open('Two'), await open('Three')]
  await read()
  const found: { id: string; subject: string; number: number }[] = await list()
  const [first, ...others] = ['One', 'Two', 'Three'].map((word) =>
    found.find(({ subject }) => subject.startsWith(word)),
  )
  setNow(minutes(1))
  const both = await memory.agent.merge(two, one, { makesNew: true })
  await memory.agent.merge(three, both, { makesNew: true })
  await read()
  expect(await list()).toHaveLength(3)
  expect(await get(first?.id ?? '')).toMatchObject({ status: 'Open', commentCount: 0 })
  const said = { code: 'merged', ticketId: first?.id, number: first?.number }
  for (const other of others)
    expect(await get(other?.id ?? '')).toMatchObject({ status: 'Closed', comments: [{ said }] })
})

test('nothing is reopened or created when a search does not know of a merge yet', async () => {
  const scene = await aConnectedPortal()
  const { memory, open, read, list, setNow } = scene
  const [one, two] = [await open('One'), await open('Two')]
  await read()
  setNow(minutes(1))
  const before = [memory.state.ticket(one), memory.state.ticket(two)]
  await memory.agent.merge(two, one, { makesNew: true })
  await read()
  const after = await list()
  for (const ticket of before) memory.state.keepTicket(ticket)
  await read()
  expect(await list()).toEqual(after)
})

test('reading resumes when an outage interrupted it, and one failing object holds back no other', async () => {
  const scene = await aConnectedPortal()
  const { memory, open, read, list, deps } = scene
  await open('First')
  memory.faults.add({ on: 'scan', when: 'before', isOutage: true, times: 4 })
  await read()
  expect(await list()).toEqual([])
  memory.faults.add({ on: 'scan', when: 'before', kind: 'refused', code: 'MISSING_SCOPES' })
  // A signal of what may not be read must not hold back the rest, either.
  const mail = { mark: 'mail', stream: 'emails', objectId: '7', isDeletion: false } as const
  await drainSignals(deps, [{ ...mail, occurredAt: TEST_NOW }])
  memory.faults.add({ on: 'load', when: 'before', kind: 'refused', code: 'MISSING_SCOPES' })
  await read()
  expect(await list()).toHaveLength(1)
  const { readUntil } = await deps.db
    .selectFrom('crmConnection')
    .select('readUntil')
    .executeTakeFirstOrThrow()
  expect(readUntil).toEqual(TEST_NOW)
})
