import { expect, test } from 'vitest'

import { metPercent } from './met-percent.ts'

test('the SLA share counts only decided tickets', () => {
  expect(metPercent({ met: 3, breached: 1 })).toBe(75)
  expect(metPercent({ met: 0, breached: 0 })).toBeNull()
})

test('the SLA share claims neither all nor none when it is rounded', () => {
  expect(metPercent({ met: 999, breached: 1 })).toBe(99)
  expect(metPercent({ met: 1, breached: 999 })).toBe(1)
  expect(metPercent({ met: 5, breached: 0 })).toBe(100)
  expect(metPercent({ met: 0, breached: 5 })).toBe(0)
})
