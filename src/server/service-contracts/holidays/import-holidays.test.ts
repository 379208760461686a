import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, onTestFinished, test } from 'vitest'

import { wordsIn } from '#shared/words/catalogue.ts'

import { AppError } from '#server/platform/app-error.ts'
import { importHolidays } from './import-holidays.ts'

const DEPS = {
  config: { isLoopback: true } as Parameters<typeof importHolidays>[0]['config'],
  now: () => new Date('2026-11-28T12:00:00Z'),
}

function calendarOf(...entries: string[][]): string {
  const events = entries.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')
}

async function importText(text: string) {
  const { holidays, leftOut } = await importHolidays(DEPS, { text })
  return { leftOut, lines: holidays.map(({ date, name }) => `${date} ${name}`) }
}

async function problemOf(source: { text: string } | { url: string }) {
  const error: unknown = await importHolidays(DEPS, source).catch((thrown: unknown) => thrown)
  if (!(error instanceof AppError)) throw error
  return error.tellIn(wordsIn('en')).fields
}

test('importHolidays reads whole days, each of several, and counts what is left out', async () => {
  const read = await importText(
    calendarOf(
      ['SUMMARY:Company outing', 'DTSTART;VALUE=DATE:20270514'],
      ['SUMMARY:Shutdown', 'DTSTART;VALUE=DATE:20261229', 'DTEND;VALUE=DATE:20270101'],
      ['SUMMARY:Inventory', 'DTSTART;VALUE=DATE:20270104', 'DURATION:P2D'],
      // Exchange writes whole days so.
      [
        'SUMMARY:Founders’ Day\\, all offices',
        'DTSTART;TZID=Europe/Berlin:20270301T000000',
        'DTEND;TZID=Europe/Berlin:20270302T000000',
      ],
      ['SUMMARY:Retreat', 'DTSTART;VALUE=DATE:20270514', 'DTEND;VALUE=DATE:20270515'],
      ['SUMMARY:Meeting', 'DTSTART:20270105T090000Z', 'DTEND:20270105T100000Z'],
      ['SUMMARY:Long ago', 'DTSTART;VALUE=DATE:20241231', 'DTEND;VALUE=DATE:20250101'],
      ['SUMMARY:Canceled', 'DTSTART;VALUE=DATE:20270601', 'STATUS:CANCELLED'],
      ['DTSTART;VALUE=DATE:20270602'],
      ['SUMMARY:No day'],
      ['SUMMARY:Wrong day', 'DTSTART;VALUE=DATE:soon'],
    ),
  )
  expect(read).toEqual({
    leftOut: 6,
    lines: [
      '2026-12-29 Shutdown',
      '2026-12-30 Shutdown',
      '2026-12-31 Shutdown',
      '2027-01-04 Inventory',
      '2027-01-05 Inventory',
      '2027-03-01 Founders’ Day, all offices',
      '2027-05-14 Company outing, Retreat',
    ],
  })
})

test('importHolidays lists each day of the years when an entry recurs', async () => {
  const yearly = ['SUMMARY:Foundation', 'DTSTART;VALUE=DATE:19900229', 'RRULE:FREQ=YEARLY']
  const read = await importText(
    calendarOf(
      ['SUMMARY:Patron’s day', 'DTSTART;VALUE=DATE:19990712', 'RRULE:FREQ=YEARLY'],
      [
        'UID:1',
        'SUMMARY:Last Friday',
        'DTSTART;VALUE=DATE:20270129',
        'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=4',
        'EXDATE;VALUE=DATE:20270226',
      ],
      // Moved from March 26.
      [
        'UID:1',
        'SUMMARY:Moved',
        'RECURRENCE-ID;VALUE=DATE:20270326',
        'DTSTART;VALUE=DATE:20270324',
      ],
    ),
  )
  expect(read.leftOut).toBe(0)
  expect(read.lines.filter((line) => line.startsWith('2027'))).toEqual([
    '2027-01-29 Last Friday',
    '2027-03-24 Moved',
    '2027-04-30 Last Friday',
    '2027-07-12 Patron’s day',
  ])
  expect(read.lines.filter((line) => line.endsWith('Patron’s day'))).toHaveLength(12)
  expect((await importText(calendarOf(yearly))).lines.length).toBeLessThanOrEqual(12)
})

test('importHolidays ends with an answer when a calendar is hostile, and other work goes on', async () => {
  const day = 'DTSTART;VALUE=DATE:20270101'
  const endless = ['SUMMARY:x', 'DTSTART:20270101T000000', 'RRULE:FREQ=SECONDLY']
  const nested = `${'BEGIN:VEVENT\n'.repeat(25_000)}${'END:VEVENT\n'.repeat(25_000)}`
  const tooComplex = {
    text: 'This calendar is too complex to read. Export only the holidays.',
  }
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  onTestFinished(() => clearInterval(timer))
  expect(await problemOf({ text: calendarOf(endless) })).toEqual(tooComplex)
  // On this thread, nothing else would have had a turn.
  expect(turns).toBeGreaterThan(1)
  const left = async (text: string) => (await importHolidays(DEPS, { text })).leftOut
  const never = ['SUMMARY:x', day, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31;BYDAY=MO']
  expect(await left(calendarOf(never))).toBe(1)
  const forever = ['SUMMARY:x', 'DTSTART;VALUE=DATE:00010101', 'DTEND;VALUE=DATE:99991231']
  expect(await left(calendarOf(forever))).toBe(1)
  expect(await left(`BEGIN:VCALENDAR\n${nested}END:VCALENDAR`)).toBe(1)
  expect(await left(`BEGIN:VCALENDAR\n${'A;B=C:D\n'.repeat(80_000)}END:VCALENDAR`)).toBe(0)
  const many = Array.from({ length: 10_000 }, () => [
    'UID:1',
    'RECURRENCE-ID;VALUE=DATE:20270101',
    day,
  ])
  expect(await left(calendarOf(['UID:1', 'SUMMARY:x', day], ...many))).toBe(0)
})

test('importHolidays cleans names when they are long or have control characters', async () => {
  const { holidays } = await importHolidays(DEPS, {
    text: calendarOf(
      [`SUMMARY:${'😀'.repeat(90)}`, 'DTSTART;VALUE=DATE:20270101'],
      ['SUMMARY:A\\nB\u0000\u2028C\t\u0007 D', 'DTSTART;VALUE=DATE:20270102'],
      ['SUMMARY:\u2028\u0000', 'DTSTART;VALUE=DATE:20270103'],
      ['SUMMARY:__proto__', 'DTSTART;VALUE=DATE:20270104'],
    ),
  })
  expect(holidays.map(({ name }) => name)).toEqual(['😀'.repeat(50), 'A B C D', '__proto__'])
})

test('importHolidays says of the address or the text why it cannot be read', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/calendar.ics')
      response.end(calendarOf(['SUMMARY:Outing', 'DTSTART;VALUE=DATE:20270514']))
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  // A server that listens at a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const { holidays } = await importHolidays(DEPS, { url: `${url}/calendar.ics` })
  expect(holidays.map(({ date }) => date)).toEqual(['2027-05-14'])
  expect(await problemOf({ url: `${url}/gone` })).toEqual({
    url: 'The server responded with status 404 instead of a calendar. Check the URL, and make sure it can be read without signing in.',
  })
  expect(await problemOf({ url: 'webcal://169.254.169.254/latest' })).toEqual({
    url: '169.254.169.254 is on a private network that the portal can’t access. Download the calendar and choose the file.',
  })
  for (const text of ['', '<html></html>', 'BEGIN:VCARD\nEND:VCARD', '[]'])
    expect(await problemOf({ text }), text).toEqual({
      text: 'This isn’t an iCalendar file. Choose a file that ends in .ics, or enter its URL.',
    })
})
