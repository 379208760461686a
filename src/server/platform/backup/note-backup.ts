import { connect } from './connect.ts'
import type { Source } from './write-backup.ts'

/**
 * Records the backup in the installation, so that its administrators are not reminded of one. The
 * backup is valid without: a read-only database, such as a standby, cannot record it.
 */
export async function noteBackup(
  { connectionString }: Pick<Source, 'connectionString'>,
  at: Date,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  try {
    const client = await connect(connectionString)
    try {
      await client.query(
        `insert into backups (made_at) values ($1)
         on conflict (only_row) do update set made_at = excluded.made_at`,
        [at],
      )
      return { ok: true }
    } finally {
      await client.end()
    }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) }
  }
}
