import path from 'node:path'

import { z } from 'zod'

/** A test file and how long its tests took. */
export type FileTime = { file: string; ms: number }

const LISTED = 20

const VitestTimes = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

type Suite = {
  file: string
  specs: { tests: { results: { duration: number }[] }[] }[]
  suites?: Suite[]
}
const Suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.string(),
    specs: z.array(
      z.object({
        tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
      }),
    ),
    suites: z.array(Suite).optional(),
  }),
)
const PlaywrightTimes = z.object({ suites: z.array(Suite) })

/** Reads the times in Vitest's report as JSON. */
export function timesOfVitest(report: unknown): FileTime[] {
  return VitestTimes.parse(report).testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(path.resolve(import.meta.dirname, '..'), name),
    ms: endTime - startTime,
  }))
}

/** Reads the times in Playwright's report as JSON. */
export function timesOfPlaywright(report: unknown): FileTime[] {
  return PlaywrightTimes.parse(report).suites.map((suite) => ({
    file: `e2e/${suite.file}`,
    ms: timeOfSuite(suite),
  }))
}

function timeOfSuite({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  )
  return [...own, ...suites.map(timeOfSuite)].reduce((sum, ms) => sum + ms, 0)
}

/** Lists the slowest files of all runners, a line for each. */
export function slowestFiles(times: FileTime[]): string[] {
  return times
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, LISTED)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`)
}
