import { expect, test } from 'vitest'

import { heardByRequester } from './audience-rule.ts'

const UMA = { email: 'uma@northwind.example' }

const NOTE = {
  stream: 'notes' as const,
  direction: 'note' as const,
  ref: null,
  authorEmail: 'olive@crm.example',
  recipientEmails: null,
  html: '<div>#public</div><p>We found it.</p>',
}
const rule = (noteRule: 'never' | 'marked' | 'all', marker = '#public') => ({ noteRule, marker })

test('a note stays in the CRM unless the rule allows it, and always when it has a reference of ours', () => {
  expect(heardByRequester(NOTE, UMA, rule('never'))).toBeUndefined()
  expect(heardByRequester(NOTE, UMA, rule('all'))).toEqual({ by: 'agent', html: NOTE.html })
  expect(heardByRequester({ ...NOTE, ref: 'ours' }, UMA, rule('all'))).toBeUndefined()
  expect(heardByRequester({ ...NOTE, ref: 'ours' }, UMA, rule('marked'))).toBeUndefined()
  const filedWith = (...recipientEmails: string[]) =>
    heardByRequester({ ...NOTE, recipientEmails }, UMA, rule('all'))?.by
  expect(filedWith('boss@northwind.example', UMA.email)).toBe('agent')
  expect(filedWith('ann@fabrikam.example')).toBeUndefined()
})

test('a note has the marker alone in its first line, hidden, when it is marked', () => {
  const read = (html: string, marker?: string) =>
    heardByRequester({ ...NOTE, html }, UMA, rule('marked', marker))?.html
  expect(read(NOTE.html)).toBe('<div></div><p>We found it.</p>')
  expect(read('<p> #PUBLIC&nbsp;<br>We found it.</p>')).toBe('<p> We found it.</p>')
  expect(read('<p><strong>#public</strong></p><p>It is on.</p>')).not.toContain('public')
  expect(read('#public\nIt is on.')).toBe('\nIt is on.')
  for (const html of [
    '<p>We found it.</p><p>#public</p>',
    '<p>#public We found it.</p>',
    '<p>#publicity</p>',
    '<p>Ask whether this is #public</p>',
    '<blockquote>On Monday Uma wrote:<br>#public</blockquote>',
    '<blockquote>#public<br>We found it.</blockquote>',
    '',
  ])
    expect(read(html)).toBeUndefined()
  // Without a marker no note is marked.
  expect(read('<p></p><p>We found it.</p>', ' ')).toBeUndefined()
})

test('a message is visible to its recipients when it is sent, and not when it goes to a supplier', () => {
  const mail = { ...NOTE, stream: 'emails' as const, direction: 'sent' as const }
  const to = (recipientEmails: string[] | null) =>
    heardByRequester({ ...mail, recipientEmails }, UMA, rule('never'))?.by
  expect(to(['boss@northwind.example', UMA.email])).toBe('agent')
  // Hidden, because it may have been sent to another person.
  expect(to(null)).toBeUndefined()
  expect(to(['sales@supplier.example'])).toBeUndefined()
  expect(to([])).toBeUndefined()
})

test("a message is the requester's reply, and no one else's, when it is received", () => {
  const mail = { ...NOTE, stream: 'emails' as const, direction: 'received' as const }
  const from = (authorEmail: string | null) =>
    heardByRequester({ ...mail, authorEmail }, UMA, rule('all'))?.by
  expect(from(UMA.email)).toBe('requester')
  expect(from('sales@supplier.example')).toBeUndefined()
  expect(from(null)).toBeUndefined()
})
