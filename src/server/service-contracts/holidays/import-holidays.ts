import type { HolidayImport } from '#shared/service-contracts/input.ts'
import { type CalendarProblem, MAX_HOLIDAYS } from '#shared/service-contracts/values.ts'

import type { Deps } from '#server/deps.ts'
import { AppError, invalidInput } from '#server/platform/app-error.ts'
import { fetchPublic } from '#server/platform/outgoing/fetch-public.ts'
import { createWorkerPool, WorkerPoolFull, WorkerTimeout } from '#server/platform/worker-pool.ts'

import type { CalendarJob, ReadCalendar } from './calendar-worker.ts'
import { holidayYears } from './list-holidays.ts'

const RETRY_AFTER_SECONDS = 5

const pool = createWorkerPool<CalendarJob, ReadCalendar>({
  script: new URL('./calendar-worker.ts', import.meta.url),
  maxThreads: 1,
  maxWaiting: 20,
  timeLimitMs: 5_000,
  memoryLimitMb: 256,
  sizeOf: ({ calendar }) => calendar.length,
})

/**
 * Reads the whole days of an iCalendar file, from its address or as text. Stores nothing.
 *
 * @throws AppError `invalid_input` that says of the address or the text why it cannot be read
 */
export async function importHolidays(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  source: HolidayImport,
) {
  const calendar = 'text' in source ? source.text : await fetchCalendar(source.url, config)
  const [firstYear, lastYear] = holidayYears(now())
  const read = await readApart({
    calendar,
    firstDay: `${firstYear}-01-01`,
    lastDay: `${lastYear}-12-31`,
    maxHolidays: MAX_HOLIDAYS,
  })
  if ('problem' in read) throw unreadable(source, read.problem)
  const holidays = read.holidays.map((day) => ({ ...day, intervals: [], counts: true }))
  return { holidays, leftOut: read.leftOut }
}

async function fetchCalendar(url: string, { isLoopback }: Deps['config']): Promise<Uint8Array> {
  // Calendars are offered for subscription under a scheme of their own.
  const address = url.replace(/^webcals?:/i, 'https:')
  const fetched = await fetchPublic(address, { allowsLoopback: isLoopback })
  if ('problem' in fetched) throw unreadable({ url }, fetched.problem, fetched.detail)
  return fetched.body
}

async function readApart(job: CalendarJob): Promise<ReadCalendar> {
  try {
    return await pool.run(job)
  } catch (error) {
    if (error instanceof WorkerTimeout) return { problem: 'too_complex' }
    if (!(error instanceof WorkerPoolFull)) throw error
    throw new AppError('unavailable', (words) => words.signIn.tooManyUnderWay, {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  }
}

function unreadable(source: HolidayImport, problem: CalendarProblem, detail: string | null = null) {
  const field = 'url' in source ? 'url' : 'text'
  return invalidInput({
    [field]: (words) => words.serviceContracts.calendarProblem(problem, detail),
  })
}
