import { expect, test } from 'vitest'

import { barParts, metPercent } from './sla-share.ts'

function figures(met: number, breached: number, pending = 0) {
  return { met, breached, pending, averageMinutes: null }
}

test('the SLA share counts only decided tickets', () => {
  expect(metPercent(figures(3, 1, 10))).toBe(75)
  expect(metPercent(figures(0, 0, 10))).toBeNull()
})

test('the SLA share claims neither all nor none when it is rounded', () => {
  expect(metPercent(figures(999, 1))).toBe(99)
  expect(metPercent(figures(1, 999))).toBe(1)
  expect(metPercent(figures(5, 0))).toBe(100)
  expect(metPercent(figures(0, 5))).toBe(0)
})

test('the parts of the SLA bar follow each other', () => {
  expect(barParts(figures(2, 1, 1))).toEqual([
    { status: 'met', from: 0, length: 50 },
    { status: 'breached', from: 50, length: 25 },
    { status: 'pending', from: 75, length: 25 },
  ])
  expect(barParts(figures(0, 0)).every((part) => part.length === 0)).toBe(true)
})
