import { expect, test } from 'vitest'

import type { TicketMail } from '#shared/mail/held/contract.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import { makeReplyAddress } from '#server/channels/mail/reply-address.ts'
import { anAgentAtTheDesk, aPortal, aTicket } from '#test/a-portal.ts'
import { aMailbox, deliver, type Written } from '#test/incoming-mail.ts'

const RELATED = ['Content-Type: multipart/related; boundary=b']

/** A customer's person with a ticket, who writes mails about it, and an agent who reads them. */
async function aConversation() {
  const portal = await aPortal()
  const mailbox = await aMailbox(portal)
  const ticket = await aTicket(portal.client, { subject: 'Printer' })
  const { desk } = await anAgentAtTheDesk(portal)
  const { deps, user, client } = portal
  const replyTo =
    makeReplyAddress(deps.cookieSecret, {
      base: mailbox.address,
      ticketId: ticket.id,
      isInternal: false,
    }) ?? ''
  const mail = (written: Partial<Written> = {}) =>
    deliver(portal, mailbox, { from: user.email, to: replyTo, ...written })
  const read = async (ticketId: string | null = ticket.id) =>
    (await client.get(`/api/tickets/${ticketId}`)).json()
  return { ...portal, portal, mailbox, ticket, desk, mail, read }
}

function pictureOf(name: string, content: string): string[] {
  return [
    '--b',
    `Content-Type: image/png; name="${name}"`,
    `Content-ID: <${name}@x>`,
    '',
    `PNG ${content}`,
  ]
}

function withPictures(html: string, ...pictures: string[][]): Partial<Written> {
  const lines = ['--b', 'Content-Type: text/html; charset=utf-8', '', html, ...pictures.flat()]
  return { headers: RELATED, body: [...lines, '--b--'].join('\r\n') }
}

test('what a mail quotes is folded when it answers a mail that the desk has, and is read when not', async () => {
  const { mail, read, mailbox } = await aConversation()
  await mail({ messageId: 'first@northwind.example', text: 'It is broken' })
  const quote = 'On 5 Jan 2026, Somebody wrote:\r\n> Restart it'
  const answer = { text: `Done\r\n\r\n${quote}` }
  const known = ['In-Reply-To: <first@northwind.example>']
  const unknown = ['In-Reply-To: <other@shop.example>', 'References: <first@northwind.example>']
  const contentOf = async (written: Partial<Written>) => {
    const { ticketId } = await mail(written)
    const found = await read(ticketId)
    return found.comments[0]?.content ?? found.description
  }
  expect(await contentOf(answer)).toBe('Done')
  expect(await contentOf({ ...answer, to: mailbox.address, headers: known })).toBe('Done')
  expect(await contentOf({ ...answer, to: mailbox.address, headers: unknown })).toContain('Restart')
  expect(await contentOf({ ...answer, to: mailbox.address })).toContain('Restart')
})

test('requester and agent find folded words, even when the ticket was changed since', async () => {
  const { mail, client, desk, ticket, mailbox, deps } = await aConversation()
  await mail({ text: 'Done\r\n\r\n> Restart the flux capacitor\r\n> please' })
  const raised = await mail({
    to: mailbox.address,
    subject: 'Scanner',
    text: 'Help\r\n\r\n-- \r\nHovercraft Ltd',
  })
  const foundBy = async (q: string) => {
    const [own, all] = await Promise.all([
      client.get(`/api/tickets?q=${encodeURIComponent(q)}`),
      desk.get(`/api/desk/tickets?view=all&q=${encodeURIComponent(q)}`),
    ])
    return [own, all].map((response) => response.json().map(({ id }: { id: string }) => id))
  }
  expect(await foundBy('capacitor')).toEqual([[ticket.id], [ticket.id]])
  expect(await foundBy('hovercraft')).toEqual([[raised.ticketId], [raised.ticketId]])
  await asStaff(deps.db, (tx) =>
    tx
      .updateTable('tickets')
      .set({ subject: 'Copier' })
      .where('id', '=', raised.ticketId ?? '')
      .execute(),
  )
  expect(await foundBy('hovercraft copier')).toEqual([[raised.ticketId], [raised.ticketId]])
})

test('a picture is kept, except when an earlier mail of the ticket has brought it', async () => {
  const { mail, read } = await aConversation()
  const filesOf = async (written: Partial<Written>) => {
    await mail(written)
    const [comment] = (await read()).comments
    return {
      files: comment.attachments.map(({ filename }: { filename: string }) => filename),
      leftOut: comment.mail?.leftOut ?? [],
    }
  }
  const signed = '<p>Hello</p><div class="gmail_signature">Ann <img src="cid:logo.png@x"></div>'
  const logo = pictureOf('logo.png', 'logo')
  expect(await filesOf(withPictures(signed, logo))).toEqual({ files: ['logo.png'], leftOut: [] })
  expect(await filesOf(withPictures(signed, logo))).toEqual({
    files: [],
    leftOut: [{ name: 'logo.png', why: 'quoted' }],
  })
  const quote = '<blockquote type="cite"><img src="cid:image001.png@x"></blockquote>'
  const renamed = pictureOf('image001.png', 'logo')
  expect(await filesOf(withPictures(`<p>Done</p>${quote}`, renamed))).toMatchObject({ files: [] })
  const other = pictureOf('image001.png', 'page')
  expect(await filesOf(withPictures(`<p>Done</p>${quote}`, other))).toMatchObject({
    files: ['image001.png'],
  })
  const shown = withPictures('<p>Again: <img src="cid:logo.png@x"></p>', logo)
  expect(await filesOf(shown)).toMatchObject({ files: ['logo.png'] })
})

test('a mail is marked when its words are in a file, or when it has none', async () => {
  const { mail, read } = await aConversation()
  const contentOf = async (written: Partial<Written>) => {
    await mail(written)
    return (await read()).comments[0].content
  }
  const type = 'application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m'
  const encrypted = { headers: [`Content-Type: ${type}`], body: 'MIAGCSqG' }
  expect(await contentOf(encrypted)).toBe('This email’s text is in an attached file.')
  expect(await contentOf({ text: '' })).toBe('This email has no text.')
})

test('the desk leads from a ticket and its comments to the mails that they were made from', async () => {
  const { mail, desk, mailbox, ticket, client, read } = await aConversation()
  const originalsOf = async (ticketId: string | null) =>
    (await desk.get(`/api/desk/tickets/${ticketId}/mail`)).json<TicketMail>().originals
  expect(await originalsOf(ticket.id)).toEqual([])
  const raised = await mail({ to: mailbox.address, text: 'Scanner' })
  expect(await originalsOf(raised.ticketId)).toEqual([
    { mailId: raised.id, partId: raised.ticketId },
  ])
  const replied = await mail({ text: 'Done' })
  const [comment] = (await read()).comments
  expect(await originalsOf(ticket.id)).toEqual([{ mailId: replied.id, partId: comment.id }])
  const raw = await desk.get(`/api/desk/mails/${raised.id}/raw`)
  expect(raw.body).toContain('Scanner')
  expect((await client.get(`/api/desk/mails/${raised.id}/raw`)).statusCode).toBe(403)
})

test('a mail is held with a remark when it cannot be read, and is offered as it came in', async () => {
  const { mail, desk, mailbox } = await aConversation()
  const headers = ['Content-Type: text/plain', 'Content-Transfer-Encoding: base64']
  const held = await mail({ to: mailbox.address, headers, body: 'A' })
  expect(held).toMatchObject({ state: 'held', reason: 'broken' })
  const shown = (await desk.get(`/api/desk/mails/${held.id}`)).json()
  expect(shown).toMatchObject({ isReadable: false, isKept: true, text: '' })
  expect((await desk.get(`/api/desk/mails/${held.id}/raw`)).body).toContain('base64')
})
