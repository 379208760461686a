import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'

import { AppError } from './app-error.ts'
import type { Actor } from '#server/audit/actor.ts'
import { readConfig } from './config.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { createDb, createPool } from '#server/db/client.ts'
import { findRunningEmbedded } from '#server/embedded-postgres/address.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres/start-embedded-postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { createLogger } from './logger.ts'
import { StartError } from './start-error.ts'
import { createStaff } from '#server/users/create-staff.ts'

/** Nobody signs in to run it, so nobody can be named. */
const COMMAND_LINE: Actor = { userId: null, name: 'Command line', email: null, address: null }

const USAGE = `Makes an administrator. The password is asked for, or read from standard input.

  npm run admin -- create --email you@example.com --name "Your Name"`

try {
  const account = readArguments()
  const password = await readPassword()
  await withDatabase(async (connectionString) => {
    const pool = createPool(connectionString, () => undefined)
    try {
      await migrate(pool)
      const db = createDb(pool)
      const staff = { ...account, password, role: 'admin' as const }
      await createStaff({ db, now: () => new Date() }, staff, { by: COMMAND_LINE })
    } finally {
      await pool.end()
    }
  })
  console.log(`${account.email} can now sign in at /admin/login.`)
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof AppError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}

function readArguments(): { email: string; name: string } {
  const { values, positionals } = parse()
  if (positionals[0] !== 'create' || positionals.length > 1 || !values.email || !values.name) {
    throw new StartError(USAGE)
  }
  return { email: values.email, name: values.name }
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { email: { type: 'string' }, name: { type: 'string' } },
    })
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${USAGE}`, { cause: error })
  }
}

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '')
  // What is typed must not appear, so the terminal's echo goes nowhere.
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

/** The database of a Portico that is running beside this, or one started for the occasion. */
async function withDatabase(work: (connectionString: string) => Promise<void>): Promise<void> {
  const config = readConfig(process.env)
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
