import { expect, test } from 'vitest'

import type { MailItem } from '#shared/mail/held/contract.ts'
import { ticketMailQuery } from './ticket-mail-query.ts'
import { AT, ID } from '#web/page-fixtures.tsx'
import { aViewer, renderText } from '#web/render-text.tsx'

import { AutomaticMail, BouncedMark } from './ticket-mail.tsx'

const MAIL: MailItem = {
  id: ID,
  state: 'automatic',
  reason: null,
  from: { name: 'Katharina', address: 'k@northwind.example' },
  subject: 'Away',
  preview: 'I am away until Monday',
  receivedAt: AT,
  customer: null,
  ticket: { id: ID, number: 1007 },
  settledBy: null,
}

test('automatic mail is folded, and shows its sender and who sees it', () => {
  const text = renderText(<AutomaticMail mail={MAIL} />)
  expect(text).toContain('Automated email from Katharina')
  expect(text).toContain('Visible to your team only.')
  expect(text).not.toContain('until Monday')
  const from = { name: '', address: 'mailer-daemon@northwind.example' }
  expect(renderText(<AutomaticMail mail={{ ...MAIL, state: 'bounce', from }} />)).toContain(
    'Bounce report from mailer-daemon@northwind.example',
  )
})

test('where mail comes back the agent is told since when, why, and who can change it', () => {
  const bounced = { at: AT, words: '550 5.1.1 No such mailbox' }
  const show = (isAdmin: boolean, given: typeof bounced | null = bounced) =>
    renderText(<BouncedMark ticketId={ID} />, {
      viewer: { ...aViewer, isAdmin },
      loaded: [
        [
          ticketMailQuery(ID).queryKey,
          { reach: 'bounced', bounced: given, stoppedAt: null, automatic: [], originals: [] },
        ],
      ],
    })
  const text = show(false)
  for (const told of ['has been bouncing since', '550 5.1.1 No such mailbox', 'an administrator'])
    expect(text).toContain(told)
  expect(text).not.toContain('Resume email to this address')
  expect(show(true)).toContain('Resume email to this address')
  expect(show(true, null).trim()).toBe('')
})

test('where all mail is stopped the agent is told since when, and an administrator where to look', () => {
  const show = (isAdmin: boolean) =>
    renderText(<BouncedMark ticketId={ID} />, {
      viewer: { ...aViewer, isAdmin },
      loaded: [
        [
          ticketMailQuery(ID).queryKey,
          { reach: 'stopped', bounced: null, stoppedAt: AT, automatic: [], originals: [] },
        ],
      ],
    })
  expect(show(false)).toContain('Ticket emails haven’t been sent since')
  expect(show(false)).not.toContain('Outgoing email')
  expect(show(true)).toContain('Outgoing email')
})
