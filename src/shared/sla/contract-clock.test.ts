import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Calendar, type DayInterval, standardCalendar, WEEKDAYS } from './calendar.ts'
import { type ContractFacts, countClocks, type SlaEvent } from './count-clocks.ts'
import { slaReceipt } from './receipt.ts'
import { SLA_TARGETS } from './sla.ts'
import type { PauseCause, PriorityTargets, ServiceTerms } from './terms.ts'

// An oracle that shares no code with the rules: it looks at the clock on the wall minute by minute, and counts
// its minutes again for each question.

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
/** Longer than any target here takes, so that each due time lies within. */
const HORIZON_DAYS = 60

/** Zones, each with instants around which its cases lie: its changes of the clock, or a usual week. */
const ZONES: Record<string, string[]> = {
  'Europe/Berlin': ['2026-03-29T01:00Z', '2026-10-25T01:00Z', '2026-12-24T12:00Z'],
  'America/New_York': ['2026-03-08T07:00Z', '2026-11-01T06:00Z'],
  'Australia/Lord_Howe': ['2026-04-04T15:00Z', '2026-10-03T15:30Z'],
  'Pacific/Apia': ['2011-12-30T10:00Z', '2011-09-24T14:00Z'],
  'Asia/Kolkata': ['2026-05-01T00:00Z'],
  'America/St_Johns': ['2026-03-08T05:30Z', '2010-11-07T02:31Z'],
  'America/Santiago': ['2026-04-05T03:00Z', '2026-09-06T04:00Z'],
  UTC: ['2026-01-01T00:00Z'],
}

const NINE_TO_FIVE = [{ from: '09:00', to: '17:00' }]
const THREE_PARTS = [
  { from: '00:00', to: '02:30' },
  { from: '08:15', to: '12:00' },
  { from: '13:00', to: '18:45' },
]
const UNTIL_MIDNIGHT = [{ from: '16:00', to: '24:00' }]
const FROM_MIDNIGHT = [{ from: '00:00', to: '06:00' }]
const ALL_DAY = [{ from: '00:00', to: '24:00' }]

const aDay = fc.constantFrom<DayInterval[]>(
  NINE_TO_FIVE,
  NINE_TO_FIVE,
  THREE_PARTS,
  UNTIL_MIDNIGHT,
  FROM_MIDNIGHT,
  ALL_DAY,
  [],
)

function aCalendar(timeZone: string, around: Date): fc.Arbitrary<Calendar> {
  const someHours = fc
    .tuple(aDay, aDay, aDay, aDay, aDay, aDay, aDay)
    .filter((days) => days.some((intervals) => intervals.length > 0))
  const hours = fc.oneof(
    fc.constant(WEEKDAYS.map(() => ALL_DAY)),
    fc.constant(WEEKDAYS.map((day) => (day.startsWith('S') ? [] : NINE_TO_FIVE))),
    someHours,
  )
  const holiday = fc.record({
    day: fc.integer({ min: -5, max: 12 }),
    intervals: fc.constantFrom<DayInterval[]>([], [], [{ from: '09:00', to: '13:00' }]),
    counts: fc.boolean(),
  })
  return fc
    .tuple(hours, fc.uniqueArray(holiday, { maxLength: 4, selector: ({ day }) => day }))
    .map(([days, holidays]) => ({
      name: 'Of a case',
      timeZone,
      hours: Object.fromEntries(
        WEEKDAYS.map((day, place) => [day, days[place]!]),
      ) as Calendar['hours'],
      holidays: holidays.map(({ day, ...rest }) => ({
        ...rest,
        name: `Holiday ${day}`,
        date: new Date(around.getTime() + day * DAY_MINUTES * MINUTE_MS).toISOString().slice(0, 10),
      })),
    }))
}

const minutes = fc.integer({ min: 1, max: 2400 })
const targets = fc.record({ firstResponseMinutes: minutes, resolutionMinutes: minutes })
const byPriority: fc.Arbitrary<PriorityTargets> = fc.record({
  Low: targets,
  Medium: targets,
  High: targets,
})

function someTerms(timeZone: string, around: Date): fc.Arbitrary<ServiceTerms> {
  return fc.record({
    calendar: aCalendar(timeZone, around),
    targets: byPriority,
    categoryTargets: fc.array(
      byPriority.map((own) => ({ category: 'network', targets: own })),
      { maxLength: 1 },
    ),
    pauses: fc.record({
      causes: fc.subarray<PauseCause>(['pending', 'waiting', 'maintenance'], { minLength: 0 }),
      clocks: fc.constantFrom('both', 'resolution'),
    }),
    escalations: fc.constant([]),
    text: fc.constant(''),
  })
}

type Case = { events: SlaEvent[]; contract: ContractFacts; now: Date }

function aCase(timeZone: string): fc.Arbitrary<Case> {
  return fc.constantFrom(...ZONES[timeZone]!).chain((text) => {
    const around = new Date(text)
    const later = fc.nat(9 * DAY_MINUTES)
    const step = fc.oneof(
      fc
        .constantFrom('Pending', 'Open')
        .map((to) => ({ type: 'status_changed', to, byAgent: true })),
      fc.boolean().map((waits) => ({
        type: 'replied',
        byAgent: true,
        ...(waits && { waits: true as const }),
      })),
      fc.constant({ type: 'replied', byAgent: false }),
      fc
        .constantFrom('Low', 'Medium', 'High')
        .map((priority) => ({ type: 'edited', priority, byAgent: true })),
      fc
        .constantFrom<string[]>(['network'], ['other'], ['network', 'other'], [])
        .map((categories) => ({ type: 'edited', categories, byAgent: true })),
      fc.constant({ type: 'closed', byAgent: true }),
      // It is taken back just before the next step, to one of these statuses.
      fc
        .constantFrom('Pending', 'Open')
        .map((undoneTo) => ({ type: 'closed', byAgent: true, undoneTo })),
    )
    return fc
      .record({
        start: fc.integer({ min: -3 * DAY_MINUTES, max: 2 * DAY_MINUTES }),
        created: fc.record({
          priority: fc.constantFrom('Low', 'Medium', 'High'),
          categories: fc.constantFrom<string[]>([], ['network'], ['network', 'other']),
        }),
        steps: fc.array(fc.tuple(later, step), { maxLength: 8 }),
        reopens: fc.boolean(),
        terms: someTerms(timeZone, around),
        correction: fc.option(fc.tuple(later, someTerms(timeZone, around))),
        // A negative one is before the end of the case, so that some windows go on then.
        windows: fc.array(
          fc.tuple(
            fc.oneof(later, fc.integer({ min: -600, max: -1 })),
            fc.integer({ min: 1, max: 900 }),
          ),
          { maxLength: 2 },
        ),
        length: fc.integer({ min: 1, max: 11 * DAY_MINUTES }),
      })
      .map(({ start, created, steps, reopens, terms, correction, windows, length }) => {
        const createdAt = around.getTime() + start * MINUTE_MS
        const at = (minute: number) => new Date(createdAt + minute * MINUTE_MS)
        const inOrder = steps.toSorted(([a], [b]) => a - b).filter(([minute]) => minute <= length)
        const events: SlaEvent[] = [{ type: 'created', at: at(0), byAgent: false, ...created }]
        for (const [index, [minute, given]] of inOrder.entries()) {
          events.push({ ...given, at: at(minute) })
          if (given.type !== 'closed') continue
          if ('undoneTo' in given) {
            const undone = { at: at(inOrder[index + 1]?.[0] ?? length), byAgent: true }
            events.push({ ...undone, type: 'reopened' })
            events.push({ ...undone, type: 'status_changed', to: given.undoneTo })
            continue
          }
          if (!reopens) break
          events.push({ type: 'reopened', at: at(minute), byAgent: true, verdictStands: true })
        }
        const revisions = [{ terms, at: at(-1), reason: null as string | null }]
        if (correction)
          revisions.push({ terms: correction[1], at: at(correction[0]), reason: 'A holiday' })
        return {
          events,
          contract: {
            versionId: 'a-version',
            validFrom: '2000-01-01',
            revisions,
            windows: windows.map(([minute, long]) => {
              const from = minute < 0 ? length + minute : minute
              return { name: 'Maintenance', from: at(from), to: at(from + long) }
            }),
          },
          now: at(length),
        }
      })
  })
}

/** Reads the clock on the wall of a zone, each minute once. */
function wallOf(timeZone: string) {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const seen = new Map<number, { date: string; time: string; weekday: number }>()
  return (at: number) => {
    const known = seen.get(at)
    if (known) return known
    const [date = '', time = ''] = clock.format(at).split(', ')
    const shown = { date, time, weekday: new Date(date).getUTCDay() }
    seen.set(at, shown)
    return shown
  }
}

type Asked = { name: 'response' | 'resolution'; knownUntil: number; endedAt: number | null }

/** Answers by looking at each minute from the raise time on. */
function oracle({ events, contract, now: nowDate }: Case, wall: ReturnType<typeof wallOf>) {
  const [created, ...all] = events
  // A closing that was taken back never happened. Of its undoing, the status alone counts.
  const rest = all.filter(({ type }, index) => {
    const next = all.slice(index).find((event) => event.type === 'reopened')
    return !['closed', 'reopened'].includes(type) || !next || next.verdictStands
  })
  const createdAt = created!.at.getTime()
  const now = nowDate.getTime()
  const timeOf = (type: string, byAgent?: boolean) =>
    rest
      .find((event) => event.type === type && (byAgent === undefined || event.byAgent === byAgent))
      ?.at.getTime() ?? null

  const isOpen = ({ hours, holidays }: Calendar, at: number) => {
    const { date, time, weekday } = wall(at)
    const holiday = holidays.find((one) => one.counts && one.date === date)
    const day = ([['Sun'], ['Mon'], ['Tue'], ['Wed'], ['Thu'], ['Fri'], ['Sat']] as const)[
      weekday
    ]![0]
    return (holiday?.intervals ?? hours[day]).some(({ from, to }) => time >= from && time < to)
  }

  /** Says if a minute is paused by what was known at an instant; null: until further notice. */
  const pausedAt = (terms: ServiceTerms, { name, knownUntil, endedAt }: Asked) => {
    const { causes, clocks } = terms.pauses
    if (name === 'response' && clocks === 'resolution') return () => false
    const known = rest.filter(({ at }) => at.getTime() <= knownUntil)
    return (at: number) => {
      if (endedAt !== null && at >= endedAt) return false
      let pending = false
      let waiting = false
      for (const event of known) {
        if (event.at.getTime() > at) break
        if (event.type === 'status_changed') pending = event.to === 'Pending'
        if (event.type === 'replied') waiting = event.byAgent && event.waits === true
        if (event.type === 'closed') pending = waiting = false
      }
      const maintained = contract.windows.some(
        ({ from, to }) => at >= from.getTime() && at < to.getTime(),
      )
      return (
        (pending && causes.includes('pending')) ||
        (waiting && causes.includes('waiting')) ||
        (maintained && causes.includes('maintenance'))
      )
    }
  }

  const count = (terms: ServiceTerms, target: number, asked: Asked) => {
    const paused = pausedAt(terms, asked)
    const { knownUntil, endedAt } = asked
    const isStopped = endedAt === null && paused(knownUntil)
    let elapsed = 0
    let dueAt: number | null = null
    for (
      let at = createdAt;
      at < createdAt + HORIZON_DAYS * DAY_MINUTES * MINUTE_MS;
      at += MINUTE_MS
    ) {
      if (isStopped && at >= knownUntil) break
      if (dueAt !== null && at >= knownUntil) break
      if (paused(at) || !isOpen(terms.calendar, at)) continue
      if (at < knownUntil) elapsed += 1
      target -= 1
      if (target === 0) dueAt = at + MINUTE_MS
    }
    return { elapsed, dueAt }
  }

  const answer = (name: 'response' | 'resolution') => {
    const ended = name === 'response' ? timeOf('replied', true) : timeOf('closed')
    const endedAt = ended
    let { terms } = contract.revisions[0]!
    let priority = created!.priority!
    let categories = created!.categories!
    const targetNow = () => {
      const field = name === 'response' ? 'firstResponseMinutes' : 'resolutionMinutes'
      const own = terms.categoryTargets.find(({ category }) => category === 'network')
      const usual = terms.targets[priority as keyof PriorityTargets][field]
      const special = own?.targets[priority as keyof PriorityTargets][field] ?? usual
      if (!categories.includes('network')) return usual
      return categories.includes('other') ? Math.min(usual, special) : special
    }
    const correction = contract.revisions[1]
    const changes = [
      ...rest
        .filter(({ type }) => type === 'edited')
        .map((event) => ({ at: event.at.getTime(), event })),
      ...(correction ? [{ at: correction.at.getTime(), correction }] : []),
    ].toSorted((a, b) => a.at - b.at)
    for (const change of changes) {
      if (change.at > now || (endedAt !== null && change.at >= endedAt)) continue
      if ('event' in change) {
        priority = change.event.priority ?? priority
        categories = change.event.categories ?? categories
      } else {
        const { dueAt } = count(terms, targetNow(), { name, knownUntil: change.at, endedAt: null })
        if (dueAt !== null && dueAt < change.at) continue
        ;({ terms } = change.correction)
      }
    }
    const target = targetNow()
    const { elapsed, dueAt } = count(terms, target, { name, knownUntil: endedAt ?? now, endedAt })
    return {
      dueAt: dueAt === null ? null : new Date(dueAt),
      targetMinutes: target,
      endedAt: endedAt === null ? null : new Date(endedAt),
      totalMinutes: endedAt === null ? null : elapsed,
      leftMinutes: dueAt === null ? target - elapsed : null,
    }
  }

  /** Looks at each minute of a stretch: open and paused as the terms have it that count for the clock. */
  const lookAt = (
    name: 'response' | 'resolution',
    terms: ServiceTerms,
    [from, to]: [Date, Date],
  ) => {
    const endedAt = name === 'response' ? timeOf('replied', true) : timeOf('closed')
    const paused = pausedAt(terms, { name, knownUntil: endedAt ?? now, endedAt })
    const seen = { running: 0, closed: 0, paused: 0 }
    for (let at = from.getTime(); at < to.getTime(); at += MINUTE_MS)
      seen[paused(at) ? 'paused' : isOpen(terms.calendar, at) ? 'running' : 'closed'] += 1
    return seen
  }
  return { response: answer('response'), resolution: answer('resolution'), lookAt }
}

const CASES_OF_A_ZONE = 90

for (const timeZone of Object.keys(ZONES))
  test(`clocks of contracts are those that a naive count finds in ${timeZone}`, () => {
    const wall = wallOf(timeZone)
    for (const one of fc.sample(aCase(timeZone), { seed: 31, numRuns: CASES_OF_A_ZONE })) {
      const { events, now, contract } = one
      const counted = countClocks(events, { timeZone, now, contract })
      const shown = ({
        dueAt,
        targetMinutes,
        endedAt,
        totalMinutes,
        leftMinutes,
      }: typeof counted.response) => ({
        dueAt,
        targetMinutes,
        endedAt,
        totalMinutes,
        leftMinutes,
      })
      const told = { response: shown(counted.response), resolution: shown(counted.resolution) }
      const { response, resolution } = oracle(one, wall)
      expect(told, JSON.stringify(one, null, 1)).toEqual({ response, resolution })
    }
  })

test('a clock is paused as before when a closing is taken back', () => {
  const at = (time: string) => new Date(`2026-03-02T${time}Z`)
  const terms: ServiceTerms = {
    calendar: standardCalendar('UTC'),
    targets: SLA_TARGETS,
    categoryTargets: [],
    pauses: { causes: ['pending', 'waiting'], clocks: 'both' },
    escalations: [],
    text: '',
  }
  const revisions = [{ terms, at: at('00:00'), reason: null }]
  const contract = { versionId: 'a-version', validFrom: '2026-03-02', revisions, windows: [] }
  const reply = { type: 'replied', byAgent: true, waits: true } as const
  for (const pausing of [reply, { type: 'status_changed', byAgent: true, to: 'Pending' }]) {
    const events = [
      { type: 'created', at: at('09:00'), byAgent: false, priority: 'High' },
      { ...pausing, at: at('09:30') },
      { type: 'closed', at: at('10:00'), byAgent: true },
      { type: 'reopened', at: at('15:00'), byAgent: true },
      { type: 'status_changed', at: at('15:00'), byAgent: true, to: 'Pending' },
    ]
    const { resolution } = countClocks(events, { timeZone: 'UTC', now: at('16:00'), contract })
    expect(resolution).toMatchObject({ dueAt: null, leftMinutes: 210, endedAt: null })
  }
})

/** Minutes that a line of its kind should not have. */
function minutesUnlike(kind: string, seen: { running: number; closed: number; paused: number }) {
  if (kind === 'running') return seen.closed + seen.paused
  if (kind === 'paused') return seen.closed + seen.running
  return kind === 'out_of_hours' ? seen.paused : 0
}

test('each line of a receipt is what one sees who looks at its minutes, with the terms of the receipt', () => {
  const wall = wallOf('Europe/Berlin')
  let lines = 0
  for (const one of fc.sample(aCase('Europe/Berlin'), { seed: 7, numRuns: CASES_OF_A_ZONE })) {
    const { events, now, contract } = one
    const receipt = slaReceipt(events, { timeZone: 'UTC', now, contract })
    const { lookAt } = oracle(one, wall)
    for (const name of ['response', 'resolution'] as const) {
      const clock = receipt[name]
      const terms = { ...(clock.formerTerms ?? receipt.contract!.terms), escalations: [] }
      let total = 0
      for (const { kind, from, to, totalMinutes, ...line } of clock.lines) {
        const seen = lookAt(name, terms, [from, to])
        total += line.minutes
        const told = JSON.stringify({ name, kind, from, to, line, seen, one }, null, 1)
        expect(line.minutes, told).toBe(seen.running)
        expect(totalMinutes, told).toBe(total)
        expect(minutesUnlike(kind, seen), told).toBe(0)
        lines += 1
      }
      expect(total).toBe(clock.totalMinutes)
    }
  }
  expect(lines).toBeGreaterThan(1000)
})
