import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'

import { freePort } from '#test/free-port.ts'

import { createDatabase } from './create-database.ts'
import { cookiesOf } from './load.ts'
import { cpuMs, memoryMib, startServer } from './processes.ts'
import { raiseTicket } from './raise-ticket.ts'
import { withPostgres } from './with-postgres.ts'

// Measures a restart, the memory after it and the raising of a ticket, in turns with another commit:
// a machine with other work slows both. Counts time of the processor, which that work disturbs least.

const { values } = parseArgs({
  options: {
    against: { type: 'string', default: 'HEAD~1' },
    rounds: { type: 'string', default: '5' },
    tickets: { type: 'string', default: '200' },
  },
})
const [rounds, tickets] = [Number(values.rounds), Number(values.tickets)]
/** Long enough for the work that a process does after its start. */
const QUIET_MS = 4_000

type Measured = Record<'ready' | 'cpu' | 'memory' | 'app' | 'database', number[]>
type Version = {
  name: string
  folder: string
  databaseUrl: string
  dataDir: string
  session: string
}

await withPostgres(async (connectionString, folder) => {
  const other = path.join(folder, 'other')
  git('worktree', 'add', '--detach', other, values.against)
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: other, stdio: 'ignore' })
    const versions: Version[] = []
    for (const [name, at] of Object.entries({ [values.against]: other, here: process.cwd() })) {
      await mkdir(path.join(at, 'dist/web'), { recursive: true })
      const databaseUrl = await createDatabase(connectionString, `v${versions.length}`)
      const dataDir = path.join(folder, `v${versions.length}`)
      const version = { name, folder: at, databaseUrl, dataDir, session: '' }
      // The first start makes the tables.
      await (await start(version)).stop()
      versions.push({ ...version, session: await signIn(databaseUrl) })
    }
    const measured = new Map(versions.map(({ name }) => [name, nothing()]))
    for (let round = 0; round < rounds; round += 1)
      for (const version of versions) await measure(version, measured.get(version.name)!)
    printTable(measured)
  } finally {
    git('worktree', 'remove', '--force', other)
  }
})

function git(...args: string[]) {
  execFileSync('git', args, { stdio: 'ignore' })
}

function nothing(): Measured {
  return { ready: [], cpu: [], memory: [], app: [], database: [] }
}

async function start({ folder, databaseUrl, dataDir }: Version) {
  const port = String(await freePort())
  return startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: port }, folder)
}

/** Makes a customer with a person, in tables that every version has. Returns their session. */
async function signIn(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const [customer, person, token] = [uuidv7(), uuidv7(), randomBytes(32).toString('base64url')]
  await client.query(
    `insert into customers (id, name, active, time_zone, created_at, updated_at)
      values ($1, 'Customer', true, 'Europe/Berlin', now(), now())`,
    [customer],
  )
  await client.query(
    `insert into users (customer_id, id, email, name, role, created_at)
      values ($1, $2, 'user@customer.example', 'User', 'customer', now())`,
    [customer, person],
  )
  await client.query(
    `insert into sessions (id, token_hash, customer_id, user_id, created_at, last_seen_at, expires_at)
      values ($1, $2, $3, $4, now(), now(), now() + interval '8 hours')`,
    [uuidv7(), createHash('sha256').update(token).digest(), customer, person],
  )
  // One person does here what many do. Versions from before limits have none.
  await client
    .query(
      'update usage_limits set tickets_per_hour_of_person = 0, tickets_per_hour_of_customer = 0',
    )
    .catch(() => undefined)
  await client.end()
  return token
}

async function measure(version: Version, into: Measured) {
  const server = await start(version)
  const pid = server.process.pid!
  into.ready.push(server.readyAfterMs)
  into.cpu.push(await cpuMs([pid]))
  await pause(QUIET_MS)
  into.memory.push(await memoryMib(pid))

  const cookies = await cookiesOf(server.url, version.session)
  const raise = async (count: number) => {
    for (let n = 0; n < count; n += 1) await raiseTicket(server.url, cookies)
  }
  // Twice as many first: compiled, planned and in the cache.
  await raise(tickets * 2)
  const backends = await listBackends(version.databaseUrl)
  const before = [await cpuMs([pid]), await cpuMs(backends)]
  await raise(tickets)
  into.app.push((await cpuMs([pid])) - before[0]!)
  into.database.push((await cpuMs(backends)) - before[1]!)
  await server.stop()
}

async function listBackends(databaseUrl: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
  return rows.map(({ pid }) => pid)
}

function printTable(measured: Map<string, Measured>) {
  console.log(
    '| Version | Ready ms | CPU ms until ready | Memory MiB | A ticket: CPU ms, app + database |\n|---|---|---|---|---|',
  )
  const middle = (of: number[]) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)]!
  for (const [name, { ready, cpu, memory, app, database }] of measured) {
    const ticket = [app, database].map((of) => (middle(of) / tickets).toFixed(2)).join(' + ')
    const cells = [middle(ready), middle(cpu), middle(memory)].map((value) => value.toFixed(0))
    console.log(`| ${[name, ...cells, ticket].join(' | ')} |`)
  }
}
