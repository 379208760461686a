import { expect, test } from 'vitest'

import type { MailOut, SentMail } from '#shared/mail/out/contract.ts'
import { AT, ID } from '#web/page-fixtures.tsx'
import { aViewer, renderText } from '#web/render-text.tsx'

import { SentMailPage } from './sent-mail-page.tsx'
import { sentMailQueries } from './sent-mail-queries.ts'

const FINE: MailOut = { isOn: true, stopped: null, bounced: [] }
const FAILED: SentMail = {
  id: ID,
  kind: 'answer',
  state: 'failed',
  subject: '[#1007] Printer',
  address: 'k@northwind.example',
  ticket: { id: ID, number: 1007 },
  createdAt: AT,
  sentAt: null,
  nextTryAt: null,
  over: null,
  attempts: [
    { at: AT, outcome: 'temporary', code: '451', words: '451 Try again later' },
    { at: AT, outcome: 'permanent', code: '550 5.1.1', words: '550 5.1.1 No such mailbox' },
  ],
}
const LIST = sentMailQueries.list(undefined).queryKey

function render({ out = FINE, mails = [] }: { out?: MailOut; mails?: SentMail[] }) {
  return renderText(<SentMailPage />, {
    viewer: { ...aViewer, isAdmin: true },
    loaded: [
      [sentMailQueries.overview().queryKey, out],
      [LIST, { pages: [{ rows: mails, nextCursor: null }], pageParams: [null] }],
    ],
  })
}

test('the page of sent mail shows each attempt in the words of the mail server', () => {
  const text = render({ mails: [FAILED] })
  for (const shown of ['[#1007] Printer', 'k@northwind.example', '451 Try again later'])
    expect(text).toContain(shown)
  expect(text).toMatch(/k@northwind\.example\s+Failed\s+2 attempts/)
  expect(text).toContain('550 5.1.1 No such mailbox')
})

test('the page of sent mail says what to do when mail cannot go out', () => {
  const customer = { id: ID, name: 'Northwind' }
  const address = { customer, address: 'k@northwind.example', at: AT, words: '550 Unknown' }
  const stopped = { at: AT, code: '535', words: '535 5.7.8 Bad password' }
  const text = render({ out: { isOn: false, stopped, bounced: [address] } })
  for (const shown of [
    'Email isn’t being sent: no mail server is configured. Set one up, or send from one of your mailboxes.',
    'Send from a mailbox',
    'Set up a mail server',
    '535 5.7.8 Bad password',
  ])
    expect(text).toContain(shown)
  expect(text).toContain('Resume sending')
  expect(text).toContain('550 Unknown')
  expect(render({})).not.toContain('Email isn’t being sent')
})
