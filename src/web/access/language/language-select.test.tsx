import { expect, test } from 'vitest'

import { renderText } from '#web/render-text.tsx'

import { LanguageSelect, OwnLanguage, ownLanguage } from './language-select.tsx'

test('the language menu names each language in itself, and begins with that of the page', () => {
  const text = renderText(<LanguageSelect />)
  for (const shown of ['Language', 'English', 'Deutsch']) expect(text).toContain(shown)
  expect(text).not.toContain('Browser default')
})

test('the language menu offers no preference, and says what follows from it, when a person is signed in', () => {
  const { queryKey } = ownLanguage
  const shownFor = (language: string | null) =>
    renderText(<OwnLanguage hasHint />, { loaded: [[queryKey, { language }]] })
  expect(shownFor(null)).toContain('Browser default')
  expect(shownFor(null)).toContain('Pages use your browser’s language.')
  expect(shownFor('de')).toContain('on all your devices')
})
