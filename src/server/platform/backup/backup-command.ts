import { readConfig } from '#server/config.ts'
import { describeBackup, showSize } from './describe-backup.ts'
import { noteBackup } from './note-backup.ts'
import { createProgress } from './progress.ts'
import { runCommand } from './run-command.ts'
import { withSource } from './with-source.ts'
import { writeBackup } from './write-backup.ts'

const usage = `Writes everything of an installation into a new file: database, attachments and secrets.
Works beside a running Portico, and without one.

  npm run backup -- /backups/portico-2026-03-03.tar`

await runCommand({ usage, args: process.argv.slice(2) }, async (file, signal) => {
  const config = readConfig(process.env)
  const progress = createProgress('Written')
  const { manifest, fileBytes } = await withSource(config, async (source) => {
    const written = await writeBackup(source, file, {
      signal,
      now: () => new Date(),
      onBytes: progress.onBytes,
      onMissing: (line) => console.error(`  ${line}`),
    })
    const noted = await noteBackup(source, new Date())
    if (!noted.ok) console.error(`  The admin area will not know of this backup: ${noted.reason}`)
    return written
  })
  console.log(`Backed up ${config.databaseUrl ? 'DATABASE_URL and ' : ''}${config.dataDir}:`)
  console.log(describeBackup(manifest))
  console.log(`  Written   ${file}, ${showSize(fileBytes)}, in ${progress.end()}`)
  console.log('Keep it as safe as the installation: it holds all its data and secrets.')
  return { isComplete: manifest.files.missing === 0 }
})
