import { expect, test } from 'vitest'

import { standardCalendar } from '#shared/sla/calendar.ts'
import { type ContractFacts, type SlaEvent } from '#shared/sla/count-clocks.ts'
import { slaReceipt } from '#shared/sla/receipt.ts'
import type { TicketSlaReceipt } from '#shared/sla/contract.ts'
import { SLA_TARGETS } from '#shared/sla/sla.ts'
import type { ServiceTerms } from '#shared/sla/terms.ts'

import { WALL_CLOCK, WEEKDAY_AND_CLOCK, zoneTime } from './business-times.ts'
import type { ClockName } from './contract-sentences.ts'
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

function rowsOf(receipt: TicketSlaReceipt, name: ClockName) {
  return receiptRows(receipt, { name, categoryName: (id) => id })
}

function read(receipt: TicketSlaReceipt, name: ClockName) {
  return rowsOf(receipt, name).map(
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
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const here = rowsOf({ ...receipt, timeZone }, 'response')
  expect(new Set(here.map(({ device }) => device))).toEqual(new Set([null]))
  const away = rowsOf({ ...receipt, timeZone: 'Pacific/Kiritimati' }, 'response')
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
  const rows = rowsOf(receipt, 'resolution')
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
  const [row] = rowsOf(receipt, 'resolution')
  if (!row) throw new Error('a receipt has at least one line')
  expect(foldMiddle(Array.from({ length: 10 }, () => row)).middle).toEqual([])
  expect(foldMiddle(Array.from({ length: 11 }, () => row)).middle).toHaveLength(3)
})

const { other: _, ...TARGETS } = SLA_TARGETS
const TERMS: ServiceTerms = {
  calendar: {
    ...standardCalendar('Europe/Berlin'),
    holidays: [{ date: '2026-01-06', name: 'Heilige Drei Könige', intervals: [], counts: true }],
  },
  targets: TARGETS,
  categoryTargets: [
    {
      category: 'LIFTS',
      targets: { ...TARGETS, High: { firstResponseMinutes: 15, resolutionMinutes: 240 } },
    },
  ],
  pauses: { causes: ['waiting', 'maintenance'], clocks: 'both' },
  escalations: [],
  text: '',
}
const CONTRACT: ContractFacts = {
  versionId: '1',
  validFrom: '2026-01-01',
  revisions: [{ terms: TERMS, at: new Date('2026-01-01T00:00:00.000Z'), reason: null }],
  windows: [],
}

function underContract(
  events: Partial<SlaEvent>[],
  { now = NOW, ...more }: Partial<ContractFacts> & { now?: Date } = {},
): TicketSlaReceipt {
  const known = events.map((event) => ({ type: 'edited', at: NOW, byAgent: true, ...event }))
  const contract = { ...CONTRACT, ...more }
  return JSON.parse(JSON.stringify(slaReceipt(known, { timeZone: 'UTC', now, contract })))
}

const at = (time: string) => new Date(`2026-01-${time}:00.000Z`)
const aLift = { type: 'created', byAgent: false, priority: 'High', categories: ['LIFTS', 'DOORS'] }

function cited(receipt: TicketSlaReceipt, name: ClockName) {
  return rowsOf(receipt, name).map(({ what, causes, citations }) =>
    [what, ...causes, ...citations.map(({ key }) => key)].join(' | '),
  )
}

test('each row cites the sentences that it follows from when there is a contract', () => {
  const receipt = underContract([
    { ...aLift, at: at('05T15:50') },
    { type: 'edited', at: at('07T08:02'), categories: ['DOORS'] },
    { type: 'replied', at: at('07T08:30'), by: 'Sofia' },
  ])
  expect(cited(receipt, 'response')).toEqual([
    'Clock started | hours',
    'Running | hours',
    'Outside business hours (Heilige Drei Könige) | hours | holiday.2026-01-06',
    'Running | hours',
    'Categories changed to DOORS | target.High',
    'Running | hours',
    'Due | target.High',
    'Overdue | target.High',
    'Answered | target.High',
  ])
})

test('a target is cited from the category that has the shortest when there are several', () => {
  const receipt = underContract([{ ...aLift, at: at('05T09:00') }], { now: at('05T09:20') })
  expect(cited(receipt, 'response').at(-2)).toBe('Due | target.High.LIFTS | shortest-target')
  const { text } = rowsOf(receipt, 'response').at(-1)!.citations[0]!
  expect(text).toBe(
    'LIFTS, High priority: first response within 15 minutes, resolution within 4 hours.',
  )
})

test('a pause names its causes, since when, and by whom when they overlap', () => {
  const windows = [{ name: 'New firewall', from: at('05T09:30'), to: at('05T11:00') }]
  const events = [
    { ...aLift, at: at('05T09:00') },
    { type: 'replied', at: at('05T09:10'), by: 'Sofia', waits: true as const },
  ]
  const receipt = underContract(events, { windows, now: at('05T10:00') })
  expect(cited(receipt, 'resolution').at(-1)).toBe(
    'Paused | Waiting for the customer, since 10:10 AM, set by Sofia | Maintenance: New firewall, 10:30 AM to 12:00 PM | pause.waiting | pause.maintenance',
  )
  expect(receipt.resolution.dueAt).toBeNull()
})

test('a correction names its reason, and rows cite the terms that counted when it came too late', () => {
  const corrected: ServiceTerms = { ...TERMS, targets: { ...TARGETS, High: TARGETS.Low } }
  const revisions = [
    ...CONTRACT.revisions,
    { terms: corrected, at: at('05T12:00'), reason: 'Targets were mixed up' },
  ]
  const receipt = underContract([{ ...aLift, categories: [], at: at('05T09:00') }], {
    revisions,
    now: at('05T12:30'),
  })
  const due = rowsOf(receipt, 'response').find(({ kind }) => kind === 'due')
  expect(due?.citations[0]?.text).toContain('within 30 minutes')
  expect(cited(receipt, 'resolution').at(-2)).toBe('Contract corrected: Targets were mixed up')
})
