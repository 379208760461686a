import { availableParallelism } from 'node:os'

import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'

import { readOnlyError } from '#server/platform/db/pool/database-away.ts'
import { limitQueries } from '#server/platform/db/pool/ended-queries.ts'
import { createShares, currentAsker, type Shares } from '#server/platform/db/pool/fair-shares.ts'
import {
  setIdleTimeout,
  breakOffWhenSilent,
  statementLimitOf,
} from '#server/platform/db/pool/lost-connection.ts'
import { preparingStatements } from '#server/platform/db/pool/prepared-statements.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
/** A transaction in a role: what asViewer, asStaff and asWorker hand to their function. */
export type Tx = Transaction<Tables>

const INT8 = pg.types.builtins.INT8
const CALENDAR_DATE = pg.types.builtins.DATE

// Counts fit a number; a calendar day is text, because as an instant it would move with the time zone.
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === INT8) return Number
    if (oid === CALENDAR_DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  },
}

// About twice the cores: more connections were measured to cost latency, not to win throughput.
const REQUEST_CONNECTIONS = Math.max(8, availableParallelism() * 2)
/** Background work waits rather than taking connections away from requests. */
export const JOB_CONNECTIONS = 4

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/** A pool of which each person and each customer has a share. */
class SharedPool extends pg.Pool {
  readonly #shares: Shares
  readonly #givingBack = new WeakMap<pg.PoolClient, () => void>()

  constructor(options: pg.PoolConfig, shares: Shares) {
    super(options)
    this.#shares = shares
    this.on('release', (_error, client) => {
      this.#givingBack.get(client)?.()
      this.#givingBack.delete(client)
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (callback) return this.#enter(callback)
    return new Promise((resolve, reject) => {
      this.#enter((error, client) => {
        if (client) resolve(client)
        else reject(error)
      })
    })
  }

  /** Returns no promise when there is no need to wait: each query comes through here. */
  #enter(callback: Connected): void {
    const entered = this.#shares.enter(currentAsker())
    if (entered instanceof Promise) void this.#enterInTurn(entered, callback)
    else this.#open(entered, callback)
  }

  async #enterInTurn(turn: Promise<() => void>, callback: Connected): Promise<void> {
    let giveBack
    try {
      giveBack = await turn
    } catch (error) {
      // It rejects with nothing else.
      return callback(error as Error, undefined, () => undefined)
    }
    this.#open(giveBack, callback)
  }

  #open(giveBack: () => void, callback: Connected): void {
    super.connect((error, client, release) => {
      if (client) this.#givingBack.set(client, giveBack)
      else giveBack()
      callback(error, client, release)
    })
  }
}

/**
 * `silenceMs` is how long the database may be silent at most; without it, as long as a query takes.
 * `waitMs` is how long a caller waits for a connection.
 */
export function createPool(
  connectionString: string,
  onError: (error: Error) => void,
  { silenceMs = 0, waitMs = 5_000, max = REQUEST_CONNECTIONS } = {},
): pg.Pool {
  const pool = new SharedPool(
    {
      connectionString,
      types,
      max,
      connectionTimeoutMillis: waitMs,
      idleTimeoutMillis: 60_000,
      application_name: 'portico',
      // Not with the pool's `verify`: it loses a connection whose caller stops waiting meanwhile.
      // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types leave out
      async onConnect(client) {
        breakOffWhenSilent(client)
        setIdleTimeout(client, silenceMs)
        await limitQueries(client, statementLimitOf(silenceMs))
        await refuseReadOnly(client)
      },
    },
    createShares(max, { waitMs }),
  )
  // Without a listener, a connection that breaks while it is idle would end the process. At the end
  // the server may hang up before a connection has said goodbye, which is harmless.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error)
  })
  pool.on('connect', (client) => {
    // The same while it is in use, for which the pool does not listen: its user learns by the query.
    client.on('error', () => undefined)
  })
  pool.on('acquire', (client) => setIdleTimeout(client, silenceMs))
  pool.on('release', (_error, client) => setIdleTimeout(client, 0))
  return pool
}

/**
 * While a primary moves, its address may lead to a standby for a moment. A connection to one would
 * be kept, answer reads with what was, and fail every change, for as long as the standby lives.
 */
async function refuseReadOnly(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'show transaction_read_only',
  )
  if (rows[0]?.transaction_read_only !== 'off') throw readOnlyError()
}

export function createDb(pool: pg.Pool): Db {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparingStatements(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}
