import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { holidayContract } from '#shared/service-contracts/contract.ts'
import { MAX_HOLIDAYS } from '#shared/service-contracts/values.ts'

import { listHolidayRegions, listHolidays } from './list-holidays.ts'

const NOW = new Date('2026-11-28T12:00:00Z')

/** The holidays of a year, as a line each: what is off is in parentheses. */
async function linesOf(
  year: number,
  [country = '', region]: string[],
  { language = 'en', now = NOW }: { language?: 'en' | 'de'; now?: Date } = {},
) {
  const holidays = await listHolidays(language, now, { country, region })
  return holidays
    .filter(({ date }) => date.startsWith(`${year}`))
    .map(({ date, name, intervals, counts, isLocal }) => {
      const open = intervals.map(({ from, to }) => ` ${from}-${to}`).join('')
      const line = `${date.slice(5)} ${name}${isLocal ? '*' : ''}${open}`
      return counts ? line : `(${line})`
    })
}

test('listHolidays switches off what is local when it lists those of Bavaria', async () => {
  expect(await linesOf(2026, ['DE', 'BY'], { language: 'de' })).toEqual([
    '01-01 Neujahr',
    '01-06 Heilige Drei Könige',
    '04-03 Karfreitag',
    '04-06 Ostermontag',
    '05-01 Maifeiertag',
    '05-14 Christi Himmelfahrt',
    '05-25 Pfingstmontag',
    '06-04 Fronleichnam',
    '(08-08 Augsburger Friedensfest*)',
    '(08-15 Mariä Himmelfahrt*)',
    '10-03 Tag der Deutschen Einheit',
    '11-01 Allerheiligen',
    '(11-18 Buß- und Bettag)',
    '(12-24 Heiliger Abend 00:00-14:00)',
    '12-25 1. Weihnachtstag',
    '12-26 2. Weihnachtstag',
    '(12-31 Silvester 00:00-14:00)',
  ])
  expect(await linesOf(2027, ['DE', 'BY'])).toEqual([
    '01-01 New Year’s Day',
    '01-06 Epiphany',
    '03-26 Good Friday',
    '03-29 Easter Monday',
    '05-01 Labour Day',
    '05-06 Ascension Day',
    '05-17 Whit Monday',
    '05-27 Corpus Christi',
    '(08-08 Augsburg Peace Festival*)',
    '(08-15 Assumption*)',
    '10-03 National Holiday',
    '11-01 All Saints’ Day',
    '(11-17 Day of Prayer and Repentance)',
    '(12-24 Christmas Eve 00:00-14:00)',
    '12-25 Christmas Day',
    '12-26 Boxing Day',
    '(12-31 New Year’s Eve 00:00-14:00)',
  ])
})

test('listHolidays lists what all regions have when a country is chosen without a region', async () => {
  const lines = await linesOf(2026, ['DE'], { language: 'de' })
  expect(lines.filter((line) => !line.startsWith('('))).toEqual([
    '01-01 Neujahr',
    '04-03 Karfreitag',
    '04-06 Ostermontag',
    '05-01 Maifeiertag',
    '05-14 Christi Himmelfahrt',
    '05-25 Pfingstmontag',
    '10-03 Tag der Deutschen Einheit',
    '12-25 1. Weihnachtstag',
    '12-26 2. Weihnachtstag',
  ])
})

test('listHolidays has substitute days and the spelling of the country when it has its own', async () => {
  expect(await linesOf(2026, ['US'])).toEqual([
    '01-01 New Year’s Day',
    '01-19 Martin Luther King Jr. Day',
    '02-16 Washington’s Birthday',
    '05-25 Memorial Day',
    '06-19 Juneteenth',
    '07-03 Independence Day (substitute day)',
    '07-04 Independence Day',
    '09-07 Labor Day',
    '10-12 Columbus Day',
    '11-11 Veterans Day',
    '11-26 Thanksgiving Day',
    '(12-24 Christmas Eve)',
    '12-25 Christmas Day',
  ])
  expect(await linesOf(2026, ['GB', 'SCT'])).toEqual([
    '01-01 New Year’s Day',
    '01-02 January 2nd',
    '04-03 Good Friday',
    '05-04 Early May bank holiday',
    '05-25 Spring bank holiday',
    '08-03 Summer bank holiday',
    '11-30 St Andrew’s Day',
    '12-25 Christmas Day',
    '12-26 Boxing Day',
    '12-28 Boxing Day (substitute day)',
  ])
})

test('listHolidays lists each day when a holiday has several, by any calendar', async () => {
  expect(await linesOf(2026, ['SA'])).toEqual([
    '02-22 Founding Day',
    '03-19 End of Ramadan (Eid al-Fitr)',
    '03-20 End of Ramadan (Eid al-Fitr)',
    '03-21 End of Ramadan (Eid al-Fitr)',
    '03-22 End of Ramadan (Eid al-Fitr)',
    '05-26 Feast of the Sacrifice (Eid al-Adha)',
    '05-27 Feast of the Sacrifice (Eid al-Adha)',
    '05-28 Feast of the Sacrifice (Eid al-Adha)',
    '05-29 Feast of the Sacrifice (Eid al-Adha)',
    '09-23 National Day',
  ])
})

test('listHolidays covers last year and ten years ahead until the tables end', async () => {
  const yearsAt = async (now: Date) => {
    const holidays = await listHolidays('en', now, { country: 'FR' })
    return [...new Set(holidays.map(({ date }) => Number(date.slice(0, 4))))]
  }
  const years = await yearsAt(NOW)
  expect([years[0], years.at(-1), years.length]).toEqual([2025, 2036, 12])
  expect((await yearsAt(new Date('2044-01-01T00:00:00Z'))).join()).toBe('2043,2044,2045')
  expect(await yearsAt(new Date('2060-01-01T00:00:00Z'))).toEqual([])
})

test('every country and region has a list that a calendar can have', async () => {
  const countries = await listHolidayRegions('de')
  expect(countries).toHaveLength(207)
  const germany = countries.find(({ code }) => code === 'DE')
  expect(germany?.name).toBe('Deutschland')
  expect(germany?.regions).toContainEqual({ code: 'BY', name: 'Bayern' })
  const { query, response } = holidayContract.listHolidays
  for (const { code, regions } of countries)
    for (const region of [undefined, ...regions.map((one) => one.code)]) {
      const area = query.parse({ country: code, region })
      const holidays = response.parse(await listHolidays('en', NOW, area))
      const dates = holidays.map(({ date }) => date)
      expect(dates, `${code} ${region}`).toEqual([...new Set(dates)].toSorted())
      expect(dates.length).toBeGreaterThan(12)
      expect(dates.length).toBeLessThan(MAX_HOLIDAYS)
    }
})

test('the tables are made again when date-holidays has another version', async () => {
  const tables = await readFile(new URL('./holiday-tables.jsonl', import.meta.url), 'utf8')
  const installed = new URL('../../../../node_modules/date-holidays/package.json', import.meta.url)
  const { version } = JSON.parse(await readFile(installed, 'utf8'))
  expect(JSON.parse(tables.split('\n')[0] ?? '').version).toBe(version)
})
