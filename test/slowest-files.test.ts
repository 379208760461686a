import path from 'node:path'

import { expect, test } from 'vitest'

import { slowestFiles, timesOfPlaywright, timesOfVitest } from '../scripts/slowest-files.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

test('the list of slowest files has the slowest one first when two runners have reported', () => {
  const ofVitest = timesOfVitest({
    testResults: [{ name: path.join(ROOT, 'src/a.test.ts'), startTime: 1_000, endTime: 3_500 }],
  })
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const ofPlaywright = timesOfPlaywright({
    suites: [
      {
        file: 'b.spec.ts',
        specs: [spec(1_000)],
        suites: [{ file: 'b.spec.ts', specs: [spec(2_000), spec(500)] }],
      },
    ],
  })
  expect(slowestFiles([...ofVitest, ...ofPlaywright])).toEqual([
    '    3.5 s  e2e/b.spec.ts',
    '    2.5 s  src/a.test.ts',
  ])
})

test('the list of slowest files ends after twenty when there are more', () => {
  const times = Array.from({ length: 30 }, (_, ms) => ({ file: 'a', ms }))
  expect(slowestFiles(times)).toHaveLength(20)
})
