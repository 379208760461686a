import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import Holidays, { type HolidaysTypes } from 'date-holidays'

import { LANGUAGES } from '#shared/languages.ts'

// Writes the public holidays of all countries for the server to read, after an update of date-holidays,
// which is too large to ship: `node scripts/make-holiday-tables.ts`.

const ROOT = path.resolve(import.meta.dirname, '..')
const FILE = path.join(ROOT, 'src/server/service-contracts/holidays/holiday-tables.jsonl')
const [FIRST_YEAR, LAST_YEAR] = [2025, 2045]
const YEARS = LAST_YEAR - FIRST_YEAR + 1
const DAY_MS = 24 * 60 * 60_000

/** Remarks on days that only parts of a region have, or on which an employer decides. */
const LOCAL = /communit|exclud|optional|only in|employer|parts of/i
/** Remarks on days that only some people have. */
const FOR_SOME = /women|youth|children|military|muslim|islamic/i

type Found = HolidaysTypes.Holiday & { note?: string }
type Kind = 'public' | 'local' | 'other'
type Interval = { from: string; to: string }
type Day = { date: string; names: string[]; kind: Kind; open: Interval[] }

const world = new Holidays()

/** Returns the days that a holiday closes, and when the first is open all the same. */
function datesOf({ date, start, end }: Found): { date: string; open: Interval[] }[] {
  const first = date.slice(0, 10)
  const from = date.slice(11, 16)
  const hours = (end.getTime() - start.getTime()) / 3_600_000
  // With a change of the clock a day has 23 or 25 hours. The hours that several days have left over are
  // an evening before the first, where days begin at sunset.
  const days = from === '00:00' ? Math.floor((hours + 2) / 24) : 0
  if (days === 0) {
    const until = `${Number(from.slice(0, 2)) + hours}:00`.padStart(5, '0')
    const open = [
      { from: '00:00', to: from },
      { from: until, to: '24:00' },
    ]
    return [{ date: first, open: open.filter((interval) => interval.from < interval.to) }]
  }
  return Array.from({ length: days }, (_, index) => ({
    date: new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10),
    open: [],
  }))
}

function kindOf({ type, note = '' }: Found): Kind {
  if (LOCAL.test(note)) return 'local'
  return type === 'public' && !FOR_SOME.test(note) ? 'public' : 'other'
}

function daysOf(...area: [country: string, state?: string, region?: string]): Day[] {
  const years = Array.from({ length: YEARS }, (_, index) => FIRST_YEAR + index)
  const [inFirst = [], ...inOthers] = LANGUAGES.map((language) => {
    const [country, state, region] = area
    // The types ask for a state or a region where there is none.
    const place = { country, state, region } as HolidaysTypes.Country
    const own = new Holidays(place).getLanguages().filter((known) => known.startsWith(language))
    const holidays = new Holidays(place, { languages: [...own, language, 'en'] })
    return years.flatMap((year) => holidays.getHolidays(year) as Found[])
  })
  return inFirst.flatMap((found, index) => {
    if (found.type === 'observance') return []
    const names = [found, ...inOthers.map((others) => others[index]!)].map(({ name }) =>
      name.trim().replaceAll("'", '’'),
    )
    return datesOf(found).map((day) => ({ ...day, names, kind: kindOf(found) }))
  })
}

/** Makes days local that only some parts of the state have. */
function withLocal(days: Day[], parts: Day[][]): Day[] {
  const isPublic = (some: Day[], date: string) =>
    some.some((day) => day.date === date && day.kind === 'public')
  const isShared = ({ date }: Day) => parts.every((part) => isPublic(part, date))
  const own = days.map((day) =>
    day.kind === 'public' && !isShared(day) ? { ...day, kind: 'local' as const } : day,
  )
  const added = parts
    .flat()
    .filter((day) => day.kind === 'public' && !isPublic(days, day.date))
    .map((day) => ({ ...day, kind: 'local' as const }))
  return [...own, ...added]
}

/** Keeps one holiday of a day, since a calendar has one: the one that closes most. */
function withoutRepeats(days: Day[]): Day[] {
  const rank = ({ kind, open }: Day) =>
    ['public', 'local', 'other'].indexOf(kind) * 2 + (open.length > 0 ? 1 : 0)
  const byDate = new Map<string, Day>()
  for (const day of days) {
    const other = byDate.get(day.date)
    if (!other || rank(day) < rank(other)) byDate.set(day.date, day)
  }
  return [...byDate.values()]
}

/** The holidays of a country, each once, with their days; and which of them each region has. */
function tableOf(country: string) {
  const rows = new Map<string, number>()
  const holidays: { names: string[]; kind: Kind; open: Interval[]; days: number[] | string }[] = []
  const list = (days: Day[]) => {
    const dates = Map.groupBy(withoutRepeats(days), ({ names, kind, open }) =>
      JSON.stringify({ names: new Set(names).size === 1 ? names.slice(0, 1) : names, kind, open }),
    )
    return [...dates].map(([text, some]) => {
      const [first = '', ...others] = some.map(({ date }) => date.slice(5)).toSorted()
      const isFixed = some.length === YEARS && others.every((date) => date === first)
      const when = some.map(({ date }) => (Date.parse(date) - Date.UTC(FIRST_YEAR, 0)) / DAY_MS)
      const row = { ...JSON.parse(text), days: isFixed ? first : when }
      const key = JSON.stringify(row)
      const place = rows.get(key) ?? holidays.push(row) - 1
      rows.set(key, place)
      return place
    })
  }
  const national = list(daysOf(country))
  const regions = Object.keys(world.getStates(country) ?? {}).map((state) => {
    const parts = Object.keys(world.getRegions(country, state) ?? {})
    const daysOfParts = parts.map((part) => daysOf(country, state, part))
    return [state, list(withLocal(daysOf(country, state), daysOfParts))]
  })
  return { country, national, regions: Object.fromEntries(regions), holidays }
}

/** The names of something in each language. */
function named(code: string, listIn: (language: string) => Record<string, string>) {
  return { code, names: LANGUAGES.map((language) => listIn(language)[code]!) }
}

const { version } = JSON.parse(
  await readFile(path.join(ROOT, 'node_modules/date-holidays/package.json'), 'utf8'),
)
const codes = Object.keys(world.getCountries())
const countries = codes.map((country) => ({
  code: country,
  regions: Object.keys(world.getStates(country) ?? {}).map((state) =>
    named(state, (language) => world.getStates(country, language)),
  ),
}))
const license =
  'Public holidays from date-holidays by commenthol and its contributors, from Wikipedia: CC BY-SA 3.0'
const head = { license, version, firstYear: FIRST_YEAR, lastYear: LAST_YEAR, countries }
// A line for each country: the server reads those that it needs.
const lines = [head, ...codes.map(tableOf)].map((line) => JSON.stringify(line))
await writeFile(FILE, `${lines.join('\n')}\n`)
