import path from 'node:path'

import { hasAdministrator } from '#server/access/users/staff-queries.ts'
import { readConfig } from './config.ts'
import { readVersion } from '#server/platform/backup/archive/version.ts'
import { createLogger } from '#server/platform/operations/logger.ts'
import { readServerVersion } from '#server/platform/db/queries.ts'
import { runUntilSignal } from '#server/platform/operations/run-until-signal.ts'
import { startPatiently } from '#server/platform/db/migrate/start-patiently.ts'
import { startPortico } from './start.ts'

const WEB_FOLDER = path.resolve(import.meta.dirname, '../../dist/web')

await runUntilSignal(async (stopping) => {
  const config = readConfig(process.env)
  const log = createLogger(config)
  log.info({ version: await readVersion() }, 'starting')
  const start = () => startPortico(config, { log, webFolder: WEB_FOLDER, stopping })
  const portico = await startPatiently(start, { log, stopping })
  if (!(await hasAdministrator(portico.deps.db))) {
    console.log('There’s no administrator yet. Create the first one in another terminal:')
    console.log('  npm run admin -- create --email you@example.com --name "Your Name"')
  }
  if (config.databaseUrl === undefined) {
    const version = await readServerVersion(portico.deps.db)
    console.log(`The database is PostgreSQL ${version}, which comes and is updated with Portico.`)
    console.log('  DATABASE_URL takes one that your system keeps up to date: docs/advisories.md')
  }
  console.log(`Portico is ready at ${config.publicUrl}`)
  return portico
})
