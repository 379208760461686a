import { expect, test } from 'vitest'

import type { DeskChange } from '#shared/desk/contract.ts'

import { changedSince, changeText, newestChange } from './changed-since.ts'

const ANA = { id: 'ana', name: 'Ana' }
const BEN = { id: 'ben', name: 'Ben' }
const ME = { id: 'me', name: 'Me' }

/** The newest first, with falling ids. */
function changes(...all: Pick<DeskChange, 'by' | 'assignee' | 'status'>[]): DeskChange[] {
  return all.map((change, index) => ({ ...change, id: String(9 - index), at: '' }))
}

test('a writer sees each change of assignee and status by others once when it came after they began', () => {
  const all = changes(
    { by: ANA, assignee: ME },
    { by: ME, status: 'Pending' },
    { by: BEN, assignee: null },
    { by: BEN, status: 'Open' },
  )
  const say = (mark: string | null) =>
    changedSince(all, mark, 'me').map((change) => changeText(change, 'me'))
  expect(say('none')).toEqual(['Ana assigned it to you.'])
  expect(say('8')).toEqual(['Ana assigned it to you.'])
  expect(say('9')).toEqual([])
  expect(say(null)).toEqual([])
  expect(newestChange(all)).toBe('9')
  expect(newestChange([])).toBe('none')
})

test('a change names its author when they are an agent of the CRM or have no name', () => {
  const say = (change: Pick<DeskChange, 'by' | 'assignee' | 'status'>) =>
    changes(change).map((one) => changeText(one, 'me'))[0]
  expect(say({ by: ANA, assignee: BEN })).toBe('Ana assigned it to Ben.')
  expect(say({ by: ANA, assignee: null })).toBe('Ana removed the assignee.')
  expect(say({ by: null, status: 'Closed' })).toBe('Support Agent changed the status to Closed.')
})
