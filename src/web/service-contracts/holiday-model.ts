import { queryOptions } from '@tanstack/react-query'

import { holidayEndpoints } from '#shared/service-contracts/endpoints.ts'
import type { HolidayImport } from '#shared/service-contracts/input.ts'
import {
  type Calendar,
  type DayInterval,
  type Holiday,
  WEEKDAYS,
  type Weekday,
} from '#shared/sla/calendar.ts'
import { call } from '#web/lib/http/call.ts'

export const holidayQueries = {
  regions: () =>
    queryOptions({
      queryKey: ['holiday-regions'] as const,
      queryFn: ({ signal }) => call(holidayEndpoints.listHolidayRegions, {}, { signal }),
      staleTime: Infinity,
    }),
}

/** Blank for none, and for the whole country. */
export type Area = { country: string; region: string }

export async function holidaysOf({ country, region }: Area): Promise<Holiday[]> {
  if (country === '') return []
  const query = region === '' ? { country } : { country, region }
  return call(holidayEndpoints.listHolidays, { query })
}

export async function importHolidays(body: HolidayImport) {
  return call(holidayEndpoints.importHolidays, { body })
}

/** One word is meant as an address, all else as a calendar. */
export function toImport(entered: string): HolidayImport {
  const text = entered.trim()
  return /^\S+$/.test(text) ? { url: text } : { text }
}

export function weekdayOf(date: string): Weekday {
  // Sunday is 0.
  return WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7]!
}

/** The calendar's holidays with more of them. A day that is a holiday already stays as it is. */
export function withHolidays({ holidays, hours }: Calendar, added: Holiday[]): Holiday[] {
  const taken = new Set(holidays.map(({ date }) => date))
  const fitting = added.filter(({ date }) => !taken.has(date)).map((day) => fit(day, hours))
  return [...holidays, ...fitting].toSorted((one, other) => one.date.localeCompare(other.date))
}

/** A half day says until when it is open: its hours are those of the weekday until then. */
function fit(holiday: Holiday, hours: Calendar['hours']): Holiday {
  const usual = hours[weekdayOf(holiday.date)]
  return { ...holiday, intervals: holiday.intervals.flatMap((open) => overlapsOf(open, usual)) }
}

function overlapsOf(open: DayInterval, usual: DayInterval[]): DayInterval[] {
  return usual
    .map(({ from, to }) => ({
      from: from > open.from ? from : open.from,
      to: to < open.to ? to : open.to,
    }))
    .filter(({ from, to }) => from < to)
}

/** The holidays without those that came from a list, by date and name. */
export function withoutHolidays(holidays: Holiday[], removed: Holiday[]): Holiday[] {
  const keyOf = ({ date, name }: Holiday) => `${date} ${name}`
  const keys = new Set(removed.map(keyOf))
  return holidays.filter((holiday) => !keys.has(keyOf(holiday)))
}

export type HolidayGroup = { name: string; isLocal: boolean; next: Holiday; days: Holiday[] }

/** Holidays by name, the one that comes next first, those that are over last. */
export function groupHolidays(holidays: Holiday[], today: string): HolidayGroup[] {
  const groups = Map.groupBy(holidays, ({ name }) => name)
  return [...groups]
    .map(([name, days]) => {
      const next = days.find(({ date }) => date >= today) ?? days.at(-1)!
      return { name, isLocal: days.some(({ isLocal }) => isLocal), next, days }
    })
    .toSorted((one, other) => rank(one, today).localeCompare(rank(other, today)))
}

function rank({ next: { date } }: HolidayGroup, today: string): string {
  return date >= today ? date : `over ${date}`
}

/** A month as its days, each with what the calendar says of it. */
export function daysOfMonth(
  { holidays, hours }: Calendar,
  month: string,
): { date: string; kind: 'open' | 'closed' | 'holiday' | 'half' }[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length }, (_, index) => {
    const date = `${month}-${String(index + 1).padStart(2, '0')}`
    const holiday = holidays.find((one) => one.counts && one.date === date)
    if (holiday) return { date, kind: holiday.intervals.length > 0 ? 'half' : 'holiday' }
    return { date, kind: hours[weekdayOf(date)].length > 0 ? 'open' : 'closed' }
  })
}
