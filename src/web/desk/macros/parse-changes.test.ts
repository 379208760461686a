import { expect, test } from 'vitest'

import { parseChanges } from './parse-changes.ts'

test('parseChanges reads stored changes unchanged', () => {
  const changes = {
    status: 'Pending',
    waits: true,
    priority: 'High',
    assignee: 'me',
    categories: ['HARDWARE_ISSUE'],
    resolutionCode: 'ISSUE_FIXED',
  } as const
  expect(parseChanges(JSON.stringify(changes))).toEqual(changes)
})

test.each([null, '', 'no JSON', 'null', '[]', '{"status":"Closed","assignee":7,"categories":[]}'])(
  'parseChanges reads nothing when given %j',
  (stored) => {
    expect(parseChanges(stored)).toEqual({})
  },
)
