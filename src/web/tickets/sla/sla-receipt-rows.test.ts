import { expect, test } from 'vitest'

import { slaReceipt, type SlaEvent } from '#shared/sla/receipt.ts'
import type { TicketSlaReceipt } from '#shared/sla/contract.ts'

import { WALL_CLOCK, WEEKDAY_AND_CLOCK, zoneTime } from './business-times.ts'
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
  return receiptRows(receipt[name], receipt).map(
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
    'Fri, Jan 9, 2026: 4:50 PM Clock started - 0',
    '4:50 PM–5:00 PM Running 10 10',
    '5:00 PM–Mon 9:00 AM Outside business hours 0 10',
    'Mon, Jan 12, 2026: 9:00 AM–9:20 AM Running 20 30',
    '9:20 AM Due - 30',
    '9:20 AM–9:32 AM Overdue 12 42',
    '9:32 AM Answered - 42',
  ])
})

test('a ticket raised at a weekend says when its clock started', () => {
  const receipt = aReceipt([
    ['created', '2026-01-10T10:00:00.000Z', 'High'],
    ['replied', '2026-01-12T08:05:00.000Z'],
  ])
  expect(read(receipt, 'response')).toEqual([
    'Sat, Jan 10, 2026: 11:00 AM Created outside business hours - 0',
    '11:00 AM–Mon 9:00 AM Outside business hours 0 0',
    'Mon, Jan 12, 2026: 9:00 AM–9:05 AM Clock started 5 5',
    '9:05 AM Answered - 5',
  ])
})

test('a close ends only one clock when there was no answer', () => {
  const receipt = aReceipt([
    ['created', '2026-01-12T08:00:00.000Z', 'Low'],
    ['edited', '2026-01-12T08:05:00.000Z', 'High'],
    ['closed', '2026-01-12T08:10:00.000Z'],
  ])
  expect(read(receipt, 'resolution')).toEqual([
    'Mon, Jan 12, 2026: 9:00 AM Clock started - 0',
    '9:00 AM–9:05 AM Running 5 5',
    '9:05 AM Priority changed to High - 5',
    '9:05 AM–9:10 AM Running 5 10',
    '9:10 AM Closed - 10',
  ])
  const response = read(receipt, 'response')
  expect(response).toContain('9:10 AM Closed (clock keeps running) - 10')
  expect(response.at(-1)).toBe('9:30 AM–Tue, Jan 20, 2026, 11:00 AM Overdue 2970 3000')
})

test('a time is also shown by the device when that shows another', () => {
  const receipt = aReceipt([
    ['created', '2026-01-12T15:50:00.000Z', 'High'],
    ['replied', '2026-01-13T08:32:00.000Z'],
  ])
  const here = receiptRows(receipt.response, {
    ...receipt,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  expect(new Set(here.map(({ device }) => device))).toEqual(new Set([null]))
  const away = receiptRows(receipt.response, { ...receipt, timeZone: 'Pacific/Kiritimati' })
  const { at } = receipt.events[0]!
  expect(away[0]!.device?.until).toBeNull()
  expect([
    zoneTime(at, undefined, WALL_CLOCK),
    zoneTime(at, undefined, WEEKDAY_AND_CLOCK),
  ]).toContain(away[0]!.device?.time)
})

test('a receipt is folded in the middle when it is long, and every minute is in one of its parts', () => {
  const receipt = aReceipt([
    ['created', '2026-01-05T08:00:00.000Z', 'Low'],
    ['closed', '2026-01-12T10:00:00.000Z'],
  ])
  const rows = receiptRows(receipt.resolution, receipt)
  const { first, middle, last } = foldMiddle(rows)
  expect([first.length, middle.length, last.length]).toEqual([4, rows.length - 8, 4])
  expect([...first, ...middle, ...last]).toEqual(rows)
  expect(sumMinutes(first) + sumMinutes(middle) + sumMinutes(last)).toBe(
    receipt.resolution.totalMinutes,
  )
})

test('a receipt is not folded when it would hide only two lines', () => {
  const receipt = aReceipt([
    ['created', '2026-01-09T15:50:00.000Z', 'Low'],
    ['closed', '2026-01-13T08:05:00.000Z'],
  ])
  const [row] = receiptRows(receipt.resolution, receipt)
  if (!row) throw new Error('a receipt has at least one line')
  expect(foldMiddle(Array.from({ length: 10 }, () => row)).middle).toEqual([])
  expect(foldMiddle(Array.from({ length: 11 }, () => row)).middle).toHaveLength(3)
})
