import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

import { describeSchema } from '#test/describe-schema.ts'
import { query } from '#test/fixtures/embedded-postgres.ts'
import {
  aDatabaseOfTheLastRelease,
  LAST_RELEASE,
  readFunctionsOfTheLastRelease,
} from '#test/last-release.ts'
import { createEmptyDatabase, createTestDatabase } from '#test/test-database.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { createDb, createPool } from '#server/platform/db/client.ts'
import { FUNCTIONS_FOLDER, FUNCTIONS_LEVEL, readFunctionFiles } from './functions.ts'
import { migrate } from './migrate.ts'

async function start(url: string, options?: Parameters<typeof migrate>[1]) {
  const pool = createPool(url, () => undefined)
  try {
    await migrate(pool, options)
  } finally {
    await pool.end()
  }
}

/** A copy of the files, with another text for one of them. */
async function withFile(file: string, change: (text: string) => string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-functions-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(FUNCTIONS_FOLDER, folder, { recursive: true })
  const text = await readFile(path.join(folder, file), 'utf8')
  await writeFile(path.join(folder, file), change(text))
  return folder
}

const anotherMonth = (text: string) => text.replace("'month'", "'year'")

async function monthOfJune(url: string) {
  const [row] = await query(url, `select month_of('2026-06-15 12:00Z')::text as month`)
  return row?.month
}

/** Reads the stored JSON version of every row. */
function readRowVersions(url: string) {
  return query(
    url,
    'select file, xmin::text as written, checksum from applied_functions order by 1',
  )
}

test('an upgraded database has the same schema as a new one when it comes from the last release', async () => {
  const [fresh, migrated] = [await createEmptyDatabase(), await aDatabaseOfTheLastRelease()]
  await start(fresh)
  await start(migrated)
  expect(await describeSchema(migrated)).toEqual(await describeSchema(fresh))
})

test('a database of the last release keeps its rows when it is brought forward', async () => {
  const url = await aDatabaseOfTheLastRelease()
  const count = async () => {
    const pool = createPool(url, () => undefined)
    const { rows } = await asWorker(createDb(pool), (tx) =>
      sql`select
        (select count(*) from tickets) as tickets,
        (select count(*) from comments) as comments,
        (select count(*) from ticket_events) as events,
        (select count(distinct ticket_id) from ticket_texts) as texts,
        (select sum(open + pending + closed) from ticket_figures)::int as figures`.execute(tx),
    )
    await pool.end()
    return rows
  }
  const before = await count()
  await start(url)
  expect(before).toEqual([{ tickets: 4, comments: 2, events: 4, texts: 4, figures: 4 }])
  expect(await count()).toEqual(before)
  const [list] = await query(
    url,
    `select tickets from read_ticket_list(decode(repeat('01', 32), 'hex'), '2026-03-03 09:45Z', '2026-03-03 00:00Z', null, null, 50)`,
  )
  const tickets = JSON.parse(String(list?.tickets))
  expect(tickets).toMatchObject([
    {
      subject: 'Waits',
      description: 'A "quoted" line\nand another',
      sla: { slaStatus: 'breached' },
    },
    { subject: 'Answered', commentCount: 2, sla: { responseStatus: 'met', slaStatus: 'met' } },
    { subject: 'Closed', description: '', sla: { responseStatus: 'breached', slaStatus: 'met' } },
  ])
})

test('a statement that a process of the last release has prepared on connections goes on when the database is brought forward', async () => {
  const url = await aDatabaseOfTheLastRelease()
  const pool = createPool(url, () => undefined)
  const client = await pool.connect()
  onTestFinished(() => (client.release(), pool.end()))
  const read = () => client.query({ name: 'prepared', text: 'select * from customer_saml' })
  const before = await read()
  await start(url)
  expect((await read()).rows).toEqual(before.rows)
})

test('a start applies a file when its text has changed, and no other', async () => {
  const url = await createTestDatabase()
  const before = await readRowVersions(url)
  await start(url, { functions: await withFile('ticket-figures.sql', anotherMonth) })
  expect(await monthOfJune(url)).toBe('2026-01-01')
  const after = await readRowVersions(url)
  const changed = after.filter((row, index) => row.written !== before[index]?.written)
  expect(changed.map(({ file }) => file)).toEqual(['ticket-figures.sql'])
})

test('a start writes nothing when no file has changed', async () => {
  const url = await createTestDatabase()
  const [before, oid] = [await readRowVersions(url), `select xmin::text from pg_proc order by oid`]
  const functions = await query(url, oid)
  await start(url)
  expect(await readRowVersions(url)).toEqual(before)
  expect(await query(url, oid)).toEqual(functions)
})

test('a start leaves functions alone when they are of a later release', async () => {
  const url = await createTestDatabase()
  const later = await withFile('ticket-figures.sql', anotherMonth)
  await start(url, { functions: later, level: FUNCTIONS_LEVEL + 1 })
  await start(url)
  expect(await monthOfJune(url)).toBe('2026-01-01')
})

test('a start names the file and leaves the database as it was when a file fails', async () => {
  const url = await createTestDatabase()
  const before = await describeSchema(url)
  const broken = await withFile('ticket-figures.sql', (text) => `${anotherMonth(text)} nonsense;`)
  await expect(start(url, { functions: broken })).rejects.toThrow(/^ticket-figures\.sql: syntax/)
  expect(await describeSchema(url)).toEqual(before)
})

test('the level of the functions is above that of the last release when a file has changed', async () => {
  const released = await readFunctionsOfTheLastRelease()
  const files = await readFunctionFiles()
  const now = Object.fromEntries(files.map(({ file, text }) => [file, text]))
  const isChanged = JSON.stringify(now) !== JSON.stringify(released)
  expect(FUNCTIONS_LEVEL).toBe(LAST_RELEASE.level + (isChanged ? 1 : 0))
})

test('every function, view, policy and trigger of the database stands in exactly one file', async () => {
  const { functions, views, policies, triggers } = await describeSchema(await createTestDatabase())
  const text = (await readFunctionFiles()).map((file) => file.text).join('\n')
  const inFiles = (what: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, ...names]) => [what, ...names].join(' ')).toSorted()
  const inDatabase = (what: string, names: string[]) =>
    names.map((name) => `${what} ${name}`).toSorted()
  const bare = Object.keys(functions)
    .map((name) => name.replace(/\(.*/, ''))
    // Indexes depend on it, so its migration has it.
    .filter((name) => name !== 'search_fold')
  expect(inDatabase('function', bare)).toEqual(
    // Those that a file makes one after the other stand in its list.
    inFiles('function', /^(?:create or replace (?:function|procedure) | {6}\('(?=desk_))(\w+)/gm),
  )
  expect(inDatabase('view', Object.keys(views))).toEqual(
    inFiles('view', /^create or replace view (\w+)/gm),
  )
  const turned = (names: string[]) => names.map((name) => name.split(' ').toReversed().join(' '))
  expect(inDatabase('policy', turned(Object.keys(policies)))).toEqual(
    inFiles('policy', /^create policy (\w+) on (\w+)/gm),
  )
  expect(inDatabase('trigger', turned(Object.keys(triggers)))).toEqual(
    inFiles('trigger', /^create or replace trigger (\w+) [\s\w,]+? on (\w+)/gm),
  )
})
