import { createServer } from 'node:net'

import { expect, onTestFinished, test } from 'vitest'

import { aMailServer } from '#test/mail-server.ts'
import { createMailer, UnknownOutcome } from './create-mailer.ts'
import { describeMailFailure } from './describe-mail-failure.ts'
import { writeMail } from './write-mail.ts'

const ADA = { name: 'Ada Admin', address: 'ada@portico.example' }

test('send delivers a mail as text and HTML, from the sender of the installation', async () => {
  const { mails, settings } = await aMailServer()
  const body = writeMail('en', [
    'Hello <b>Ada</b>,',
    { text: 'Go', url: 'https://a.example/?a=1&b="' },
  ])
  await createMailer(settings).send({ id: '1', to: ADA, subject: 'Grüße', ...body })
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ from: 'support@portico.example', to: [ADA.address] })
  expect(mails[0]?.headers).toContain('Message-ID: <1@portico.example>')
  expect(mails[0]?.headers).toMatch(/^From: Portico <support@portico\.example>$/m)
  expect(mails[0]?.headers).toMatch(/^To: Ada Admin <ada@portico\.example>$/m)
  expect(mails[0]?.body).toContain('Hello <b>Ada</b>,\r\n\r\nhttps://a.example/?a=1&b="')
  expect(mails[0]?.body).toContain('<p>Hello &lt;b&gt;Ada&lt;/b&gt;,</p>')
  expect(mails[0]?.body).toContain('<a href="https://a.example/?a=1&amp;b=&quot;">Go</a>')
})

test('send adds neither a header nor a recipient when a name or subject is hostile', async () => {
  const { mails, settings } = await aMailServer()
  const hostile = 'Eve\r\nBcc: victim@other.example\r\n\r\n"<eve@other.example>, x'
  const to = { name: hostile, address: ADA.address }
  await createMailer(settings).send({
    id: '1',
    to,
    subject: hostile,
    ...writeMail('en', [hostile]),
  })
  expect(mails[0]?.to).toEqual([ADA.address])
  expect(mails[0]?.headers).not.toMatch(/^Bcc/im)
  expect(mails[0]?.headers.match(/^To: .*(\r\n .*)*<ada@portico\.example>$/gm)).toHaveLength(1)
})

test('send throws when the mail server refuses the mail', async () => {
  const { mails, settings } = await aMailServer({ refuses: true })
  const sending = createMailer(settings).send({
    id: '1',
    to: ADA,
    subject: 'Hello',
    ...writeMail('en', []),
  })
  await expect(sending).rejects.toThrow('No such mailbox')
  expect(mails).toEqual([])
})

/** Starts a server that greets no one. */
async function aSilentServer() {
  const silent = createServer()
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => silent.close(() => resolve())))
  const { port } = silent.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}`, from: { name: '', address: 'support@portico.example' } }
}

const HELLO = { id: '1', to: ADA, subject: 'Hello', ...writeMail('en', ['Hello']) }

test('send throws when the mail server stays silent, and knows that nothing was sent', async () => {
  const mailer = createMailer(await aSilentServer(), { connectMs: 100 })
  const error = await mailer.send(HELLO).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(UnknownOutcome)
})

test('send waits longer for the answer to a mail than for a connection', async () => {
  const { fates, mails, settings } = await aMailServer()
  const limits = { connectMs: 1_000 }
  const answer = Promise.withResolvers<void>()
  fates.push({ answersAfter: answer.promise })
  const sending = createMailer(settings, limits).send(HELLO)
  await expect.poll(() => mails.length).toBe(1)
  // Takes as long as a connection may.
  await expect(createMailer(await aSilentServer(), limits).send(HELLO)).rejects.toThrow()
  answer.resolve()
  await expect(sending).resolves.toMatchObject({ words: expect.stringContaining('250') })
})

test('send says that the outcome is unknown when the answer to a whole mail is missing', async () => {
  const { fates, mails, settings } = await aMailServer()
  fates.push('lost')
  await expect(createMailer(settings).send(HELLO)).rejects.toThrow(UnknownOutcome)
  const answer = Promise.withResolvers<void>()
  fates.push({ answersAfter: answer.promise })
  const late = await createMailer(settings, { mailMs: 1_000 })
    .send(HELLO)
    .catch((error) => error)
  answer.resolve()
  expect(late).toBeInstanceOf(UnknownOutcome)
  expect(describeMailFailure(late)).toBe('The mail server didn’t respond in time.')
  expect(mails).toHaveLength(2)
})

test('send opens another connection when the server has closed the idle one', async () => {
  const server = await aMailServer()
  const mailer = createMailer(server.settings)
  for (const id of ['1', '2', '3']) await mailer.send({ ...HELLO, id })
  expect(server.countConnections()).toBe(1)
  server.closeConnections()
  await mailer.send({ ...HELLO, id: '4' })
  expect([server.mails.length, server.countConnections()]).toEqual([4, 2])
})
