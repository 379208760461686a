import { connect } from '#server/platform/backup/connect.ts'
import type { Source } from './write-backup.ts'

type Noted = { ok: true } | { ok: false; reason: string }
type Where = Pick<Source, 'connectionString'>

/**
 * Records the backup in the installation, so that its administrators are not reminded of one. The
 * backup is valid without: a read-only database, such as a standby, cannot record it.
 */
export function noteBackup(where: Where, at: Date): Promise<Noted> {
  return note(
    where,
    `insert into backups (made_at) values ($1)
     on conflict (only_row) do update set made_at = excluded.made_at, failed_at = null`,
    at,
  )
}

/** Records that a backup failed, of which administrators are told. The first of several counts. */
export function noteFailedBackup(where: Where, at: Date): Promise<Noted> {
  return note(
    where,
    `insert into backups (failed_at) values ($1)
     on conflict (only_row) do update set failed_at = coalesce(backups.failed_at, excluded.failed_at)`,
    at,
  )
}

async function note({ connectionString }: Where, statement: string, at: Date): Promise<Noted> {
  try {
    const client = await connect(connectionString)
    try {
      await client.query(statement, [at])
      return { ok: true }
    } finally {
      await client.end()
    }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) }
  }
}
