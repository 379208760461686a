import { expect, test } from 'vitest'

import { formatMegabytes, formatShare } from './format-size.ts'

test('the size of a file to send is in megabytes with two decimals', () => {
  expect(formatMegabytes(1_572_864)).toBe('1.50 MB')
  expect(formatMegabytes(10)).toBe('0.00 MB')
})

test('a share is a whole percentage, and all only when all is there', () => {
  expect(formatShare(0)).toBe('0%')
  expect(formatShare(0.5)).toBe('50%')
  expect(formatShare(0.999)).toBe('99%')
  expect(formatShare(1)).toBe('100%')
})
