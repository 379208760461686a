import { readFile } from 'node:fs/promises'

import { z } from 'zod'

import { type Language, LANGUAGES } from '#shared/languages.ts'
import type { Holiday } from '#shared/sla/calendar.ts'

import { notFound } from '#server/platform/app-error.ts'

/** Written by scripts/make-holiday-tables.ts: a line about all, and one for each country. */
const TABLES = new URL('./holiday-tables.jsonl', import.meta.url)
const [YEARS_BEFORE, YEARS_AFTER] = [1, 10]
const DAY_MS = 24 * 60 * 60_000

const Head = z.object({
  version: z.string(),
  firstYear: z.number(),
  lastYear: z.number(),
  countries: z.array(
    z.object({
      code: z.string(),
      regions: z.array(z.object({ code: z.string(), names: z.array(z.string()) })),
    }),
  ),
})

const Country = z.object({
  /** Indexes of `holidays`. */
  national: z.array(z.number()),
  regions: z.record(z.string(), z.array(z.number())),
  holidays: z.array(
    z.object({
      /** By language, or one for all. */
      names: z.array(z.string()),
      kind: z.enum(['public', 'local', 'other']),
      open: z.array(z.object({ from: z.string(), to: z.string() })),
      /** `MM-DD` of each year, or days since the first year began. */
      days: z.union([z.string(), z.array(z.number())]),
    }),
  ),
})

/** The first and the last year for which holidays are listed and read. */
export function holidayYears(now: Date): [number, number] {
  return [now.getUTCFullYear() - YEARS_BEFORE, now.getUTCFullYear() + YEARS_AFTER]
}

/** Lists the countries and regions whose holidays are known, by their names. */
export async function listHolidayRegions(language: Language) {
  const { head } = await readTables()
  const countryNames = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  const byName = (one: { name: string }, other: { name: string }) => compare(one.name, other.name)
  return head.countries
    .map(({ code, regions }) => ({
      code,
      name: countryNames.of(code) ?? code,
      regions: regions
        .map((region) => ({ code: region.code, name: inLanguage(region.names, language) }))
        .toSorted(byName),
    }))
    .toSorted(byName)
}

/** Lists the holidays of a country or region; those that are not public everywhere do not count. */
export async function listHolidays(
  language: Language,
  now: Date,
  { country, region }: { country: string; region?: string | undefined },
): Promise<Holiday[]> {
  const { head, lines } = await readTables()
  const line = lines[head.countries.findIndex(({ code }) => code === country)]
  if (line === undefined) throw notFound()
  const { national, regions, holidays } = Country.parse(JSON.parse(line))
  const rows = region === undefined ? national : new Map(Object.entries(regions)).get(region)
  if (!rows) throw notFound()
  const [firstYear, lastYear] = holidayYears(now)
  return rows
    .flatMap((row) => {
      const { names, kind, open, days } = holidays[row]!
      const isLocal = kind === 'local' ? { isLocal: true } : {}
      const name = inLanguage(names, language)
      const holiday = { name, intervals: open, counts: kind === 'public', ...isLocal }
      return datesOf(days, head).map((date) => ({ date, ...holiday }))
    })
    .filter(({ date }) => date >= `${firstYear}` && date < `${lastYear + 1}`)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

async function readTables() {
  const [head = '', ...lines] = (await readFile(TABLES, 'utf8')).trim().split('\n')
  return { head: Head.parse(JSON.parse(head)), lines }
}

function datesOf(days: string | number[], { firstYear, lastYear }: z.infer<typeof Head>): string[] {
  if (typeof days !== 'string') {
    const start = Date.UTC(firstYear, 0)
    return days.map((day) => new Date(start + day * DAY_MS).toISOString().slice(0, 10))
  }
  return Array.from(
    { length: lastYear - firstYear + 1 },
    (_, index) => `${firstYear + index}-${days}`,
  )
}

function inLanguage(names: string[], language: Language): string {
  return names[LANGUAGES.indexOf(language)] ?? names[0] ?? ''
}
