import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { expect, onTestFinished, test } from 'vitest'

import { openImapStore } from '#server/channels/mail/mailboxes/imap/open-imap-store.ts'
import { createMailer } from '#server/platform/mail-transport/create-mailer.ts'
import { freePort } from '#test/free-port.ts'
import { DESK_MAILBOX, startPostOffice } from './post-office.ts'
import { createLetterServer } from './serve-letters.ts'

const ADA = 'ada@northwind.example'

async function aPostOffice() {
  const [smtpPort, imapPort] = [await freePort(), await freePort()]
  const office = await startPostOffice({ host: '127.0.0.1', smtpPort, imapPort })
  const server = createLetterServer(office, [ADA])
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await office.close()
  })
  const { user, password } = DESK_MAILBOX
  const door = { host: '127.0.0.1', port: imapPort, encryption: 'none', provider: 'other' } as const
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mailer: createMailer({
      url: `smtp://127.0.0.1:${smtpPort}`,
      from: { name: 'Support', address: DESK_MAILBOX.address },
    }),
    async readInbox() {
      const { signal } = new AbortController()
      const store = await openImapStore({ ...door, credentials: { user, password } }, signal)
      const found = await store.listAfter(0)
      const raws: string[] = []
      for (const { uid } of found) {
        const download = await store.download(uid, { maxBytes: 1_000_000 })
        if (download) raws.push(await text(download))
      }
      await store.close()
      return raws
    },
  }
}

test('a mail of the portal is readable in the pages, and an answer arrives in the mailbox of the desk', async () => {
  const { url, mailer, readInbox } = await aPostOffice()
  await mailer.send({
    id: '1',
    to: { name: 'Ada', address: ADA },
    replyTo: 'support+t123@portico.example',
    subject: '[#7] Printer <b>',
    text: 'We look into it.',
    html: '<p>We look into it.</p>',
  })
  const list = await (await fetch(url)).text()
  expect(list).toContain('[#7] Printer &lt;b&gt;')
  const letter = await fetch(`${url}/letters/1`)
  expect(await letter.text()).toContain(`Answer as ${ADA}`)
  expect(await (await fetch(`${url}/letters/1/html`)).text()).toBe('<p>We look into it.</p>')

  const form = new FormData()
  for (const [name, value] of Object.entries({
    text: 'Thank you.',
    style: 'gmail',
    genuine: 'yes',
  }))
    form.set(name, value)
  form.set('file', new File(['x'], 'fire.txt'))
  const answered = await fetch(`${url}/letters/1/answer`, { method: 'POST', body: form })
  expect(answered.status).toBe(200)
  const [raw = '', ...others] = await readInbox()
  expect(others).toEqual([])
  expect(raw).toContain('To: support+t123@portico.example')
  expect(raw).toContain('In-Reply-To: <1@portico.example>')
  expect(raw).toContain('Subject: Re: [#7] Printer <b>')
  expect(raw).toMatch(/^Authentication-Results: post\.portico\.example; dmarc=pass/m)
  expect(raw).toContain('filename=fire.txt')
  expect(raw).toContain('gmail_quote')
})

test('mails open one by one when two arrive together', async () => {
  const { url, mailer } = await aPostOffice()
  const mails = ['One', 'Two'].map((subject) => ({
    id: subject,
    to: { name: 'Ada', address: ADA },
    subject,
    text: subject,
    html: `<p>${subject}</p>`,
  }))
  await Promise.all(mails.map((mail) => mailer.send(mail)))
  const read = async (id: number) => (await fetch(`${url}/letters/${id}/html`)).text()
  expect([await read(1), await read(2)].toSorted()).toEqual(['<p>One</p>', '<p>Two</p>'])
})
