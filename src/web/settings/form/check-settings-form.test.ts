import { expect, test } from 'vitest'

import { checkSettingsForm } from './check-settings-form.ts'
import type { SettingsValues } from './settings-fields.ts'
import { toProblems, toSettingsInput } from './settings-form-values.ts'

const GOOD: SettingsValues = {
  name: 'Contoso',
  'contact.text': 'Write to us',
  'contact.url': 'mailto:help@contoso.example',
  contactDetails: 'Monday to Friday\n\n +1 555 0100 ',
  resources: [
    { text: 'Handbook', url: 'https://contoso.example', names: {} },
    { text: 'Status', url: '', names: {} },
    { text: ' ', url: '', names: {} },
  ],
  privacyUrl: '',
  timeZone: 'UTC',
  language: '',
  nearPercent: '20',
  undoSeconds: '0',
  reopenDays: '7',
  assignOnReply: true,
  acknowledgeTickets: true,
  askForRating: true,
}

test('a setting is accepted when it is valid or blank', () => {
  expect(checkSettingsForm(GOOD)).toEqual({})
  expect(checkSettingsForm({ ...GOOD, privacyUrl: 'http://localhost:3000' })).toEqual({})
})

test.each<[Partial<SettingsValues>, string, string]>([
  [{ name: ' ' }, 'name', 'Enter a portal name'],
  [{ 'contact.text': '' }, 'contact.text', 'Enter a link text'],
  [{ 'contact.url': 'help at contoso.example' }, 'contact.url', 'Enter a link, such as'],
  [{ 'contact.url': 'javascript:alert(1)' }, 'contact.url', 'Enter a link, such as'],
  [{ contactDetails: 'x\n'.repeat(9) }, 'contactDetails', 'Enter up to 8 lines'],
  [{ contactDetails: 'x'.repeat(201) }, 'contactDetails', 'A line must be 200 characters or less'],
  [
    { resources: [{ text: '', url: 'https://x.example', names: {} }] },
    'resources',
    'https://x.example: enter a link text',
  ],
  [
    { resources: [{ text: 'Help', url: 'x.example', names: {} }] },
    'resources',
    '“Help”: enter an https URL',
  ],
  [{ privacyUrl: 'mailto:a@b.example' }, 'privacyUrl', 'Enter an https URL'],
  [{ undoSeconds: '61' }, 'undoSeconds', 'Enter a number from 0 to 60'],
  [{ reopenDays: '91' }, 'reopenDays', 'Enter a number from 0 to 90'],
  [{ nearPercent: '51' }, 'nearPercent', 'Enter a number from 0 to 50'],
  [{ nearPercent: '' }, 'nearPercent', 'Enter a number from 0 to 50'],
  [{ nearPercent: '2.5' }, 'nearPercent', 'Enter a number from 0 to 50'],
])('%j is a problem of its field', (overrides, field, problem) => {
  const problems = checkSettingsForm({ ...GOOD, ...overrides })
  expect(Object.keys(problems)).toEqual([field])
  expect(Object.values(problems)[0]).toContain(problem)
})

test('a line or link is not sent when it was left blank', () => {
  expect(toSettingsInput(GOOD)).toMatchObject({
    contactDetails: ['Monday to Friday', '+1 555 0100'],
    resources: [
      { text: 'Handbook', url: 'https://contoso.example', names: {} },
      { text: 'Status', url: '', names: {} },
    ],
  })
})

test('a problem of a link is shown at the links when the server reports it', () => {
  expect(toProblems({ 'resources.text': 'Too long', name: 'x' })).toEqual({
    resources: 'Too long',
    name: 'x',
  })
})
