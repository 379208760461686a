import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { aMailingPortal, type MailingPortal } from './mail/a-mailing-portal.ts'
import {
  fileOf,
  headerOf,
  type Letter,
  mailTo,
  post,
  type Sent,
  writeAbsence,
  writeBounce,
  writeLetter,
} from './mail/correspondent.ts'
import { SOON } from './run-portico.ts'

/** Letters of Ann in each round. */
const ROUNDS: Letter[] = [
  { text: 'Question one', program: 'plain', language: 'de' },
  { text: 'Question two', program: 'Gmail', language: 'es' },
  { text: 'Question three', program: 'Outlook', language: 'fr' },
  { text: 'Question four', program: 'Apple', language: 'en' },
  { text: 'Question five', program: 'plain', language: 'de', isByPhone: true },
]
/**
 * Letters of so many mails in one burst that some are on each part of their way when the process is
 * killed.
 */
const BURST = Array.from({ length: 8 }, (_, index) => `Burst ${index}.`)

test('a conversation by mail loses nothing and duplicates nothing when failures interrupt it', async () => {
  const portal = await aMailingPortal()
  const { ann, bob, agent, imap, smtp } = portal
  const [eve, forged] = [{ email: 'eve@elsewhere.example' }, { results: 'spf=softfail' }]

  let told = await ask(portal, { round: 0 })
  let answer = await reply(portal, told, 1)
  // Both are away, and their machines answer every mail.
  post(portal, writeAbsence(portal, ann, answer))
  post(portal, writeAbsence(portal, agent, told))
  post(portal, writeLetter(portal, ann, { about: answer, text: 'Forged', ...forged }))
  post(portal, writeLetter(portal, agent, { about: told, text: 'Forged', ...forged }))
  // The mail with the address of the ticket was forwarded.
  post(portal, writeLetter(portal, eve, { about: answer, text: 'Forwarded' }))
  await portal.settle(2 + 5)

  // Comes twice, by two aliases.
  told = await ask(portal, { round: 1, about: answer, copies: ['sales', 'help'] })
  answer = await reply(portal, told, 2)

  const killed = new Promise<void>((resolve) => {
    smtp.fates.push(() => resolve(portal.portico().kill()))
  })
  for (const text of BURST) post(portal, writeLetter(portal, bob, { text, subject: text }))
  await expect.poll(() => countTickets(portal), SOON).toBeGreaterThan(2)
  await portal.hurry()
  await killed
  await portal.startAgain()
  told = await ask(portal, { round: 2, about: answer })
  answer = await reply(portal, told, 3)

  imap.stop()
  imap.beginAnew()
  post(portal, writeLetter(portal, ann, { ...ROUNDS[3], text: 'Question four', about: answer }))
  await imap.comeBack()
  told = await mailTo(portal, agent, 'Question four')
  answer = await reply(portal, told, 4)
  told = await ask(portal, { round: 4, about: answer })
  answer = await reply(portal, told, 5)

  const toBob = await mailTo(portal, agent, 'Burst 0.')
  post(portal, writeLetter(portal, agent, { about: toBob, text: 'Answer to Bob' }))
  post(portal, writeBounce(portal, await mailTo(portal, bob, 'Answer to Bob')))
  await mailTo(portal, agent, 'An email about this ticket bounced')
  post(portal, writeLetter(portal, agent, { about: toBob, text: 'Not mailed to Bob' }))
  await portal.settle(2 + 5 + 2 + BURST.length + 6 + 3)

  expect(await listSaid(portal)).toEqual({
    ...Object.fromEntries(BURST.map((text) => [text, [text]])),
    'Question one': ROUNDS.flatMap(({ text }, index) => [text, `Answer ${index + 1}`]),
    'Burst 0.': ['Burst 0.', 'Answer to Bob', 'Not mailed to Bob'],
  })
  expect(await countBy(portal, `received_mails`, `state, reason`)).toEqual({
    automatic: 2,
    bounce: 1,
    'held staff_unproven': 1,
    'held unauthenticated': 1,
    'held unknown_sender': 1,
    placed: 10 + BURST.length + 2,
  })
  expect(await countBy(portal, `sent_mails`, `address, kind`)).toEqual({
    [`${ann.email} answer`]: 5,
    [`${bob.email} answer`]: 1,
    [`${agent.email} raised`]: 1 + BURST.length,
    [`${agent.email} written`]: 4,
    [`${agent.email} notice`]: 1,
  })
  expect(await countBy(portal, 'mail_addresses', 'address')).toEqual({ [bob.email]: 1 })
  expectEachOnce(smtp.mails)
})

/** Ann writes. Returns what the agent is told. */
async function ask(
  portal: MailingPortal,
  { round, about, copies = ['support'] }: { round: number; about?: Sent; copies?: string[] },
): Promise<Sent> {
  const letter = ROUNDS[round] ?? { text: '' }
  const raw = writeLetter(portal, portal.ann, { ...letter, ...(about && { about }) })
  for (const alias of copies)
    post(portal, `Delivered-To: ${alias}@msp.example\r\nReceived: by ${alias}\r\n${raw}`)
  return mailTo(portal, portal.agent, letter.text)
}

/** The agent answers by mail. Returns what Ann gets. */
function reply(portal: MailingPortal, about: Sent, number: number): Promise<Sent> {
  const text = `Answer ${number}`
  post(portal, writeLetter(portal, portal.agent, { about, text }))
  return mailTo(portal, portal.ann, text)
}

async function countTickets({ beside }: MailingPortal): Promise<number> {
  const { rows } = await asWorker(beside.db, (tx) => sql`select from tickets`.execute(tx))
  return rows.length
}

/** Lists the entries of each ticket by their beginning. Each entry must have its one file. */
async function listSaid({ beside }: MailingPortal): Promise<Record<string, string[]>> {
  const { rows } = await asWorker(beside.db, (tx) =>
    sql<{ description: string; said: string; files: string[] }>`
    select description, said, array(
        select filename from attachments
        where attachments.customer_id = tickets.customer_id and attachments.ticket_id = tickets.id
          and attachments.comment_id is not distinct from entries.comment_id
      ) as files
    from tickets cross join lateral (
      select null::uuid as comment_id, description as said, created_at as at
      union all
      select id, regexp_replace(content, '<[^>]*>', '', 'g'), created_at from comments
      where comments.customer_id = tickets.customer_id and comments.ticket_id = tickets.id
    ) entries
    order by at, comment_id nulls first`.execute(tx),
  )
  const tickets: Record<string, string[]> = {}
  for (const { description, said, files } of rows) {
    ;(tickets[description] ??= []).push(said)
    expect(files, said).toEqual([fileOf(said)])
  }
  return tickets
}

async function countBy({ beside }: MailingPortal, table: string, columns: string) {
  const { rows } = await asWorker(beside.db, (tx) =>
    sql<{ key: string; count: number }>`
    select concat_ws(' ', ${sql.raw(columns)}) as key, count(*)::int as count
    from ${sql.raw(table)} group by 1`.execute(tx),
  )
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}

/** The mail that was taken while the process was killed is sent again, as the same one. */
function expectEachOnce(mails: Sent[]) {
  const ids = mails.map((mail) => headerOf(mail, 'Message-ID'))
  const again = ids.filter((id, index) => ids.indexOf(id) < index)
  expect(again).toHaveLength(1)
  const copies = mails.filter((mail) => headerOf(mail, 'Message-ID') === again[0])
  expect(copies[0]?.to).toEqual(copies[1]?.to)
}
