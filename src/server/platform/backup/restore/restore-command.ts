import { readConfig } from '#server/config.ts'
import { describeBackup } from '#server/platform/backup/archive/describe-backup.ts'
import { createProgress } from '#server/platform/backup/archive/progress.ts'
import { restoreInstallation } from './restore-installation.ts'
import { runCommand } from '#server/platform/backup/run-command.ts'

const usage = `Restores a backup into a new installation: into a DATA_DIR that doesn’t exist yet or, with
DATABASE_URL, into an empty database.

  DATA_DIR=./restored npm run restore -- /backups/portico-2026-03-03.tar`

await runCommand({ usage, args: process.argv.slice(2) }, async (file, signal) => {
  const config = readConfig(process.env)
  let progress = createProgress('Checked')
  const manifest = await restoreInstallation(config, file, {
    signal,
    onBytes: (count) => progress.onBytes(count),
    onVerified({ version, createdAt }) {
      console.log(
        `${file} is whole: Portico ${version}, ${createdAt}. Checked in ${progress.end()}.`,
      )
      progress = createProgress('Restored')
    },
    onUnreadable: (count) =>
      console.error(
        `  ${count} secrets couldn’t be opened before the backup either. Enter them again.`,
      ),
    onMissing: (line) => console.error(`  When the backup was made: ${line}`),
  })
  console.log(`Restored into ${config.databaseUrl ? 'DATABASE_URL and ' : ''}${config.dataDir}:`)
  console.log(describeBackup(manifest))
  console.log(`  Done      in ${progress.end()}`)
  console.log('Everyone has to sign in again. Start it with npm start and the same DATA_DIR.')
  return { isComplete: manifest.files.missing === 0 }
})
