import { expect, test } from 'vitest'

import { noteMailServer } from '#server/channels/mail/outgoing/sent/out-state.ts'
import { anAgentAtTheDesk, aPortal, aTicket } from '#test/a-portal.ts'
import { aMailbox, deliver, type Written } from '#test/incoming-mail.ts'
import { aMailServer } from '#test/mail-server.ts'
import { runOutbox } from '#test/run-schedules.ts'

type Sent = { headers: string; body: string; to: unknown[] }

function header(mail: Sent, name: string): string {
  const unfolded = mail.headers.replaceAll(/\r\n\s+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? ''
}

/** Answers of mail programs: how they quote, and which headers they keep. */
const PROGRAMS: Record<string, (text: string, quoted: string) => { type: string; body: string }> = {
  plain: (text, quoted) => ({
    type: 'text/plain; charset=utf-8',
    body: `${text}\r\n\r\nOn Mon, 5 Jan 2026 Support wrote:\r\n> ${quoted}`,
  }),
  gmail: (text, quoted) => ({
    type: 'text/html; charset=utf-8',
    body: `<div dir="ltr">${text}</div><div class="gmail_quote">Am 5.1. schrieb Support: ${quoted}</div>`,
  }),
  outlook: (text, quoted) => ({
    type: 'text/html; charset=utf-8',
    body: `<p class="MsoNormal">${text}</p><div id="appendonsend"></div><div id="divRplyFwdMsg"><b>De :</b> Support<br><b>Objet :</b> Printer</div><div>${quoted}</div>`,
  }),
  apple: (text, quoted) => ({
    type: 'text/html; charset=utf-8',
    body: `<div>${text}</div><blockquote type="cite">El 5 ene escribió: ${quoted}</blockquote>`,
  }),
  phone: (text, quoted) => ({
    type: 'text/plain; charset=utf-8',
    body: `${text}\r\n\r\n-- \r\nSent from my phone\r\n\r\n> ${quoted}`,
  }),
}

test('a conversation stays in one ticket, nothing twice, when it goes back and forth by mail with files', async () => {
  const server = await aMailServer()
  const portal = await aPortal({ config: { mail: server.settings } })
  const { deps, client, user } = portal
  await noteMailServer(deps)
  const mailbox = await aMailbox(portal)
  const { agent, desk } = await anAgentAtTheDesk(portal, { name: 'Ana' })
  const ticket = await aTicket(client, { subject: 'Printer' })
  await desk.put(`/api/desk/tickets/${ticket.id}`, { assigneeId: agent.id })
  /** Sends what is due, and returns what came to this person. */
  const send = async (to: string): Promise<Sent[]> => {
    const before = server.mails.length
    expect(await runOutbox(deps, ['mail-tell'])).toEqual([])
    expect(await runOutbox(deps, ['mail-send', 'mail-send-bulk'])).toEqual([])
    return server.mails.slice(before).filter((mail) => mail.to.map(String).includes(to))
  }
  const answer = async (from: string, mail: Sent, written: Partial<Written>) => {
    const { headers = [], ...rest } = written
    const threading = [
      `In-Reply-To: ${header(mail, 'Message-ID')}`,
      `References: ${header(mail, 'References')} ${header(mail, 'Message-ID')}`,
    ]
    const subject = `Re: ${header(mail, 'Subject')}`
    const to = header(mail, 'Reply-To')
    const all = { from, to, subject, headers: [...threading, ...headers], ...rest }
    expect(await deliver(portal, mailbox, all)).toMatchObject({
      state: 'placed',
      ticketId: ticket.id,
    })
  }
  await send(agent.email)

  const first = { kind: 'reply', comment: '<p>Question 1</p>' }
  await desk.post(`/api/desk/tickets/${ticket.id}/comments`, first)
  for (const [index, [program, write]] of Object.entries(PROGRAMS).entries()) {
    const [question, ...others] = await send(user.email)
    expect([question?.body.includes(`Question ${index + 1}`), others]).toEqual([true, []])
    const { type, body } = write(`Answer of ${program}`, `Question ${index + 1}`)
    const parts = [
      `--b\r\nContent-Type: ${type}\r\n\r\n${body}`,
      `--b\r\nContent-Type: text/plain; name="${program}.log"\r\nContent-Disposition: attachment; filename="${program}.log"\r\n\r\nlog`,
      '--b--',
    ]
    const mixed = {
      headers: ['Content-Type: multipart/mixed; boundary=b'],
      body: parts.join('\r\n'),
    }
    await answer(user.email, question!, mixed)
    const [told, ...more] = await send(agent.email)
    expect([told?.body.includes(`Answer of ${program}`), more]).toEqual([true, []])
    if (index < 4) await answer(agent.email, told!, { text: `Question ${index + 2}` })
  }

  const { comments } = (await client.get(`/api/tickets/${ticket.id}`)).json()
  const said = comments.toReversed() as { content: string; attachments: { filename: string }[] }[]
  expect(said.map(({ content }) => content)).toEqual(
    Object.keys(PROGRAMS).flatMap((program, index) => [
      `<p>Question ${index + 1}</p>`,
      `Answer of ${program}`,
    ]),
  )
  expect(said.flatMap(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual(
    Object.keys(PROGRAMS).map((program) => `${program}.log`),
  )
})
