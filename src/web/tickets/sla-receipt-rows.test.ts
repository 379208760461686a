import { expect, test } from 'vitest'

import { slaReceipt, type SlaEvent } from '#shared/sla-receipt.ts'
import type { TicketSlaReceipt } from '#shared/sla-receipt-answer.ts'

import { foldMiddle, receiptRows, sumMinutes } from './sla-receipt-rows.ts'

const NOW = new Date('2026-01-20T10:00:00.000Z')

function aReceipt(
  events: [type: SlaEvent['type'], at: string, priority?: string][],
): TicketSlaReceipt {
  const known = events.map(([type, at, priority]) => {
    return { type, at: new Date(at), byAgent: type === 'replied', priority }
  })
  return JSON.parse(JSON.stringify(slaReceipt(known, { timeZone: 'Europe/Berlin', now: NOW })))
}

function read(receipt: TicketSlaReceipt, name: 'response' | 'resolution') {
  return receiptRows(receipt[name], receipt, NOW).map(
    ({ isNewDay, day, time, until, what, minutes, totalMinutes }) =>
      `${isNewDay ? `${day}: ` : ''}${time}${until === null ? '' : `–${until}`} ${what} ${minutes ?? '-'} ${totalMinutes}`,
  )
}

test('a clock reads like a diary of the customer', () => {
  const receipt = aReceipt([
    ['created', '2026-01-09T15:50:00.000Z', 'High'],
    ['replied', '2026-01-12T08:32:00.000Z'],
  ])
  expect(read(receipt, 'response')).toEqual([
    'Fri 9 Jan: 16:50 Clock started - 0',
    '16:50–17:00 Running 10 10',
    '17:00–Mon 09:00 Out of hours 0 10',
    'Mon 12 Jan: 09:00–09:20 Running 20 30',
    '09:20 Due - 30',
    '09:20–09:32 Overdue 12 42',
    '09:32 Answered - 42',
  ])
})

test('a ticket raised at a weekend says when its clock started', () => {
  const receipt = aReceipt([
    ['created', '2026-01-10T10:00:00.000Z', 'High'],
    ['replied', '2026-01-12T08:05:00.000Z'],
  ])
  expect(read(receipt, 'response')).toEqual([
    'Sat 10 Jan: 11:00 Raised out of hours - 0',
    '11:00–Mon 09:00 Out of hours 0 0',
    'Mon 12 Jan: 09:00–09:05 Clock started 5 5',
    '09:05 Answered - 5',
  ])
})

test('a close without an answer ends one clock and not the other', () => {
  const receipt = aReceipt([
    ['created', '2026-01-12T08:00:00.000Z', 'Low'],
    ['edited', '2026-01-12T08:05:00.000Z', 'High'],
    ['closed', '2026-01-12T08:10:00.000Z'],
  ])
  expect(read(receipt, 'resolution')).toEqual([
    'Mon 12 Jan: 09:00 Clock started - 0',
    '09:00–09:05 Running 5 5',
    '09:05 Priority changed to High - 5',
    '09:05–09:10 Running 5 10',
    '09:10 Closed - 10',
  ])
  const response = read(receipt, 'response')
  expect(response).toContain('09:10 Closed, clock runs on - 10')
  expect(response.at(-1)).toBe('09:30–Tue 20 Jan 11:00 Overdue 2970 3000')
})

test('a long receipt is folded in the middle, and every minute is in one of its parts', () => {
  const receipt = aReceipt([
    ['created', '2026-01-05T08:00:00.000Z', 'Low'],
    ['closed', '2026-01-12T10:00:00.000Z'],
  ])
  const rows = receiptRows(receipt.resolution, receipt, NOW)
  const { first, middle, last } = foldMiddle(rows)
  expect([first.length, middle.length, last.length]).toEqual([4, rows.length - 8, 4])
  expect([...first, ...middle, ...last]).toEqual(rows)
  expect(sumMinutes(first) + sumMinutes(middle) + sumMinutes(last)).toBe(
    receipt.resolution.totalMinutes,
  )
})

test('a receipt is not folded for two lines', () => {
  const receipt = aReceipt([
    ['created', '2026-01-09T15:50:00.000Z', 'Low'],
    ['closed', '2026-01-13T08:05:00.000Z'],
  ])
  const [row] = receiptRows(receipt.resolution, receipt, NOW)
  if (!row) throw new Error('a receipt has at least one line')
  expect(foldMiddle(Array.from({ length: 10 }, () => row)).middle).toEqual([])
  expect(foldMiddle(Array.from({ length: 11 }, () => row)).middle).toHaveLength(3)
})
