import { expect, test } from 'vitest'

import { pickLanguage } from './language-of.ts'

const OFFERED = ['en', 'de', 'pl'] as const

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr-FR,fr;q=0.9,pl;q=0.5,en;q=0.4', 'pl'],
  ['en;q=0.2,de;q=0.7', 'de'],
  ['de;q=0,en;q=0.1', 'en'],
  ['fr', 'en'],
  ['\u0000;;;q=,,', 'en'],
])(
  'the language for Accept-Language %j is %s when there are English, German and Polish',
  (accepted, language) => {
    expect(pickLanguage(accepted, OFFERED)).toBe(language)
  },
)
