import { expect, test } from 'vitest'

import type { ServiceLevels } from '#shared/service-contracts/contract.ts'
import { standardCalendar } from '#shared/sla/calendar.ts'
import { SLA_TARGETS } from '#shared/sla/sla.ts'
import { PAUSE_CAUSES } from '#shared/sla/terms.ts'
import { inlineTexts, renderHtml, renderText } from '#web/render-text.tsx'

import { changesOf, ServiceLevelsPage, serviceLevelsQuery } from './service-levels-page.tsx'

const { queryKey } = serviceLevelsQuery()
const TERMS = {
  calendar: {
    ...standardCalendar('Pacific/Kiritimati'),
    holidays: Array.from({ length: 7 }, (_, day) => {
      return { date: `2100-01-0${day + 1}`, name: '1', intervals: [], counts: true }
    }),
  },
  targets: SLA_TARGETS,
  categoryTargets: [{ category: '1', targets: SLA_TARGETS }],
  pauses: { causes: [...PAUSE_CAUSES], clocks: 'both' as const },
  text: '1',
}
const CONTRACT = { validFrom: '2026-01-01', terms: TERMS }
const NEXT = {
  validFrom: '2100-01-07',
  terms: { ...TERMS, pauses: { causes: [], clocks: 'both' as const }, text: '2' },
}
const MAINTENANCE = ['2026-01-01', '2100-01-01'].map((day) => {
  return { name: '1', startsAt: `${day}T00:00:00.000Z`, endsAt: '2100-01-02T00:00:00.000Z' }
})
const LEVELS: ServiceLevels = {
  calculatedAt: '2026-11-28T17:00:00.000Z',
  contract: null,
  next: null,
  timeZone: 'Pacific/Kiritimati',
  isOpen: true,
  changesAt: '2100-01-01T17:00:00.000Z',
  maintenance: [],
}

const page = (levels: Partial<ServiceLevels>, path = '/service-levels') => ({
  path,
  loaded: [[queryKey, { ...LEVELS, ...levels }] as const],
})

test.each<[string, Parameters<typeof renderText>[1]]>([
  ['loads', {}],
  ['has failed', { failed: [queryKey] }],
  ['has no contract', page({ isOpen: false })],
  ['has hours without an end', page({ changesAt: null })],
  [
    'has a contract and a next version',
    page({ contract: CONTRACT, next: NEXT, maintenance: MAINTENANCE }),
  ],
])('the page takes every text from the catalogue when it %s', (_, around) => {
  expect(inlineTexts(renderText(<ServiceLevelsPage />, around))).toEqual([])
})

test('a sentence has its key as its id, and is marked when a link leads to it', () => {
  const html = renderHtml(<ServiceLevelsPage />, page({ contract: CONTRACT }, '/#pause.waiting'))
  for (const id of ['hours', 'holidays', 'target.High', 'target.High.1', 'business-time'])
    expect(html).toContain(`id="${id}"`)
  expect(html).toMatch(/<li id="pause.waiting"[^>]*data-cited="true"/)
  expect(html.match(/data-cited="true"/g)).toHaveLength(1)
})

test('a holiday of later is shown when a link leads to it', () => {
  const shown = (hash: string) => {
    const html = renderHtml(<ServiceLevelsPage />, page({ contract: CONTRACT }, `/#${hash}`))
    return html.match(/id="holiday\./g)?.length
  }
  expect(shown('hours')).toBe(5)
  expect(shown('holiday.2100-01-07')).toBe(7)
})

test('the next version tells what it adds and removes when it is agreed', () => {
  const { added, removed } = changesOf(TERMS, NEXT, (id) => id)
  expect([added.length, removed.length]).toEqual([1, 3])
})
