import { expect, test } from 'vitest'

import { keysOf } from '#shared/basic/keys-of.ts'
import { aPortal, aTicket } from '#test/a-portal.ts'
import { aFile, aTicketForm, aUser, takePart } from '#test/builders.ts'
import { signedInAs, type TestClient } from '#test/test-client.ts'

type Scene = { ticketId: string; attachmentId: string; requesterId: string }
type SeeingRole = 'requester' | 'participant' | 'manager who replies' | 'reader'
type OtherRole = 'colleague' | 'former participant' | 'external participant'

const READS: Record<string, (client: TestClient, scene: Scene) => Promise<{ statusCode: number }>> =
  {
    ticket: (client, { ticketId }) => client.get(`/api/tickets/${ticketId}`),
    comments: (client, { ticketId }) => client.get(`/api/tickets/${ticketId}/comments`),
    receipt: (client, { ticketId }) => client.get(`/api/tickets/${ticketId}/sla`),
    file: (client, { attachmentId }) => client.get(`/api/desk-files/${attachmentId}`),
    audience: (client, { ticketId }) => client.get(`/api/tickets/${ticketId}/audience`),
  }

/** Those who are of the company find nothing; those from outside have no session that counts. */
const REFUSED: Record<OtherRole, number> = {
  colleague: 404,
  'former participant': 404,
  'external participant': 401,
}
const READ_ONLY = 403

/** In this order, because the later ones close the ticket and open it again. */
const CHANGES: {
  name: string
  call: (client: TestClient, scene: Scene) => Promise<{ statusCode: number }>
  statuses: Record<SeeingRole, number>
}[] = [
  {
    name: 'edit',
    call: (client, { ticketId }) =>
      client.put(`/api/tickets/${ticketId}`, { subject: 'Corrected' }),
    statuses: {
      requester: 200,
      participant: 403,
      'manager who replies': 403,
      reader: READ_ONLY,
    },
  },
  {
    name: 'make confidential',
    call: (client, { ticketId }) =>
      client.put(`/api/tickets/${ticketId}/confidential`, { confidential: false }),
    statuses: {
      requester: 200,
      participant: 403,
      'manager who replies': 403,
      reader: READ_ONLY,
    },
  },
  ...(
    [
      [
        'reply',
        (client, { ticketId }) => client.put(`/api/tickets/${ticketId}`, { comment: 'Any news?' }),
      ],
      ['close', (client, { ticketId }) => client.post(`/api/tickets/${ticketId}/close`, {})],
      [
        'reopen',
        (client, { ticketId }) =>
          client.post(`/api/tickets/${ticketId}/reopen`, { reason: 'It came back' }),
      ],
    ] as [string, (client: TestClient, scene: Scene) => Promise<{ statusCode: number }>][]
  ).map(([name, call]) => ({
    name,
    call,
    statuses: {
      requester: 200,
      participant: 200,
      'manager who replies': 200,
      reader: READ_ONLY,
    },
  })),
]

async function aSharedTicket() {
  const portal = await aPortal()
  const { deps, customer, user, client } = portal
  const made = await client.send('POST', '/api/tickets', { form: aTicketForm([aFile()]) })
  const { id: ticketId, attachments } = made.json()
  const as = async (overrides: Parameters<typeof aUser>[2]) => {
    const person = await aUser(deps, customer, overrides)
    return { person, client: await signedInAs(portal, person) }
  }
  const participant = await as({ name: 'Pat Participant' })
  await takePart(deps, { customerId: customer.id, ticketId, userId: participant.person.id })
  const manager = await as({ name: 'Max Manager', visibility: 'all', mayAnswer: true })
  const reader = await as({ name: 'Rea Reader', visibility: 'all' })
  const colleague = await as({ name: 'Carl Colleague' })
  const former = await as({ name: 'Fay Former' })
  const userId = former.person.id
  await takePart(deps, { customerId: customer.id, ticketId, userId })
  const left = await former.client.delete(`/api/tickets/${ticketId}/participants/${userId}`)
  expect(left.statusCode).toBe(204)
  const external = await as({ email: 'vera@vendor.example', isExternal: true })
  await takePart(deps, { customerId: customer.id, ticketId, userId: external.person.id })
  const clients: Record<SeeingRole | OtherRole, TestClient> = {
    requester: client,
    participant: participant.client,
    'manager who replies': manager.client,
    reader: reader.client,
    colleague: colleague.client,
    'former participant': former.client,
    'external participant': external.client,
  }
  const scene: Scene = { ticketId, attachmentId: attachments[0].id, requesterId: user.id }
  return { ...portal, clients, scene }
}

test('everyone who sees a ticket reads all of it, and no one else any of it', async () => {
  const { clients, scene } = await aSharedTicket()
  const refused: Record<string, number | undefined> = REFUSED
  for (const [role, client] of Object.entries(clients))
    for (const [name, read] of Object.entries(READS)) {
      const { statusCode } = await read(client, scene)
      expect([role, name, statusCode]).toEqual([role, name, refused[role] ?? 200])
    }
})

test.each(['requester', 'participant', 'manager who replies', 'reader'] as const)(
  'a %s changes of a ticket what they may, and is told why not when they may not',
  async (role) => {
    const { clients, scene } = await aSharedTicket()
    for (const { name, call, statuses } of CHANGES) {
      const { statusCode } = await call(clients[role], scene)
      expect([name, statusCode]).toEqual([name, statuses[role]])
    }
  },
)

test.each(keysOf(REFUSED))('a %s changes nothing of a ticket', async (role) => {
  const { clients, scene } = await aSharedTicket()
  for (const { name, call } of CHANGES) {
    const { statusCode } = await call(clients[role], scene)
    expect([name, statusCode]).toEqual([name, REFUSED[role]])
  }
})

test('the list and the dashboard stay those of their own person when they see the tickets of others', async () => {
  const { clients } = await aSharedTicket()
  await aTicket(clients.reader, { subject: 'Mine' })
  const listed = (await clients.reader.get('/api/tickets')).json()
  expect(listed).toHaveLength(1)
  expect((await clients.reader.get('/api/dashboard')).json().counts.total).toBe(1)
})

test('a comment says that a colleague wrote it to everyone but its author', async () => {
  const { clients, scene } = await aSharedTicket()
  const address = `/api/tickets/${scene.ticketId}`
  await clients.participant.put(address, { comment: 'It burns here, too' })
  const marksOf = async (client: TestClient) => {
    const whole = (await client.get(address)).json().comments
    expect((await client.get(`${address}/comments`)).json()).toEqual(whole)
    return whole.map(({ isOfColleague }: { isOfColleague?: boolean }) => isOfColleague)
  }
  expect(await marksOf(clients.participant)).toEqual([undefined])
  expect(await marksOf(clients.requester)).toEqual([true])
  expect(await marksOf(clients.reader)).toEqual([true])
})
