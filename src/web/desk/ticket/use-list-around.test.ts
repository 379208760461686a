import { expect, test } from 'vitest'

import { findNextToDo } from './use-list-around.ts'

const row = (id: string, owner: string | null = null, status: 'Open' | 'Closed' = 'Open') => ({
  id,
  status,
  assignee: owner === null ? null : { id: owner, name: owner },
})

const next = (rows: ReturnType<typeof row>[], closed: string[] = []) =>
  findNextToDo(rows, 'me', (id) => (closed.includes(id) ? row(id, null, 'Closed') : undefined))

test('the next ticket to do is the first open one that is free or the viewer’s', () => {
  expect(next([row('1', 'other'), row('2'), row('3', 'me')])).toBe('2')
  expect(next([row('1', 'me', 'Closed'), row('2', 'me')])).toBe('2')
})

test('the next ticket to do is no ticket that was closed since the list was read', () => {
  expect(next([row('1'), row('2')], ['1'])).toBe('2')
  expect(next([row('1')], ['1'])).toBeUndefined()
})

test('the next ticket to do is a colleague’s when no other one is open', () => {
  expect(next([row('1', 'other')])).toBe('1')
})
