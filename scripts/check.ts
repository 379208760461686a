import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { z } from 'zod'

// Runs every check one after the other, and says at the end how many passed. All are run even when
// one fails, so that one look shows all there is to mend. `--quick` leaves out what needs a browser.

type Tally = { passed: number; failed: number; skipped: number }
type Step = { name: string; run: (reports: string) => Promise<Tally> }

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
})
const PlaywrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

const steps: Step[] = [
  command('format', 'oxfmt', ['--check', '.']),
  command('lint', 'oxlint', ['--deny-warnings']),
  command('types: shared', 'tsc', ['-p', 'src/shared']),
  command('types: server', 'tsc', ['-p', '.']),
  command('types: web', 'tsc', ['-p', 'src/web']),
  { name: 'unit and integration tests', run: runVitest },
]
if (!process.argv.includes('--quick')) {
  steps.push(
    command('web build', 'node', ['scripts/build-web.ts']),
    command('page budgets', 'node', ['scripts/check-budgets.ts']),
    command('page loads', 'node', ['scripts/check-loads.ts']),
    { name: 'journeys in Chromium', run: runPlaywright },
  )
}

const total: Tally = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
const reports = await mkdtemp(path.join(tmpdir(), 'portico-check-'))
try {
  for (const { name, run } of steps) {
    const startedAt = performance.now()
    console.log(`\n== ${name}`)
    const tally = await run(reports)
    total.passed += tally.passed
    total.failed += tally.failed
    total.skipped += tally.skipped
    if (tally.failed > 0) failures.push(name)
    console.log(`== ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
} finally {
  await rm(reports, { recursive: true, force: true })
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 ? 1 : 0

function command(name: string, program: string, args: string[]): Step {
  return {
    name,
    run: async () => {
      const code = await runProgram(program, args)
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
    },
  }
}

async function runVitest(folder: string): Promise<Tally> {
  const report = path.join(folder, 'vitest.json')
  const code = await runProgram('vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const { numPassedTests, numFailedTests, numPendingTests } = VitestReport.parse(
    await readJson(report),
  )
  return countFailure(code, {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
  })
}

async function runPlaywright(folder: string): Promise<Tally> {
  const report = path.join(folder, 'playwright.json')
  const code = await runProgram('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const { stats } = PlaywrightReport.parse(await readJson(report))
  return countFailure(code, {
    passed: stats.expected,
    // A test that passed only when tried again is not a test that passed.
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  })
}

/** A runner can fail beside its tests: an import that breaks, an error after the last one. */
function countFailure(code: number, tally: Tally): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}

function runProgram(
  program: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    // npm has put the folder of the project's own programs first in PATH.
    const child = spawn(program, args, {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
