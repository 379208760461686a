import path from 'node:path'

import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'

import { makeDataDir } from '#test/fixtures/embedded-postgres.ts'

import { aTenant, besideAt } from './a-tenant.ts'
import { aSwitch } from './a-switch.ts'
import { type Answer, keepRaising } from './keep-raising.ts'
import {
  aPrimary,
  findDebianPostgres,
  findEmbeddedPostgres,
  type PostgresPrograms,
  type PostgresServer,
} from './replicated-postgres.ts'
import { runPortico, SOON } from './run-portico.ts'
import { expectEachOnce } from './ticket-load.ts'

/** `npm run drill` sets more rounds: of each kind, on each PostgreSQL installed. */
const ROUNDS = Number(process.env.DRILL_ROUNDS ?? 0)
/** Sets how old the first standby is when the primary goes. */
const AGE_MS = Number(process.env.DRILL_MINUTES ?? 0) * 60_000

/** How long a caller may still get 503 after the database is writable again. */
const GRACE_MS = 2_000
const ANSWERS_BEFORE = 80

const WAYS_TO_GO: Record<string, (primary: PostgresServer) => Promise<void>> = {
  'is killed': (primary) => primary.kill(),
  'is shut down': (primary) => primary.shutDown(),
}

const debian = await findDebianPostgres()
const embedded = await findEmbeddedPostgres()
const isLong = ROUNDS > 0

for (const programs of isLong && debian ? [debian, embedded] : [debian ?? embedded]) {
  for (const way of isLong ? Object.keys(WAYS_TO_GO) : ['is killed']) {
    test(
      `calls answer 503 and nothing that was answered is lost when the primary of ${programs.name} ${way}`,
      () => drill(programs, way, Math.max(1, ROUNDS)),
      120_000 + ROUNDS * (30_000 + AGE_MS),
    )
  }
}

if (!debian) {
  test('a fail-over is drilled with PostgreSQL from Debian when that is installed', ({ skip }) => {
    skip('none of version 15 or later is installed: the embedded one was taken in its place')
  })
}

async function drill(programs: PostgresPrograms, way: string, rounds: number) {
  let primary = await aPrimary(programs)
  // A standby that is older than the tables has only what the log of the primary brought it.
  let standby = await primary.addStandby()
  const line = await aSwitch(primary.url)
  const dataDir = await makeDataDir()
  const portico = await runPortico(dataDir, { DATABASE_URL: line.url })
  const answered: Parameters<typeof expectEachOnce>[2] = new Map()

  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) standby = await primary.addStandby()
    // Use new people each round, because the hourly limit of tickets per person would be reached.
    const { beside, client } = await aTenant(line.url, portico.url)
    if (AGE_MS > 0) await liftLimits(beside)
    const work = keepRaising(client, portico.url)
    const isTime = performance.now() + AGE_MS
    const hasWorked = () => work.answers.length > ANSWERS_BEFORE && performance.now() > isTime
    await expect.poll(hasWorked, { ...SOON, timeout: SOON.timeout + AGE_MS }).toBe(true)

    const goneAt = performance.now()
    await WAYS_TO_GO[way]?.(primary)
    line.leadTo(undefined)
    await expect.poll(() => countAway(work.answers), SOON).toBeGreaterThan(0)
    // Lead to the standby before its promotion. That is how connections to a read-only server come
    // about.
    line.leadTo(standby.url)
    const alreadyAway = countAway(work.answers)
    await expect.poll(() => countAway(work.answers), SOON).toBeGreaterThan(alreadyAway + 12)
    await standby.promote()
    await expect.poll(() => takesChanges(line.url), SOON).toBe(true)
    const backAt = performance.now()
    await expect.poll(() => work.missingSince(backAt + GRACE_MS), SOON).toEqual([])
    await work.stop()

    expect(work.answers.filter((answer) => !isSuccess(answer) && !isWordsToWait(answer))).toEqual(
      [],
    )
    const failures = work.answers.filter((answer) => !isSuccess(answer))
    const early = failures.filter(({ answeredAt }) => answeredAt < goneAt)
    const late = failures.filter(({ askedAt }) => askedAt > backAt + GRACE_MS)
    expect({ early, late }).toEqual({ early: [], late: [] })
    if (isLong) console.log(figuresOf(work.answers, goneAt, backAt))
    for (const [intent, ticket] of work.answered) answered.set(intent, ticket)
    primary = standby
  }

  await expectEachOnce(besideAt(primary.url), path.join(dataDir, 'files'), answered)
  expect((await fetch(`${portico.url}/readyz`)).status).toBe(200)
  expect(portico.output).not.toMatch(/unhandled|uncaught|"level":"(error|fatal)"/i)
  expect(await portico.stop()).toBe(0)
}

/** Lets one person raise more tickets than people do in an hour. */
async function liftLimits({ db }: ReturnType<typeof besideAt>) {
  await sql`update usage_limits set tickets_per_hour_of_person = 0, tickets_per_hour_of_customer = 0,
    megabytes_per_day_of_person = 0, megabytes_per_day_of_customer = 0`.execute(db)
}

function figuresOf(answers: Answer[], goneAt: number, backAt: number) {
  const written = answers.filter(({ what, status }) => what === 'a new ticket' && status === 201)
  const first = written.find(({ answeredAt }) => answeredAt > backAt)
  return {
    answers: answers.length,
    tickets: written.length,
    unavailable: countAway(answers),
    awayMs: Math.round(backAt - goneAt),
    writesAfterMs: first && Math.round(first.answeredAt - backAt),
  }
}

function isSuccess({ status }: Answer): boolean {
  return status < 400
}

function isWordsToWait({ status, text, retryAfter }: Answer): boolean {
  if (status !== 503 || retryAfter === null) return false
  const { error, message } = JSON.parse(text)
  return error === 'unavailable' && /try again/.test(message)
}

function countAway(answers: Answer[]): number {
  return answers.filter(({ status }) => status === 503).length
}

async function takesChanges(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query('show transaction_read_only')
    return rows[0].transaction_read_only === 'off'
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
