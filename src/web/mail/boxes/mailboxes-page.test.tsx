import { expect, test } from 'vitest'

import type { Mailbox } from '#shared/mail/boxes/contract.ts'
import { AT, ID } from '#web/page-fixtures.tsx'
import { aViewer, renderText } from '#web/render-text.tsx'

import { mailboxQueries } from './mailbox-queries.ts'
import { MailboxPage } from './mailbox-page.tsx'
import { MailboxesPage } from './mailboxes-page.tsx'
import { NewMailboxPage } from './new-mailbox-page.tsx'

const viewer = { ...aViewer, isAdmin: true }

function aMailbox(change: Partial<Mailbox> = {}): Mailbox {
  return {
    id: ID,
    version: 1,
    name: 'Service desk',
    address: 'support@msp.example',
    provider: 'microsoft',
    signIn: 'client-credentials',
    imapHost: null,
    imapPort: null,
    imapEncryption: null,
    smtpHost: null,
    smtpPort: null,
    smtpEncryption: null,
    userName: null,
    tenantId: 'tenant',
    clientId: 'client',
    secretEndsOn: null,
    proofKey: null,
    trustedServer: 'topmost',
    resultsBelow: false,
    isOn: true,
    isSender: true,
    firstDays: 0,
    hasSecret: true,
    webhookUrl: 'https://portal.example/api/mail/incoming/1?secret=SECRET',
    readAt: AT,
    unreachableSince: null,
    lastError: null,
    updatedAt: AT,
    updatedBy: 'Ada Admin',
    ...change,
  }
}

const list = (mailboxes: Mailbox[]) =>
  renderText(<MailboxesPage />, { viewer, loaded: [[['mailboxes'], mailboxes]] })

const form = (mailbox: Mailbox) =>
  renderText(<MailboxPage />, {
    viewer,
    path: `/admin/mail/mailboxes/${ID}`,
    pattern: '/admin/mail/mailboxes/:mailboxId',
    loaded: [[mailboxQueries.one(ID).queryKey, mailbox]],
  })

test('the list of mailboxes shows the state of reading, and why it fails when it does', () => {
  const text = list([
    aMailbox(),
    aMailbox({ id: '2', unreachableSince: AT, lastError: 'The password is refused.' }),
    aMailbox({ id: '3', isOn: false, isSender: false, provider: 'postmark', readAt: null }),
  ])
  for (const shown of [
    'Service desk',
    'support@msp.example',
    'Microsoft 365',
    'Receiving',
    'Sending',
  ])
    expect(text).toContain(shown)
  expect(text).toContain('The password is refused.')
  expect(text).toContain('No email received yet')
  expect(list([])).toContain('No mailboxes yet')
})

test('the form of a stored mailbox never shows its secret, and guides through its provider', () => {
  const text = form(aMailbox())
  expect(text).toContain('Saved and encrypted. Leave empty to keep the current secret.')
  expect(text).toContain('New-ServicePrincipal')
  expect(text).toContain('support@msp.example')
  expect(form(aMailbox({ provider: 'google', signIn: 'service-account' }))).not.toContain(
    'New-ServicePrincipal',
  )
})

test('a new mailbox begins with the choice of its provider', () => {
  const text = renderText(<NewMailboxPage />, { viewer })
  expect(text).toContain('New mailbox')
  expect(text).toMatch(/Provider\s*\d?\s*Connect\s*\d?\s*Test\s*\d?\s*Done/)
  expect(text).toContain('Amazon SES (webhook)')
  expect(text).not.toContain('Save mailbox')
})

test('a mailbox in the list has a menu, which resumes it when it is off', () => {
  expect(list([aMailbox()])).toMatch(/Edit\s*Test connection\s*Pause receiving\s*Delete mailbox/)
  expect(list([aMailbox({ isOn: false })])).toContain('Resume receiving')
})

test('a mailbox has a badge in the list only when it is off or cannot be read', () => {
  expect(list([aMailbox()])).not.toContain('Problem')
  expect(list([aMailbox({ unreachableSince: AT })])).toMatch(/Problem\s*First noticed/)
  expect(list([aMailbox({ isOn: false, unreachableSince: AT })])).not.toContain('Problem')
})
