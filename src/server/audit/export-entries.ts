import { Readable } from 'node:stream'

import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'

import type { AuditExportFormat } from '#shared/audit/values.ts'
import type { AuditEntry, AuditExportQuery } from '#shared/audit/contract.ts'
import type { Language } from '#shared/languages.ts'
import { wallTimeAt } from '#shared/sla/business-time.ts'
import { ownValue } from '#shared/basic/own-value.ts'
import { keysOf } from '#shared/basic/keys-of.ts'
import { type Words, wordsIn } from '#shared/words/catalogue.ts'

import { AppError } from '#server/platform/app-error.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { actorOf } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { setIdleTimeout } from '#server/platform/db/pool/lost-connection.ts'
import { entryFilterOf } from './entry-filter.ts'
import { entries, type EntryFilter, type EntryRow } from './queries.ts'
import { BYTE_ORDER_MARK, type Cell, csvRow } from '#server/platform/text/csv.ts'

type Column = keyof Words['audit']['exportHeads']

const COLUMNS: Record<Column, (entry: AuditEntry, words: Words) => Cell> = {
  id: ({ id }) => id,
  at: ({ at }) => at,
  action: ({ action }) => action,
  what: ({ action }, words) => wordsFor(action, words),
  actorId: ({ actor }) => actor.id,
  actorName: ({ actor }) => actor.name,
  actorEmail: ({ actor }) => actor.email,
  address: ({ actor }) => actor.address,
  customerId: ({ customerId }) => customerId,
  subjectId: ({ subject }) => subject && subject.id,
  subjectName: ({ subject }) => subject && subject.name,
  before: ({ before }) => before && JSON.stringify(before),
  after: ({ after }) => after && JSON.stringify(after),
}

/** The batch size, so that a million entries never sit in memory. */
const PART_SIZE = 500

/**
 * Yields every matching entry, newest first, as of one moment. Reads the next batch only on demand,
 * and stops when the reader leaves. Reads as the owner, for the reason given at asReader.
 */
async function* readAllEntries(
  deps: Pick<Deps, 'db' | 'pool'>,
  filter: EntryFilter,
): AsyncGenerator<EntryRow[], void, void> {
  const client = await deps.pool.connect()
  // Allow silence: between two batches the reader takes the time, and the database is not lost.
  setIdleTimeout(client, 0)
  try {
    await client.query('begin isolation level repeatable read read only')
    let part: EntryRow[] | undefined
    do {
      part = await readPart(deps, client, filter, part?.at(-1))
      yield part
    } while (part.length === PART_SIZE)
  } finally {
    const isSound = await client.query('rollback').then(
      () => true,
      () => false,
    )
    client.release(!isSound)
  }
}

async function readPart(
  { db }: Pick<Deps, 'db'>,
  client: pg.PoolClient,
  filter: EntryFilter,
  after: EntryRow | undefined,
): Promise<EntryRow[]> {
  const { sql, parameters } = entries(filter, { limit: PART_SIZE, after }).compile(db)
  const { rows } = await client.query<EntryRow>(sql, [...parameters])
  return rows
}

type Format = {
  contentType: string
  header: (language: Language) => string
  lineOf: (entry: AuditEntry, language: Language) => string
}

const FORMATS: Record<AuditExportFormat, Format> = {
  csv: {
    contentType: 'text/csv; charset=utf-8; header=present',
    header: csvHeader,
    lineOf: entryRow,
  },
  jsonl: {
    contentType: 'application/jsonl; charset=utf-8',
    header: () => '',
    lineOf: (entry) => `${JSON.stringify(entry)}\n`,
  },
}

/** A reader that takes nothing for this long has gone. It would keep the snapshot open. */
const STALLED_MS = 60_000

/**
 * Exports at once per process. Each holds a connection for as long as its reader takes, and others
 * need some, too.
 */
const MAX_AT_ONCE = 2
let inFlight = 0

/**
 * Streams all matching entries. Writes an audit entry about the export itself.
 *
 * @throws AppError `rate_limited` when this process has too many exports in flight.
 */
export async function exportEntries(
  deps: Pick<Deps, 'db' | 'pool' | 'now'>,
  viewer: Viewer,
  { format, ...filters }: AuditExportQuery,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const now = deps.now()
  const { contentType, header, lineOf } = FORMATS[format]
  const today = new Date(wallTimeAt(now, viewer.timeZone)).toISOString().slice(0, 10)
  reply.headers({
    'Content-Type': contentType,
    'Content-Disposition': contentDisposition(`audit-log-${today}.${format}`),
    'Cache-Control': 'no-store',
  })
  // A HEAD request asks for the headers only.
  if (request.method === 'HEAD') return reply.send()

  if (inFlight >= MAX_AT_ONCE) throw tooManyAtOnce()
  inFlight += 1
  reply.raw.once('close', () => {
    inFlight -= 1
  })
  await asStaff(deps.db, (tx) =>
    recordAudit(tx, {
      action: 'audit.exported',
      by: actorOf(viewer, request),
      at: now,
      after: { format, ...filters },
    }),
  )
  reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy())
  const language = languageOf(request)
  const parts = readAllEntries(deps, entryFilterOf(filters, viewer.timeZone))
  return reply.send(
    Readable.from(
      write(parts, header(language), (entry) => lineOf(entry, language)),
      { objectMode: false },
    ),
  )
}

function tooManyAtOnce(): AppError {
  return new AppError('rate_limited', (words) => words.audit.tooManyExports, {
    retryAfterSeconds: 10,
  })
}

async function* write(
  parts: AsyncIterable<EntryRow[]>,
  header: string,
  lineOf: (entry: AuditEntry) => string,
): AsyncGenerator<string, void, void> {
  let before = header
  for await (const part of parts) {
    const text = before + part.map(({ entry }) => lineOf(entry)).join('')
    before = ''
    // An empty chunk would end the stream.
    if (text !== '') yield text
  }
}

/** Names the columns for people who open the file in a spreadsheet. */
function csvHeader(language: Language): string {
  const { exportHeads: heads } = wordsIn(language).audit
  return (
    BYTE_ORDER_MARK +
    csvRow(
      keysOf(COLUMNS).map((name) => heads[name]),
      language,
    )
  )
}

function entryRow(entry: AuditEntry, language: Language): string {
  const words = wordsIn(language)
  return csvRow(
    Object.values(COLUMNS).map((cellOf) => cellOf(entry, words)),
    language,
  )
}

function wordsFor(action: string, { audit }: Words): string {
  return ownValue<string>(audit.actions, action) ?? action
}
