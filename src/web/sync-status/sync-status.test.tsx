import type { ReactNode } from 'react'
import { expect, test } from 'vitest'

import type { Standing } from '#shared/sync-status/contract.ts'
import { renderText } from '#web/render-text.tsx'

import { QueuedNote, StandingBar } from './sync-status.tsx'

const KEY = ['dashboard', 'standing', 'one'] as const
const IN_STEP: Standing = {
  asOf: null,
  queuedTickets: [],
  queuedComments: [],
  refusedTickets: [],
  refusedComments: [],
}

function said(standing: Partial<Standing>) {
  const loaded = [[KEY, { ...IN_STEP, ...standing }] as const]
  const textOf = (part: ReactNode) => renderText(part, { path: '/tickets/one', loaded }).trim()
  return {
    bar: textOf(<StandingBar />),
    ticket: textOf(<QueuedNote />),
    listed: textOf(<QueuedNote ticketId="one" />),
    reply: textOf(<QueuedNote commentId="mine" />),
    other: textOf(<QueuedNote commentId="other" />),
  }
}

test('a reply that waits says so itself, and nothing else does', () => {
  const { bar, ticket, reply, other } = said({ queuedComments: ['mine'] })
  expect(reply).toContain('Saved. This reply reaches the support team')
  expect([ticket, other]).toEqual(['', ''])
  expect(bar).toContain('Your reply is saved.')
})

test('a ticket that waits says so itself', () => {
  const { bar, ticket, reply } = said({ queuedTickets: ['one'] })
  expect(ticket).toContain('Saved. This ticket reaches the support team')
  expect(bar).toContain(ticket)
  expect(reply).toBe('')
})

test('a rejected reply says that it is not delivered, apart from one that waits', () => {
  const { bar, ticket, reply, other } = said({
    queuedComments: ['mine', 'other'],
    refusedComments: ['mine'],
  })
  expect(reply).toContain('Saved, but not delivered yet.')
  expect(other).toContain('Saved. This reply reaches the support team')
  expect(ticket).toBe('')
  expect(bar).toContain('Your reply is saved. It reaches')
  expect(bar).toContain('Your reply is saved, but not delivered yet.')
})

test('a rejected ticket says that it is not delivered, on its page and in the list', () => {
  const { bar, ticket, listed } = said({ queuedTickets: ['one'], refusedTickets: ['one'] })
  expect(ticket).toContain('Saved, but not fully delivered yet.')
  expect(bar).toContain(ticket)
  expect(listed).toBe('Saved, not delivered yet')
})

test('nothing is said while both systems are in step', () => {
  expect(Object.values(said({}))).toEqual(['', '', '', '', ''])
})
