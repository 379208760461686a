import { expect, test } from 'vitest'

import { hasTerms, searchTerms } from './search-terms.ts'

test.each([
  ['Recorder offline', ['Recorder', 'offline']],
  ['recorder  ds-7604', ['recorder', 'ds-7604']],
  ['Recorder,', ['Recorder']],
  ['(E1/4P/A)?', ['E1/4P/A']],
  ['"Recorder DS-7604NI" hall', ['Recorder DS-7604NI', 'hall']],
  ['„Recorder DS-7604NI“', ['Recorder DS-7604NI']],
  ['“Recorder DS-7604NI”', ['Recorder DS-7604NI']],
  ['«Recorder DS-7604NI»', ['Recorder DS-7604NI']],
  ['"never closed', ['closed', 'never']],
  ['24" monitor', ['monitor', '24']],
  ['C++ C', ['C++', 'C']],
  ['printer & printer', ['printer']],
  ['100%', ['100']],
  ['%', ['%']],
  ['   ', []],
])('searchTerms splits %s into %j', (typed, terms) => {
  expect(searchTerms(typed)).toEqual(terms)
})

test('hasTerms finds terms in any order, with other accents and with or without hyphens', () => {
  expect(hasTerms('Der Drucker im Büro', ['büro', 'drucker'])).toBe(true)
  expect(hasTerms('Cafe\u0301', searchTerms('CAFÉ'))).toBe(true)
  expect(hasTerms('Der Drucker', searchTerms('drucker büro'))).toBe(false)
  expect(hasTerms('Wi-Fi is slow', searchTerms('wifi'))).toBe(true)
  expect(hasTerms('The wifi is slow', searchTerms('Wi\u2011Fi'))).toBe(true)
})
