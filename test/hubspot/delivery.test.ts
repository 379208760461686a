import { expect, onTestFinished, test } from 'vitest'

import { switchCrm } from '#server/channels/crm/delivery/switch-crm.ts'
import { wakeDelivery } from '#server/channels/crm/delivery/wake-delivery.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { aPortal, type Portal } from '#test/a-portal.ts'
import { aFile, aTicketForm } from '#test/builders.ts'
import { runOutbox } from '#test/run-schedules.ts'

import { aHubSpot } from './a-hubspot.ts'

const TICKETS = 2
const REPLIES = ['One', 'Two']

async function switchTo({ deps }: Portal, state: 'on' | 'off') {
  await asWorker(deps.db, (tx) =>
    switchCrm(tx, { state, pushesOpenTickets: false, at: deps.now() }),
  )
}

async function countOpen({ deps }: Portal): Promise<number> {
  const rows = await asWorker(deps.db, (tx) =>
    tx.selectFrom('crmActions').select('id').where('state', '<>', 'done').execute(),
  )
  return rows.length
}

/** One round of every job, as if all pauses were over. */
async function work({ deps }: Portal) {
  await asWorker(deps.db, async (tx) => {
    await tx
      .updateTable('crmActions')
      .set({ claimedUntil: new Date(0) })
      .where('claimedUntil', 'is not', null)
      .execute()
    await wakeDelivery(tx)
  })
  expect(await runOutbox(deps)).toEqual([])
}

test('everything arrives in HubSpot once and in order when calls fail before, after and in the middle of their work', async () => {
  const portal = await aPortal()
  const { client } = portal
  const { crm, hubSpot } = await aHubSpot()
  const { signal } = new AbortController()
  portal.crm.use(crm)
  onTestFinished(() => switchTo(portal, 'off'))
  await switchTo(portal, 'on')

  const standing = { probability: 0.05 }
  hubSpot.faults.add({ kind: 'commit-then-fail', status: 502, ...standing })
  hubSpot.faults.add({ kind: 'commit-then-cut', ...standing })
  hubSpot.faults.add({ kind: 'cut', ...standing })
  hubSpot.faults.add({ kind: 'fail', status: 429, policyName: 'SECONDLY', ...standing })
  hubSpot.faults.add({ kind: 'fail', status: 423, ...standing })

  const ids: string[] = []
  for (let count = 0; count < TICKETS; count += 1) {
    const form = aTicketForm([aFile(`${count}.txt`, `file ${count}`, 'text/plain')])
    const { id } = (await client.send('POST', '/api/tickets', { form })).json()
    ids.push(id)
    for (const comment of REPLIES) await client.put(`/api/tickets/${id}`, { comment })
    await client.post(`/api/tickets/${id}/close`, { resolutionCode: 'REFUND_APPLIED' })
  }
  for (let round = 0; round < 200 && (await countOpen(portal)) > 0; round += 1) await work(portal)
  hubSpot.faults.clear()

  expect(await countOpen(portal)).toBe(0)
  expect(hubSpot.account.tables.tickets.inOrder).toHaveLength(TICKETS)
  expect(hubSpot.account.tables.notes.inOrder).toHaveLength(TICKETS * (REPLIES.length + 1))
  for (const id of ids) {
    const ticket = await crm.findTicketByRef(id, signal)
    expect(ticket).toMatchObject({ stage: '4', resolution: 'REFUND_APPLIED' })
    const comments = await crm.listComments([ticket?.id ?? ''], signal)
    const inOrder = comments.toSorted((one, other) => Number(one.id) - Number(other.id))
    expect(
      inOrder.map(({ html }) => REPLIES.find((text) => html.includes(text)) ?? 'file'),
    ).toEqual(['file', ...REPLIES])
    expect(inOrder.flatMap(({ fileIds }) => fileIds)).toHaveLength(1)
  }
})
