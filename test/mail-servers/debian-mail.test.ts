import { expect, onTestFinished, test } from 'vitest'

import { startMailReaders } from '#server/channels/mail/mailboxes/polling/start-mail-readers.ts'
import { noteMailServer } from '#server/channels/mail/outgoing/sent/out-state.ts'
import { ingestMail } from '#server/channels/mail/triage/received/ingest-mail.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { aMailbox } from '#test/a-mailbox.ts'
import { anAgentAtTheDesk, aPortal } from '#test/a-portal.ts'
import { TRUSTED_SERVER, writeRawMail } from '#test/incoming-mail.ts'
import { partsOf } from '#test/mail-corpus/mime.ts'
import { runOutbox } from '#test/run-schedules.ts'
import { startDebianMail } from './start-debian-mail.ts'

/** Less than the time after which a mailbox is looked at without being told. */
const PATIENCE = { timeout: 30_000, interval: 20 }

test('mail comes in from Dovecot and goes out by it, also when its mailbox was recreated', async ({
  skip,
}) => {
  const mail = await startDebianMail()
  if ('missing' in mail) {
    skip(`Neither read nor sent with Debian's mail servers: ${mail.missing}`)
    return
  }
  onTestFinished(mail.stop)
  const portal = await aPortal({ now: new Date() })
  const { deps, user, client } = portal
  const address = 'support@msp.example'
  const server = { imapPort: mail.imapPort, smtpPort: mail.smtpPort, smtpHost: '127.0.0.1' }
  const id = await aMailbox(portal, {
    ...server,
    smtpEncryption: 'none',
    address,
    trustedServer: TRUSTED_SERVER,
    isSender: true,
    firstDays: 1,
  })
  await noteMailServer(deps)
  const begin = () => {
    const readers = startMailReaders({
      ...deps,
      ingestMail: (tx, one) => ingestMail(tx, deps, one),
    })
    onTestFinished(() => readers.stop())
    return readers
  }
  const received = () =>
    asWorker(deps.db, (tx) =>
      tx
        .selectFrom('receivedMails')
        .select(['uidValidity', 'uid'])
        .where('mailboxId', '=', id)
        .orderBy('id')
        .execute(),
    )
  const write = (subject: string) =>
    writeRawMail(
      { id, address, customerId: user.customerId },
      {
        from: user.email,
        subject,
        headers: ['Content-Type: multipart/mixed; boundary=b'],
        body: partsOf('b', [
          ['Content-Type: text/plain; charset=utf-8', '', 'Schöne Grüße'],
          ['Content-Type: text/plain; name=a.log', 'Content-Disposition: attachment', '', 'log'],
        ]),
      },
    )

  const first = begin()
  const old = write('Printer')
  await mail.deliver(old)
  await expect.poll(async () => (await received()).length, PATIENCE).toBe(1)
  // It is told of this one while it waits for news.
  await mail.deliver(write('Scanner'))
  await expect.poll(async () => (await received()).length, PATIENCE).toBe(2)
  await first.stop()
  await mail.beginAnew()
  await mail.deliver(old)
  await mail.deliver(write('Mouse'))
  begin()
  await expect.poll(async () => (await received()).length, PATIENCE).toBe(3)
  expect(await received()).toEqual([
    { uidValidity: 1, uid: 1 },
    { uidValidity: 1, uid: 2 },
    { uidValidity: 2, uid: 2 },
  ])

  expect(await runOutbox(deps, ['place-mail'])).toEqual([])
  const tickets = (await client.get('/api/tickets')).json<{ id: string }[]>()
  expect(tickets).toHaveLength(3)
  const ticket = (await client.get(`/api/tickets/${tickets.at(-1)?.id}`)).json()
  expect(ticket).toMatchObject({
    description: 'Schöne Grüße',
    attachments: [{ filename: 'a.log', size: 3 }],
  })
  const { desk } = await anAgentAtTheDesk(portal)
  const comment = { kind: 'reply', comment: '<p>It is being looked at.</p>' }
  await desk.post(`/api/desk/tickets/${ticket.id}/comments`, comment)
  expect(await runOutbox(deps, ['mail-tell'])).toEqual([])
  expect(await runOutbox(deps, ['mail-send', 'mail-send-bulk'])).toEqual([])
  const sent = (await mail.listTaken()).filter((raw) => raw.includes(`To: ${user.name}`))
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('It is being looked at.')
})
