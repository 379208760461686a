import { expect, test } from 'vitest'

import { matchPattern } from './match-pattern.ts'
import { parsePattern } from './pattern.ts'

const KNOWN = { state: ['not ok', 'crit', 'ok'], severity: ['high'] }

function match(text: string, line: string) {
  const pattern = parsePattern(text)
  return 'problem' in pattern ? pattern.problem : matchPattern(pattern, line, KNOWN)
}

test.each<[string, string, unknown]>([
  ['{host} is {state}', 'web01 is CRIT', { host: 'web01', state: 'CRIT' }],
  // Matches a whole line, regardless of its spaces and the size of its letters.
  ['{host} IS {state}', '  Web01   is\tok ', { host: 'Web01', state: 'ok' }],
  ['{host} is {state}', 'Re: web01 is OK today', undefined],
  ['{host} is {state}', 'web01 is BROKEN', undefined],
  // A state is a whole word, the longest that there is.
  ['{host} is {state}{*}', 'web01 is OKAY', undefined],
  ['{host} is {state}{*}', 'web01 is not ok now', { host: 'web01', state: 'not ok' }],
  // The shortest that lets the rest fit.
  [
    '{host}/{service} {word} -> {state}',
    'a/b c OK -> CRIT',
    { host: 'a', service: 'b c', state: 'CRIT' },
  ],
  ['{host}: {service}', 'a: b: c', { host: 'a', service: 'b: c' }],
  ['[{*}] {service}', '[] x', { service: 'x' }],
  ['[{word}] {service}', '[a b] x', undefined],
  ['{host} x', ' x', undefined],
  // Other braces are text, and nothing has a meaning that it has elsewhere.
  ['on {{host}}: .*', 'on {web01}: .*', { host: 'web01' }],
  ['on {{host}}: .*', 'on {web01}: abc', undefined],
  ['İ {host}', 'İ İstanbul', { host: 'İstanbul' }],
  ['{hots} is {state}', 'x', 'unknown'],
  ['{host} {host}', 'x', 'twice'],
  ['{host}{service}', 'x', 'touching'],
  ['all {*}', 'x', 'empty'],
])('the pattern %s reads %s', (pattern, line, is) => {
  expect(match(pattern, line)).toEqual(is)
})

test('a pattern checks each position of a line once, however hostile the line is', () => {
  const pattern = '{host} {*} {service} {word} {*} -> {state}'
  const line = `${'a '.repeat(240)}-> nothing`
  let looked = 0
  const known = {
    severity: [],
    get state() {
      looked += 1
      return ['crit']
    },
  }
  const parsed = parsePattern(pattern)
  if ('problem' in parsed) throw new Error(parsed.problem)
  expect(matchPattern(parsed, line, known)).toBeUndefined()
  expect(looked).toBeLessThanOrEqual(line.length + 1)
})
