import { expect, test } from 'vitest'
import type { TicketSlaReceipt } from '#shared/sla/contract.ts'
import { standardCalendar } from '#shared/sla/calendar.ts'
import { slaPromise } from '#shared/sla/promise.ts'
import { slaReceipt } from '#shared/sla/receipt.ts'
import { SLA_TARGETS } from '#shared/sla/sla.ts'
import { PAUSE_CAUSES } from '#shared/sla/terms.ts'
import { nothing } from '#web/page-fixtures.tsx'
import { aViewer, inlineTexts, renderText } from '#web/render-text.tsx'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import * as words from '#words/tickets.ts'
import { sentenceOf } from './contract-sentences.ts'
import { ServicePromise } from './service-promise.tsx'
import { SlaDisclosure, SlaReceipt } from './sla-disclosure.tsx'
import { describeVerdict, differenceLine } from './sla-verdict.ts'

const TICKET = { id: '1', number: 1, updatedAt: '2026-01-09T15:50:00.000Z' }
const OPTIONS = { timeZone: 'Pacific/Kiritimati', now: new Date('2026-02-20T10:00:00.000Z') }

const at = (hour: string) => new Date(`2026-01-05T${hour}:00.000Z`)
const created = { type: 'created', at: at('08:00'), byAgent: false, priority: 'Low' }
const EVENTS = {
  'a ticket that was closed without an answer': [
    created,
    { type: 'edited', at: at('19:00'), byAgent: true, priority: 'High' },
    { type: 'closed', at: at('23:00'), byAgent: true },
  ],
  'a ticket that was answered in time': [
    { ...created, at: at('20:00') },
    { type: 'replied', at: at('20:10'), byAgent: true },
  ],
}

const CLOCKS = (['met', 'breached', 'pending'] as const).flatMap((status) =>
  [0, 65].flatMap((minutes) =>
    [null, TICKET.updatedAt].map((endedAt) => ({
      dueAt: endedAt,
      endedAt,
      verdict: { status, earlyMinutes: minutes, lateMinutes: minutes },
    })),
  ),
)

test.each(Object.entries(EVENTS))(
  'the receipt of %s takes every text from the catalogue when it is shown',
  (_, events) => {
    const receipt: TicketSlaReceipt = JSON.parse(JSON.stringify(slaReceipt(events, OPTIONS)))
    const text = renderText(<SlaReceipt receipt={receipt} ticketNumber={1} />)
    expect(inlineTexts(text)).toEqual([])
  },
)

const TERMS = {
  calendar: {
    ...standardCalendar('Pacific/Kiritimati'),
    holidays: [{ date: '2026-01-07', name: '1', intervals: [], counts: true }],
  },
  targets: SLA_TARGETS,
  categoryTargets: [{ category: '1', targets: SLA_TARGETS }],
  pauses: { causes: [...PAUSE_CAUSES], clocks: 'both' as const },
  escalations: [],
  text: '',
}

const CONTRACT = {
  versionId: '1',
  validFrom: '2026-01-01',
  revisions: [
    { terms: TERMS, at: at('00:00'), reason: null },
    { terms: TERMS, at: at('21:00'), reason: '1' },
  ],
  windows: [{ name: '1', from: at('20:05'), to: at('20:10') }],
}

test('a receipt under a contract takes its text from the catalogue when it pauses and is corrected', () => {
  const events = [
    { ...created, at: at('20:00'), categories: ['1', '2'] },
    { type: 'status_changed', at: at('20:15'), byAgent: true, to: 'Pending', by: '1' },
    { type: 'edited', at: at('20:30'), byAgent: true, categories: ['1'] },
    { type: 'replied', at: at('21:30'), byAgent: true, by: '1', waits: true as const },
  ]
  const receipt: TicketSlaReceipt = JSON.parse(
    JSON.stringify(slaReceipt(events, { ...OPTIONS, contract: CONTRACT })),
  )
  for (const isAgent of [true, false]) {
    const viewer = { ...aViewer, isAgent }
    const shown = renderText(<SlaReceipt receipt={receipt} ticketNumber={1} />, { viewer })
    expect(inlineTexts(shown)).toEqual([])
  }
})

function promised(now: Date, categories: string[] = []) {
  const promise = slaPromise({ ...OPTIONS, now, categories, contract: CONTRACT })
  return JSON.parse(JSON.stringify(promise))
}

test.each([
  ['work goes on', at('20:00')],
  ['work starts later', at('04:00')],
  ['maintenance stops the clock', at('20:07')],
])('the promise under a contract takes its text from the catalogue when %s', (_, now) => {
  const loaded = [[ticketQueries.slaPromise().queryKey, promised(now)]] as const
  const shown = renderText(<ServicePromise priority="High" categories={[]} />, {
    loaded: [...loaded],
  })
  expect(inlineTexts(shown)).toEqual([])
})

test('the promise follows the chosen categories when the contract has targets for one of them', () => {
  const shown = renderText(<ServicePromise priority="High" categories={['1', '2']} />, {
    loaded: [
      [ticketQueries.slaPromise().queryKey, promised(at('20:00'))],
      [ticketQueries.slaPromise(['1', '2']).queryKey, promised(at('20:00'), ['1', '2'])],
    ],
  })
  expect(shown).toContain(sentenceOf('target.High.1', TERMS, words.categoryName))
  expect(shown).toContain(sentenceOf('shortest-target', TERMS, words.categoryName))
})

test.each(CLOCKS)(
  'the outcome of a clock is in the words of the catalogue when it is %j',
  (clock) => {
    expect(inlineTexts(describeVerdict(clock))).toEqual([])
    expect(inlineTexts(differenceLine(clock).label)).toEqual([])
  },
)

test('the receipt takes its text from the catalogue when it loads or cannot be loaded', () => {
  const { queryKey } = ticketQueries.slaReceipt(TICKET)
  const disclosure = <SlaDisclosure ticket={TICKET} isOpen onToggle={nothing} />
  expect(inlineTexts(renderText(disclosure))).toEqual([])
  expect(inlineTexts(renderText(disclosure, { failed: [queryKey] }))).toEqual([])
})
