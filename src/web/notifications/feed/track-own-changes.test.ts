import { expect, onTestFinished, test, vi } from 'vitest'

import type { Ticket } from '#shared/tickets/contract.ts'
import { asOwnChange } from '#web/tickets/queries/own-changes.ts'

import { trackOwnChanges } from './track-own-changes.ts'

// The rest of a ticket is nothing to these.
const TICKET = {
  id: 't1',
  status: 'Open',
  commentCount: 1,
  updatedAt: '2026-03-02T09:00:00.000Z',
} as Ticket

/** The clock stands still: nothing here ends by patience. */
function follow() {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const done: unknown[] = []
  const ownChanges = trackOwnChanges({
    onDone: (ticket, comments) => void done.push({ ticket, comments }),
    signal: leaving.signal,
  })
  return { done, ...ownChanges }
}

/** A change whose answer the test gives when it likes. */
function aReply() {
  let answer = (_answer: Ticket) => {}
  let fail = (_error: Error) => {}
  const sent = asOwnChange(
    { ticketId: 't1', comments: 1 },
    () =>
      new Promise<Ticket>((resolve, reject) => {
        answer = resolve
        fail = reject
      }),
  )
  return { sent, succeed: () => answer(TICKET), fail: () => fail(new Error('Lost')) }
}

test('a change is waited for when it is under way, and is noted before the wait is over', async () => {
  const { done, settle } = follow()
  const reply = aReply()
  // The news of a later change implies this one.
  const other = asOwnChange({ ticketId: null, comments: 0 }, async () => ({ ...TICKET, id: 't2' }))
  await other
  await expect.poll(() => done).toHaveLength(1)

  const settled = settle((ticketId) => ticketId === 't1')
  expect(await Promise.race([settled, Promise.resolve('waiting')])).toBe('waiting')
  reply.succeed()
  await settled
  expect(done.at(-1)).toEqual({ ticket: TICKET, comments: 1 })
  expect(await reply.sent).toEqual(TICKET)
})

test('a change is waited for and noted nowhere when it failed', async () => {
  const { done, settle } = follow()
  const reply = aReply()
  await asOwnChange({ ticketId: null, comments: 0 }, async () => ({ ...TICKET, id: 't2' }))
  await expect.poll(() => done).toHaveLength(1)
  const settled = settle(() => true)
  reply.fail()
  await expect(reply.sent).rejects.toThrow('Lost')
  await settled
  expect(done).toHaveLength(1)
})

test('a change is not waited for when it is of another ticket', async () => {
  const { done, settle } = follow()
  const reply = aReply()
  await asOwnChange({ ticketId: null, comments: 0 }, async () => ({ ...TICKET, id: 't2' }))
  await expect.poll(() => done).toHaveLength(1)
  await settle((ticketId) => ticketId === 't3')
  reply.succeed()
  await reply.sent
})

test('a change is not waited for long when its tab has closed', async () => {
  const { done, settle } = follow()
  aReply()
  await asOwnChange({ ticketId: null, comments: 0 }, async () => ({ ...TICKET, id: 't2' }))
  await expect.poll(() => done).toHaveLength(1)
  const settled = settle((ticketId) => ticketId === 't1')
  await vi.advanceTimersByTimeAsync(5_000)
  await settled
})
