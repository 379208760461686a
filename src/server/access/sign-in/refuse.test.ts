import { expect, test } from 'vitest'

import { sayDetail } from '#shared/sign-in-failures/told-detail.ts'
import { details } from '#shared/words/en/sign-in-details.ts'
import { pseudoText, pseudoWords } from '#test/pseudo-words.ts'

import { refuse, told } from './refuse.ts'

test('what a stranger wrote is cut and made printable before it is shown', () => {
  const { detail } = refuse('wrong_audience', { received: `a\u0000\n\u202Eb${'c'.repeat(1000)}` })
  expect(detail.received).toMatch(/^a bc+…$/)
  expect(detail.received?.length).toBe(301)
  expect(detail).not.toHaveProperty('expected')
})

test('a text of ours is said in the words of its reader, and what a stranger wrote as it came', () => {
  const { detail } = refuse('not_yet_valid', {
    expected: told('ourClock', '12\u0000:00'),
    received: '12:05',
  })
  expect(detail.expected).toBe('our clock says 12 :00')
  const words = pseudoWords(details)
  expect(sayDetail(words, detail)).toMatchObject({
    expected: pseudoText('our clock says 12 :00'),
    received: '12:05',
  })
})

test('a text whose words are not known here is said as it was stored', () => {
  const said = { received: { key: 'constructor', values: [] } }
  expect(sayDetail(details, { received: 'No cookie', said })).toMatchObject({
    received: 'No cookie',
  })
})
