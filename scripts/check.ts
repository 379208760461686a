import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'

import { z } from 'zod'

import { type Language, LANGUAGES } from '#shared/languages.ts'

import { folderOfLanguage } from './build-web.ts'
import { failuresOfPlaywright, failuresOfVitest } from './failed-tests.ts'
import { runProgram, runQuietly } from './run-program.ts'
import { type FileTime, slowestFiles, timesOfPlaywright, timesOfVitest } from './slowest-files.ts'

// Runs the checks of `npm test`, and says at the end how many passed. All are run even when one fails,
// so that one look shows all there is to fix. `--quick` leaves out what needs a browser. `--long` runs
// what is slow by nature instead: drills, and walks of every page.

/** As `npm start` has it. Each process that the tests start then finds what it loads compiled. */
const COMPILE_CACHE = path.resolve(import.meta.dirname, '../node_modules/.cache/compile')

/**
 * For programs written in Go, which spend a fifth on collecting garbage where memory is not short. The
 * linter needs 1.6 GiB so; below its limit it would collect more than without these.
 */
const SELDOM_COLLECTED = { GOGC: '400', GOMEMLIMIT: '2GiB' }

type Tally = { passed: number; failed: number; skipped: number }
type Command = { name: string; program: string; args: string[] }
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

/** Read only, so they run beside each other; the longest first, so that the short ones fill the gap. */
const commands: Command[] = [
  { name: 'lint', program: 'oxlint', args: ['--deny-warnings'] },
  { name: 'types: server', program: 'tsc', args: ['-p', '.'] },
  { name: 'types: web', program: 'node', args: ['scripts/check-web-types.ts'] },
  { name: 'types: shared', program: 'tsc', args: ['-p', 'src/shared'] },
  { name: 'figures', program: 'node', args: ['scripts/figures.ts'] },
  { name: 'style sheets', program: 'stylelint', args: ['src/web/**/*.css'] },
  { name: 'format', program: 'oxfmt', args: ['--check', '.'] },
]

const isLong = process.argv.includes('--long')
const webBuild = command('web build', 'node', ['scripts/build-web.ts'])
const quickSteps: Step[] = [
  {
    name: 'unit and integration tests',
    run: (folder) => runVitest(folder, '--project=!drills'),
  },
]
const browserSteps: Step[] = [
  webBuild,
  ...LANGUAGES.map(budgetsOf),
  { name: 'journeys in Chromium', run: (folder) => runPlaywright(folder, '--grep-invert=@walk') },
]
const longSteps: Step[] = [
  webBuild,
  { name: 'drills', run: (folder) => runVitest(folder, '--project=drills') },
  { name: 'walks', run: (folder) => runPlaywright(folder, '--grep=@walk') },
]

const total: Tally = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
/** Told once more at the end, because a long output may be cut. */
const failedTests: string[] = []
const fileTimes: FileTime[] = []
const reports = await mkdtemp(path.join(tmpdir(), 'portico-check-'))
try {
  if (!isLong) await Promise.all(Array.from({ length: availableParallelism() }, runCommands))
  for (const { name, run } of chooseSteps()) {
    const startedAt = performance.now()
    console.log(`\n== ${name}`)
    finish(name, await run(reports), startedAt)
  }
} finally {
  await rm(reports, { recursive: true, force: true })
}

console.log(`\nThe slowest files:\n${slowestFiles(fileTimes).join('\n')}`)
if (failedTests.length > 0) console.log(`\n${failedTests.join('\n\n')}`)
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 ? 1 : 0

function chooseSteps(): Step[] {
  if (isLong) return longSteps
  return process.argv.includes('--quick') ? quickSteps : [...quickSteps, ...browserSteps]
}

/** Takes one after the other of the commands that are left. */
async function runCommands(): Promise<void> {
  for (let next = commands.shift(); next; next = commands.shift()) {
    const { name, program, args } = next
    const startedAt = performance.now()
    const { code, output } = await runQuietly(program, args, SELDOM_COLLECTED)
    console.log(`\n== ${name}\n${output.trimEnd()}`)
    finish(name, tallyOf(code), startedAt)
  }
}

function finish(name: string, tally: Tally, startedAt: number): void {
  total.passed += tally.passed
  total.failed += tally.failed
  total.skipped += tally.skipped
  if (tally.failed > 0) failures.push(name)
  console.log(`== ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

function command(name: string, program: string, args: string[]): Step {
  return { name, run: async () => tallyOf(await runProgram(program, args)) }
}

function budgetsOf(language: Language): Step {
  return command(`page budgets: ${language}`, 'node', [
    'scripts/check-budgets.ts',
    folderOfLanguage(language),
  ])
}

function tallyOf(code: number): Tally {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

async function runVitest(folder: string, choice: string): Promise<Tally> {
  const report = path.join(folder, 'vitest.json')
  const code = await runProgram(
    'vitest',
    ['run', choice, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    { NODE_COMPILE_CACHE: COMPILE_CACHE },
  )
  const answer = await readJson(report)
  failedTests.push(...failuresOfVitest(answer))
  fileTimes.push(...timesOfVitest(answer))
  const { numPassedTests, numFailedTests, numPendingTests } = VitestReport.parse(answer)
  return countFailure(code, {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
  })
}

async function runPlaywright(folder: string, choice: string): Promise<Tally> {
  const report = path.join(folder, 'playwright.json')
  const code = await runProgram('playwright', ['test', choice, '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    NODE_COMPILE_CACHE: COMPILE_CACHE,
  })
  const answer = await readJson(report)
  failedTests.push(...failuresOfPlaywright(answer))
  fileTimes.push(...timesOfPlaywright(answer))
  const { stats } = PlaywrightReport.parse(answer)
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
