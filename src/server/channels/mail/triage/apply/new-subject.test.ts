import { expect, test } from 'vitest'

import { newSubject } from './new-subject.ts'

test.each([
  ['The printer is out of ink', 'The printer is out of ink'],
  ['Re: AW: [#1042] Fwd: WG : The printer', 'The printer'],
  ['RE[2]: The printer', 'The printer'],
  ['Report: the printer', 'Report: the printer'],
  ['\u202egpj.exe\u0007 is\tgone ', 'gpj.exe is gone'],
  ['Re:', undefined],
  ['', undefined],
  ['😀'.repeat(101), `${'😀'.repeat(99)}…`],
])('the subject %j of a mail becomes %j when it raises a ticket', (given, expected) => {
  expect(newSubject(given)).toBe(expected)
})
