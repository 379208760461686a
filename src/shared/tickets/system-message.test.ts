import { expect, test } from 'vitest'

import { wordsIn } from '#shared/words/catalogue.ts'

import { systemMessage } from './system-message.ts'
import { SystemText } from './system-text.ts'

function sayIn(language: 'en' | 'de', said: SystemText) {
  return systemMessage(said, wordsIn(language).tickets)
}

test('a system text is worded in each language with its reasons', () => {
  const said: SystemText = { code: 'closedBecause', by: 'Ada', resolution: 'ISSUE_FIXED' }
  expect(sayIn('en', said)).toBe('Ticket closed by Ada. Reason: Issue fixed.')
  const { tickets } = wordsIn('de')
  expect(sayIn('de', said)).toBe(
    `Ada hat das Ticket geschlossen. Grund: ${tickets.resolutions.ISSUE_FIXED}.`,
  )
})

test.each(SystemText.options.map(({ shape }) => shape.code.value))(
  'the text %s names its author and the other ticket',
  (code) => {
    const said = SystemText.parse({
      code,
      by: 'Ada',
      number: 7,
      ticketId: '1',
      resolution: 'ISSUE_FIXED',
    })
    const named = 'number' in said ? ['Ada', '#7'] : ['Ada']
    const text = sayIn('de', said)
    expect(named.filter((name) => !text.includes(name))).toEqual([])
  },
)
