import { expect, test } from 'vitest'

import * as words from '#words/mailboxes.ts'
import { checkFields, toFields, toInput, withProvider } from './mailbox-fields.ts'

test('the form changes sign-in and vouching server when another provider is chosen', () => {
  const fields = toFields(undefined)
  expect(fields).toMatchObject({ signIn: 'client-credentials', trustedServer: 'topmost' })
  expect(withProvider({ ...fields, secret: 'x' }, 'google')).toMatchObject({
    signIn: 'service-account',
    trustedServer: 'mx.google.com',
    resultsBelow: true,
    secret: '',
  })
  expect(withProvider(fields, 'mailgun')).toMatchObject({ signIn: 'webhook', trustedServer: '' })
})

test('the form names each missing field when a provider needs it', () => {
  const fields = { ...toFields(undefined), name: 'Support', address: 'support@msp.example' }
  const none = { hasSecret: false }
  expect(checkFields(fields, none)).toEqual({
    tenantId: words.giveTenant,
    clientId: words.giveClient,
    secret: words.giveSecret,
  })
  const other = withProvider({ ...fields, imapPort: 'x', smtpHost: 'a', smtpPort: '0' }, 'other')
  expect(checkFields(other, { hasSecret: true })).toEqual({
    imapHost: words.giveHost,
    imapPort: words.givePort,
    smtpPort: words.givePort,
  })
  expect(checkFields(withProvider(fields, 'ses'), none)).toEqual({ proofKey: words.giveTopic })
  expect(Object.keys(checkFields(toFields(undefined), none))).toContain('address')
})

test('the form sends servers only when the mailbox is at another provider', () => {
  const fields = { ...toFields(undefined), imapHost: 'imap.msp.example', firstDays: '7' }
  expect(toInput(fields, 3)).toMatchObject({
    version: 3,
    imapHost: null,
    secret: null,
    firstDays: 7,
  })
  expect(toInput({ ...withProvider(fields, 'other'), secret: 's' }, 0)).toMatchObject({
    imapHost: 'imap.msp.example',
    imapPort: 993,
    smtpHost: null,
    smtpPort: null,
    secret: 's',
  })
})
