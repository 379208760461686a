import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { sql } from 'kysely'

import type { Db } from '#server/platform/db/client.ts'
import { listAppliedFunctions, saveAppliedFunction } from '#server/platform/db/queries.ts'

export const FUNCTIONS_FOLDER = path.resolve(import.meta.dirname, '../functions')

/**
 * Counts the releases that changed a file of functions. A database that has been at a higher level is
 * left alone, so that an older process that starts again beside a newer one does not take its
 * functions back. A test asks for a higher level than that of the last release.
 */
export const FUNCTIONS_LEVEL = 1

type FunctionFile = { file: string; text: string; checksum: string }

/** Functions and views first, then the policies and triggers that use them. */
export async function readFunctionFiles(folder = FUNCTIONS_FOLDER): Promise<FunctionFile[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  const isPolicies = (file: string) => file.endsWith('.policies.sql')
  const inOrder = [...names.filter((file) => !isPolicies(file)), ...names.filter(isPolicies)]
  return Promise.all(
    inOrder.map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8')
      return { file, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

type Options = { folder?: string; level?: number }

/** Returns the files whose text the database does not have yet; none where it is of a later release. */
export async function listChangedFunctions(
  db: Db,
  { folder, level = FUNCTIONS_LEVEL }: Options = {},
): Promise<FunctionFile[]> {
  const files = await readFunctionFiles(folder)
  const applied = await listAppliedFunctions(db)
  if (applied.some((row) => row.level > level)) return []
  const checksums = new Map(applied.map(({ file, checksum }) => [file, checksum]))
  return files.filter(({ file, checksum }) => checksums.get(file) !== checksum)
}

/** Runs the files that have changed, in the transaction that `tx` is in. Returns their names. */
export async function applyFunctions(
  tx: Db,
  { folder, level = FUNCTIONS_LEVEL }: Options = {},
): Promise<string[]> {
  const changed = await listChangedFunctions(tx, { folder, level })
  if (changed.length === 0) return []
  // Bodies may name each other in any order. The tests call every one of them.
  await sql`set local check_function_bodies = off`.execute(tx)
  for (const { file, text, checksum } of changed) {
    await sql.raw(text).execute(tx).catch(throwWithName(file))
    await saveAppliedFunction(tx, { file, checksum, level })
  }
  return changed.map(({ file }) => file)
}

function throwWithName(file: string) {
  return (error: unknown) => {
    if (error instanceof Error) error.message = `${file}: ${error.message}`
    throw error
  }
}
