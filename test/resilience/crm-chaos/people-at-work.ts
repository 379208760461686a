import { randomUUID } from 'node:crypto'

import { RESOLUTION_CODES, PRIORITIES } from '#shared/tickets/values.ts'
import { aFile, aReplyForm, aTicketForm } from '#test/builders.ts'
import type { RemoteClient } from '../remote-client.ts'
import { asJson, callPortal } from './call-portal.ts'
import type { ChaosTicket, Ledger, Person } from './ledger.ts'

type Work = { ledger: Ledger; origins: string[]; busy: Set<ChaosTicket> }
type Files = ReturnType<Ledger['files']>

const OPEN_AT_ONCE = 60

/** One act of a requester: raises a ticket, replies or closes. What a closed ticket refuses counts for nothing. */
export async function actAsRequester(work: Work, people: Person[]): Promise<void> {
  const { ledger } = work
  const free = freeTickets(work)
  const ticket = ledger.oneOf(free)
  if (!ticket || (free.length < OPEN_AT_ONCE && ledger.chance(0.3))) return raise(work, people)
  await exclusively(work, ticket, async () => {
    if (ledger.chance(0.15)) return close(work, ticket)
    const token = ledger.token()
    const files = ledger.files(0.25)
    const { status, body } = await callPortal(ticket.person.client, originsFor(work), {
      method: 'PUT',
      path: `/api/tickets/${ticket.id}`,
      key: randomUUID(),
      body: () => ({ body: aReplyForm(asFiles(files), `Reply ${token} & <more>`) }),
    })
    if (isRefused(ticket, status, body)) return
    ledger.note(ticket, `the requester replied ${token}${named(files)}`)
    const hashes = files.map((file) => file.hash)
    ticket.said.push({ token, by: 'requester', isForRequester: true, hashes })
    ledger.counts.customers += 1
  })
}

async function raise(work: Work, people: Person[]): Promise<void> {
  const { ledger } = work
  const person = ledger.oneOf(people)
  if (!person) return
  const token = ledger.token()
  const files = ledger.files(0.3)
  const priority = ledger.oneOf(PRIORITIES) ?? 'Low'
  const subject = `Ticket ${token}`
  const { body, status } = await callPortal(person.client, originsFor(work), {
    method: 'POST',
    path: '/api/tickets',
    key: randomUUID(),
    body: () => ({ body: aTicketForm(asFiles(files), { subject, priority }) }),
  })
  if (status !== 201) throw new Error(`a ticket was refused: ${JSON.stringify(body)}`)
  const hashes = files.map((file) => file.hash)
  const ticket: ChaosTicket = {
    token,
    person,
    id: body.id,
    remoteId: undefined,
    hashes,
    said: [],
    acts: [],
    isClosed: false,
    mergedInto: undefined,
    hasOthers: false,
  }
  ledger.note(ticket, `raised${named(files)}`)
  ledger.tickets.push(ticket)
  ledger.counts.customers += 1
}

async function close(work: Work, ticket: ChaosTicket): Promise<void> {
  const { ledger } = work
  const token = ledger.chance(0.5) ? ledger.token() : undefined
  const resolutionCode = ledger.oneOf(RESOLUTION_CODES)
  const { status, body } = await callPortal(ticket.person.client, originsFor(work), {
    method: 'POST',
    path: `/api/tickets/${ticket.id}/close`,
    key: randomUUID(),
    body: () => asJson({ resolutionCode, additionalComment: token && `Closing ${token}` }),
  })
  if (isRefused(ticket, status, body)) return
  ledger.note(ticket, `the requester closed it as ${resolutionCode} ${token ?? ''}`)
  if (token) ticket.said.push({ token, by: 'requester', isForRequester: true, hashes: [] })
  ticket.isClosed = true
  ledger.counts.customers += 1
}

/** One act of an agent at Portico's own desk, beside those in the CRM. */
export async function actAtTheDesk(work: Work, client: RemoteClient): Promise<void> {
  const { ledger } = work
  const ticket = ledger.oneOf(freeTickets(work))
  if (!ticket) return
  await exclusively(work, ticket, async () => {
    const call = async (
      method: string,
      path: string,
      body: Parameters<typeof callPortal>[2]['body'],
    ) => {
      const given = {
        method,
        path: `/api/desk/tickets/${ticket.id}${path}`,
        key: randomUUID(),
        body,
      }
      const answer = await callPortal(client, originsFor(work), given)
      return !isRefused(ticket, answer.status, answer.body)
    }
    const die = ledger.random()
    if (die < 0.15) {
      const resolutionCode = ledger.oneOf(RESOLUTION_CODES)
      if (!(await call('POST', '/close', () => asJson({ resolutionCode })))) return
      ledger.note(ticket, `the desk closed it as ${resolutionCode}`)
      ticket.isClosed = true
    } else if (die < 0.35) {
      const priority = ledger.oneOf(PRIORITIES)
      if (!(await call('PUT', '', () => asJson({ priority })))) return
      ledger.note(ticket, `the desk set priority ${priority}`)
    } else {
      const token = ledger.token()
      const files = ledger.files(0.2)
      const isNote = ledger.chance(0.2)
      const form = () => {
        const filled = aReplyForm(asFiles(files), `<p>Answer ${token}</p>`)
        filled.set('kind', isNote ? 'note' : 'reply')
        return { body: filled }
      }
      if (!(await call('POST', '/comments', form))) return
      ledger.note(ticket, `the desk ${isNote ? 'noted' : 'replied'} ${token}${named(files)}`)
      const hashes = files.map((file) => file.hash)
      ticket.said.push({ token, by: 'desk agent', isForRequester: !isNote, hashes })
    }
    ledger.counts.desk += 1
  })
}

/** People do one thing after the other with a ticket. */
async function exclusively({ busy }: Work, ticket: ChaosTicket, act: () => Promise<void>) {
  busy.add(ticket)
  try {
    await act()
  } finally {
    busy.delete(ticket)
  }
}

function freeTickets({ ledger, busy }: Work): ChaosTicket[] {
  return ledger.tickets.filter((one) => !one.isClosed && one.id !== undefined && !busy.has(one))
}

/** The balancer asks either process first. */
function originsFor({ ledger, origins }: Work): string[] {
  return ledger.chance(0.5) ? origins : origins.toReversed()
}

function isRefused(ticket: ChaosTicket, status: number, body: { error?: string }): boolean {
  if (status < 300) return false
  if (body.error !== 'ticket_closed') {
    throw new Error(`${ticket.token} was refused with ${status}: ${JSON.stringify(body)}`)
  }
  ticket.isClosed = true
  return true
}

function asFiles(files: Files): File[] {
  return files.map(({ name, content }) => aFile(name, content, 'application/octet-stream'))
}

function named(files: Files): string {
  return files.length > 0 ? ` with ${files.map(({ name }) => name).join(', ')}` : ''
}
