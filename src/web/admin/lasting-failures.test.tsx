import { expect, test } from 'vitest'

import type { LastingFailure } from '#shared/health/contract.ts'
import { failureQuery } from '#web/lib/http/failure-query.ts'
import { AT, ID } from '#web/page-fixtures.tsx'
import { renderText } from '#web/render-text.tsx'

import { LastingFailures } from './lasting-failures.tsx'

const FAILURE = { subjectId: '', name: null, since: AT, step: null }

function shown(failures: LastingFailure[]): string {
  return renderText(<LastingFailures />, { loaded: [[failureQuery.queryKey, failures]] }).trim()
}

test('the dashboard names what keeps the installation from its work, and since when', () => {
  const text = shown([
    { ...FAILURE, kind: 'mail_stopped' },
    { ...FAILURE, kind: 'mailbox_unreachable', subjectId: ID, name: 'Support' },
  ])
  expect(text).toMatch(/Email about tickets is stopped\s*, since/)
  expect(text).toContain('Can’t read the mailbox Support')
})

test('the admin dashboard says what to do when no page of the portal helps', () => {
  expect(shown([{ ...FAILURE, kind: 'disk_full' }])).toMatch(
    /The database’s disk is full, so changes can’t be saved, since .+\. Free up space on the database’s disk/,
  )
})

test('the admin dashboard mentions no failure when everything works', () => {
  expect(shown([])).toBe('')
})
