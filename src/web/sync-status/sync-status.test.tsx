import type { ReactNode } from 'react'
import { expect, test } from 'vitest'

import type { SyncStatus } from '#shared/sync-status/contract.ts'
import { renderText } from '#web/render-text.tsx'

import { QueuedNote, SyncStatusBar } from './sync-status.tsx'

const KEY = ['dashboard', 'standing', 'one'] as const
const IN_STEP: SyncStatus = {
  asOf: null,
  queuedTickets: [],
  queuedComments: [],
  refusedTickets: [],
  refusedComments: [],
}

function said(standing: Partial<SyncStatus>) {
  const loaded = [[KEY, { ...IN_STEP, ...standing }] as const]
  const textOf = (part: ReactNode) => renderText(part, { path: '/tickets/one', loaded }).trim()
  return {
    bar: textOf(<SyncStatusBar />),
    ticket: textOf(<QueuedNote />),
    listed: textOf(<QueuedNote ticketId="one" />),
    reply: textOf(<QueuedNote commentId="mine" />),
    other: textOf(<QueuedNote commentId="other" />),
  }
}

test('a reply says so itself when it waits, and nothing else does', () => {
  const { bar, ticket, reply, other } = said({ queuedComments: ['mine'] })
  expect(reply).toContain('Saved. We’ll pass this reply to the support team')
  expect([ticket, other]).toEqual(['', ''])
  expect(bar).toContain('Your reply is saved.')
})

test('a ticket says so itself when it waits', () => {
  const { bar, ticket, reply } = said({ queuedTickets: ['one'] })
  expect(ticket).toContain('Saved. We’ll pass this ticket to the support team')
  expect(bar).toContain(ticket)
  expect(reply).toBe('')
})

test('a reply says that it is not delivered, unlike one that waits, when it was rejected', () => {
  const { bar, ticket, reply, other } = said({
    queuedComments: ['mine', 'other'],
    refusedComments: ['mine'],
  })
  expect(reply).toContain('Saved, but not delivered yet.')
  expect(other).toContain('Saved. We’ll pass this reply to the support team')
  expect(ticket).toBe('')
  expect(bar).toContain('Your reply is saved. We’ll pass it to')
  expect(bar).toContain('Your reply is saved, but not delivered yet.')
})

test('a ticket says that it is not delivered, on its page and in the list, when it was rejected', () => {
  const { bar, ticket, listed } = said({ queuedTickets: ['one'], refusedTickets: ['one'] })
  expect(ticket).toContain('Saved, but not fully delivered yet.')
  expect(bar).toContain(ticket)
  expect(listed).toBe('Saved, not delivered yet')
})

test('no status appears when both systems are in step', () => {
  expect(Object.values(said({}))).toEqual(['', '', '', '', ''])
})
