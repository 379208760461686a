import { expect, test } from 'vitest'

import { changeRecord, getRecord } from '#demo/hubspot/records.ts'
import { signatureOf } from '#demo/hubspot/webhooks.ts'
import { TYPE_IDS } from '#demo/hubspot/object-types.ts'
import { steerBackfill } from '#server/channels/crm/sync/backfill/steer-backfill.ts'
import { readAll as readCrm } from '#server/channels/crm/sync/streams/read-all.ts'
import { resyncTicket } from '#server/channels/crm/sync/streams/resync-ticket.ts'
import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { sealSecret } from '#server/platform/keys/seal-secret.ts'
import { connectCrm } from '#test/a-crm.ts'
import { aPortal } from '#test/a-portal.ts'
import { aCustomer, aUser } from '#test/builders.ts'
import { openEventStream } from '#test/event-stream.ts'
import {
  aScene,
  expectChangesAlike,
  minute,
  portalAt,
  readAll,
  told,
} from '#test/requester-calls.ts'
import { runOutbox } from '#test/run-schedules.ts'

import { aHubSpot } from './a-hubspot.ts'

const { signal } = new AbortController()
const SECRET = 'the secret of the app'
const WEBHOOK = '/api/crm/hubspot/webhook'

/** Two tickets that are alike and in HubSpot, where another customer has one as well. */
async function aSceneInHubSpot() {
  const portal = await aPortal()
  const { deps } = portal
  const { crm, hubSpot } = await aHubSpot({ now: () => deps.now().getTime() })
  const company = (name: string) => hubSpot.agent.addCompany({ name, domain: null }).id
  const accountId = String(hubSpot.account.portalId)
  const companyId = company('Northwind')
  const catalog = await crm.describe(signal)
  await connectCrm(portal, { crm, companyId, catalog, accountId })
  const other = await aCustomer(deps)
  const sam = await aUser(deps, other, { name: 'Sam Stranger' })
  const otherCompanyId = company('Fabrikam')
  await asWorker(deps.db, async (tx) => {
    await tx
      .insertInto('crmCompanies')
      .values({
        companyId: otherCompanyId,
        customerId: other.id,
        name: other.name,
        isPrimary: true,
        boundAt: deps.now(),
        boundBy: 'Ada Admin',
      })
      .execute()
    const webhookSecret = sealSecret(deps.keys, SECRET)
    await tx.updateTable('crmConnection').set({ webhookSecret }).execute()
  })
  const scene = await aScene(portal)
  expect(await runOutbox(deps)).toEqual([])
  const remote = await crm.findTicketByRef(scene.noted.ticketId, signal)
  if (!remote) throw new Error('the ticket is not in HubSpot')
  const [contactId = ''] = remote.contactIds
  const people = { companyId, otherCompanyId, sam, contactId }
  return { scene, crm, hubSpot, remoteId: remote.id, people, accountId }
}

type HubSpotScene = Awaited<ReturnType<typeof aSceneInHubSpot>>

/**
 * Does everything in HubSpot that agents do and that is none of the requester's business. Returns
 * the ids of files.
 */
function plant({ scene, hubSpot, remoteId, people }: HubSpotScene): string[] {
  const { agent, account } = hubSpot
  const { marker } = scene
  const { user } = scene.portal
  const content = Buffer.from(marker)
  const aFileOf = (filename: string) =>
    agent.upload({ filename, contentType: 'text/plain', content }).id
  const fileIds = [aFileOf(`${marker}.txt`)]
  const words = { html: `<p>${marker}</p>`, fileIds }

  const talkInside = (ticketId: string) => {
    agent.editNote(agent.note(ticketId, words).id, `<p>#Public? No: ${marker}</p>`)
    agent.commentInConversation(ticketId, words)
    for (const status of ['SCHEDULED', 'SENDING', 'FAILED', 'BOUNCED', ''])
      agent.draftMail(ticketId, words, status)
    const forwarded = agent.replyByMail(ticketId, words)
    const properties = { hs_email_direction: 'FORWARDED_EMAIL' }
    changeRecord(account, 'emails', { record: forwarded, properties, byAgent: true })
    agent.replyByMail(ticketId, { ...words, to: 'colleague@msp.example' })
    agent.replyInConversation(ticketId, { ...words, to: 'colleague@msp.example' })
    agent.replyInConversation(ticketId, words, 'FAILED')
    agent.receiveMail(ticketId, { ...words, from: 'sales@supplier.example' })
    agent.receiveMail(ticketId, { ...words, from: `boss@${scene.portal.customer.domain}` })
  }
  talkInside(remoteId)
  const [, owner] = account.owners
  agent.setOwner(remoteId, owner?.id ?? null)
  agent.change(remoteId, { source_type: 'PHONE' })

  // Another person's ticket, and then one ticket with this one.
  const sam = agent.addContact({ email: people.sam.email, firstname: 'Sam' }).id
  const foreign = agent.openTicket({
    properties: { subject: marker, content: marker },
    contactId: sam,
    companyId: people.otherCompanyId,
  }).id
  talkInside(foreign)
  agent.replyByMail(foreign, { ...words, to: null })
  agent.replyInConversation(foreign, words)
  agent.receiveMessage(foreign, { ...words, contactId: sam })
  agent.receiveMail(foreign, { ...words, from: people.sam.email })
  agent.merge(remoteId, foreign)

  // None of these is a ticket of the requester's.
  const { contactId, companyId, otherCompanyId } = people
  const nobody = agent.addContact({ email: 'nobody@nowhere.example' }).id
  const unbound = agent.addCompany({ name: marker, domain: null }).id
  const properties = { subject: marker, content: marker }
  for (const given of [
    { contactId },
    { companyId },
    { contactId, companyId: unbound },
    { contactId, companyId: otherCompanyId },
    { contactId: nobody, companyId },
    { contactId: sam, companyId },
  ])
    agent.note(agent.openTicket({ properties, ...given }).id, words)
  const [pipeline] = structuredClone(account.pipelines)
  if (pipeline) account.pipelines.push({ ...pipeline, id: 'internal' })
  const elsewhere = { ...properties, hs_pipeline: 'internal' }
  agent.replyByMail(agent.openTicket({ properties: elsewhere, contactId, companyId }).id, words)
  expect(getRecord(account, 'contacts', contactId).properties.email).toBe(user.email)
  return [...account.files.keys()]
}

/** Tells of every object that there is as HubSpot does, and of some of which nothing is known here. */
async function callWebhook({ scene, hubSpot, accountId }: HubSpotScene) {
  const { app, deps } = scene.portal
  const { account } = hubSpot
  const event = (objectId: string, given: object) => ({
    eventId: 1,
    portalId: Number(accountId),
    occurredAt: deps.now().getTime(),
    objectId: Number(objectId),
    attemptNumber: 0,
    ...given,
  })
  const events = [
    ...(['tickets', 'notes', 'emails'] as const).flatMap((type) =>
      account.tables[type].inOrder.flatMap(({ id }) => [
        event(id, { subscriptionType: 'object.creation', objectTypeId: TYPE_IDS[type] }),
        // The same ids as those of a call and of a task, which are read nowhere.
        event(id, { subscriptionType: 'object.creation', objectTypeId: '0-48' }),
        event(id, { subscriptionType: 'object.creation', objectTypeId: '0-27' }),
      ]),
    ),
    ...[...account.threads.values()].map(({ id }) =>
      event(id, { subscriptionType: 'conversation.newMessage', messageId: 'any' }),
    ),
    ...['../contacts/1', '1?archived=true', 'x'.repeat(200), -1, 1.5].map((objectId) =>
      event('0', { subscriptionType: 'ticket.creation', objectId }),
    ),
  ]
  for (let from = 0; from < events.length; from += 100) {
    const payload = JSON.stringify(events.slice(from, from + 100))
    const url = deps.config.publicUrl + WEBHOOK
    const timestamp = deps.now().getTime()
    const signed = signatureOf({ secret: SECRET, url, body: payload, timestamp })
    const headers = { 'content-type': 'application/json', ...signed }
    const call = { method: 'POST', url: WEBHOOK, payload, headers } as const
    const { statusCode } = await app.inject(call)
    expect(statusCode).toBe(204)
    // A recorded call may be repeated.
    expect((await app.inject(call)).statusCode).toBe(204)
  }
  return events
}

test('internal acts of agents in HubSpot reach the requester by no road, however they are read', async () => {
  const opened = await aSceneInHubSpot()
  const { scene, hubSpot, remoteId } = opened
  const { deps, client, customer } = scene.portal
  const key = { customerId: customer.id, ticketId: scene.noted.ticketId }
  portalAt(scene, 15)
  await readCrm(deps, signal)
  const stream = await openEventStream(scene.portal, client)
  const before = await readAll(scene, scene.noted)

  portalAt(scene, 16)
  const fileIds = plant(opened)
  const roads = {
    polling: () => readCrm(deps, signal),
    webhooks: async () => {
      await callWebhook(opened)
      expect(await runOutbox(deps)).toEqual([])
    },
    resync: () => resyncTicket(deps, key, signal),
    backfill: async () => {
      const by = { byName: 'Ada Admin', at: deps.now() }
      expect(await asStaff(deps.db, (tx) => steerBackfill(tx, 'start', by))).toBe(true)
      expect(await runOutbox(deps)).toEqual([])
    },
  }
  for (const [road, read] of Object.entries(roads)) {
    portalAt(scene, 17)
    await read()
    expect(await readAll(scene, scene.noted), road).toEqual(before)
    // No one gets mail, either.
    const waiting = await asWorker(deps.db, (tx) =>
      tx.selectFrom('outbox').select('name').where('customerId', '=', customer.id).execute(),
    )
    expect(waiting, road).toEqual([])
  }
  const paths = hubSpot.calls.map(({ path }) => path)
  expect(paths.filter((path) => /calls|tasks|communications|internal/.test(path))).toEqual([])

  // The ids of HubSpot open nothing.
  for (const id of [...fileIds, remoteId]) {
    const found = told([
      await client.get(`/api/hubspot-files/${id}`),
      await client.get(`/api/desk-files/${id}`),
      await client.get(`/api/tickets/${id}`),
    ])
    expect(found).not.toContain(scene.marker)
    expect(found).toMatch(/^4/)
  }
  await expectChangesAlike(scene, [scene.marker, ...fileIds, remoteId])

  // Changes are told in their order: when these are told, all before them have been.
  const isTold = ({ id, data }: (typeof stream.events)[number]) =>
    data.id === key.ticketId && id === minute(20).toISOString()
  await expect.poll(() => stream.events.some(isTold), { interval: 10 }).toBe(true)
  const between = stream.events.filter(
    ({ id }) => id > minute(15).toISOString() && id < minute(20).toISOString(),
  )
  expect(between).toEqual([])
  expect(stream.events.map(({ event }) => event)).not.toContain('missed')

  // The walk would find a leak: with another rule it finds the notes of this ticket, and none of the other.
  await asWorker(deps.db, (tx) =>
    tx.updateTable('crmConnection').set({ noteRule: 'all' }).execute(),
  )
  portalAt(scene, 22)
  await resyncTicket(deps, key, signal)
  const last = await client.get(`/api/tickets/${scene.noted.ticketId}`)
  expect(last.body.split(`Public? No: ${scene.marker}`)).toHaveLength(2)
})
