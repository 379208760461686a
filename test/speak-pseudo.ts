import { expect, vi } from 'vitest'

import { en } from '#shared/words/en/words.ts'

import { pseudoWords } from './pseudo-words.ts'

// A test that imports this first renders pages in the language that nobody speaks, and what Intl
// writes in Arabic. Every letter of a page must come from one of the two, so none is an ordinary one.

for (const noun of Object.keys(en)) {
  const file = noun.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  vi.doMock(`#words/${file}.ts`, async (importOriginal) => {
    const texts = await importOriginal<object>()
    return noun === 'language' ? { ...texts, locale: 'ar-EG' } : pseudoWords(texts)
  })
}

/** `known` is what is the same in every language, such as the name of a time zone. */
export function expectEveryTextFromWords(shown: string, known: RegExp = /UTC/g) {
  const text = shown.replaceAll(known, '')
  expect(text).toMatch(/[\uff21-\uff5a]/)
  expect(text.match(/.*[A-Za-z].*/g)).toBeNull()
}
