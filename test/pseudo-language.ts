import type { Words } from '#shared/words/catalogue.ts'
import { en } from '#shared/words/en/words.ts'

import { pseudoWords } from './pseudo-words.ts'

const { locale, direction } = en.language

/** The invented language, whole. Arguments of Intl are no text. */
export const pseudoLanguage: Words = {
  ...pseudoWords(en),
  language: { ...pseudoWords(en.language), locale, direction },
}
