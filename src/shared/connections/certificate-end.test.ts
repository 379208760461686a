import { expect, test } from 'vitest'

import { certificateEnd, dueWarning } from './certificate-end.ts'

const NOW = new Date('2026-03-01T10:00:00.000Z')

test('a certificate is due for renewal when it ends within 60 days or has ended', () => {
  expect(certificateEnd(null, NOW)).toBeNull()
  expect(certificateEnd('2026-04-30T10:00:00.001Z', NOW)).toBeNull()
  expect(certificateEnd('2026-04-30T10:00:00.000Z', NOW)).toEqual({ isOver: false, days: 60 })
  expect(certificateEnd('2026-03-01T10:00:00.000Z', NOW)).toEqual({ isOver: false, days: 0 })
  expect(certificateEnd('2026-03-01T09:59:59.999Z', NOW)).toEqual({ isOver: true, days: 0 })
})

test.each([
  ['2026-04-30T10:00:00.001Z', null],
  ['2026-04-30T10:00:00.000Z', 60],
  ['2026-03-31T10:00:00.001Z', 60],
  ['2026-03-31T10:00:00.000Z', 30],
  ['2026-03-15T10:00:00.000Z', 14],
  ['2026-03-08T10:00:00.000Z', 7],
  ['2026-03-02T10:00:00.000Z', 1],
  ['2026-03-01T10:00:00.000Z', 1],
  ['2026-03-01T09:59:59.999Z', 0],
  ['2025-03-01T10:00:00.000Z', 0],
])('the warning for a certificate that ends at %s is %j', (endsAt, days) => {
  expect(dueWarning(new Date(endsAt), NOW)).toBe(days)
})
