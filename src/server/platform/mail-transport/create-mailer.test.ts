import { createServer } from 'node:net'

import { expect, onTestFinished, test } from 'vitest'

import { aMailServer } from '#test/mail-server.ts'
import { createMailer } from './create-mailer.ts'
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

test('send throws when the mail server stays silent', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => silent.close(() => resolve())))
  const { port } = silent.address() as { port: number }
  const from = { name: '', address: 'support@portico.example' }
  const mailer = createMailer({ url: `smtp://127.0.0.1:${port}`, from }, { timeoutMs: 100 })
  await expect(
    mailer.send({ id: '1', to: ADA, subject: 'Hello', ...writeMail('en', []) }),
  ).rejects.toThrow()
})
