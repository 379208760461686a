import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { SMTPServer, type SMTPServerAuthentication } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'

import { openSender } from './open-sending-mailbox.ts'
import { findOutState } from '#server/channels/mail/outgoing/sent/out-state-queries.ts'
import type { MailDoor } from '#server/channels/mail/mailboxes/mail-server.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { aMailboxInput } from '#test/a-mailbox.ts'
import { aSignedInAdministrator } from '#test/a-portal.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import { trySending } from './try-sending.ts'

/** Starts an SMTP server that asks who signs in, and refuses in its own words. */
async function anSmtpServer({ refusal }: { refusal?: string } = {}) {
  const signedIn: SMTPServerAuthentication[] = []
  const mails: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    // Mailers keep their connections.
    closeTimeout: 1,
    authMethods: ['PLAIN', 'XOAUTH2'],
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      signedIn.push(auth)
      const error = Object.assign(new Error(refusal), { responseCode: 535 })
      if (refusal === undefined) done(null, { user: auth.username })
      else done(error)
    },
    onData(stream, _session, done) {
      let raw = ''
      stream.setEncoding('utf8')
      stream.on('data', (part: string) => (raw += part))
      stream.on('end', () => {
        mails.push(raw)
        done()
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  const door: MailDoor = {
    host: '127.0.0.1',
    port,
    encryption: 'none',
    provider: 'other',
    credentials: { user: 'support@msp.example', accessToken: 'granted' },
  }
  return { door, port, signedIn, mails }
}

test('mail goes out by a mailbox, with its password or a token, when it is chosen', async () => {
  const portal = await buildTestApp()
  const { deps } = portal
  const admin = await aSignedInAdministrator(portal)
  const smtp = await anSmtpServer()
  expect(await openSender(deps)).toBeUndefined()
  const input = aMailboxInput({
    imapHost: '127.0.0.1',
    imapEncryption: 'none',
    smtpHost: '127.0.0.1',
    smtpPort: smtp.port,
    smtpEncryption: 'none',
    isSender: true,
  })
  const url = '/api/admin/mail/mailboxes'
  const { id } = (await admin.post(url, input)).json()
  expect(await asWorker(deps.db, findOutState)).toMatchObject({ hasServer: true })

  const mail = {
    id: '1',
    to: { name: 'Ann', address: 'ann@customer.example' },
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
  }
  const sender = await openSender(deps)
  expect(sender?.from).toEqual({ name: 'Support', address: 'support@msp.example' })
  await sender?.send(mail)
  expect(smtp.mails[0]).toContain('From: Support <support@msp.example>')
  await (await openSender(deps))?.send({ ...mail, id: '2' })
  expect(smtp.mails).toHaveLength(2)
  // Over the connection that is open.
  expect(smtp.signedIn).toEqual([
    expect.objectContaining({ method: 'PLAIN', username: 'support@msp.example' }),
  ])

  const before = deps.mailAccess
  deps.mailAccess = { ...before, findSendingDoor: async () => smtp.door }
  await (await openSender(deps))?.send({ ...mail, id: '3' })
  expect(smtp.signedIn[1]).toMatchObject({ method: 'XOAUTH2', accessToken: 'granted' })
  deps.mailAccess = before

  await admin.delete(`${url}/${id}`)
  expect(await openSender(deps)).toBeUndefined()
  expect(await asWorker(deps.db, findOutState)).toMatchObject({ hasServer: false })
})

test('a refusal is explained with the remedy when a server refuses all senders', async () => {
  const cases: [string, RegExp][] = [
    ['5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled', /Set-CASMailbox/],
    ['5.7.30 Basic authentication is not supported', /no longer accepts passwords for sending/],
    ['5.7.8 Bad token', /rejected the token/],
  ]
  for (const [refusal, words] of cases) {
    const { door } = await anSmtpServer({ refusal })
    const tried = trySending(door)
    await expect(tried).rejects.toMatchObject({
      step: 'sign-in',
      message: expect.stringMatching(words),
    })
  }
})
