import { readConfig } from '#server/config.ts'
import { describeBackup, showSize } from '#server/platform/backup/archive/describe-backup.ts'
import { noteBackup, noteFailedBackup } from './note-backup.ts'
import { createProgress } from '#server/platform/backup/archive/progress.ts'
import { runCommand } from '#server/platform/backup/run-command.ts'
import { tryBackup } from './try-backup.ts'
import { withSource } from './with-source.ts'
import { writeBackup } from './write-backup.ts'

const usage = `Backs up an installation to a new file: database, attachments and secrets. Portico can keep running.

  npm run backup -- /backups/portico-2026-03-03.tar

With --verify, loads an existing backup into an empty database, compares every row, and deletes that
database. It needs free space in the folder for temporary files (TMPDIR).

  npm run backup -- --verify /backups/portico-2026-03-03.tar`

const args = process.argv.slice(2)
const verifies = args[0] === '--verify'

await (verifies
  ? runCommand({ usage, args: args.slice(1) }, verify)
  : runCommand({ usage, args }, backUp))

async function backUp(file: string, signal: AbortSignal) {
  const config = readConfig(process.env)
  const progress = createProgress('Written')
  const { manifest, fileBytes } = await withSource(config, async (source) => {
    const written = await writeBackup(source, file, {
      signal,
      now: () => new Date(),
      onBytes: progress.onBytes,
      onMissing: (line) => console.error(`  ${line}`),
    }).catch(async (error: unknown) => {
      if (!signal.aborted) await noteFailedBackup(source, new Date())
      throw error
    })
    const noted = await noteBackup(source, new Date())
    if (!noted.ok) console.error(`  The admin area won’t show this backup: ${noted.reason}`)
    return written
  })
  console.log(`Backed up ${config.databaseUrl ? 'DATABASE_URL and ' : ''}${config.dataDir}:`)
  console.log(describeBackup(manifest))
  console.log(`  Written   ${file}, ${showSize(fileBytes)}, in ${progress.end()}`)
  console.log('Keep it as safe as the installation. It contains all its data and secrets.')
  return { isComplete: manifest.files.missing === 0 }
}

async function verify(file: string, signal: AbortSignal) {
  const progress = createProgress('Read')
  let unreadable = 0
  const manifest = await tryBackup(file, {
    signal,
    onBytes: progress.onBytes,
    onUnreadable: (count) => (unreadable = count),
  })
  console.log(`${file} can be restored: Portico ${manifest.version}, ${manifest.createdAt}.`)
  console.log(describeBackup(manifest))
  if (unreadable > 0) console.log(`  Secrets   ${unreadable} cannot be opened with the key in it`)
  console.log(`  Verified  in ${progress.end()}`)
  return { isComplete: manifest.files.missing === 0 && unreadable === 0 }
}
