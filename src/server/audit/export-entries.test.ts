import type { AddressInfo } from 'node:net'

import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

import type { AuditEntry } from '#shared/audit/contract.ts'

import { about, anAuditLog, AUDIT_LOG } from '#test/an-audit-log.ts'
import { BYTE_ORDER_MARK } from '#server/platform/text/csv.ts'
import { SYSTEM } from '#server/access/audit/actor.ts'

type Log = Awaited<ReturnType<typeof anAuditLog>>

/** About 13 MB. */
const MORE_THAN_A_SOCKET_HOLDS = 40_000

function minute(minutes: number) {
  return new Date(Date.UTC(2026, 0, 5, 9, minutes))
}

async function exported({ admin, customer }: Log, query: string): Promise<string> {
  const answer = await admin.get(`${AUDIT_LOG}/export?customerId=${customer.id}&${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.body
}

/** Stores entries of this customer, one per minute, in one statement. */
async function storeMany({ deps, customer }: Log, count: number) {
  await sql`
    insert into audit_entries (id, at, action, actor_name, customer_id, subject_id, subject_name)
    select gen_random_uuid(), ${minute(0)}::timestamptz + make_interval(mins => number),
      'customer.changed', 'Portico', ${customer.id}::uuid, 'x', 'Entry ' || number
    from generate_series(1, ${count}) as number`.execute(deps.db)
}

/** Parses CSV as RFC 4180 defines it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text
    .replace(BYTE_ORDER_MARK, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

test('an export contains the filtered entries, newest first, and is named by the date', async () => {
  const log = await anAuditLog()
  await log.record({
    ...about('First'),
    at: minute(1),
    before: { name: 'a' },
    after: { name: 'b' },
  })
  await log.record({ ...about('Second'), action: 'customer.deleted', at: minute(2) })
  await log.record({ ...about('Third'), at: minute(3) })
  const own = `customerId=${log.customer.id}`

  const json = await log.admin.get(`${AUDIT_LOG}/export?format=jsonl&${own}`)
  expect(json.headers).toMatchObject({
    'content-type': 'application/jsonl; charset=utf-8',
    'content-disposition': 'attachment; filename=audit-log-2026-03-03.jsonl',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const lines = json.body.split('\n')
  expect(lines.pop()).toBe('')
  const list = await log.admin.get(`${AUDIT_LOG}?${own}`)
  expect(lines.map((line) => JSON.parse(line))).toEqual(list.json())

  const csv = await log.admin.get(`${AUDIT_LOG}/export?format=csv&${own}&action=customer.changed`)
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': 'attachment; filename=audit-log-2026-03-03.csv',
  })
  const [, , first]: AuditEntry[] = list.json()
  const [header, third, ...others] = parseCsv(csv.body)
  expect(header?.join()).toBe(
    'id,at,action,what,actorId,actorName,actorEmail,address,customerId,subjectId,subjectName,before,after',
  )
  expect(third?.[10]).toBe('Third')
  expect(others).toEqual([
    [
      first?.id,
      minute(1).toISOString(),
      'customer.changed',
      'Customer changed',
      '',
      'Portico',
      '',
      '',
      log.customer.id,
      first?.subject?.id,
      'First',
      '{"name":"a"}',
      '{"name":"b"}',
    ],
  ])
})

test('an export keeps every name in both formats, and no name becomes a formula', async () => {
  const log = await anAuditLog()
  const inCsv = {
    '=HYPERLINK("https://evil.example","Open")': `'=HYPERLINK("https://evil.example","Open")`,
    '+1': "'+1",
    '-1+2': "'-1+2",
    '@SUM(A1)': "'@SUM(A1)",
    '\t=1': "'\t'=1",
    '\r1': "'\r1",
    ' "=1"': `' "=1"`,
    'Smith;=cmd|x': "Smith;'=cmd|x",
    'a;"=cmd"|@b\t-1,+2': `a;"'=cmd"|'@b\t'-1,'+2`,
    'Smith, "Jo" \r\n=cmd': `Smith, "Jo" \r\n'=cmd`,
    "it's 1=1; a-b, c+d": "it's 1=1; a-b, c+d",
    '日本 🙂 \u2028': '日本 🙂 \u2028',
  }
  const names = Object.keys(inCsv)
  for (const [index, name] of names.entries()) {
    await log.record({ ...about(name), by: { ...SYSTEM, name }, at: minute(60 - index) })
  }
  const lines = (await exported(log, 'format=jsonl')).trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line).subject.name)).toEqual(names)

  const [, ...rows] = parseCsv(await exported(log, 'format=csv'))
  expect(rows.map((cells) => cells.length)).toEqual(names.map(() => 13))
  const cells = Object.values(inCsv)
  expect(rows.map((row) => row[10])).toEqual(cells)
  expect(rows.map((row) => row[5])).toEqual(cells)
})

test('an export stays below the number of listeners that Node warns about', async () => {
  const warnings: Error[] = []
  const keep = (warning: Error) => void warnings.push(warning)
  process.on('warning', keep)
  onTestFinished(() => void process.off('warning', keep))
  const log = await anAuditLog()
  await exported(log, 'format=csv')
  expect(warnings).toEqual([])
})

test('an export writes an audit entry with its filters before it sends the first byte', async () => {
  const log = await anAuditLog()
  await exported(log, 'format=csv&action=customer&q=ada&from=2026-01-01')
  const [entry]: AuditEntry[] = (
    await log.admin.get(`${AUDIT_LOG}?action=audit.exported&limit=1`)
  ).json()
  expect(entry).toMatchObject({
    actor: { name: 'Ada Admin', address: '127.0.0.1' },
    after: {
      format: 'csv',
      q: 'ada',
      action: 'customer',
      customerId: log.customer.id,
      from: '2026-01-01',
    },
  })
  const asked = await log.app.inject({
    method: 'HEAD',
    url: `${AUDIT_LOG}/export?format=csv`,
    cookies: Object.fromEntries(log.admin.cookies),
  })
  expect(asked.headers['content-type']).toMatch(/^text\/csv/)
  const [latest]: AuditEntry[] = (await log.admin.get(`${AUDIT_LOG}?action=audit&limit=1`)).json()
  expect(latest?.id).toBe(entry?.id)
  expect(await exported(log, 'format=csv&q=nobody+is+called+this')).toMatch(
    /^\uFEFFid,at,[a-zA-Z,]*\r\n$/,
  )
  expect(await exported(log, 'format=jsonl&q=nobody+is+called+this')).toBe('')
})

test('an export of many batches contains every entry once, as of its beginning', async () => {
  const log = await anAuditLog()
  await storeMany(log, MORE_THAN_A_SOCKET_HOLDS)
  const reader = await openExport(log)
  const first = await reader.read()
  // Most entries are still unread. The ones written now lie among them.
  await storeMany(log, MORE_THAN_A_SOCKET_HOLDS)
  const text = first + (await reader.readRest())
  const names = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).subject.name)
  expect(names).toEqual(
    Array.from(
      { length: MORE_THAN_A_SOCKET_HOLDS },
      (_, index) => `Entry ${MORE_THAN_A_SOCKET_HOLDS - index}`,
    ),
  )
})

test('an export stops reading and releases its connection when the client disconnects', async () => {
  const log = await anAuditLog()
  await storeMany(log, MORE_THAN_A_SOCKET_HOLDS)
  const reader = await openExport(log)
  await reader.read()
  expect(await openSnapshots(log)).toBe(1)
  reader.hangUp()
  await expect.poll(() => openSnapshots(log)).toBe(0)
  expect(log.deps.pool.idleCount).toBe(log.deps.pool.totalCount)
})

test('a third simultaneous export answers 429 and writes no entry', async () => {
  const log = await anAuditLog()
  await storeMany(log, MORE_THAN_A_SOCKET_HOLDS)
  const readers = [await openExport(log), await openExport(log)]
  const own = `customerId=${log.customer.id}`
  const refused = await log.admin.get(`${AUDIT_LOG}/export?format=csv&${own}`)
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('10')
  expect(refused.headers['content-disposition']).toBeUndefined()
  for (const reader of readers) reader.hangUp()
  await expect.poll(() => openSnapshots(log)).toBe(0)
  expect(await exported(log, 'format=csv&q=nobody')).not.toBe('')
  const noted = await log.deps.db
    .selectFrom('auditEntries')
    .select('id')
    .where('action', '=', 'audit.exported')
    .where(sql<boolean>`after ->> 'customerId' = ${log.customer.id}`)
    .execute()
  expect(noted).toHaveLength(3)
})

test('an export answers an error, not an empty file, when the log cannot be read', async () => {
  const log = await anAuditLog()
  await sql`revoke select on audit_entries from current_user`.execute(log.deps.db)
  const answer = await log.admin.get(`${AUDIT_LOG}/export?format=csv`)
  await sql`grant select on audit_entries to current_user`.execute(log.deps.db)
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ error: 'internal' })
  expect(answer.headers['content-disposition']).toBeUndefined()
})

/** Opens an export over a real connection that takes no more than the test reads. */
async function openExport({ app, admin, customer }: Log) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const stopping = new AbortController()
  const response = await fetch(
    `http://127.0.0.1:${port}${AUDIT_LOG}/export?format=jsonl&customerId=${customer.id}`,
    {
      headers: { cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      signal: stopping.signal,
    },
  )
  const body = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  return {
    read: async () => (await body?.read())?.value ?? '',
    async readRest() {
      let text = ''
      for (;;) {
        const part = await body?.read()
        if (!part || part.done) return text
        text += part.value
      }
    },
    hangUp: () => stopping.abort(),
  }
}

async function openSnapshots({ deps }: Log): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(
    deps.db,
  )
  return rows[0]?.count ?? 0
}
