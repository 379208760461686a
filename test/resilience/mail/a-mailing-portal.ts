import { sql } from 'kysely'
import { expect } from 'vitest'

import { readConfig } from '#server/config.ts'
import { openInstallation } from '#server/platform/keys/open-installation.ts'
import { aMailbox } from '#test/a-mailbox.ts'
import { aCustomer, anAgent, aUser } from '#test/builders.ts'
import { makeDataDir } from '#test/fixtures/embedded-postgres.ts'
import { anImapServer } from '#test/imap-server.ts'
import { TRUSTED_SERVER } from '#test/incoming-mail.ts'
import { aMailServer } from '#test/mail-server.ts'
import { TEST_KEY } from '#test/test-key.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { besideAt } from '../a-tenant.ts'
import { letTimePass } from '../let-time-pass.ts'
import { runPortico, SOON } from '../run-portico.ts'

export type MailingPortal = Awaited<ReturnType<typeof aMailingPortal>>

/** Starts Portico as a process that reads a mailbox and sends mail, with an agent who has all mail and two people. */
export async function aMailingPortal() {
  const [smtp, imap] = [await aMailServer(), await anImapServer()]
  const databaseUrl = await createTestDatabase()
  const dataDir = await makeDataDir()
  const beside = besideAt(databaseUrl)
  const { address } = smtp.settings.from
  const { keys } = await openInstallation(beside.db, readConfig(TEST_KEY), console)
  const deps = { ...beside, keys }
  const box = { address, imapPort: imap.port, trustedServer: TRUSTED_SERVER, firstDays: 1 }
  const id = await aMailbox({ deps }, box)
  const customer = await aCustomer(beside)
  const ann = await aUser(beside, customer, { name: 'Ann Lee' })
  const bob = await aUser(beside, customer, { name: 'Bob Kim' })
  const agent = await anAgent(beside)
  await sql`insert into mail_preferences values (${agent.customerId}, ${agent.id}, 'all', now())`.execute(
    beside.db,
  )
  const environment = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtp.settings.url,
    MAIL_FROM: `Portico <${address}>`,
    PUBLIC_URL: 'http://localhost:3000',
  }
  const start = () => runPortico(dataDir, environment)
  let portico = await start()

  /** Skips the minute in which several comments become one mail. */
  async function hurry() {
    await sql`update outbox set not_before = null where failed_at is null and not_before is not null`.execute(
      beside.db,
    )
  }
  /** Lists waiting work by its kind. */
  async function listWaiting(): Promise<string[]> {
    await hurry()
    const { rows } = await sql<{ name: string }>`
      select name from outbox where name like 'mail-%' or name = 'place-mail'
      union all select 'cause' from mail_causes
      union all select 'mail ' || state from sent_mails where state not in ('sent', 'dismissed')
      union all select 'received mail' from received_mails where state = 'waiting'`.execute(
      beside.db,
    )
    return rows.map(({ name }) => name)
  }
  async function countReceived() {
    const { rows } = await sql`select from received_mails`.execute(beside.db)
    return rows.length
  }

  return {
    beside,
    smtp,
    imap,
    mailbox: { id, address, customerId: customer.id },
    ann,
    bob,
    agent,
    hurry,
    portico: () => portico,
    async startAgain() {
      await letTimePass(beside)
      portico = await start()
    },
    /** Waits until so many different mails came in, and nothing is on its way any more. */
    async settle(received: number) {
      await expect.poll(countReceived, SOON).toBe(received)
      await expect.poll(listWaiting, SOON).toEqual([])
    },
  }
}
