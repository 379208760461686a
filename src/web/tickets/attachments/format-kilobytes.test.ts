import { expect, test } from 'vitest'

import { formatKilobytes } from './format-kilobytes.ts'

test('the size of a file on a ticket is in whole kilobytes', () => {
  expect(formatKilobytes(12_300)).toBe('12 KB')
  expect(formatKilobytes(300)).toBe('1 KB')
  expect(formatKilobytes(0)).toBe('0 KB')
})
