import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { NEW_CONNECTION } from '#shared/connections/fields.ts'
import { USAGE_LIMITS } from '#shared/usage/values.ts'

import { query } from '#test/fixtures/embedded-postgres.ts'
import { createTestDatabase } from '#test/test-database.ts'

/** Written and read by functions of the database alone, or by the migrator. */
const UNTYPED = new Set([
  'announcements',
  'company_figures',
  'desk_category_sets',
  'desk_presence',
  'migrations',
  'migrations_lock',
  'ticket_figures',
  'ticket_list_versions',
  'ticket_texts',
])
/** Columns that only triggers fill in, though the database would allow others to. */
const KEPT_BY_TRIGGERS = new Set([
  'customers.search_text',
  'tickets.fields_json',
  'tickets.list_json',
  'tickets.list_json_version',
  'tickets.list_json_holds',
  'tickets.participant_ids',
])

const KINDS: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  'text[]': 'string[]',
  'uuid[]': 'string[]',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  date: 'CalendarDate',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
  json: 'json',
  jsonb: 'json',
  tstzrange: 'string',
  tstzmultirange: 'string',
}

type Column = { kind: string; nullable: boolean; write: 'required' | 'optional' | 'never' }

async function readDatabase(): Promise<Record<string, Column>> {
  const rows = await query(
    await createTestDatabase(),
    `select relname, attname, relkind, format_type(atttypid, null) as type, attnotnull, atthasdef, concat(attgenerated, attidentity) as attgenerated
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped`,
  )
  return Object.fromEntries(
    rows
      .filter(({ relname, relkind }) => !UNTYPED.has(relname) && relkind === 'r')
      .map(({ relname, attname, type, attnotnull, atthasdef, attgenerated }) => {
        const name = `${relname}.${attname}`
        const isKept = attgenerated !== '' || KEPT_BY_TRIGGERS.has(name)
        const write = isKept ? 'never' : atthasdef || !attnotnull ? 'optional' : 'required'
        return [name, { kind: KINDS[type] ?? type, nullable: !attnotnull, write }]
      }),
  )
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Settings of connections that older ones had no text for, so that their columns have a default. */
const LATER_TEXTS = new Set(['kind', 'clientId', 'clientProof'])

/** Columns that follow from a list, by type. */
const LISTED: Record<string, [match: '', column: string, type: string][]> = {
  UsageLimitsTable: USAGE_LIMITS.map((name) => ['', name, 'Generated<number>']),
  ConnectionsTable: Object.entries(NEW_CONNECTION).map(([name, value]) => [
    '',
    name,
    LATER_TEXTS.has(name) ? 'Generated<string>' : typeOf(value),
  ]),
}

function typeOf(value: boolean | string | string[] | null): string {
  if (value === null) return 'string | null'
  if (Array.isArray(value)) return 'Generated<string[]>'
  return typeof value === 'boolean' ? 'Generated<boolean>' : 'string'
}

/** Reads the files of `tables/` as text: each column is one line, its type written out. */
async function readTypes(): Promise<Record<string, Column>> {
  const folder = path.join(import.meta.dirname, 'tables')
  const files = (await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8'))
  const text = (await Promise.all(files)).join('\n')
  const bodies = new Map(
    [...text.matchAll(/^(?:export )?type (\w+) =[^\n]*\{\n([\s\S]*?)^\}/gm)].map(
      ([, name, body]) => [name, body ?? ''],
    ),
  )
  const tables = [...bodies].flatMap(([name, body]) =>
    name?.endsWith('Tables') ? [...body.matchAll(/^ {2}(\w+): (\w+Table)$/gm)] : [],
  )
  return Object.fromEntries(
    tables.flatMap(([, table = '', type = '']) => {
      const columns = [...(bodies.get(type) ?? '').matchAll(/^ {2}(\w+): (.+)$/gm)]
      return [...columns, ...(LISTED[type] ?? [])].map(([, column = '', of = '']) => [
        `${snake(table)}.${snake(column)}`,
        readType(of),
      ])
    }),
  )
}

function readType(type: string): Column {
  const [, wrapper, inner = type] =
    /^(Generated|GeneratedAlways|ColumnType|JSONColumnType)<(.*)>(?: \| null)?$/.exec(type) ?? []
  const nullable =
    /\bnull$/.test(type) || (wrapper?.startsWith('Generated') === true && inner.endsWith('| null'))
  const hasDefault =
    wrapper === 'Generated' || (wrapper === 'ColumnType' && inner.includes('| undefined'))
  const write =
    wrapper === 'GeneratedAlways' ? 'never' : hasDefault || nullable ? 'optional' : 'required'
  const isJson =
    wrapper === 'ColumnType' || wrapper === 'JSONColumnType' || inner.startsWith('TicketListItem')
  return { kind: isJson ? 'json' : kindOf(inner.replace(' | null', '')), nullable, write }
}

function kindOf(type: string): string {
  const known = ['string', 'string[]', 'number', 'boolean', 'Date', 'CalendarDate', 'Buffer']
  if (known.includes(type)) return type
  // Remaining types are unions of texts, such as Priority, or lists of them.
  return type.endsWith('[]') ? 'string[]' : 'string'
}

test("the typed tables have the database's columns, types, nulls and defaults", async () => {
  expect(await readTypes()).toEqual(await readDatabase())
})

test('no sequence is unlogged, because PostgreSQL would lose it when a young standby is promoted', async () => {
  const url = await createTestDatabase()
  // An identity of an unlogged table has a sequence that is unlogged as well.
  const lost = `select relname from pg_class where relkind = 'S' and relpersistence = 'u'`
  expect(await query(url, lost)).toEqual([])
  await query(url, 'create unlogged table numbered (id bigint generated always as identity)')
  expect(await query(url, lost)).toEqual([{ relname: 'numbered_id_seq' }])
})
