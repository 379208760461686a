import { expect, test } from 'vitest'

import { asStaff } from '#server/platform/db/as-role.ts'
import { makeReplyAddress } from '#server/channels/mail/reply-address.ts'
import { anAgentAtTheDesk, aPortal, aTicket } from '#test/a-portal.ts'
import { aMailbox, deliver, type Written } from '#test/incoming-mail.ts'

const MB = 1024 * 1024

/** A ticket with an agent who answers it by mail. */
async function anAnsweringAgent() {
  const portal = await aPortal()
  const { deps, client } = portal
  const mailbox = await aMailbox(portal)
  const ticket = await aTicket(client, { subject: 'Printer' })
  const { agent, desk } = await anAgentAtTheDesk(portal)
  const addressFor = (isInternal: boolean) =>
    makeReplyAddress(deps.cookieSecret, {
      base: mailbox.address,
      ticketId: ticket.id,
      isInternal,
    }) ?? ''
  const answer = async (written: Partial<Written>) => {
    const to = addressFor(false)
    const row = await deliver(portal, mailbox, { from: agent.email, to, ...written })
    return `${row.state} ${row.reason}`
  }
  const told = async () => {
    const rows = await asStaff(deps.db, (tx) =>
      tx
        .selectFrom('staffNotices')
        .select('kind')
        .where('ticketId', '=', ticket.id)
        .where('userId', '=', agent.id)
        .where('kind', '=', 'answer_held')
        .execute(),
    )
    return rows.length
  }
  const read = async () => (await client.get(`/api/tickets/${ticket.id}`)).json()
  return { portal, desk, ticket, answer, told, read, addressFor }
}

/** A mail with a text and files of these sizes. */
function withFiles(sizes: number[], text = 'See the files'): Partial<Written> {
  const files = sizes.flatMap((bytes, index) => [
    '--b',
    'Content-Type: application/octet-stream',
    `Content-Disposition: attachment; filename="${index}.bin"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.alloc(bytes, index + 1).toString('base64'),
  ])
  return {
    headers: ['Content-Type: multipart/mixed; boundary=b'],
    body: ['--b', 'Content-Type: text/plain', '', text, ...files, '--b--'].join('\r\n'),
  }
}

const asHtml = (body: string): Partial<Written> => ({
  headers: ['Content-Type: text/html; charset=utf-8'],
  body,
})
const asText = (body: string): Partial<Written> => ({
  headers: ['Content-Type: text/plain; charset=utf-8'],
  body,
})

test('the customer gets the quotes, with a remark, when an agent answers by mail', async () => {
  const { answer, read, told } = await anAnsweringAgent()
  const quoting =
    '<p>Try this</p><img src="https://x.example/a.png"><div class="gmail_quote">On Monday Ann wrote: it is broken</div>'
  expect(await answer(asHtml(quoting))).toBe('placed null')
  const [comment] = (await read()).comments
  expect(comment.content).toContain('Try this')
  expect(comment.mail).toMatchObject({
    html: null,
    quoted: expect.stringContaining('it is broken'),
    remarks: ['remote-pictures'],
  })
  expect(await told()).toBe(0)
})

test('quotes stay with the staff when an agent writes a note', async () => {
  const { answer, read, desk, ticket, addressFor } = await anAnsweringAgent()
  const quoting = '<p>Odd</p><div class="gmail_quote">On Monday Ana wrote: they never pay</div>'
  expect(await answer({ to: addressFor(true), ...asHtml(quoting) })).toBe('placed null')
  expect(JSON.stringify(await read())).not.toContain('never pay')
  expect((await desk.get(`/api/desk/tickets/${ticket.id}`)).body).toContain('never pay')
})

test.each<[string, Partial<Written>]>([
  ['a file is too large', withFiles([11 * MB])],
  ['there are six files', withFiles([1, 2, 3, 4, 5, 6])],
  ['there are seven files', withFiles([1, 2, 3, 4, 5, 6, 7])],
  ['its text is too long', asText('Twenty letters here.\n'.repeat(4_000))],
  ['its HTML is too long', asHtml(`<p>${'Twenty letters here. '.repeat(4_000)}</p>`)],
  ['it is empty', asText('\n')],
  [
    'it is encrypted',
    {
      headers: ['Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m'],
      body: 'AAAA',
    },
  ],
])('an answer by mail is held, and its agent told, when %s', async (_when, written) => {
  const { answer, read, told } = await anAnsweringAgent()
  const before = await read()
  expect(await answer(written)).toBe('held answer_incomplete')
  expect(await read()).toEqual(before)
  expect(await told()).toBe(1)
})

test.each<[string, Partial<Written>]>([
  ['it has five files', withFiles([1, 2, 3, 4, 10 * MB])],
  ['it is as long as a reply may be', asText('x'.repeat(65_000))],
  [
    'only what it quotes is too long',
    asText(`Thanks\n\nOn Monday Ann wrote:\n${'> Twenty letters here.\n'.repeat(4_000)}`),
  ],
  ['its files say everything', withFiles([1], '')],
])('an answer by mail reaches the customer when %s', async (_when, written) => {
  const { answer, read, told } = await anAnsweringAgent()
  expect(await answer(written)).toBe('placed null')
  expect((await read()).comments).toHaveLength(1)
  expect(await told()).toBe(0)
})

test.each<[string, Partial<Written>]>([
  [
    'Gmail',
    asHtml(
      '<div dir="ltr"><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Mon, 5 Jan 2026 at 10:00, Ann &lt;ann@northwind.example&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex">Which driver?</blockquote><div>The newest one</div><blockquote class="gmail_quote">And the cable?</blockquote><div>Leave it as it is</div></div></div>',
    ),
  ],
  [
    'Thunderbird',
    asHtml(
      '<div class="moz-cite-prefix">On 05.01.26 10:00, Ann wrote:<br></div><blockquote type="cite">Which driver?</blockquote><p>The newest one</p><blockquote type="cite">And the cable?</blockquote><p>Leave it as it is</p>',
    ),
  ],
  [
    'plain text',
    asText(
      'On 05.01.26 10:00, Ann wrote:\n> Which driver?\nThe newest one\n\n> And the cable?\n\nLeave it as it is\n',
    ),
  ],
])(
  'answers between quotes reach the customer when an agent writes with %s',
  async (_program, written) => {
    const { answer, read } = await anAnsweringAgent()
    expect(await answer(written)).toBe('placed null')
    const [{ content }] = (await read()).comments
    for (const said of ['The newest one', 'Leave it as it is']) expect(content).toContain(said)
  },
)

test('an agent is notified of a held answer when its ticket is closed, and not when they are unproven', async () => {
  const { answer, told, portal, ticket } = await anAnsweringAgent()
  expect(await answer({ results: 'dmarc=fail' })).toBe('held staff_unproven')
  expect(await told()).toBe(0)
  await portal.client.post(`/api/tickets/${ticket.id}/close`, {})
  expect(await answer({})).toBe('held ticket_closed')
  expect(await told()).toBe(1)
})

test('an answer becomes a note with its parts when an agent accepts it for a colleague', async () => {
  const { answer, desk, ticket } = await anAnsweringAgent()
  await answer(withFiles([1, 2, 3, 4, 5, 6]))
  const [{ id }] = (await desk.get('/api/desk/mails?limit=1')).json()
  const { number } = (await desk.get(`/api/desk/tickets/${ticket.id}`)).json()
  await desk.post(`/api/desk/mails/${id}/accept`, { as: 'reply', ticketNumber: number })
  expect((await desk.get(`/api/desk/tickets/${ticket.id}`)).json().comments).toMatchObject([
    { isInternal: true, mail: { leftOut: [{ name: '5.bin', why: 'too-many' }] } },
  ])
})
