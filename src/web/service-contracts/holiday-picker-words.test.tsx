import { expect, test } from 'vitest'

import { type Holiday, standardCalendar } from '#shared/sla/calendar.ts'
import type { CalendarProblem } from '#shared/service-contracts/values.ts'
import * as words from '#words/service-contracts.ts'
import { ApiError } from '#web/lib/http/api-error.ts'
import { around } from '#web/page-state.ts'
import { inlineTexts, renderHtml, renderText } from '#web/render-text.tsx'

import { holidayQueries } from './holiday-model.ts'
import { DayFields, ImportFields } from './holiday-panels.tsx'
import { HolidayPicker } from './holiday-picker.tsx'
import { YearView } from './year-view.tsx'

const REGIONS = [{ code: 'DE', name: '独', regions: [{ code: 'BY', name: '巴' }] }]
const YEAR = new Date().getUTCFullYear()
const HOLIDAYS: Holiday[] = [
  { date: `${YEAR}-01-01`, name: '元日', intervals: [], counts: true },
  {
    date: `${YEAR}-12-24`,
    name: '祭',
    intervals: [{ from: '09:00', to: '14:00' }],
    counts: true,
  },
  { date: `${YEAR + 1}-01-01`, name: '元日', intervals: [], counts: true },
  { date: `${YEAR + 1}-08-15`, name: '市', intervals: [], counts: false, isLocal: true },
]

function picker(holidays: Holiday[], onChange: (changed: Holiday[]) => void = () => {}) {
  const calendar = { ...standardCalendar('UTC'), holidays }
  return <HolidayPicker calendar={calendar} onChange={onChange} />
}

test('the picker takes its texts from the catalogue when there are holidays, and none', () => {
  const loaded = [[holidayQueries.regions().queryKey, REGIONS]] as const
  expect(inlineTexts(renderText(picker(HOLIDAYS), { loaded: [...loaded] }))).toEqual([])
  expect(inlineTexts(renderText(picker([])))).toEqual([])
  const failed = [holidayQueries.regions().queryKey]
  expect(inlineTexts(renderText(picker([]), { failed }))).toEqual([])
})

test('the panels take their texts from the catalogue when they are open and when a file is refused', () => {
  expect(inlineTexts(renderText(<DayFields onAdd={() => {}} onCancel={() => {}} />))).toEqual([])
  const fields = <ImportFields onFound={() => {}} onCancel={() => {}} />
  expect(inlineTexts(renderText(fields))).toEqual([])
  around.mutation.error = new ApiError('失', { status: 500, code: 'unknown' })
  expect(inlineTexts(renderText(fields))).toEqual([])
  for (const count of [0, 1, 2])
    expect(inlineTexts(words.importedHolidays(count, count))).toEqual([])
  const problems: CalendarProblem[] = ['bad_address', 'status', 'not_calendar', 'too_complex']
  for (const problem of problems)
    expect(inlineTexts(words.calendarProblem(problem, '1'))).toEqual([])
})

test('the picker switches a holiday of all its years, and says so when it is local', () => {
  const html = renderHtml(picker(HOLIDAYS))
  expect(html.match(/role="switch"/g)).toHaveLength(3)
  expect(html.match(/aria-checked="false"/g)).toHaveLength(1)
  expect(renderText(picker(HOLIDAYS))).toContain(words.localHoliday('').trim())
})

test('the year removes no days when it is only shown', () => {
  const calendar = { ...standardCalendar('UTC'), holidays: HOLIDAYS }
  const text = renderText(<YearView calendar={calendar} from={YEAR} />)
  expect(inlineTexts(text)).toEqual([])
  expect(text).toContain('祭')
  expect([...around.presses.keys()]).toEqual([words.showYear(YEAR - 1), words.showYear(YEAR + 1)])
})

test('the year leaves a day out when it is removed', () => {
  let changed: Holiday[] = []
  renderText(picker(HOLIDAYS, (holidays) => (changed = holidays)))
  const remove = [...around.presses].find(([label]) => label.includes('祭, '))
  remove?.[1]()
  expect(changed).toEqual(HOLIDAYS.filter(({ name }) => name !== '祭'))
})
