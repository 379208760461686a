import { expect, test } from 'vitest'

import type { LastingFailure } from '#shared/health/contract.ts'
import type { Attention } from '#shared/setup/contract.ts'
import { failureQuery } from '#web/lib/http/failure-query.ts'
import { AT, ID } from '#web/page-fixtures.tsx'
import { renderHtml, renderText } from '#web/render-text.tsx'

import { AttentionCard, attentionQuery } from './attention-card.tsx'

const FAILURE = { subjectId: '', name: null, since: AT, step: null }
const ATTENTION = { subjectId: ID, name: 'Northwind', count: null, at: null, detail: null }

function loaded(failures: LastingFailure[], attention: Attention[] = []) {
  return {
    loaded: [
      [failureQuery.queryKey, failures],
      [attentionQuery.queryKey, attention],
    ] as const,
  }
}

function shown(...given: Parameters<typeof loaded>): string {
  return renderText(<AttentionCard />, { loaded: [...loaded(...given).loaded] }).trim()
}

test('the dashboard lists what is broken before what soon will be', () => {
  const text = shown(
    [
      { ...FAILURE, kind: 'secret_ends', subjectId: ID, name: 'Support', step: 7 },
      { ...FAILURE, kind: 'mail_stopped' },
    ],
    [
      { ...ATTENTION, kind: 'sign_in_failing', count: 2, at: AT, detail: 'Wrong certificate' },
      { ...ATTENTION, kind: 'invitation_expired', name: 'Tomas Okafor' },
      { ...ATTENTION, kind: 'domain_gone', detail: 'a.example', at: '2026-03-01' },
    ],
  )
  expect(text).toMatch(
    /Ticket emails aren’t being sent[^]*Northwind\s+2 people can’t sign in: Wrong certificate[^]*Support expires within 7 days[^]*Tomas Okafor\s+Invitation expired[^]*a\.example: Record missing\. From Mar 1/,
  )
})

test('each line of the dashboard leads to the page where it is fixed', () => {
  const lines: Attention[] = [
    { ...ATTENTION, kind: 'sign_in_failing' },
    { ...ATTENTION, kind: 'certificate_ends', at: AT },
    { ...ATTENTION, kind: 'mail_off', subjectId: '', name: '' },
    { ...ATTENTION, kind: 'mailbox_off' },
  ]
  const html = renderHtml(<AttentionCard />, { loaded: [...loaded([], lines).loaded] })
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
    `/admin/sign-in-failures?customer=${ID}`,
    '/admin/mail/sent',
    `/admin/customers/${ID}/sign-on?tab=certificates`,
    `/admin/mail/mailboxes/${ID}`,
  ])
})

test('the dashboard folds the lines when there are many', () => {
  const many = Array.from({ length: 12 }, (_, at) => ({
    ...ATTENTION,
    kind: 'test_failed' as const,
    subjectId: String(at),
  }))
  expect(shown([], many).match(/test failed/g)).toHaveLength(8)
  expect(shown([], many)).toContain('Show all 12')
})

test('the admin dashboard says what to do when no page of the portal helps', () => {
  expect(shown([{ ...FAILURE, kind: 'disk_full' }])).toMatch(
    /The database’s disk is full, so changes can’t be saved\. Free up space on the database’s disk/,
  )
})

test('the admin dashboard mentions nothing when everything works', () => {
  expect(shown([])).toBe('')
})
