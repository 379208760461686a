import { randomUUID } from 'node:crypto'

import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { api, type EndpointName } from '#shared/api.ts'
import type { Endpoint } from '#shared/endpoint.ts'

import { anAgentAtTheDesk, aPortal, type Portal } from './a-portal.ts'
import { aFile, aReplyForm, aTicketForm } from './builders.ts'
import { TEST_NOW } from './build-test-app.ts'
import { openEventStream } from './event-stream.ts'
import { aVisitor, signedInAs, type TestClient } from './test-client.ts'

/** What the requester knows of a ticket of theirs. */
type Known = { ticketId: string; attachmentId: string; commentId: string }

type Scene = {
  portal: Portal
  desk: TestClient
  /** Gets a note. */
  noted: Known
  /** The same ticket without a note. */
  twin: Known
  /** A word in the note, in its file and in the file's name. */
  marker: string
}

type Planted = { commentId: string; attachmentId: string }

type Call = (
  client: TestClient,
  known: Known,
  scene: Scene,
) => Promise<LightMyRequestResponse | LightMyRequestResponse[]>

type Case = { reads: Call } | { changes: Call } | { apart: Call } | { follows: string }

type OpenEndpoint = {
  [Name in EndpointName]: (typeof api)[Name]['access'] extends 'staff' | 'admin' ? never : Name
}[EndpointName]

function get(url: string): Call {
  return (client) => client.get(url)
}

/**
 * A call of each endpoint that a customer's person gets through to; those of staff are walked without
 * one. A new endpoint without a call does not compile.
 *
 * - `reads`: answers the same before and after there is a note, to the last header.
 * - `changes`: answers the same for a ticket with a note and for one without.
 * - `apart`: differs from call to call, and must not name the note.
 */
const CALLS: Record<OpenEndpoint, Case> = {
  listTickets: {
    reads: (client, _known, { marker }) =>
      Promise.all(
        [
          'count=true',
          'count=true&limit=1',
          'sort=updatedAt&direction=asc',
          'sort=priority',
          'status=Open&count=true',
          `count=true&q=${marker}`,
          // Between the last change that the customer sees and the note.
          `sort=updatedAt&count=true&since=${minute(6).toISOString()}`,
        ].map((query) => client.get(`/api/tickets?${query}`)),
      ),
  },
  getTicket: { reads: (client, { ticketId }) => client.get(`/api/tickets/${ticketId}`) },
  listComments: {
    reads: (client, { ticketId, commentId }) =>
      Promise.all(
        ['', '?limit=1', `?cursor=${commentId}`].map((query) =>
          client.get(`/api/tickets/${ticketId}/comments${query}`),
        ),
      ),
  },
  getTicketSla: { reads: (client, { ticketId }) => client.get(`/api/tickets/${ticketId}/sla`) },
  getAttachment: {
    reads: (client, { attachmentId }) => client.get(`/api/desk-files/${attachmentId}?inline=1`),
  },
  getDashboard: { reads: get('/api/dashboard') },
  listCategories: { reads: get('/api/tickets/categories') },
  getSlaPromise: { reads: get('/api/tickets/service-level') },
  createTicket: {
    changes: (client) => client.send('POST', '/api/tickets', { form: aTicketForm([aFile()]) }),
  },
  updateTicket: {
    changes: async (client, { ticketId }) => {
      const address = `/api/tickets/${ticketId}`
      const once = { 'idempotency-key': randomUUID() }
      return [
        await client.put(address, { priority: 'High' }),
        await client.put(address, { comment: 'Any news?' }, once),
        await client.put(address, { comment: 'Any news?' }, once),
        await client.send('PUT', address, { form: aReplyForm([aFile()]) }),
      ]
    },
  },
  closeTicket: {
    changes: (client, { ticketId }) =>
      client.post(`/api/tickets/${ticketId}/close`, { additionalComment: 'Thank you' }),
  },
  streamEvents: { follows: 'in a test of its own below' },

  getCurrentUser: { reads: get('/api/auth/user') },
  detectIdp: { reads: get('/api/auth/idp-detect') },
  debugSession: { reads: get('/api/auth/session-debug') },
  getLogo: { reads: get('/api/installation/logo') },
  getSamlMetadata: {
    reads: (client, _known, { portal }) => client.get(`/saml/metadata/${portal.customer.id}`),
  },
  initiateLogin: {
    apart: (client, _known, { portal }) =>
      client.post('/api/auth/initiate-login', { email: portal.user.email }),
  },
  startSamlLogin: {
    apart: (client, _known, { portal }) => client.get(`/api/auth/saml/login/${portal.customer.id}`),
  },
  finishSamlLogin: {
    apart: (client, _known, { portal }) =>
      client.send('POST', `/api/auth/saml/callback/${portal.customer.id}`, {
        payload: 'SAMLResponse=',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
  },
  adminLogin: {
    apart: (client, _known, { portal }) =>
      client.post('/api/auth/admin-login', { email: portal.user.email, password: 'guess' }),
  },
  logout: {
    apart: async (_client, _known, { portal }) =>
      (await signedInAs(portal, portal.user)).post('/api/auth/logout'),
  },
  readAccountLink: {
    apart: (client) => client.post('/api/auth/account-link', { token: 'guess' }),
  },
  setPassword: {
    apart: (client) =>
      client.post('/api/auth/set-password', { token: 'guess', password: 'mine from now on' }),
  },
}

function minute(minutes: number) {
  return new Date(TEST_NOW.getTime() + minutes * 60_000)
}

/** Raises two tickets that are alike, answered by an agent whom the customer knows. */
async function aScene(): Promise<Scene> {
  const portal = await aPortal()
  const { desk } = await anAgentAtTheDesk(portal)
  const raise = async (): Promise<Known> => {
    portal.setNow(TEST_NOW)
    const form = aTicketForm([aFile()])
    const ticket = (await portal.client.send('POST', '/api/tickets', { form })).json()
    portal.setNow(minute(5))
    const reply = { kind: 'reply', comment: '<p>We look into it.</p>' }
    const answer = await desk.post(`/api/desk/tickets/${ticket.id}/comments`, reply)
    return {
      ticketId: ticket.id,
      attachmentId: ticket.attachments[0].id,
      commentId: answer.json().comment.id,
    }
  }
  const twin = await raise()
  return { portal, desk, twin, noted: await raise(), marker: `marker-${randomUUID()}` }
}

/** Leaves a note with a file and assigns the ticket, as an agent does at the desk. */
async function plantNote({ portal, desk, noted, marker }: Scene): Promise<Planted> {
  portal.setNow(minute(10))
  const form = aReplyForm([aFile(`${marker}.png`, marker)], `<p>${marker}</p>`)
  form.set('kind', 'note')
  const address = `/api/desk/tickets/${noted.ticketId}`
  const answer = await desk.send('POST', `${address}/comments`, { form })
  const { ticket, comment } = answer.json()
  const assigneeId = (await desk.get('/api/auth/user')).json().user.id
  const assigned = await desk.put(address, { assigneeId })
  expect([answer.statusCode, assigned.statusCode]).toEqual([201, 200])
  expect(ticket.comments[0]).toEqual(comment)
  return { commentId: comment.id, attachmentId: comment.attachments[0].id }
}

// They differ from answer to answer, whatever is answered.
const OF_EACH_ANSWER = ['date', 'set-cookie', 'x-request-id', 'content-security-policy']

function told(answers: LightMyRequestResponse | LightMyRequestResponse[]): string {
  return [answers]
    .flat()
    .map(({ statusCode, headers, body }) => {
      const kept = Object.entries(headers).filter(([name]) => !OF_EACH_ANSWER.includes(name))
      return `${statusCode}\n${JSON.stringify(kept)}\n${body}`
    })
    .join('\n\n')
}

/** Replaces ids and numbers of tickets by the order in which they appear. */
function withoutIds(text: string): string {
  const seen: string[] = []
  return text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|"number":\d+/g, (id) => {
    if (!seen.includes(id)) seen.push(id)
    return `#${seen.indexOf(id)}`
  })
}

/** Reads everything that the requester can read, always at the same instant. */
async function readAll(scene: Scene, known: Known): Promise<Record<string, string>> {
  portalAt(scene, 15)
  const answers: Record<string, string> = {}
  for (const [name, call] of Object.entries(CALLS)) {
    if ('reads' in call) answers[name] = told(await call.reads(scene.portal.client, known, scene))
  }
  return answers
}

/** Asks for what is planted by its ids, and for what does not exist. */
async function probe({ portal: { client }, noted }: Scene, ids: Planted) {
  const { ticketId } = noted
  const answers = [
    await client.get(`/api/desk-files/${ids.attachmentId}`),
    await client.get(`/api/tickets/${ids.commentId}`),
    await client.get(`/api/tickets/${ticketId}/comments?cursor=${ids.commentId}`),
  ]
  return told(answers)
}

test('every read of the requester answers the same before and after there is a note', async () => {
  const scene = await aScene()
  const before = await readAll(scene, scene.noted)
  const stored = await storedBytes(scene)
  const planted = await plantNote(scene)
  expect(await readAll(scene, scene.noted)).toEqual(before)
  expect(await storedBytes(scene)).toEqual(stored)
  const missing = { commentId: randomUUID(), attachmentId: randomUUID() }
  expect(withoutIds(await probe(scene, planted))).toBe(withoutIds(await probe(scene, missing)))
  expect(Object.keys(before)).toHaveLength(
    Object.values(CALLS).filter((call) => 'reads' in call).length,
  )
})

test('every other call of the requester answers the same with a note and without one', async () => {
  const scene = await aScene()
  const planted = await plantNote(scene)
  const secrets = [scene.marker, planted.commentId, planted.attachmentId]
  portalAt(scene, 20)
  for (const [name, call] of Object.entries(CALLS)) {
    if (!('changes' in call)) continue
    const plain = told(await call.changes(scene.portal.client, scene.twin, scene))
    const noted = told(await call.changes(scene.portal.client, scene.noted, scene))
    expect(withoutIds(noted), name).toBe(withoutIds(plain))
    for (const secret of secrets) expect(noted, name).not.toContain(secret)
  }
  for (const [name, call] of Object.entries(CALLS)) {
    const visitor = aVisitor(scene.portal)
    const answer = 'apart' in call ? told(await call.apart(visitor, scene.noted, scene)) : ''
    for (const secret of secrets) expect(answer, name).not.toContain(secret)
  }
  // What the changes left is told alike as well.
  for (const name of ['getTicket', 'listComments', 'getTicketSla'] as const) {
    const call = CALLS[name]
    if (!('reads' in call)) throw new Error(`${name} is no read`)
    const plain = told(await call.reads(scene.portal.client, scene.twin, scene))
    const noted = told(await call.reads(scene.portal.client, scene.noted, scene))
    expect(withoutIds(noted), name).toBe(withoutIds(plain))
  }
})

test('every endpoint of staff refuses the requester of a ticket with a note', async () => {
  const scene = await aScene()
  const planted = await plantNote(scene)
  const endpoints: [string, Endpoint][] = Object.entries(api)
  const ofStaff = endpoints.filter(([, { access }]) => access === 'staff' || access === 'admin')
  expect(ofStaff.length + Object.keys(CALLS).length).toBe(endpoints.length)
  for (const [name, { method, path }] of ofStaff) {
    const url = path
      .replace(':ticketId', scene.noted.ticketId)
      .replace(':attachmentId', planted.attachmentId)
      .replaceAll(/:\w+/g, randomUUID())
    const { statusCode, body } = await scene.portal.client.send(method, url, { json: {} })
    expect(statusCode, name).toBe(403)
    expect(body, name).not.toContain(scene.marker)
  }
})

test('staff are told of a note and of an assignment, and the requester of neither', async () => {
  const scene = await aScene()
  const { portal, desk, noted, twin } = scene
  const theirs = await openEventStream(portal, portal.client)
  const ours = await openEventStream(portal, desk)
  await plantNote(scene)
  portalAt(scene, 20)
  await portal.client.put(`/api/tickets/${twin.ticketId}`, { comment: 'The last one' })
  const expectTold = async (stream: typeof ours, { note }: { note: boolean }) => {
    const isTold = ({ ticketId }: Known, minutes: number) =>
      stream.events.some(
        ({ id, data }) => data.id === ticketId && id === minute(minutes).toISOString(),
      )
    // Changes are told in their order: when the last one is told, the note has been.
    await expect.poll(() => isTold(twin, 20), { timeout: 10_000, interval: 10 }).toBe(true)
    expect(isTold(noted, 10)).toBe(note)
    // Not even that something has happened somewhere.
    expect(stream.events.map(({ event }) => event)).not.toContain('missed')
  }
  await expectTold(ours, { note: true })
  await expectTold(theirs, { note: false })
  // A browser that comes back is told what has changed since.
  const since = { 'last-event-id': minute(6).toISOString() }
  await expectTold(await openEventStream(portal, desk, since), { note: true })
  await expectTold(await openEventStream(portal, portal.client, since), { note: false })
})

test('the walk finds a note that is shown to the customer, so a leak would be found', async () => {
  const scene = await aScene()
  const before = await readAll(scene, scene.noted)
  const planted = await plantNote(scene)
  await asWorker(scene.portal.deps.db, async (tx) => {
    await tx
      .updateTable('comments')
      .set({ isInternal: false })
      .where('id', '=', planted.commentId)
      .execute()
    await tx
      .updateTable('attachments')
      .set({ isInternal: false })
      .where('id', '=', planted.attachmentId)
      .execute()
    await tx
      .updateTable('tickets')
      .set({ updatedAt: minute(10) })
      .where('id', '=', scene.noted.ticketId)
      .execute()
  })
  const after = await readAll(scene, scene.noted)
  const differing = Object.keys(after).filter((name) => after[name] !== before[name])
  expect(differing).toEqual(['listTickets', 'getTicket', 'listComments', 'getDashboard'])
  expect(after.getTicket).toContain(scene.marker)
  expect(await probe(scene, planted)).toContain(scene.marker)
})

function portalAt({ portal }: Scene, minutes: number) {
  portal.setNow(minute(minutes))
}

/** A limit of the customer's that is reached sooner would tell of notes, too. */
async function storedBytes({ portal: { deps, customer } }: Scene) {
  return asWorker(deps.db, async (tx) => {
    const { rows } = await sql`select * from stored_bytes(${customer.id})`.execute(tx)
    return rows
  })
}
