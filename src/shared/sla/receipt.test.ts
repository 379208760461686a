import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { type SlaEvent } from './count-clocks.ts'
import { slaReceipt, type SlaClock, type SlaReceipt } from './receipt.ts'

const BERLIN = 'Europe/Berlin'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

// Friday 16:50 on the wall clock of Berlin; High is due on Monday at 09:20 and 12:50.
const FRIDAY_AT_1650 = '2026-01-09T15:50:00.000Z'

function anEvent(type: SlaEvent['type'], at: string, overrides: Partial<SlaEvent> = {}): SlaEvent {
  return { type, at: new Date(at), byAgent: false, ...overrides }
}

function aCreation(at = FRIDAY_AT_1650, priority = 'High'): SlaEvent {
  return anEvent('created', at, { priority })
}

function anAnswer(at: string): SlaEvent {
  return anEvent('replied', at, { byAgent: true })
}

function receiptOf(events: SlaEvent[], now: string, timeZone = BERLIN): SlaReceipt {
  return slaReceipt(events, { timeZone, now: new Date(now) })
}

function told(clock: SlaClock) {
  return clock.lines.map(({ kind, from, to, minutes, totalMinutes }) =>
    [kind, from.toISOString(), to.toISOString(), minutes, totalMinutes].join(' '),
  )
}

function kindsOf(clock: SlaClock) {
  return clock.lines.map((line) => line.kind)
}

function sumOf(lines: { minutes: number }[]) {
  return lines.reduce((sum, line) => sum + line.minutes, 0)
}

/** Looks at the wall clock minute by minute, until an instant or until enough ms were counted. */
function countBusinessMs(receipt: SlaReceipt, from: Date, to: Date, enough = Infinity) {
  const { timeZone, businessHours } = receipt
  const days: readonly string[] = businessHours.days
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  let ms = 0
  let at = from.getTime()
  while (at < to.getTime() && ms < enough) {
    const shown = clock.format(at)
    const time = shown.slice(-5)
    const nextMinute = Math.floor(at / MINUTE_MS + 1) * MINUTE_MS
    const isDay = days.includes(shown.slice(0, 3))
    const isOpen = isDay && time >= businessHours.from && time < businessHours.to
    const until = Math.min(nextMinute, to.getTime(), isOpen ? at + enough - ms : Infinity)
    if (isOpen) ms += until - at
    at = until
  }
  return { ms, reachedAt: new Date(at) }
}

/** A clock worked out from the other figures of the receipt, and the ends of its stretches. */
function recompute(receipt: SlaReceipt, name: 'response' | 'resolution'): SlaClock {
  const { events, targets, calculatedAt } = receipt
  const isResponse = name === 'response'
  const atOf = (type: string) => events.find((event) => event.type === type)?.at
  const createdAt = atOf('created') ?? new Date(NaN)
  const endedAt = atOf(isResponse ? 'answered' : 'closed') ?? null
  const until = endedAt ?? calculatedAt
  const targetMinutes = isResponse ? targets.firstResponseMinutes : targets.resolutionMinutes
  const targetMs = targetMinutes * MINUTE_MS
  const inAMonth = new Date(createdAt.getTime() + 30 * DAY_MS)
  const dueAt = countBusinessMs(receipt, createdAt, inAMonth, targetMs).reachedAt
  const early =
    targetMinutes - Math.floor(countBusinessMs(receipt, createdAt, until).ms / MINUTE_MS)

  let ms = 0
  let from = createdAt
  const lines = receipt[name].lines.map(({ kind, to }) => {
    const minutesBefore = Math.floor(ms / MINUTE_MS)
    ms += countBusinessMs(receipt, from, to).ms
    const totalMinutes = Math.floor(ms / MINUTE_MS)
    const line = { kind, from, to, minutes: totalMinutes - minutesBefore, totalMinutes }
    from = to
    return line
  })

  const status = until > dueAt ? 'breached' : endedAt ? 'met' : 'pending'
  return {
    targetMinutes,
    dueAt,
    endedAt,
    totalMinutes: sumOf(lines),
    lines,
    verdict: { status, earlyMinutes: Math.max(early, 0), lateMinutes: Math.max(-early, 0) },
  }
}

test('the receipt lists each stretch when an answer is in time', () => {
  const events = [aCreation(), anAnswer('2026-01-12T08:12:00.000Z')]
  const { response } = receiptOf(events, '2026-01-12T09:00:00.000Z')
  expect(told(response)).toEqual([
    'created 2026-01-09T15:50:00.000Z 2026-01-09T15:50:00.000Z 0 0',
    'running 2026-01-09T15:50:00.000Z 2026-01-09T16:00:00.000Z 10 10',
    'out_of_hours 2026-01-09T16:00:00.000Z 2026-01-12T08:00:00.000Z 0 10',
    'running 2026-01-12T08:00:00.000Z 2026-01-12T08:12:00.000Z 12 22',
    'answered 2026-01-12T08:12:00.000Z 2026-01-12T08:12:00.000Z 0 22',
  ])
  expect(response).toMatchObject({
    targetMinutes: 30,
    totalMinutes: 22,
    dueAt: new Date('2026-01-12T08:20:00.000Z'),
    endedAt: new Date('2026-01-12T08:12:00.000Z'),
    verdict: { status: 'met', earlyMinutes: 8, lateMinutes: 0 },
  })
})

test('the receipt lists the due instant and the time after it when an answer is late', () => {
  const events = [aCreation(), anAnswer('2026-01-13T08:05:00.000Z')]
  const { response } = receiptOf(events, '2026-01-14T09:00:00.000Z')
  expect(told(response).slice(3)).toEqual([
    'running 2026-01-12T08:00:00.000Z 2026-01-12T08:20:00.000Z 20 30',
    'due 2026-01-12T08:20:00.000Z 2026-01-12T08:20:00.000Z 0 30',
    'overdue 2026-01-12T08:20:00.000Z 2026-01-13T08:05:00.000Z 465 495',
    'answered 2026-01-13T08:05:00.000Z 2026-01-13T08:05:00.000Z 0 495',
  ])
  expect(response.verdict).toEqual({ status: 'breached', earlyMinutes: 0, lateMinutes: 465 })
})

test('the receipt runs until now and shows the minutes left when a clock is open', () => {
  const { response, resolution } = receiptOf([aCreation()], '2026-01-12T08:15:30.000Z')
  expect(response).toMatchObject({ endedAt: null, totalMinutes: 25 })
  expect(response.verdict).toEqual({ status: 'pending', earlyMinutes: 5, lateMinutes: 0 })
  expect(resolution.verdict).toEqual({ status: 'pending', earlyMinutes: 215, lateMinutes: 0 })
  expect(resolution.lines.at(-1)).toMatchObject({ kind: 'running', minutes: 15, totalMinutes: 25 })
})

test('the receipt names the rules, the events that count and the summary', () => {
  const events = [
    aCreation(),
    anEvent('noted', '2026-01-09T15:51:00.000Z', { byAgent: true }),
    anEvent('replied', '2026-01-09T15:52:00.000Z'),
    anEvent('assigned', '2026-01-09T15:53:00.000Z', { byAgent: true }),
    anAnswer('2026-01-09T15:55:00.000Z'),
    anAnswer('2026-01-09T15:56:00.000Z'),
    anEvent('edited', '2026-01-09T15:57:00.000Z'),
    anEvent('closed', '2026-01-12T08:00:00.000Z'),
    anEvent('closed', '2026-01-12T09:00:00.000Z'),
  ]
  const receipt = receiptOf(events, '2026-01-12T10:00:00.000Z')
  expect(receipt).toMatchObject({
    calculatedAt: new Date('2026-01-12T10:00:00.000Z'),
    timeZone: BERLIN,
    businessHours: { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], from: '09:00', to: '17:00' },
    priority: 'High',
    targets: { firstResponseMinutes: 30, resolutionMinutes: 240 },
    sla: { firstResponseTime: 5, resolutionTime: 10, slaStatus: 'met' },
  })
  expect(receipt.events).toEqual([
    { type: 'created', at: new Date(FRIDAY_AT_1650), priority: 'High' },
    { type: 'answered', at: new Date('2026-01-09T15:55:00.000Z'), priority: null },
    { type: 'closed', at: new Date('2026-01-12T08:00:00.000Z'), priority: null },
  ])
  expect(receipt.response.totalMinutes).toBe(5)
  expect(receipt.resolution.totalMinutes).toBe(10)
  expect(kindsOf(receipt.resolution)).toEqual(['created', 'running', 'out_of_hours', 'closed'])
})

test('the receipt uses the targets of the latest priority and marks the change', () => {
  const events = [
    aCreation(FRIDAY_AT_1650, 'Low'),
    anEvent('edited', '2026-01-09T15:52:00.000Z', { priority: 'Medium' }),
    anEvent('edited', '2026-01-09T15:54:00.000Z', { priority: 'high' }),
  ]
  const receipt = receiptOf(events, '2026-01-09T15:58:00.000Z')
  expect(receipt).toMatchObject({ priority: 'high', targets: { firstResponseMinutes: 30 } })
  expect(receipt.events[1]).toMatchObject({ type: 'priority_changed', priority: 'high' })
  expect(told(receipt.response)).toEqual([
    'created 2026-01-09T15:50:00.000Z 2026-01-09T15:50:00.000Z 0 0',
    'running 2026-01-09T15:50:00.000Z 2026-01-09T15:54:00.000Z 4 4',
    'priority_changed 2026-01-09T15:54:00.000Z 2026-01-09T15:54:00.000Z 0 4',
    'running 2026-01-09T15:54:00.000Z 2026-01-09T15:58:00.000Z 4 8',
  ])
})

test('the response clock runs on until breached when a ticket is closed without an answer, which is marked', () => {
  const events = [aCreation(), anEvent('closed', '2026-01-09T15:55:00.000Z')]
  const { response, resolution } = receiptOf(events, '2026-01-12T08:30:00.000Z')
  expect(kindsOf(response)).toEqual([
    'created',
    'running',
    'closed',
    'running',
    'out_of_hours',
    'running',
    'due',
    'overdue',
  ])
  expect(response.verdict).toEqual({ status: 'breached', earlyMinutes: 0, lateMinutes: 10 })
  expect(kindsOf(resolution)).toEqual(['created', 'running', 'closed'])
  expect(resolution.verdict).toEqual({ status: 'met', earlyMinutes: 235, lateMinutes: 0 })
})

test('an answer took no time when it came before the clock started', () => {
  const events = [aCreation('2026-01-10T10:00:00.000Z'), anAnswer('2026-01-11T10:00:00.000Z')]
  const { response } = receiptOf(events, '2026-01-20T10:00:00.000Z')
  expect(kindsOf(response)).toEqual(['created', 'out_of_hours', 'answered'])
  expect(response.verdict).toEqual({ status: 'met', earlyMinutes: 30, lateMinutes: 0 })
})

test('an answer took no time when it is older than the ticket', () => {
  const events = [aCreation(), anAnswer('2026-01-09T12:00:00.000Z')]
  const { response } = receiptOf(events, '2026-01-20T10:00:00.000Z')
  expect(kindsOf(response)).toEqual(['created', 'answered'])
  expect(response.verdict).toEqual({ status: 'met', earlyMinutes: 30, lateMinutes: 0 })
})

test('an answer is listed after the due instant and in time when it came at that instant', () => {
  const events = [aCreation('2026-01-12T08:00:00.000Z'), anAnswer('2026-01-12T08:30:00.000Z')]
  const { response } = receiptOf(events, '2026-01-20T10:00:00.000Z')
  expect(kindsOf(response)).toEqual(['created', 'running', 'due', 'answered'])
  expect(response.verdict).toEqual({ status: 'met', earlyMinutes: 0, lateMinutes: 0 })
})

test('an answer is late by no business minute when it was due at five and came the next morning', () => {
  const events = [aCreation('2026-01-09T15:30:00.000Z'), anAnswer('2026-01-12T08:00:00.000Z')]
  const { response } = receiptOf(events, '2026-01-20T10:00:00.000Z')
  expect(kindsOf(response)).toEqual(['created', 'running', 'due', 'out_of_hours', 'answered'])
  expect(response.verdict).toEqual({ status: 'breached', earlyMinutes: 0, lateMinutes: 0 })
})

test('the receipt has few lines that still add up when a ticket is open for ten years', () => {
  const events = [
    aCreation(FRIDAY_AT_1650, 'Medium'),
    anEvent('edited', '2030-01-09T15:50:00.000Z', { priority: 'Low' }),
  ]
  const { resolution } = receiptOf(events, '2036-01-09T15:50:00.000Z')
  expect(resolution.lines.length).toBeLessThan(20)
  expect(sumOf(resolution.lines)).toBe(resolution.totalMinutes)
  expect(resolution.totalMinutes).toBeGreaterThan(10 * 250 * 480)
})

test('a night has no business minutes when the clock changes in it, in either direction', () => {
  const changes = {
    forward: ['2026-03-27T15:50:00.000Z', '2026-03-30T07:00:00.000Z'],
    back: ['2026-10-23T14:50:00.000Z', '2026-10-26T08:00:00.000Z'],
  }
  for (const [way, [raisedAt = '', opensAt = '']] of Object.entries(changes)) {
    const answeredAt = new Date(Date.parse(opensAt) + 25 * MINUTE_MS).toISOString()
    const { response } = receiptOf([aCreation(raisedAt), anAnswer(answeredAt)], answeredAt)
    const closesAt = new Date(Date.parse(raisedAt) + 10 * MINUTE_MS).toISOString()
    const dueAt = new Date(Date.parse(opensAt) + 20 * MINUTE_MS).toISOString()
    expect(told(response), way).toEqual([
      `created ${raisedAt} ${raisedAt} 0 0`,
      `running ${raisedAt} ${closesAt} 10 10`,
      `out_of_hours ${closesAt} ${opensAt} 0 10`,
      `running ${opensAt} ${dueAt} 20 30`,
      `due ${dueAt} ${dueAt} 0 30`,
      `overdue ${dueAt} ${answeredAt} 5 35`,
      `answered ${answeredAt} ${answeredAt} 0 35`,
    ])
    expect(response.dueAt?.toISOString(), way).toBe(dueAt)
  }
})

test('the receipt counts the days between when a ticket was raised on Saturday and closed in a night', () => {
  const events = [
    aCreation('2026-01-10T13:00:00.000Z', 'Medium'),
    anAnswer('2026-01-12T08:59:00.000Z'),
    anEvent('closed', '2026-01-14T02:00:00.000Z'),
  ]
  const { response, resolution } = receiptOf(events, '2026-01-20T10:00:00.000Z')
  expect(response.verdict).toEqual({ status: 'met', earlyMinutes: 1, lateMinutes: 0 })
  expect(told(resolution)).toEqual([
    'created 2026-01-10T13:00:00.000Z 2026-01-10T13:00:00.000Z 0 0',
    'out_of_hours 2026-01-10T13:00:00.000Z 2026-01-12T08:00:00.000Z 0 0',
    'running 2026-01-12T08:00:00.000Z 2026-01-12T16:00:00.000Z 480 480',
    'out_of_hours 2026-01-12T16:00:00.000Z 2026-01-13T08:00:00.000Z 0 480',
    'running 2026-01-13T08:00:00.000Z 2026-01-13T10:00:00.000Z 120 600',
    'due 2026-01-13T10:00:00.000Z 2026-01-13T10:00:00.000Z 0 600',
    'overdue 2026-01-13T10:00:00.000Z 2026-01-14T02:00:00.000Z 360 960',
    'closed 2026-01-14T02:00:00.000Z 2026-01-14T02:00:00.000Z 0 960',
  ])
  expect(resolution.verdict).toEqual({ status: 'breached', earlyMinutes: 0, lateMinutes: 360 })
})

test('a closing counts for nothing when it was taken back, and a later one counts', () => {
  const [first, second] = ['2026-01-09T12:00:00.000Z', '2026-01-09T15:00:00.000Z']
  const taken = [
    aCreation(),
    anEvent('closed', first),
    anEvent('reopened', first),
    anEvent('status_changed', first),
  ]
  const open = receiptOf(taken, '2026-01-09T16:00:00.000Z')
  expect(open).toEqual(receiptOf([aCreation()], '2026-01-09T16:00:00.000Z'))
  const closed = receiptOf([...taken, anEvent('closed', second)], '2026-01-09T16:00:00.000Z')
  expect(closed.resolution.endedAt).toEqual(new Date(second))
})

test('receiptOf throws when the events have no creation', () => {
  const events = [anAnswer('2026-01-09T20:00:00.000Z')]
  expect(() => receiptOf(events, '2026-01-20T10:00:00.000Z')).toThrow('begin with created')
})

test('every figure can be computed again from the receipt alone', () => {
  const msLater = fc.option(fc.nat(12 * DAY_MS), { nil: null })
  fc.assert(
    fc.property(
      fc.constantFrom(BERLIN, 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia'),
      fc.constantFrom('2026-03-26', '2026-10-23', '2026-03-05', '2011-12-27'),
      fc.constantFrom('High', 'Medium', 'Low'),
      fc.nat(3 * DAY_MS),
      fc.record({ answered: msLater, closed: msLater, edited: msLater }),
      (timeZone, day, priority, ms, after) => {
        const createdAt = Date.parse(day) + ms
        const isoAfter = (later: number) => new Date(createdAt + later).toISOString()
        const events = [aCreation(isoAfter(0))]
        if (after.edited !== null)
          events.push(anEvent('edited', isoAfter(after.edited), { priority }))
        if (after.answered !== null) events.push(anAnswer(isoAfter(after.answered)))
        if (after.closed !== null) events.push(anEvent('closed', isoAfter(after.closed)))

        const receipt = receiptOf(events, isoAfter(12 * DAY_MS), timeZone)
        expect(recompute(receipt, 'response')).toEqual(receipt.response)
        expect(recompute(receipt, 'resolution')).toEqual(receipt.resolution)
      },
    ),
    { numRuns: 25 },
  )
})
