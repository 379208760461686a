import { expect, test } from 'vitest'

import { certificateEnd } from './certificate-end.ts'

const NOW = new Date('2026-03-01T10:00:00.000Z')

test('a certificate is one to renew in its last 30 days and afterwards', () => {
  expect(certificateEnd(null, NOW)).toBeNull()
  expect(certificateEnd('2026-03-31T10:00:00.001Z', NOW)).toBeNull()
  expect(certificateEnd('2026-03-31T10:00:00.000Z', NOW)).toEqual({ isOver: false, days: 30 })
  expect(certificateEnd('2026-03-01T10:00:00.000Z', NOW)).toEqual({ isOver: false, days: 0 })
  expect(certificateEnd('2026-03-01T09:59:59.999Z', NOW)).toEqual({ isOver: true, days: 0 })
})
