import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { readOverview } from '#server/channels/crm/settings/get-overview.ts'
import { switchCrm } from './switch-crm.ts'
import { readAll } from '#server/channels/crm/sync/streams/read-all.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { aConnectedCrm } from '#test/a-crm.ts'
import { anAgentAtTheDesk, aPortal, aTicket } from '#test/a-portal.ts'
import { aUser } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { runOutbox } from '#test/run-schedules.ts'
import { signedInAs } from '#test/test-client.ts'

const { signal } = new AbortController()

async function aScene() {
  const portal = await aPortal()
  const { deps, client, crm: access } = portal
  const memory = await aConnectedCrm(portal)
  const { desk } = await anAgentAtTheDesk(portal)
  const switchTo = (state: 'on' | 'off', { pushes = false } = {}) =>
    asWorker(deps.db, (tx) => switchCrm(tx, { state, pushesOpenTickets: pushes, at: deps.now() }))
  /** Runs what is asked for, as if all pauses were over, and reads what has changed. */
  const work = async () => {
    for (let round = 0; round < 4; round += 1) {
      await asWorker(deps.db, (tx) =>
        sql`update crm_actions set claimed_until = 'epoch' where claimed_until is not null`.execute(
          tx,
        ),
      )
      expect(await runOutbox(deps)).toEqual([])
    }
    await readAll(deps, signal)
  }
  const say = async (id: string, comment: string) =>
    expect((await client.put(`/api/tickets/${id}`, { comment })).statusCode).toBe(200)
  const answer = async (id: string, comment: string) => {
    const body = { kind: 'reply', comment: `<p>${comment}</p>` }
    const { statusCode } = await desk.post(`/api/desk/tickets/${id}/comments`, body)
    expect(statusCode).toBe(201)
  }
  const read = async (id: string) => {
    const ticket = (await client.get(`/api/tickets/${id}`)).json()
    const said: { content: string }[] = ticket.comments
    return { ...ticket, said: said.map(({ content }) => content.replaceAll(/<[^>]*>/g, '')) }
  }
  const inCrm = (id: string) => {
    const tickets = [...memory.state.tickets.values()].filter(({ now }) => now.ref === id)
    const remoteId = tickets[0]?.now.id ?? ''
    const said = [...memory.state.comments.values()]
      .filter(({ now }) => now.ticketIds.includes(remoteId))
      .map(({ now }) => now.html.replaceAll(/<[^>]*>/g, ''))
    return { count: tickets.length, remoteId, stage: tickets[0]?.now.stage, said }
  }
  const overview = () => asWorker(deps.db, (tx) => readOverview(deps, tx))
  let minutes = 0
  const passTime = () => portal.setNow(new Date(TEST_NOW.getTime() + (minutes += 20) * 60_000))
  return {
    ...portal,
    access,
    memory,
    desk,
    switchTo,
    work,
    say,
    answer,
    read,
    inCrm,
    overview,
    passTime,
  }
}

test('an installation switches to the CRM, away from it with actions waiting, to it again, and back for good', async () => {
  const scene = await aScene()
  const { client, memory, desk, switchTo, work, say, answer, read, inCrm, overview, passTime } =
    scene
  const { deps, customer, access } = scene

  // From the desk to the CRM, with what is there.
  await switchTo('off')
  const [old, stays] = [await aTicket(client), await aTicket(client)]
  await say(old.id, 'Hello?')
  await answer(old.id, 'We look into it.')
  await desk.post(`/api/desk/tickets/${stays.id}/close`, { resolutionCode: 'ISSUE_FIXED' })
  await work()
  expect(inCrm(old.id).count).toBe(0)
  passTime()
  await switchTo('on', { pushes: true })
  const fresh = await aTicket(client)
  await work()
  expect(inCrm(old.id).said).toEqual(['Hello?', 'We look into it.'])
  expect([inCrm(fresh.id).count, inCrm(stays.id).count]).toEqual([1, 0])

  // Both sides work.
  passTime()
  const content = Buffer.from('a plan')
  const file = await memory.agent.uploadFile({
    name: 'plan.txt',
    content,
    contentType: 'text/plain',
  })
  await memory.agent.sendMail(inCrm(old.id).remoteId, '<p>See the plan.</p>', [file])
  const email = `nora@${customer.domain}`
  const nora = { email, name: 'Nora New' }
  const { companyId } = memory
  await memory.agent.openTicket({ subject: 'By phone', contact: nora, companyId })
  await answer(fresh.id, 'From the desk.')
  await work()
  expect((await read(old.id)).said[0]).toBe('See the plan.')
  expect(inCrm(fresh.id).said).toEqual(['From the desk.'])

  // Off while things wait, with the CRM away.
  passTime()
  memory.faults.goAway()
  await say(old.id, 'Thank you.')
  await work()
  await switchTo('off')
  await work()
  // The reply, and that it opens the ticket again.
  expect(await overview()).toMatchObject({ state: 'off', waiting: { count: 2 }, filesThere: 1 })
  memory.faults.comeBack()
  await work()
  expect(await overview()).toMatchObject({ waiting: { count: 2 }, filesThere: 0 })
  expect(inCrm(old.id).said).not.toContain('Thank you.')

  // Both sides go on meanwhile, each for itself.
  passTime()
  await answer(old.id, 'Still at the desk.')
  await desk.post(`/api/desk/tickets/${fresh.id}/close`, { resolutionCode: 'ISSUE_FIXED' })
  const alone = await aTicket(client)
  await memory.agent.sendMail(inCrm(old.id).remoteId, '<p>From the CRM.</p>')
  await memory.agent.change(inCrm(old.id).remoteId, { priority: 'HIGH' })
  const noras = await signedInAs(scene, await aUser(deps, customer, nora))
  await work()
  expect(await read(old.id)).toMatchObject({ priority: 'Low', commentCount: 5 })
  expect((await noras.get('/api/tickets')).json()).toEqual([])

  // On again: all of it comes together, and nothing comes twice.
  passTime()
  await switchTo('on')
  await work()
  await work()
  const ours = ['Hello?', 'We look into it.', 'Thank you.', 'Still at the desk.']
  const theirs = ['See the plan.', 'From the CRM.']
  const together = await read(old.id)
  expect(together.said.toSorted()).toEqual([...ours, ...theirs].toSorted())
  expect(together.priority).toBe('High')
  expect(inCrm(old.id).said.toSorted()).toEqual([...ours, ...theirs].toSorted())
  expect(inCrm(fresh.id)).toMatchObject({ count: 1, stage: '4' })
  expect(inCrm(alone.id).count).toBe(0)
  expect((await noras.get('/api/tickets')).json()).toMatchObject([
    { subject: expect.stringMatching('By phone') },
  ])

  // Back to the desk for good, without a token.
  await switchTo('off')
  await work()
  access.use(undefined)
  passTime()
  await say(old.id, 'Are you there?')
  await answer(old.id, 'At the desk alone.')
  await work()
  const last = await read(old.id)
  expect(last.said).toHaveLength(8)
  const [attachment] = last.comments.flatMap(
    ({ attachments }: { attachments: { id: string }[] }) => attachments,
  )
  expect(attachment).not.toHaveProperty('url')
  // The old address is in mails and bookmarks.
  for (const folder of ['desk-files', 'hubspot-files'])
    expect((await client.get(`/api/${folder}/${attachment.id}`)).body).toBe('a plan')
})
