import { expect, test } from 'vitest'

import { chooseLanguage, pickLanguage } from './language-of.ts'

const OFFERED = ['en', 'de', 'pl'] as const

test.each([
  [undefined, undefined],
  ['', undefined],
  ['*', undefined],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr-FR,fr;q=0.9,pl;q=0.5,en;q=0.4', 'pl'],
  ['en;q=0.2,de;q=0.7', 'de'],
  ['de;q=0,en;q=0.1', 'en'],
  ['fr', undefined],
  ['fr, *;q=0.5', undefined],
  ['\u0000;;;q=,,', undefined],
])(
  'the language for Accept-Language %j is %s when there are English, German and Polish',
  (accepted, language) => {
    expect(pickLanguage(accepted, OFFERED)).toBe(language)
  },
)

test.each([
  [['de', 'en', 'en'], 'de'],
  [[null, 'de', 'en'], 'de'],
  [[undefined, undefined, 'de', 'en'], 'de'],
  [['tlh', null, 'de'], 'de'],
  [['tlh', null], 'en'],
  [[], 'en'],
])('chooseLanguage takes the first of %j that is offered: %s', (wishes, language) => {
  expect(chooseLanguage(wishes)).toBe(language)
})
