import { expect, test } from 'vitest'

import type { CrmActionData } from '#server/platform/db/tables/crm.ts'

import { changedHere, type CrmField } from './own-changes.ts'

const CASES: [CrmActionData, CrmField[]][] = [
  [{ event: 'closed', resolutionCode: 'ISSUE_FIXED' }, ['stage', 'resolution']],
  [{ event: 'status_changed', from: 'Pending', to: 'Open' }, ['stage']],
  [{ event: 'reopened' }, ['stage']],
  [{ event: 'edited', changed: ['categories', 'subject'] }, ['subject', 'categories']],
  // Comments that a split moves are no field of the ticket.
  [{ event: 'edited', changed: ['comments'] }, []],
  [{}, []],
]

test.each(CASES)('a change recorded as %j sends %j', (data, fields) => {
  expect(changedHere(data)).toEqual(fields)
})
