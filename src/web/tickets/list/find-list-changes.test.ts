import { expect, test } from 'vitest'

import { findListChanges } from './find-list-changes.ts'

const at = (time: string) => `2026-03-02T${time}:00.000Z`
const seen = (id: string, createdAt: string, updatedAt = createdAt) => ({
  id,
  createdAt: at(createdAt),
  updatedAt: at(updatedAt),
})
const snapshot = (readAt: string, tickets: ReturnType<typeof seen>[]) => ({
  tickets,
  readAtMs: Date.parse(at(readAt)),
})

test('a list has no news when it is unchanged', () => {
  const tickets = [seen('b', '09:00'), seen('a', '08:00')]
  expect(findListChanges(snapshot('10:00', tickets), tickets)).toEqual({
    newCount: 0,
    hasChanges: false,
  })
})

test('a ticket is new when it was raised since the last reading', () => {
  const before = snapshot('10:00', [seen('a', '08:00')])
  const after = [seen('c', '10:03'), seen('b', '10:01'), seen('a', '08:00')]
  expect(findListChanges(before, after)).toEqual({ newCount: 2, hasChanges: true })
})

test('a ticket is new when the list was empty', () => {
  expect(findListChanges(snapshot('10:00', []), [seen('a', '10:02')]).newCount).toBe(1)
})

test('an old ticket is a change, but not new, when it moved into view', () => {
  const before = snapshot('10:00', [seen('b', '08:00')])
  expect(findListChanges(before, [seen('c', '09:00', '10:02'), seen('b', '08:00')])).toEqual({
    newCount: 0,
    hasChanges: true,
  })
})

test('a ticket is a change when it was updated or went away', () => {
  const before = snapshot('10:00', [seen('b', '09:00'), seen('a', '08:00')])
  expect(
    findListChanges(before, [seen('b', '09:00', '10:01'), seen('a', '08:00')]).hasChanges,
  ).toBe(true)
  expect(findListChanges(before, [seen('b', '09:00')]).hasChanges).toBe(true)
})

test("a new ticket is not hidden when the browser's clock is a little ahead", () => {
  const before = snapshot('10:04', [seen('a', '08:00')])
  expect(findListChanges(before, [seen('b', '10:01'), seen('a', '08:00')]).newCount).toBe(1)
})
