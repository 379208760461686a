import { expect, test } from 'vitest'

import type { AuditEntry } from '#shared/audit/contract.ts'

import { actionText } from './audit-log-content.tsx'
import { describeFields, fieldLabel } from './describe-fields.ts'

function described(sides: Partial<Pick<AuditEntry, 'before' | 'after'>>) {
  const actor = { id: null, name: 'Portico', email: null, address: null }
  const entry = { id: 'x', at: '', action: 'customer.changed', actor, customerId: null }
  return describeFields({ ...entry, subject: null, before: null, after: null, ...sides })
}

function told(name: string, value: unknown) {
  return described({ after: { [name]: value } })[0]?.after
}

test('a field has a readable name', () => {
  expect(fieldLabel('saml.entryPoint')).toBe('SAML: Entry Point URL / SSO URL')
  expect(fieldLabel('mspStartDate')).toBe('MSP start date')
  expect(fieldLabel('saml.ipRestrictions')).toBe('SAML: IP Restrictions')
  expect(fieldLabel('active')).toBe('Active')
  expect(fieldLabel('ref')).toBe('Code')
})

test('a value is shown as people read it, and as None when it is absent', () => {
  expect(told('active', false)).toBe('No')
  expect(told('active', true)).toBe('Yes')
  for (const nothing of [null, '', []]) expect(told('domains', nothing)).toBe('None')
  expect(told('domains', ['a.example', 'b.example'])).toBe('a.example, b.example')
  expect(told('version', 0)).toBe('0')
  expect(told('mspStartDate', '2026-02-01')).toBe('Feb 1, 2026')
  expect(told('saml.provider', 'microsoft_entra')).toBe('Microsoft Entra ID')
  expect(told('reason', 'foreign_domain')).toBe('Another organization’s domain')
  expect(told('changed', ['note', 'contractCovers'])).toBe('Note, Coverage')
  expect(told('visibility', 'own')).toBe('Own tickets')
  expect(told('categories', ['HARDWARE_ISSUE'])).toBe('Hardware Issue')
  expect(told('name', 'foreign_domain')).toBe('foreign_domain')
  const cert = { sha256: 'AB:CD', expiresAt: '2026-11-22T05:00:00.000Z' }
  expect(told('saml.cert', cert)).toMatch(/^SHA-256 AB:CD, valid until Nov 2\d, 2026, /)
  expect(told('links', [{ text: 'Help', url: '' }])).toBe('Text: Help; URL: None')
})

test('a change has both sides of every field, and one side when it is an addition or removal', () => {
  expect(
    described({ before: { name: 'Old', tags: [] }, after: { name: 'New', note: 'x' } }),
  ).toEqual([
    { name: 'name', label: 'Name', before: 'Old', after: 'New' },
    { name: 'tags', label: 'Tags', before: 'None', after: 'None' },
    { name: 'note', label: 'Note', before: 'None', after: 'x' },
  ])
  expect(described({ after: { name: 'New' } })).toEqual([
    { name: 'name', label: 'Name', after: 'New' },
  ])
  expect(described({ before: { name: 'Old' } })).toEqual([
    { name: 'name', label: 'Name', before: 'Old' },
  ])
  expect(described({})).toEqual([])
})

test('an action is shown by its code when a newer server has written it', () => {
  expect(actionText('customer.changed')).toBe('Customer changed')
  expect(actionText('moon.landed')).toBe('moon.landed')
})

test('an instant is shown as a time, alone, within a sentence and as others write it', () => {
  const texts = [
    '2026-11-22T05:00:00.000Z',
    'expected before 2026-11-22T05:00:00Z',
    '2026-11-22T06:00:00+01:00, not later',
  ]
  const after = told('reasons', texts)
  expect(after).not.toMatch(/\d{4}-\d\d-\d\dT/)
  expect(after?.match(/2026/g)).toHaveLength(3)
  expect(told('name', '2026-13-22T05:00:00Z')).toBe('2026-13-22T05:00:00Z')
})
