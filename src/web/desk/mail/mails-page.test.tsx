import { expect, test } from 'vitest'

import type { Mail, MailItem } from '#shared/mail/held/contract.ts'
import { AT, ID } from '#web/page-fixtures.tsx'
import { aViewer, renderText } from '#web/render-text.tsx'

import { mailQueries } from './mail-queries.ts'
import { MailsPage } from './mails-page.tsx'

const viewer = { ...aViewer, isAgent: true }
const HELD: MailItem = {
  id: ID,
  state: 'held',
  reason: 'unauthenticated',
  from: { name: 'Katharina', address: 'k@northwind.example' },
  subject: 'Printer',
  preview: 'It prints nothing',
  receivedAt: AT,
  customer: { id: ID, name: 'Northwind' },
  ticket: null,
  settledBy: null,
}
const MAIL: Mail = {
  ...HELD,
  to: ['support@msp.example'],
  text: 'It prints nothing at all',
  quoted: null,
  files: [{ filename: 'printer.log', sizeBytes: 3 }],
  leftOut: [],
  remarks: [],
  authentication: { verdict: 'none', by: 'mx.msp.example', results: ['spf=softfail'] },
  alert: null,
  isKept: true,
  isHeadOnly: false,
  heldOfSender: 1,
  isReadable: true,
  isOfStaff: false,
  tickets: [
    {
      id: ID,
      number: 1007,
      subject: 'Printer',
      status: 'Open',
      customerName: 'Northwind',
      requesterName: 'Katharina',
      by: 'answered',
    },
  ],
  customerOfAddress: { id: ID, name: 'Northwind' },
}

const list = (mails: MailItem[]) =>
  renderText(<MailsPage />, {
    viewer,
    path: '/desk/mail',
    loaded: [
      [
        mailQueries.list('held').queryKey,
        { pages: [{ rows: mails, nextCursor: null }], pageParams: [null] },
      ],
    ],
  })

const one = (mail: Mail) =>
  renderText(<MailsPage />, {
    viewer,
    path: `/desk/mail?mail=${ID}`,
    pattern: '/desk/mail',
    loaded: [[mailQueries.mail(ID).queryKey, mail]],
  })

test('the list of held mail shows the owner and the reason of each', () => {
  const text = list([HELD])
  for (const shown of ['Katharina', 'Printer', 'It prints nothing', 'Northwind'])
    expect(text).toContain(shown)
  expect(text).toContain('The sender couldn’t be verified (SPF, DKIM or DMARC).')
  expect(list([])).toContain('Nothing to review')
})

test("a mail in someone's name is set apart from a stranger's when its sender is not verified", () => {
  const mark = 'Sender not verified'
  expect(list([HELD])).toContain(mark)
  expect(one(MAIL)).toContain(mark)
  expect(list([{ ...HELD, reason: 'unknown_sender' }])).not.toContain(mark)
})

test('a held mail shows what is known of its sender, and offers the possible decisions', () => {
  const text = one(MAIL)
  for (const shown of [
    'It prints nothing at all',
    'printer.log',
    'Not verified. Anyone could have',
  ])
    expect(text).toContain(shown)
  for (const offered of ['Add to #1007', 'Create ticket', 'Discard'])
    expect(text).toContain(offered)
})

test('a mail can be held again, and nothing else, when a machine has sent it', () => {
  const text = one({ ...MAIL, state: 'automatic', reason: null })
  expect(text).toContain('Move back to review')
  expect(text).not.toContain('Create ticket')
  expect(one({ ...MAIL, state: 'automatic', isKept: false, text: '' })).toContain(
    'This email’s text is no longer stored.',
  )
})

test('held mail is discarded when it is selected, and that of a sender all together', () => {
  expect(list([HELD])).toContain('Select all')
  expect(list([{ ...HELD, state: 'automatic' }])).not.toContain('Select all')
  expect(one({ ...MAIL, heldOfSender: 12 })).toContain('Discard all 12 emails from this sender')
  expect(one(MAIL)).not.toContain('from this sender')
})

test('a mail says so when only its head is kept', () => {
  const text = one({ ...MAIL, text: 'It prints', isHeadOnly: true })
  for (const shown of ['It prints', 'Only the headers', 'Download headers'])
    expect(text).toContain(shown)
})

test('a mail says that it could not be read, and not that it is empty, when reading failed', () => {
  const broken = { ...MAIL, reason: 'broken' as const, text: '' }
  const text = one({ ...broken, isReadable: false })
  expect(text).toContain('This email couldn’t be read.')
  expect(text).toContain('Download original (.eml)')
  expect(text).not.toContain('This email has no text.')
  expect(one(broken)).toContain('This email has no text.')
})
