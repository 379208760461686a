import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { anAgentAtTheDesk, aPortal } from '#test/a-portal.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { aMailbox, deliver, findReceived, type Written } from '#test/incoming-mail.ts'
import { runSchedules } from '#test/run-schedules.ts'
import { removeRawMails } from '#server/channels/mail/triage/received/remove-raw-mails.ts'
import { STRANGER_LIMITS } from '#server/channels/mail/triage/received/stranger-limits.ts'

const MB = 1024 * 1024

/** A mailbox that strangers write to. Mail of earlier tests no longer counts. */
async function aBusyMailbox() {
  const portal = await aPortal()
  const { deps } = portal
  await asWorker(deps.db, (tx) =>
    tx.updateTable('receivedMails').set({ isStrangers: false }).execute(),
  )
  const mailbox = await aMailbox(portal)
  const { desk } = await anAgentAtTheDesk(portal)
  const mail = async (written: Partial<Written>) => {
    const from = `someone@${randomUUID()}.example`
    const row = await deliver(portal, mailbox, { from, to: mailbox.address, ...written })
    return { ...row, is: `${row.state} ${row.isHeadOnly ? 'head' : 'whole'}` }
  }
  /** Adds mail of strangers that is kept already. */
  const keep = (kept: { megabytes: number; from?: string; elsewhere?: boolean; age?: number }) =>
    asWorker(deps.db, (tx) =>
      tx
        .insertInto('receivedMails')
        .values({
          id: randomUUID(),
          mark: randomUUID(),
          mailboxId: kept.elsewhere ? null : mailbox.id,
          fromAddress: kept.from ?? `someone@${randomUUID()}.example`,
          receivedAt: new Date(TEST_NOW.getTime() - (kept.age ?? 0)),
          sizeBytes: kept.megabytes * MB,
          rawKey: `${mailbox.customerId}/${randomUUID()}`,
          state: 'held',
          reason: 'unknown_sender',
          isStrangers: true,
        })
        .execute(),
    )
  return { ...portal, portal, mailbox, desk, mail, keep }
}

type Kept = { megabytes: number; of?: string; elsewhere?: boolean; age?: number }

test.each<[string, Kept]>([
  ['its sender', { megabytes: 50, of: 'spam' }],
  ['its domain', { megabytes: 100, of: 'other' }],
  ['its mailbox', { megabytes: 250, age: 48 * 3_600_000 }],
  ['its day', { megabytes: 200, elsewhere: true }],
  ['all strangers', { megabytes: 500, elsewhere: true, age: 48 * 3_600_000 }],
])(
  "only the head of a stranger's mail is kept when it exceeds the limit of %s",
  async (_of, kept) => {
    const { mail, keep, desk, deps } = await aBusyMailbox()
    const domain = `${randomUUID()}.example`
    const from = `Sam Spam <spam@${domain}>`
    const first = await mail({ from, text: 'Buy now' })
    expect(first.is).toBe('held whole')
    await keep({ ...kept, ...(kept.of && { from: `${kept.of}@${domain}` }) })
    const { id, is, rawKey, sizeBytes, subject } = await mail({ from, text: 'Buy more' })
    expect({ is, subject }).toEqual({ is: 'held head', subject: 'Printer' })
    expect(sizeBytes).toBeLessThan(1_000)
    expect((await desk.get(`/api/desk/mails/${id}`)).json()).toMatchObject({
      reason: 'unknown_sender',
      text: 'Buy more',
      isHeadOnly: true,
      heldOfSender: kept.of === 'spam' ? 3 : 2,
    })
    const raw = (await desk.get(`/api/desk/mails/${id}/raw`)).body
    expect(raw).toContain('Subject: Printer')
    expect(raw).not.toContain('Buy more')
    // The clean-up leaves the head alone.
    await runSchedules(deps)
    expect((await desk.get(`/api/desk/mails/${id}/raw`)).statusCode).toBe(200)
    expect(rawKey).not.toBeNull()
  },
)

test("a mail counts when it is a machine's or a stranger's broken one, and not when people are known", async () => {
  const { mail, keep, user, mailbox } = await aBusyMailbox()
  await keep({ megabytes: 500, elsewhere: true })
  const outcomes = [
    await mail({ headers: ['Auto-Submitted: auto-replied'] }),
    await mail({ headers: ['X-Failed-Recipients: ann@elsewhere.example'] }),
    await mail({ from: user.email, results: '' }),
    await mail({ from: 'a@x.example, b@x.example' }),
    await mail({ from: mailbox.address, headers: [`Reply-To: ${user.email}`] }),
    await mail({ from: user.email }),
    await mail({ from: user.email, headers: ['X-Auto-Response-Suppress: All'] }),
    await mail({ from: user.email, headers: ['Auto-Submitted: auto-replied'] }),
  ]
  expect(outcomes.map(({ is }) => is)).toEqual([
    'automatic head',
    'bounce head',
    'held head',
    'held head',
    'held head',
    'placed whole',
    'held whole',
    'automatic whole',
  ])
})

test('a mail comes into a ticket with a remark when only its rest is left', async () => {
  const { mail, keep, desk, customer } = await aBusyMailbox()
  await keep({ megabytes: 500, elsewhere: true })
  const email = `new.person@${customer.domain}`
  const { id } = await mail({ from: email, text: 'It is broken' })
  const how = { as: 'ticket', customerId: customer.id, email }
  const { ticketId } = (await desk.post(`/api/desk/mails/${id}/accept`, how)).json()
  const { description, attachments } = (await desk.get(`/api/desk/tickets/${ticketId}`)).json()
  expect(description).toBe('It is broken\n\nThe rest of this email wasn’t stored.')
  expect(attachments).toEqual([])
})

test('a mail makes room, and is deleted after a week, when it is discarded', async () => {
  const { mail, keep, desk, portal, deps } = await aBusyMailbox()
  const domain = `${randomUUID()}.example`
  const from = `spam@${domain}`
  const { id } = await mail({ from })
  await keep({ megabytes: STRANGER_LIMITS.sender / MB, from })
  expect((await mail({ from })).is).toBe('held head')
  const discarded = await desk.post('/api/desk/mails/discard', {
    from: `Spam@${domain}`,
  })
  expect(discarded.json()).toEqual({ discarded: 3 })
  expect((await mail({ from })).is).toBe('held whole')
  const isKeptAfter = async (days: number) => {
    portal.setNow(new Date(TEST_NOW.getTime() + days * 86_400_000))
    await removeRawMails(deps, new AbortController().signal)
    return (await findReceived(portal, id)).rawKey !== null
  }
  expect(await isKeptAfter(6)).toBe(true)
  expect(await isKeptAfter(8)).toBe(false)
})
