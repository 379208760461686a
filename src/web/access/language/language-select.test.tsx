import { expect, test } from 'vitest'

import { renderText } from '#web/render-text.tsx'

import { LanguageSelect, OwnLanguage, ownLanguage } from './language-select.tsx'

test('the menu of languages names each in itself, and begins with that of the page', () => {
  const text = renderText(<LanguageSelect />)
  for (const shown of ['Language', 'English', 'Deutsch']) expect(text).toContain(shown)
  expect(text).not.toContain('As my browser says')
})

test('whoever is signed in can also have no preference, and reads what follows from it', () => {
  const { queryKey } = ownLanguage
  const shownFor = (language: string | null) =>
    renderText(<OwnLanguage hasHint />, { loaded: [[queryKey, { language }]] })
  expect(shownFor(null)).toContain('As my browser says')
  expect(shownFor(null)).toContain('Pages are in the language of the browser')
  expect(shownFor('de')).toContain('in every browser in which you sign in')
})
