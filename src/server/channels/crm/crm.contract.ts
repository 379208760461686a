import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { expect, test } from 'vitest'

import type { CrmStream, Crm, NewCrmTicket, ScanWindow } from './port.ts'

/** Acts of people in the CRM itself, of which the connector learns by reading. Ids are the CRM's. */
export type CrmAgent = {
  makeCompany(company: { name: string; domain: string | null }): Promise<string>
  /** Raises a ticket in the CRM, for a contact that is made if it is missing. */
  openTicket(ticket: {
    subject: string
    contact: { email: string; name: string }
    companyId: string | null
  }): Promise<string>
  /** Sends a mail to the ticket's contact, unless another recipient is given. */
  sendMail(ticketId: string, html: string, fileIds?: string[], to?: string): Promise<string>
  /** Writes to the customer in a conversation. */
  sendMessage(ticketId: string, html: string, fileIds?: string[]): Promise<string>
  /** A mail arrives, from the ticket's contact unless told. */
  receiveMail(ticketId: string, html: string, from?: string): Promise<string>
  /** Writes a note, which may be internal. */
  writeNote(ticketId: string, html: string, fileIds?: string[]): Promise<string>
  change(ticketId: string, values: AgentChange): Promise<void>
  /** Merges the first ticket into the second, which goes on as itself or as a new record. Returns its id. */
  merge(ticketId: string, intoId: string, how?: { makesNew: boolean }): Promise<string>
  /** Merges the first contact into the second. Returns the id of the one that is left, which has both addresses. */
  mergeContacts(contactId: string, intoId: string, how?: { makesNew: boolean }): Promise<string>
  removeContact(contactId: string): Promise<void>
  mergeCompanies(companyId: string, intoId: string, how?: { makesNew: boolean }): Promise<string>
  removeCompany(companyId: string): Promise<void>
  remove(ticketId: string): Promise<void>
  uploadFile(file: { name: string; content: Buffer; contentType: string }): Promise<string>
}

export type AgentChange = {
  subject?: string
  stage?: string
  priority?: string
  ownerId?: string
  resolution?: string
  categories?: string[]
}

export type CrmUnderTest = {
  crm: Crm
  /** Acts in the CRM as its own people. */
  agent: CrmAgent
  /** Lets so much time pass that a search finds what was done before. */
  catchUp: () => Promise<void>
}

const signal = new AbortController().signal

/** Tests that every CRM passes. Its pipeline `0` has the stages 1 to 4, the last of them closed. */
export function testCrm(name: string, open: () => Promise<CrmUnderTest>): void {
  async function openWithTicket() {
    const opened = await open()
    const { email, name: person } = aContact()
    const contactId = await opened.crm.ensureContact({ email, name: person }, signal)
    const companyId = await opened.agent.makeCompany({ name: 'Northwind', domain: null })
    const ref = randomUUID()
    const ticket = await opened.crm.createTicket(ref, aTicket({ contactId, companyId }), signal)
    return { ...opened, email, contactId, companyId, ref, ticket }
  }

  test(`${name}: describe names pipelines, stages in order, and the values of a ticket`, async () => {
    const { crm } = await open()
    const catalog = await crm.describe(signal)
    expect(catalog.pipelines).toContainEqual({ value: '0', label: expect.any(String) })
    const stages = catalog.stages.filter(({ pipelineId }) => pipelineId === '0')
    expect(stages.map(({ value, isClosed }) => [value, isClosed])).toEqual([
      ['1', false],
      ['2', false],
      ['3', false],
      ['4', true],
    ])
    expect(catalog.priorities.map(({ value }) => value)).toContain('HIGH')
    expect(catalog.categories.map(({ value }) => value)).toContain('PRODUCT_ISSUE')
    expect(catalog.resolutions.map(({ value }) => value)).toContain('ISSUE_FIXED')
    expect(catalog.owners).not.toEqual([])
  })

  test(`${name}: check names the account, and provision can be repeated`, async () => {
    const { crm } = await open()
    const account = await crm.check(signal)
    expect(account).toMatchObject({ id: expect.stringMatching(/./), missingScopes: [] })
    await crm.provision(signal)
    await crm.provision(signal)
  })

  test(`${name}: ensureContact creates a contact once when its address differs only in case`, async () => {
    const { crm } = await open()
    const contact = aContact()
    const id = await crm.ensureContact(contact, signal)
    const again = await crm.ensureContact(
      { ...contact, email: contact.email.toUpperCase() },
      signal,
    )
    expect(again).toBe(id)
    const both = await Promise.all([1, 2].map(() => crm.ensureContact(aContact('twice'), signal)))
    expect(both[0]).toBe(both[1])
    expect(await crm.readContacts([id, '999999999999'], signal)).toEqual([{ id, ...contact }])
  })

  test(`${name}: findCompanies finds companies by their domains`, async () => {
    const { crm, agent, catchUp } = await open()
    const domain = `${randomUUID()}.example`
    const id = await agent.makeCompany({ name: 'Fabrikam', domain })
    await catchUp()
    expect(await crm.findCompanies([domain, 'nobody.example'], signal)).toEqual([
      { id, name: 'Fabrikam', domain },
    ])
    expect(await crm.findCompanies([], signal)).toEqual([])
    const loaded = await crm.loadCompanies([id, '999999999999'], signal)
    expect(loaded).toEqual([{ id, name: 'Fabrikam', domain }])
  })

  test(`${name}: createTicket creates a ticket with its people, which is found by its reference immediately`, async () => {
    const { crm, ref, ticket, contactId, companyId } = await openWithTicket()
    expect(ticket).toMatchObject({ ref, subject: 'No <mail> & none', stage: '1', pipelineId: '0' })
    expect(await crm.findTicketByRef(ref, signal)).toMatchObject({
      id: ticket.id,
      ref,
      subject: 'No <mail> & none',
      description: 'Since this morning.\nNothing comes in.',
      priority: 'HIGH',
      categories: ['PRODUCT_ISSUE', 'BILLING_ISSUE'],
      resolution: null,
      closedAt: null,
      mergedIds: [],
      contactIds: [contactId],
      companyIds: [companyId],
    })
    expect(await crm.findTicketByRef(randomUUID(), signal)).toBeNull()
  })

  test(`${name}: createTicket reports a duplicate and creates nothing when the reference is taken`, async () => {
    const { crm, ref, ticket, contactId } = await openWithTicket()
    const again = crm.createTicket(ref, aTicket({ contactId, companyId: null }), signal)
    await expect(again).rejects.toMatchObject({ name: 'CrmFailure', kind: 'duplicate' })
    expect(await crm.findTicketByRef(ref, signal)).toMatchObject({ id: ticket.id })
  })

  test(`${name}: createTicket is refused for good when the account does not have the stage`, async () => {
    const { crm, contactId } = await openWithTicket()
    const ref = randomUUID()
    const made = crm.createTicket(
      ref,
      { ...aTicket({ contactId, companyId: null }), stage: 'nowhere' },
      signal,
    )
    await expect(made).rejects.toMatchObject({ kind: 'refused', code: expect.any(String) })
    expect(await crm.findTicketByRef(ref, signal)).toBeNull()
  })

  test(`${name}: updateTicket changes only the given fields, and closes and reopens`, async () => {
    const { crm, ticket } = await openWithTicket()
    const closed = await crm.updateTicket(
      ticket.id,
      { stage: '4', resolution: 'ISSUE_FIXED' },
      signal,
    )
    expect(closed.modifiedAt.getTime()).toBeGreaterThanOrEqual(ticket.modifiedAt.getTime())
    expect(closed).toMatchObject({ stage: '4', resolution: 'ISSUE_FIXED', priority: 'HIGH' })
    expect(closed.closedAt).toBeInstanceOf(Date)
    const opened = await crm.updateTicket(ticket.id, { stage: '3', priority: null }, signal)
    expect(opened).toMatchObject({ stage: '3', priority: null, subject: ticket.subject })
    const gone = crm.updateTicket('999999999999', { priority: 'LOW' }, signal)
    await expect(gone).rejects.toMatchObject({ kind: 'refused' })
  })

  test(`${name}: addComment adds a comment that is found by its reference, at its own ticket alone`, async () => {
    const { crm, ticket, contactId } = await openWithTicket()
    const other = await crm.createTicket(
      randomUUID(),
      aTicket({ contactId, companyId: null }),
      signal,
    )
    const [ref, second] = [randomUUID(), randomUUID()]
    const at = new Date('2026-03-02T09:00:00.000Z')
    const fileId = await crm.uploadFile(randomUUID(), aFile('log.txt', 'text'), signal)
    const added = await crm.addComment(
      ref,
      {
        ticketId: ticket.id,
        contactId,
        authorName: 'Rita Requester',
        html: `<p>It says [ref:${randomUUID()}] &lt;here&gt;.</p>`,
        at,
        fileIds: [fileId],
      },
      signal,
    )
    await crm.addComment(
      second,
      {
        ticketId: ticket.id,
        contactId: null,
        authorName: 'Rita Requester',
        html: '<p>And again.</p>',
        at,
        fileIds: [],
      },
      signal,
    )
    const found = await crm.findCommentByRef(ref, ticket.id, signal)
    expect(found).toMatchObject({ id: added.id, ref, at, direction: 'note', fileIds: [fileId] })
    expect(found?.ticketIds).toEqual([ticket.id])
    expect(found?.html).toContain('&lt;here&gt;')
    expect(await crm.findCommentByRef(ref, other.id, signal)).toBeNull()
    expect(await crm.findCommentByRef(randomUUID(), ticket.id, signal)).toBeNull()
    const listed = await crm.listComments([ticket.id, other.id], signal)
    expect(listed.map((comment) => comment.ref)).toEqual(expect.arrayContaining([ref, second]))
    expect(listed).toHaveLength(2)
  })

  test(`${name}: a comment of the CRM's people has its kind, and never passes as ours`, async () => {
    const { crm, agent, ticket, email } = await openWithTicket()
    const fileId = await agent.uploadFile(aContent('plan.pdf', 'pdf'))
    const mail = await agent.sendMail(ticket.id, '<p>Try again. [ref:quoted]</p>', [fileId])
    const message = await agent.sendMessage(ticket.id, '<p>Are you there?</p>')
    const received = await agent.receiveMail(ticket.id, '<p>Thank you.</p>')
    const other = await agent.receiveMail(ticket.id, '<p>I sign.</p>', 'Boss@Northwind.example')
    const note = await agent.writeNote(ticket.id, '<p>Call them.</p>')
    const listed = await crm.listComments([ticket.id], signal)
    const told = listed.map(({ stream, id, ref, direction }) => ({ stream, id, ref, direction }))
    expect(told).toHaveLength(5)
    expect(told).toEqual(
      expect.arrayContaining([
        { stream: 'emails', id: mail, ref: null, direction: 'sent' },
        { stream: 'messages', id: message, ref: null, direction: 'sent' },
        { stream: 'emails', id: received, ref: null, direction: 'received' },
        { stream: 'emails', id: other, ref: null, direction: 'received' },
        { stream: 'notes', id: note, ref: null, direction: 'note' },
      ]),
    )
    expect(listed.every(({ ticketIds }) => ticketIds.includes(ticket.id))).toBe(true)
    const sent = listed.find(({ id, stream }) => id === mail && stream === 'emails')
    expect(sent).toMatchObject({ fileIds: [fileId], html: expect.stringContaining('Try again.') })
    expect(sent?.authorName).toEqual(expect.any(String))
    const from = listed.filter(({ direction }) => direction === 'received')
    expect(from.map(({ authorEmail }) => authorEmail)).toEqual(
      expect.arrayContaining([email, 'boss@northwind.example']),
    )
    expect(await crm.load('emails', [mail, received], signal)).toHaveLength(2)
    expect(await crm.load('messages', [message], signal)).toMatchObject([
      { id: message, comment: { ticketIds: [ticket.id] } },
    ])
  })

  test(`${name}: scan reads the changes of a window page by page, with people and tickets`, async () => {
    const { crm, agent, ticket, contactId, companyId, catchUp } = await openWithTicket()
    // The clock of a machine may be set back a little.
    const begin = new Date(ticket.modifiedAt.getTime() - 500)
    const ids: string[] = [ticket.id]
    for (let count = 0; count < 4; count += 1) {
      const made = await crm.createTicket(
        randomUUID(),
        aTicket({ contactId, companyId: null }),
        signal,
      )
      ids.push(made.id)
    }
    const notes = [await agent.writeNote(ticket.id, '<p>One.</p>')]
    notes.push(await agent.writeNote(ticket.id, '<p>Two.</p>'))
    await agent.change(ticket.id, { stage: '2', priority: 'LOW' })
    await catchUp()
    const end = new Date(Date.now() + 86_400_000)
    const tickets = await scanAll(crm, 'tickets', { from: begin, until: end })
    expect(tickets.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    expect(new Set(tickets.map(({ id }) => id)).size).toBe(tickets.length)
    expect(tickets.find(({ id }) => id === ticket.id)).toMatchObject({
      ticket: { stage: '2', priority: 'LOW', contactIds: [contactId], companyIds: [companyId] },
    })
    const read = await scanAll(crm, 'notes', { from: begin, until: end })
    expect(read.map(({ id }) => id)).toEqual(expect.arrayContaining(notes))
    expect(read.find(({ id }) => id === notes[0])).toMatchObject({
      comment: { ticketIds: [ticket.id], direction: 'note' },
    })
    const before = new Date(begin.getTime() - 86_400_000)
    const earlier = new Date(begin.getTime() - 1000)
    const none = await scanAll(crm, 'tickets', { from: before, until: earlier })
    expect(none.filter(({ id }) => ids.includes(id))).toEqual([])
  })

  test(`${name}: load leaves out deleted records, and returns the remaining one for a merged record`, async () => {
    const { crm, agent, ticket, ref, contactId } = await openWithTicket()
    const make = () =>
      crm.createTicket(randomUUID(), aTicket({ contactId, companyId: null }), signal)
    const [deleted, loser, another] = [await make(), await make(), await make()]
    await agent.remove(deleted.id)
    expect(await agent.merge(loser.id, ticket.id)).toBe(ticket.id)
    const loaded = await crm.load('tickets', [ticket.id, deleted.id, loser.id], signal)
    expect(loaded).toMatchObject([{ id: ticket.id, ticket: { ref, mergedIds: [loser.id] } }])
    const id = await agent.merge(another.id, ticket.id, { makesNew: true })
    expect(id).not.toBe(ticket.id)
    const [left, ...others] = await crm.load('tickets', [ticket.id, another.id, loser.id], signal)
    expect(others).toEqual([])
    const mergedIds = expect.arrayContaining([loser.id, ticket.id, another.id])
    expect(left).toMatchObject({ id, ticket: { ref, mergedIds } })
    expect(await crm.findTicketByRef(ref, signal)).toMatchObject({ id })
    expect(await crm.load('tickets', [], signal)).toEqual([])
  })

  test(`${name}: a ticket is refused when its company is gone, and filed with the remaining one`, async () => {
    const { crm, agent, ticket, companyId, contactId } = await openWithTicket()
    const other = await agent.makeCompany({ name: 'Other', domain: null })
    const left = await agent.mergeCompanies(companyId, other, { makesNew: true })
    const make = (id: string | null) =>
      crm.createTicket(randomUUID(), aTicket({ contactId, companyId: id }), signal)
    await expect(make(companyId)).rejects.toMatchObject({ kind: 'refused' })
    expect(await crm.loadCompanies([companyId], signal)).toMatchObject([{ id: left }])
    const bare = await make(null)
    await expect(crm.linkCompany(bare.id, companyId, signal)).rejects.toMatchObject({
      kind: 'refused',
    })
    await crm.linkCompany(bare.id, left, signal)
    await crm.linkCompany(bare.id, left, signal)
    const [found] = await crm.load('tickets', [bare.id], signal)
    expect(found).toMatchObject({ ticket: { companyIds: [left] } })
    await agent.removeCompany(left)
    expect(await crm.loadCompanies([left], signal)).toEqual([])
    await expect(crm.linkCompany(ticket.id, left, signal)).rejects.toMatchObject({
      kind: 'refused',
    })
  })

  test(`${name}: addComment is refused when its ticket or contact was merged`, async () => {
    const { crm, agent, ticket, contactId, email } = await openWithTicket()
    const other = await crm.ensureContact(aContact(), signal)
    const note = { authorName: 'Rita', html: 'Hello', at: new Date(), fileIds: [] }
    const say = (ticketId: string, contact: string) =>
      crm.addComment(randomUUID(), { ...note, ticketId, contactId: contact }, signal)
    const left = await agent.mergeContacts(contactId, other, { makesNew: true })
    await expect(say(ticket.id, contactId)).rejects.toMatchObject({ kind: 'refused' })
    expect(await crm.ensureContact({ email, name: 'Rita' }, signal)).toBe(left)
    const [contact] = await crm.readContacts([contactId], signal)
    expect(contact?.id).toBe(left)
    await say(ticket.id, left)
    const loser = await crm.createTicket(
      randomUUID(),
      aTicket({ contactId: left, companyId: null }),
      signal,
    )
    await agent.merge(loser.id, ticket.id)
    await expect(say(loser.id, left)).rejects.toMatchObject({ kind: 'refused' })
  })

  test(`${name}: listTickets walks all tickets once, oldest first`, async () => {
    const { crm, agent, ticket, companyId, catchUp } = await openWithTicket()
    const id = await agent.openTicket({ subject: 'By phone', contact: aContact(), companyId })
    const seen: string[] = []
    for (let after: string | null = null; ;) {
      const page = await crm.listTickets(after, signal)
      seen.push(...page.items.map((item) => item.id))
      expect(page.items.every(({ createdAt }) => createdAt instanceof Date)).toBe(true)
      if (page.after === null) break
      after = page.after
    }
    expect(seen.indexOf(id)).toBeGreaterThan(seen.indexOf(ticket.id))
    expect(new Set(seen).size).toBe(seen.length)
    await catchUp()
    expect(await crm.countTickets(signal)).toBeGreaterThanOrEqual(seen.length)
    const [loaded] = await crm.load('tickets', [id], signal)
    expect(loaded).toMatchObject({ ticket: { ref: null, subject: 'By phone', priority: null } })
  })

  test(`${name}: uploadFile stores a file once, and openFile gives it back, whole or in part`, async () => {
    const { crm } = await open()
    const ref = randomUUID()
    const file = aFile('Größe ../and?.txt', 'the content of the file')
    const id = await crm.uploadFile(ref, file, signal)
    expect(await crm.uploadFile(ref, file, signal)).toBe(id)
    const whole = await crm.openFile(id, undefined, signal)
    expect((await buffer(whole.body)).toString()).toBe('the content of the file')
    const part = await crm.openFile(id, { start: 4, end: 10 }, signal)
    expect((await buffer(part.body)).toString()).toBe('content')
    expect(await crm.describeFiles([id, '999999999999'], signal)).toMatchObject([
      { id, sizeBytes: 23, name: expect.stringContaining('.txt') },
    ])
    await expect(crm.openFile('999999999999', undefined, signal)).rejects.toMatchObject({
      kind: 'refused',
    })
  })

  test(`${name}: a call fails and does not hang when it was stopped`, async () => {
    const { crm } = await open()
    const stopped = AbortSignal.abort()
    await expect(crm.findTicketByRef(randomUUID(), stopped)).rejects.toMatchObject({
      name: 'CrmFailure',
      kind: 'retry',
    })
  })
}

async function scanAll(crm: Crm, stream: CrmStream, window: Omit<ScanWindow, 'after'>) {
  const found = []
  for (let after: string | null = null; ;) {
    const page = await crm.scan(stream, { ...window, after }, signal)
    found.push(...page.items)
    if (page.after === null) return found
    after = page.after
  }
}

function aContact(word: string = randomUUID()) {
  return { email: `rita.${word}@northwind.example`, name: 'Rita Requester' }
}

function aTicket(people: Pick<NewCrmTicket, 'contactId' | 'companyId'>): NewCrmTicket {
  return {
    subject: 'No <mail> & none',
    description: 'Since this morning.\nNothing comes in.',
    pipelineId: '0',
    stage: '1',
    priority: 'HIGH',
    categories: ['PRODUCT_ISSUE', 'BILLING_ISSUE'],
    ...people,
  }
}

function aContent(name: string, text: string) {
  return { name, content: Buffer.from(text), contentType: 'text/plain' }
}

function aFile(name: string, text: string) {
  const content = Buffer.from(text)
  return {
    ticketRef: randomUUID(),
    name,
    contentType: 'text/plain',
    sizeBytes: content.length,
    open: () => Promise.resolve(Readable.from([content], { objectMode: false })),
  }
}
