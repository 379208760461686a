import { expect, test } from 'vitest'

import { translateDetail } from '#shared/sign-in-failures/detail-text.ts'
import { details } from '#shared/words/en/sign-in-failures.ts'
import { pseudoText, pseudoWords } from '#test/pseudo-words.ts'

import { refuse, detailText } from './refuse.ts'

test('a text is cut and made printable when a stranger wrote it', () => {
  const { detail } = refuse('wrong_audience', { received: `a\u0000\n\u202Eb${'c'.repeat(1000)}` })
  expect(detail.received).toMatch(/^a bc+…$/)
  expect(detail.received?.length).toBe(301)
  expect(detail).not.toHaveProperty('expected')
})

test("a text is shown in its reader's language when it is ours, and as it came when it is a stranger's", () => {
  const { detail } = refuse('not_yet_valid', {
    expected: detailText('ourClock', '12\u0000:00'),
    received: '12:05',
  })
  expect(detail.expected).toBe('This server’s clock shows 12 :00')
  const words = pseudoWords(details)
  expect(translateDetail(words, detail)).toMatchObject({
    expected: pseudoText('This server’s clock shows 12 :00'),
    received: '12:05',
  })
})

test('a text is shown as it was stored when its key is unknown here', () => {
  const said = { received: { key: 'constructor', values: [] } }
  expect(translateDetail(details, { received: 'No cookie', said })).toMatchObject({
    received: 'No cookie',
  })
})
