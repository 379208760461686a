import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { aPortal, anAgentAtTheDesk, aTicket } from '#test/a-portal.ts'
import { aFile, aReplyForm } from '#test/builders.ts'
import { SOON } from './run-portico.ts'
import { startWorker } from './start-worker.ts'

const TICKETS = 20
const REPLIES_EACH = 5
const REPLIES = TICKETS * REPLIES_EACH

test('of many replies that wait each is given once when the process that releases them is killed', async () => {
  // Their moment, by the clock of the test, is over by that of the database.
  const portal = await aPortal()
  const { desk } = await anAgentAtTheDesk(portal)
  for (let number = 0; number < TICKETS; number += 1) {
    const ticket = await aTicket(portal.client)
    for (let reply = 0; reply < REPLIES_EACH; reply += 1) {
      const form = aReplyForm([aFile()], `<p>Reply ${number}.${reply}</p>`)
      form.set('kind', 'reply')
      form.set('release', 'undo')
      await desk.send('POST', `/api/desk/tickets/${ticket.id}/comments`, { form })
    }
  }
  const count = (what: string) =>
    asWorker(portal.deps.db, async (tx) => {
      const counted = sql<{ count: number }>`select count(*)::int as count from ${sql.raw(what)}`
      const { rows } = await counted.execute(tx)
      return rows[0]?.count
    })
  expect(await count('waiting_replies')).toBe(REPLIES)
  expect(await count('comments')).toBe(0)

  const first = startWorker(portal.databaseUrl, 'replies')
  await expect.poll(() => count('comments'), SOON).toBeGreaterThan(REPLIES / 10)
  await first.kill()
  const before = (await count('comments')) ?? 0
  expect(before).toBeLessThan(REPLIES)
  // Replies that were not given still wait, and none does both.
  expect(await count('waiting_replies')).toBe(REPLIES - before)
  expect(await count('held_files')).toBe(REPLIES - before)

  startWorker(portal.databaseUrl, 'replies')
  startWorker(portal.databaseUrl, 'replies')
  await expect.poll(() => count(`outbox where name = 'release-reply'`), SOON).toBe(0)
  expect(await count('comments')).toBe(REPLIES)
  expect(await count('(select distinct content from comments) each')).toBe(REPLIES)
  expect(await count('attachments')).toBe(REPLIES)
  expect(await count('waiting_replies')).toBe(0)
  expect(await count('held_files')).toBe(0)
  expect(await count(`tickets where comment_count = ${REPLIES_EACH}`)).toBe(TICKETS)
})
