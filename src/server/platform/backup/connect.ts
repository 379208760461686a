import pg from 'pg'

import { factsOf } from '#server/platform/error-facts.ts'
import { StartError } from '#server/platform/start-error.ts'
import { isSchemaEmpty } from './queries.ts'

// No timeouts: limits meant for requests must not abort a backup.
const NO_LIMITS = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'idle_session_timeout',
  'transaction_timeout',
]

// Fix the text formats: a database or role may have settings of its own, and rows are copied as
// text.
const AS_TEXT = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'; set xmloption = 'content';
  set search_path = public; set row_security = on`

/**
 * Opens a connection that the caller closes. @throws StartError when the database cannot be
 * reached.
 */
export async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'portico backup',
  })
  // Ignore errors while idle: the next query reports them.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(
      `select set_config(name, '0', false) from pg_settings where name = any($1)`,
      [NO_LIMITS],
    )
    await client.query(AS_TEXT)
    return client
  } catch (error) {
    await client.end()
    const { host, pathname } = new URL(connectionString)
    throw new StartError(
      `The database ${host}${pathname} cannot be used: ${factsOf(error).message || factsOf(error).code}. Check that it is running, and check the user name and password.`,
      { cause: error },
    )
  }
}

/** @throws StartError when the database is not empty. */
export async function refuseUsedSchema(client: pg.ClientBase): Promise<void> {
  if (await isSchemaEmpty(client)) return
  throw new StartError(
    'The database is not empty, and nothing in it was touched. Restore into a new one.',
  )
}
