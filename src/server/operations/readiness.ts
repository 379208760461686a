import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { sql } from 'kysely'

import type { Deps } from '#server/deps.ts'

const WITHIN_MS = 2_000

const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../db/migrations')

export type Readiness = 'ready' | 'database_away' | 'migrations_missing'

/**
 * Whether requests can be answered: the database is there and as new as this version. Asking often
 * costs one query at a time, however many ask.
 */
export function createReadinessCheck(
  deps: Pick<Deps, 'db'>,
  { withinMs = WITHIN_MS } = {},
): () => Promise<Readiness> {
  const migrations = listMigrations()
  let underWay: Promise<Readiness> | undefined
  return () => {
    underWay ??= checkWithin(
      withinMs,
      migrations.then((names) => askDatabase(deps, names)),
    ).finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

async function checkWithin(withinMs: number, answer: Promise<Readiness>): Promise<Readiness> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Readiness>((resolve) => {
    timer = setTimeout(resolve, withinMs, 'database_away')
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

async function askDatabase({ db }: Pick<Deps, 'db'>, migrations: string[]): Promise<Readiness> {
  try {
    // A newer version may have added more: that is how several processes are upgraded one by one.
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from migrations where name = any(${migrations})`.execute(db)
    return rows[0]?.count === migrations.length ? 'ready' : 'migrations_missing'
  } catch {
    // Whatever the reason: a server that cannot read its database is not ready.
    return 'database_away'
  }
}

async function listMigrations(): Promise<string[]> {
  const files = await readdir(MIGRATIONS_FOLDER)
  return files.filter((file) => file.endsWith('.sql')).map((file) => path.basename(file, '.sql'))
}
