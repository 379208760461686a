import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { makeReplyAddress } from '#server/channels/mail/reply-address.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { api } from '#shared/api.ts'
import type { Endpoint } from '#shared/endpoint.ts'

import { aFile, aReplyForm } from './builders.ts'
import { openEventStream } from './event-stream.ts'
import { aMailbox, deliver } from './incoming-mail.ts'
import { giveMailPart } from './mail-part-rows.ts'
import {
  aScene,
  CALLS,
  expectChangesAlike,
  type Known,
  minute,
  portalAt,
  readAll,
  type Scene,
  storedBytes,
  told,
  withoutIds,
} from './requester-calls.ts'

type Planted = { commentId: string; attachmentId: string }

/** Leaves a note with a file, and does everything else to the ticket that only staff may know of. */
async function plantNote({ portal, desk, noted, marker }: Scene): Promise<Planted> {
  portal.setNow(minute(10))
  const form = aReplyForm([aFile(`${marker}.png`, marker)], `<p>${marker}</p>`)
  form.set('kind', 'note')
  const time = { minutes: 5, kindId: 'REMOTE', invoiceText: marker }
  form.set('time', JSON.stringify(time))
  const address = `/api/desk/tickets/${noted.ticketId}`
  const answer = await desk.send('POST', `${address}/comments`, { form })
  const { ticket, comment } = answer.json()
  await giveMailPart(portal.deps, comment.id)
  const assigneeId = (await desk.get('/api/auth/user')).json().user.id
  const assigned = await desk.put(address, { assigneeId })
  const timed = await desk.post(`${address}/time`, time)
  const snoozed = await desk.put(`${address}/snooze`, { until: minute(60).toISOString() })
  const reply = aReplyForm([aFile(`${marker}.pdf`, marker)], `<p>${marker}</p>`)
  reply.set('kind', 'reply')
  reply.set('release', minute(60).toISOString())
  const waiting = await desk.send('POST', `${address}/comments`, { form: reply })
  const draft = { content: `<p>${marker}</p>`, version: null }
  const begun = await desk.put(`${address}/drafts/reply`, draft)
  const ofStaff = [answer, assigned, timed, snoozed, waiting, begun].map(
    ({ statusCode }) => statusCode,
  )
  expect(ofStaff).toEqual([201, 200, 201, 200, 201, 200])
  expect(timed.json()).toMatchObject({ minutes: 10 })
  await plantAbsence({ portal, noted, marker })
  expect(ticket.comments[0]).toEqual(comment)
  return { commentId: comment.id, attachmentId: comment.attachments[0].id }
}

/** Plants an automatic answer by mail, which is kept at the ticket for staff. */
async function plantAbsence({ portal, noted, marker }: Pick<Scene, 'portal' | 'noted' | 'marker'>) {
  const mailbox = await aMailbox(portal)
  const { ticketId } = noted
  const base = mailbox.address
  const to = makeReplyAddress(portal.deps.cookieSecret, { base, ticketId, isInternal: false })
  const absence = { from: portal.user.email, to: to ?? '', subject: marker, text: marker }
  const headers = ['Auto-Submitted: auto-replied (vacation)']
  const { state } = await deliver(portal, mailbox, { ...absence, headers })
  expect(state).toBe('automatic')
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

test('every read of the requester answers the same when a note is added', async () => {
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

test('every other call of the requester answers the same when there is a note', async () => {
  const scene = await aScene()
  const planted = await plantNote(scene)
  const secrets = [scene.marker, planted.commentId, planted.attachmentId]
  await expectChangesAlike(scene, secrets)
})

test('every endpoint of staff answers 403 when the requester of a ticket with a note calls it', async () => {
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

test('staff are notified of a note and of an assignment, and the requester of neither', async () => {
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
    await expect.poll(() => isTold(twin, 20), { interval: 10 }).toBe(true)
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

test('the walk finds a note when it is shown to the customer, so that a leak would be found', async () => {
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
  expect(differing).toEqual([
    'listTickets',
    'exportTickets',
    'getTicket',
    'listComments',
    'getDashboard',
  ])
  expect(after.getTicket).toContain(scene.marker)
  expect(await probe(scene, planted)).toContain(scene.marker)
})
