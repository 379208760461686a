import type { ComponentProps, ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { SamlKey, SamlKeys } from '#shared/connections/contract.ts'
import type { Settings } from '#shared/settings/contract.ts'
import fieldStyles from '#web/ui/controls/field.module.css'
import type { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { inlineTexts, renderHtml, renderText } from '#web/render-text.tsx'
import cardStyles from '#web/ui/layout/card.module.css'
import { CategoriesCard, CategoryList } from '#web/settings/categories/categories-card.tsx'
import { checkSettingsForm } from '#web/settings/form/check-settings-form.ts'
import {
  CategoriesPage,
  DomainsPage,
  SettingsPage,
  SigningKeysPage,
  TicketSettingsPage,
} from './settings-page.tsx'
import { SETTINGS_FIELDS } from '#web/settings/form/settings-fields.ts'
import { samlKeyQueries, SamlKeysCard } from '#web/settings/saml-keys/saml-keys-card.tsx'
import { fieldText, toFormValues } from '#web/settings/form/settings-form-values.ts'
import { settingsQueries } from './settings-queries.ts'

// As if every button that asks had been pressed.
vi.mock('#web/ui/dialog/inline-confirm.tsx', () => ({
  InlineConfirm: ({ label, question, note, children }: ComponentProps<typeof InlineConfirm>) => (
    <fieldset aria-label={label}>
      {question}
      {note}
      {children({ 'data-asks': true, onClick: () => {} })}
    </fieldset>
  ),
}))
// The names of time zones are the same in every language.
vi.mock('#web/ui/controls/time-zone-options.tsx', () => ({ TimeZoneOptions: () => null }))

const AT = '2025-01-05T10:00:00.000Z'
const SETTINGS: Settings = {
  name: '東京',
  logo: { url: '/1', contentType: 'image/png', width: 1, height: 1 },
  contact: { text: '李雷', url: null },
  contactDetails: ['1', '2'],
  resources: [
    { text: '王芳', url: null },
    { text: '', url: '1://2' },
  ],
  privacyUrl: null,
  hasCrm: false,
  timeZone: 'UTC',
  language: null,
  nearPercent: 20,
  undoSeconds: 10,
  reopenDays: 7,
  assignOnReply: true,
  acknowledgeTickets: true,
  askForRating: true,
  version: 1,
  updatedAt: AT,
  updatedBy: '李雷',
}

const keyOf = (state: SamlKey['state']): SamlKey => {
  return { id: state, state, certificate: '1', fingerprint256: '1', createdAt: AT, expiresAt: AT }
}
const { queryKey } = settingsQueries.settings()
const categories = settingsQueries.categories().queryKey
const keys = samlKeyQueries.keys().queryKey
const showing = (shown: SamlKeys) => ({ loaded: [[keys, shown] as const] })

test.each<[string, () => ReactNode, Parameters<typeof renderText>[1]?]>([
  ['the page', () => <SettingsPage />, { loaded: [[queryKey, SETTINGS]] }],
  ['no logo', () => <SettingsPage />, { loaded: [[queryKey, { ...SETTINGS, logo: null }]] }],
  ['the page of tickets', () => <TicketSettingsPage />, { loaded: [[queryKey, SETTINGS]] }],
  ['while it loads', () => <SettingsPage />],
  ['when it cannot load', () => <SettingsPage />, { failed: [queryKey] }],
  ['no categories yet', () => <CategoriesCard language={null} />],
  ['no categories to be had', () => <CategoriesCard language={null} />, { failed: [categories] }],
  [
    'categories',
    () => <CategoryList categories={[{ id: '1', name: '1', retired: false }]} language={null} />,
  ],
  [
    'a category',
    () => (
      <CategoryList categories={[{ id: 'OTHER', name: 'OTHER', retired: true }]} language={null} />
    ),
  ],
  ['domains', () => <DomainsPage />, { loaded: [[['domain-rule'], { compulsoryFrom: null }]] }],
  ['no domains', () => <DomainsPage />, { failed: [['domain-rule']] }],
  ['the page of categories', () => <CategoriesPage />],
  ['the page of keys', () => <SigningKeysPage />],
  ['keys', () => <SamlKeysCard />, showing({ keys: [keyOf('current')], usedBy: [] })],
  [
    'a new key',
    () => <SamlKeysCard />,
    showing({ keys: [keyOf('current'), keyOf('next')], usedBy: [{ id: '1', name: '東京' }] }),
  ],
  [
    'an old key',
    () => <SamlKeysCard />,
    showing({ keys: [keyOf('current'), keyOf('previous')], usedBy: [] }),
  ],
  ['no keys', () => <SamlKeysCard />, { failed: [keys] }],
])('the settings take every text from the catalogue when they are shown: %s', (_, show, around) => {
  expect(inlineTexts(renderText(show(), around))).toEqual([])
})

test('fields have a gap between them when they are in one card', () => {
  const page = renderHtml(<SettingsPage />, { loaded: [[queryKey, SETTINGS]] })
  const field = `<div class="${fieldStyles.field}"`
  const cards = page.split('<section').filter((card) => card.split(field).length > 2)
  expect(cards.length).toBeGreaterThan(2)
  const bare = `<div class="${cardStyles.body}">${field}`
  expect(cards.filter((card) => card.includes(bare))).toEqual([])
})

test('each setting is on one page of the settings', () => {
  const pages = [<SettingsPage key="general" />, <TicketSettingsPage key="tickets" />]
  const shown = pages.map((page) => renderHtml(page, { loaded: [[queryKey, SETTINGS]] }))
  for (const field of SETTINGS_FIELDS) {
    expect(
      shown.filter((page) => page.includes(` name="${field}"`)),
      field,
    ).toHaveLength(1)
  }
})

const VALUES = toFormValues(SETTINGS)

test('the settings take their text from the catalogue when they cannot be saved', () => {
  const problems = [
    { name: '', 'contact.text': '', 'contact.url': '1', privacyUrl: '1' },
    { contactDetails: '1\n'.repeat(9), nearPercent: '1.5', undoSeconds: '61', reopenDays: '' },
    { contactDetails: '1'.repeat(201), resources: [{ text: '1', url: '1', names: {} }] },
    { resources: [{ text: '', url: '1', names: {} }] },
  ].flatMap((change) => Object.values(checkSettingsForm({ ...VALUES, ...change })))
  expect(problems.length).toBeGreaterThanOrEqual(10)
  for (const problem of problems) expect(inlineTexts(problem)).toEqual([])
})

test('the settings compare two edits in the words of the catalogue when they conflict', () => {
  expect(inlineTexts(fieldText('name', ''))).toEqual([])
  expect(inlineTexts(fieldText('resources', []))).toEqual([])
  expect(fieldText('resources', [{ text: '1', url: '2', names: { de: '3' } }])).toMatch(
    /^1 \/ 3 \W*2\W*$/,
  )
})
