import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'

import { say, wordsIn } from '#shared/words/catalogue.ts'
import { factsOf } from '#server/platform/error-facts.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { checkNewPassword } from '#server/access/passwords/check-new-password.ts'
import { type Config, readConfig } from './config.ts'
import { lockDataDir } from '#server/platform/operations/data-dir-lock.ts'
import { createDb, createPool, type Db } from '#server/platform/db/client.ts'
import { readInstallationName } from '#server/platform/db/queries.ts'
import { findRunningEmbedded } from '#server/platform/embedded-postgres/address.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { createLogger } from '#server/platform/operations/logger.ts'
import { StartError } from '#server/platform/start-error.ts'
import { createStaff } from '#server/staff/create-staff.ts'

/** The actor in the audit log: no one signs in to run the command, so it names no person. */
const COMMAND_LINE: Actor = { userId: null, name: 'Command line', email: null, address: null }

const USAGE = `Creates an administrator account, whether Portico is running or not.

  npm run admin -- create --email you@example.com --name "Your Name"

  create    Creates the account. You’re asked for the password, or it is read from standard input.
            It needs at least 12 characters, and can’t be a common password, the email or the name.
  --email   Email for signing in at /admin/login
  --name    Name that others see
  --help    Show this help

The command uses the same installation as the server: set DATABASE_URL to its database, or DATA_DIR
to the folder of the embedded one (default: ./data).`

try {
  await run()
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof AppError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}

async function run() {
  const { values, positionals } = parse()
  if (values.help) return console.log(USAGE)
  const account = readArguments(values, positionals)
  const config = readConfig(process.env)
  const password = await readPassword()
  const problem = await checkNewPassword(password, account)
  if (problem !== null) throw new StartError(say(wordsIn('en'), problem))
  await withDatabase(config, async (connectionString) => {
    const pool = createPool(connectionString, () => undefined)
    try {
      await migrate(pool)
      const db = createDb(pool)
      // Print to standard error: standard output is for the result.
      console.error(await describeTarget(db, config))
      const staff = { ...account, password, role: 'admin' as const }
      await createStaff({ db, now: () => new Date() }, staff, { by: COMMAND_LINE })
    } finally {
      await pool.end()
    }
  })
  return console.log(`${account.email} can now sign in at /admin/login.`)
}

/** Describes the installation, so that no account is created in the wrong one. */
async function describeTarget(db: Db, { databaseUrl, dataDir, publicUrl }: Config) {
  const name = await readInstallationName(db)
  return `Writing to “${name}” (${publicUrl}), ${describeDatabase(databaseUrl, dataDir)}.`
}

/** Describes the database without the secrets in its address. */
function describeDatabase(databaseUrl: string | undefined, dataDir: string): string {
  if (databaseUrl === undefined) return `the embedded database in ${dataDir}`
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl)
  const host = hostname || searchParams.get('host') || 'localhost'
  const database = decodeURIComponent(pathname.slice(1)) || 'its default database'
  return `the database ${database} at ${host}${port && `:${port}`}`
}

function readArguments(
  values: ReturnType<typeof parse>['values'],
  positionals: string[],
): { email: string; name: string } {
  if (positionals[0] !== 'create' || positionals.length > 1 || !values.email || !values.name) {
    throw new StartError(USAGE)
  }
  return { email: values.email, name: values.name }
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new StartError(`${factsOf(error).message}\n\n${USAGE}`, { cause: error })
  }
}

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '')
  // Discard the terminal's echo: the typed password must not appear.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  process.stdout.write('Password: ')
  try {
    return await new Promise<string>((resolve) => terminal.question('', resolve))
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}

/**
 * Calls the function with the database of the Portico running here, or of one started for this
 * purpose.
 */
async function withDatabase(
  config: Config,
  work: (connectionString: string) => Promise<void>,
): Promise<void> {
  const running = config.databaseUrl ?? (await findRunningEmbedded(config.dataDir))
  if (running !== undefined) return work(running)

  const lock = await lockDataDir(config.dataDir)
  try {
    const logger = createLogger({ logLevel: 'error' })
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, logger })
    try {
      await work(postgres.connectionString)
    } finally {
      await postgres.stop()
    }
  } finally {
    lock.release()
  }
}
