import { expect, test } from 'vitest'

import type { Settings } from '#shared/settings/contract.ts'
import { OtherNames } from '#web/ui/list/other-names.tsx'
import { RenameNamed } from '#web/ui/list/named-line.tsx'
import { renderText } from '#web/render-text.tsx'

import { toFormValues, toSettingsInput } from '#web/settings/form/settings-form-values.ts'

const TEXTS = { label: '', newName: '', add: '', giveName: '', maxNameLength: 60 }
const NAMED = { id: '1', name: 'Invoices', names: { de: 'Rechnungen' }, isRetired: false }
const nothing = () => {}

test('a name can be given in further languages, each under its own name', () => {
  const shown = renderText(
    <OtherNames name="VPN" names={{}} ownLanguage="en" maxLength={60} onChange={nothing} />,
  )
  expect(shown).toContain('Deutsch')
  expect(shown).not.toContain('English')
})

test('a name stays visible when it is in the language of the installation', () => {
  const shown = renderText(
    <OtherNames name="VPN" names={{ de: '' }} ownLanguage="de" maxLength={60} onChange={nothing} />,
  )
  expect(shown).toContain('Deutsch')
  expect(shown).toContain('English')
})

test('renaming offers further languages only when names in them can be given', () => {
  const renaming = (texts: typeof TEXTS & { ownLanguage?: 'en' }) =>
    renderText(
      <RenameNamed
        named={NAMED}
        texts={texts}
        onRename={() => Promise.resolve()}
        onEnd={nothing}
      />,
    )
  expect(renaming({ ...TEXTS, ownLanguage: 'en' })).toContain('Translations')
  expect(renaming(TEXTS)).not.toContain('Translations')
})

test('the form sends a name for each language, and an empty one when there is none', () => {
  const settings: Settings = {
    name: 'Contoso',
    logo: null,
    contact: { text: 'Ask', url: null },
    contactDetails: [],
    resources: [
      { text: 'Help', url: null, names: { de: 'Hilfe' } },
      { text: 'Status', url: null },
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
    updatedAt: null,
    updatedBy: null,
  }
  expect(toSettingsInput(toFormValues(settings)).resources).toEqual([
    { text: 'Help', url: '', names: { en: '', de: 'Hilfe' } },
    { text: 'Status', url: '', names: { en: '', de: '' } },
  ])
})
