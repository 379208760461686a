import { stripVTControlCharacters } from 'node:util'

import { z } from 'zod'

/** Longer messages are cut: the whole of them is above, where it happened. */
const MOST_LINES = 12
const LONGEST_LINE = 300

const VitestFailures = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

type Suite = {
  file: string
  specs: { title: string; tests: { results: { errors: { message?: string }[] }[] }[] }[]
  suites?: Suite[]
}
const Suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.string(),
    specs: z.array(
      z.object({
        title: z.string(),
        tests: z.array(
          z.object({
            results: z.array(
              z.object({ errors: z.array(z.object({ message: z.string().optional() })) }),
            ),
          }),
        ),
      }),
    ),
    suites: z.array(Suite).optional(),
  }),
)
const PlaywrightFailures = z.object({ suites: z.array(Suite) })

/** Returns what failed in Vitest's report as JSON, a paragraph for each test. */
export function failuresOfVitest(report: unknown): string[] {
  return VitestFailures.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => paragraph(name, fullName, failureMessages)),
  )
}

/** Returns what failed in Playwright's report as JSON, a paragraph for each test. */
export function failuresOfPlaywright(report: unknown): string[] {
  return PlaywrightFailures.parse(report).suites.flatMap(failuresOfSuite)
}

function failuresOfSuite({ file, specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
    const messages = errors.map(({ message }) => message ?? 'no message')
    return messages.length > 0 ? [paragraph(file, title, messages)] : []
  })
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

function paragraph(file: string, title: string, messages: string[]): string {
  return [`${file}: ${title}`, ...messages.flatMap(shorten).map((line) => `    ${line}`)].join('\n')
}

function shorten(message: string): string[] {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}...` : line))
}
