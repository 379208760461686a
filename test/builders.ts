import { randomUUID } from 'node:crypto'

import { hashSync } from '@node-rs/argon2'
import { type Insertable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Deps } from '#server/deps.ts'
import { answerTicket } from '#server/tickets/desk/answers/answer-ticket.ts'
import { findInternalCustomerId, insertAccount } from '#server/access/users/staff-queries.ts'
import { OWN_TICKETS } from '#shared/access/visibility.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { slaNearDates } from '#shared/sla/sla.ts'
import type { CreateTicket } from '#shared/tickets/input.ts'

export const TEST_PASSWORD = 'correct horse battery staple'

type TestCustomer = { id: string; name: string; domain: string }

/** Stores a customer with a unique name and domain. */
export async function aCustomer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  overrides: {
    name?: string
    domain?: string
    active?: boolean
    timeZone?: string
    mspStartDate?: string
  } = {},
): Promise<TestCustomer> {
  const id = uuidv7()
  const customer = {
    id,
    name: `Customer ${id.slice(-6)}`,
    domain: `${randomUUID().slice(0, 13)}.example`,
    ...overrides,
  }
  await db
    .insertInto('customers')
    .values({
      id,
      name: customer.name,
      active: overrides.active ?? true,
      timeZone: overrides.timeZone ?? 'UTC',
      mspStartDate: overrides.mspStartDate ?? null,
      createdAt: now(),
      updatedAt: now(),
    })
    .execute()
  await db
    .insertInto('customerDomains')
    .values({ customerId: id, domain: customer.domain })
    .execute()
  return { id, name: customer.name, domain: customer.domain }
}

/** Stores a person of a customer, who could sign in. */
export function aUser(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  customer: Pick<TestCustomer, 'id' | 'domain'>,
  overrides: Partial<Insertable<Tables['users']>> = {},
) {
  const id = uuidv7()
  return db
    .insertInto('users')
    .values({
      customerId: customer.id,
      id,
      email: `user-${id.slice(-8)}@${customer.domain}`,
      name: 'Uma User',
      role: 'customer',
      createdAt: now(),
      ...overrides,
    })
    .returning(['id', 'customerId', 'email', 'name', 'role'])
    .executeTakeFirstOrThrow()
}

/** The cheapest hash, which the server checks like any other: a usual one takes longer than most tests. */
const TEST_PASSWORD_HASH = hashSync(TEST_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** Stores an administrator, as an invitation would have made them. */
export function anAdministrator(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  overrides: { email?: string; name?: string; role?: 'agent' | 'admin'; active?: boolean } = {},
) {
  return asWorker(db, async (tx) => {
    const created = await insertAccount(tx, {
      customerId: await findInternalCustomerId(tx),
      id: uuidv7(),
      email: `admin-${randomUUID()}@portico.example`,
      name: 'Ada Admin',
      role: 'admin',
      passwordHash: TEST_PASSWORD_HASH,
      createdAt: now(),
      ...overrides,
    })
    if (!created) throw new Error(`${overrides.email} is taken`)
    return created
  })
}

export function anAgent(
  deps: Pick<Deps, 'db' | 'now'>,
  overrides: { email?: string; name?: string } = {},
) {
  return anAdministrator(deps, { name: 'Agnes Agent', ...overrides, role: 'agent' })
}

export function aNewTicket(overrides: Partial<CreateTicket> = {}): CreateTicket {
  return {
    subject: 'The printer is on fire',
    description: 'There is smoke coming out of it.',
    priority: 'Low',
    categories: ['HARDWARE_ISSUE'],
    ...overrides,
  }
}

export function aFile(
  name = 'screenshot.png',
  content: string | Uint8Array<ArrayBuffer> = 'bytes',
  type = 'image/png',
) {
  return new File([content], name, { type })
}

/** Inserts tickets of the user directly, where a test needs many or unusual ones. */
export function storeTickets(
  { db }: Pick<Deps, 'db'>,
  user: { customerId: string; id: string },
  tickets: Partial<Insertable<Tables['tickets']>>[],
) {
  const at = new Date('2026-03-02T09:00:00.000Z')
  return asStaff(db, (tx) =>
    tx
      .insertInto('tickets')
      .values(
        tickets.map((overrides) => ({
          ...nearDatesOf(overrides, at),
          customerId: user.customerId,
          id: randomUUID(),
          requesterId: user.id,
          subject: 'Stored',
          description: 'Straight in the database.',
          priority: 'Low' as const,
          status: 'Open' as const,
          categories: ['GENERAL_INQUIRY'],
          createdAt: at,
          updatedAt: overrides.createdAt ?? at,
          timeZone: 'UTC',
          responseDueAt: at,
          resolutionDueAt: at,
          ...(overrides.status === 'Closed' && {
            closedAt: overrides.createdAt ?? at,
            resolutionCode: 'ISSUE_FIXED' as const,
          }),
          ...overrides,
        })),
      )
      .returningAll()
      .execute(),
  )
}

function nearDatesOf(ticket: Partial<Insertable<Tables['tickets']>>, at: Date) {
  const { priority = 'Low', timeZone = 'UTC' } = ticket
  const due = {
    responseDueAt: ticket.responseDueAt ?? at,
    resolutionDueAt: ticket.resolutionDueAt ?? at,
  }
  return slaNearDates(due, { priority, timeZone, nearPercent: 20 })
}

/** Returns the ticket as a multipart form with files. Its categories are comma-joined. */
export function aTicketForm(files: File[], overrides: Partial<CreateTicket> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(aNewTicket(overrides))) form.set(name, String(value))
  for (const file of files) form.append('attachments', file)
  return form
}

export function aReplyForm(files: File[], comment = 'See what I attached.'): FormData {
  const form = new FormData()
  form.set('comment', comment)
  for (const file of files) form.append('attachments', file)
  return form
}

type StoredTicket = { customerId: string; ticketId: string }

/** Stores an agent's answer. The ticket then waits for the requester. */
export function anAgentAnswer(
  deps: Pick<Deps, 'db' | 'now'>,
  ticket: StoredTicket,
  html = '<p>Have you tried turning it off and on again?</p>',
) {
  const agent = aViewer({ name: 'Agnes Agent', role: 'agent' })
  return answerTicket(deps, agent, { ticketId: ticket.ticketId, kind: 'reply', comment: html })
}

/** Makes someone a participant of a ticket. */
export function takePart(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  participant: StoredTicket & { userId: string },
) {
  return asWorker(db, (tx) =>
    tx
      .insertInto('ticketParticipants')
      .values({ ...participant, addedBy: null, addedAt: now() })
      .execute(),
  )
}

/** Stores numbered replies of the requester, a minute apart, which may go on after their number. */
export function manyComments(
  { db }: Pick<Deps, 'db'>,
  { customerId, ticketId }: StoredTicket,
  count: number,
  rest = '',
) {
  return asWorker(db, async (tx) => {
    await sql`
      insert into comments (customer_id, id, ticket_id, author_name, kind, content, created_at)
      select ${customerId}::uuid, gen_random_uuid(), ${ticketId}::uuid, 'Ada', 'requester', n::text || ${rest}::text,
        '2025-01-01T00:00:00Z'::timestamptz + make_interval(mins => n)
      from generate_series(1, ${count}::int) n`.execute(tx)
    await tx
      .updateTable('tickets')
      .set({ commentCount: count })
      .where('customerId', '=', customerId)
      .where('id', '=', ticketId)
      .execute()
  })
}

/** Returns a viewer without a session, for direct calls of use-cases. */
export function aViewer(overrides: Partial<Viewer> = {}): Viewer {
  return {
    userId: uuidv7(),
    customerId: uuidv7(),
    name: 'Vera Viewer',
    email: 'vera@portico.example',
    organization: null,
    role: 'customer',
    timeZone: 'UTC',
    nearPercent: 20,
    contractVersionId: null,
    ...OWN_TICKETS,
    isPortalManager: false,
    mspStartDate: null,
    sessionHash: Buffer.alloc(32),
    languages: { ownLanguage: null, customerLanguage: null },
    sessionExpiresAt: new Date('2030-01-01T00:00:00.000Z'),
    ...overrides,
  }
}

/** Stores an internal note with a file. The requester must see none of it. */
export function anInternalNote(
  deps: Pick<Deps, 'db' | 'now'>,
  { customerId, ticketId }: StoredTicket,
  content = 'Charge them double.',
) {
  return asStaff(deps.db, async (tx) => {
    const commentId = uuidv7()
    const attachmentId = uuidv7()
    const createdAt = deps.now()
    await tx
      .insertInto('comments')
      .values({
        customerId,
        id: commentId,
        ticketId,
        authorId: null,
        authorName: 'Agnes Agent',
        kind: 'agent',
        isInternal: true,
        content,
        createdAt,
      })
      .execute()
    await tx
      .insertInto('attachments')
      .values({
        customerId,
        id: attachmentId,
        ticketId,
        commentId,
        isInternal: true,
        filename: 'internal.png',
        sizeBytes: 1,
        contentType: 'image/png',
        storageKey: `${customerId}/${attachmentId}`,
        position: 0,
        createdAt,
      })
      .execute()
    await tx
      .insertInto('ticketEvents')
      .values({
        customerId,
        id: uuidv7(),
        ticketId,
        type: 'noted',
        actorId: null,
        byAgent: true,
        at: createdAt,
        data: '{}',
      })
      .execute()
    return { commentId, attachmentId }
  })
}
