import { expect, test } from 'vitest'

import { hashRecoveryCode, newRecoveryCode } from './recovery-code.ts'

test('a recovery code is the same when its letters are read or grouped differently', () => {
  const hash = hashRecoveryCode('01AB-CDEF-GHJK-MNPQ')
  for (const typed of ['oiab cdef ghjk mnpq', 'OLABCDEFGHJKMNPQ', '01ab–cdef–ghjk–mnpq']) {
    expect(hashRecoveryCode(typed).equals(hash), typed).toBe(true)
  }
  expect(hashRecoveryCode('01AB-CDEF-GHJK-MNPR').equals(hash)).toBe(false)
})

test('every letter of a recovery code is one of 32, all equally likely', () => {
  const letters = Array.from({ length: 2000 }, newRecoveryCode).join('').replaceAll('-', '')
  const counts = new Map<string, number>()
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(32)
  // 1000 of each are expected, give or take some thirty.
  expect(Math.min(...counts.values())).toBeGreaterThan(800)
  expect(Math.max(...counts.values())).toBeLessThan(1200)
})
