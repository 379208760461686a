import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'

import { createDb, createPool } from '#server/platform/db/client.ts'
import { freePort } from '#test/free-port.ts'
import type { SigningKey } from '#test/saml-responses.ts'

import { createDatabase } from './create-database.ts'
import { cookiesOf } from './load.ts'
import { cpuMs, endedChildrenCpuMs, memoryMib, parentOf, startServer } from './processes.ts'
import { raiseTicket } from './raise-ticket.ts'
import { connectIdp, loadSignIns, SIGN_INS } from './sign-ins.ts'
import { withPostgres } from './with-postgres.ts'

// Measures a restart, the memory after it and the most frequent calls, in turns with another commit:
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

const DOMAIN = 'customer.example'
/** A person has as many when their lists, tickets and dashboard are read. */
const OWN_TICKETS = 50
const READS = ['list', 'ticket', 'dashboard'] as const
const CALLS = ['create', ...READS, 'sign-in'] as const

type Cost = { app: number[]; database: number[] }
type Measured = Record<'ready' | 'cpu' | 'memory', number[]> & Record<(typeof CALLS)[number], Cost>
type Version = {
  name: string
  folder: string
  databaseUrl: string
  dataDir: string
  session: string
  /** A session of a person who reads. */
  reader: string
  customerId: string
  /** The key of the identity provider; undefined where the version has another table for it. */
  key: SigningKey | undefined
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
      const version = { name, folder: at, databaseUrl, dataDir }
      // The first start makes the tables.
      await (await start(version)).stop()
      versions.push({ ...version, ...(await prepare(databaseUrl)) })
      await raiseOwn(versions.at(-1)!)
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
  const cost = () => ({ app: [], database: [] })
  return {
    ready: [],
    cpu: [],
    memory: [],
    create: cost(),
    list: cost(),
    ticket: cost(),
    dashboard: cost(),
    'sign-in': cost(),
  }
}

async function start({
  folder,
  databaseUrl,
  dataDir,
}: Pick<Version, 'folder' | 'databaseUrl' | 'dataDir'>) {
  const port = String(await freePort())
  return startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: port }, folder)
}

/** Makes a customer with a person and a session, in tables that every version has. */
async function prepare(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const customer = uuidv7()
  await client.query(
    `insert into customers (id, name, active, time_zone, created_at, updated_at)
      values ($1, 'Customer', true, 'Europe/Berlin', now(), now())`,
    [customer],
  )
  await client.query('insert into customer_domains (customer_id, domain) values ($1, $2)', [
    customer,
    DOMAIN,
  ])
  const session = await addPerson(client, customer, 'user')
  const reader = await addPerson(client, customer, 'reader')
  // One person does here what many do. Versions from before limits have none.
  await client
    .query(
      'update usage_limits set tickets_per_hour_of_person = 0, tickets_per_hour_of_customer = 0',
    )
    .catch(() => undefined)
  await client.end()
  const pool = createPool(databaseUrl, () => undefined)
  const key = await connectIdp(createDb(pool), customer).catch(() => undefined)
  await pool.end()
  return { session, reader, customerId: customer, key }
}

/** Returns the token of a session. */
async function addPerson(client: pg.Client, customer: string, name: string): Promise<string> {
  const [person, token] = [uuidv7(), randomBytes(32).toString('base64url')]
  await client.query(
    `insert into users (customer_id, id, email, name, role, created_at)
      values ($1, $2, $3, 'User', 'customer', now())`,
    [customer, person, `${name}@${DOMAIN}`],
  )
  await client.query(
    `insert into sessions (id, token_hash, customer_id, user_id, created_at, last_seen_at, expires_at)
      values ($1, $2, $3, $4, now(), now(), now() + interval '8 hours')`,
    [uuidv7(), createHash('sha256').update(token).digest(), customer, person],
  )
  return token
}

async function raiseOwn(version: Version) {
  const server = await start(version)
  const cookies = await cookiesOf(server.url, version.reader)
  for (let n = 0; n < OWN_TICKETS; n += 1) await raiseTicket(server.url, cookies)
  await server.stop()
}

async function measure(version: Version, into: Measured) {
  const server = await start(version)
  const pid = server.process.pid!
  into.ready.push(server.readyAfterMs)
  into.cpu.push(await cpuMs([pid]))
  await pause(QUIET_MS)
  into.memory.push(await memoryMib(pid))

  const cookies = await cookiesOf(server.url, version.session)
  const countIn = async (cost: Cost, times: number, work: () => Promise<unknown>) => {
    const read = async () => ({
      app: await cpuMs([pid]),
      database: await databaseCpuMs(version.databaseUrl),
    })
    const before = await read()
    await work()
    const after = await read()
    cost.app.push((after.app - before.app) / times)
    cost.database.push((after.database - before.database) / times)
  }
  const repeat = (times: number, call: () => Promise<unknown>) => async () => {
    for (let n = 0; n < times; n += 1) await call()
  }
  const own = await cookiesOf(server.url, version.reader)
  const get = (address: string) => async () => {
    const answer = await fetch(server.url + address, { headers: { cookie: own.header } })
    await answer.text()
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  }
  const listed = await fetch(`${server.url}/api/tickets`, { headers: { cookie: own.header } })
  const [{ id: ticketId }] = (await listed.json()) as [{ id: string }]
  const calls = {
    create: () => raiseTicket(server.url, cookies),
    list: get('/api/tickets'),
    ticket: get(`/api/tickets/${ticketId}`),
    dashboard: get('/api/dashboard'),
  }
  for (const name of ['create', ...READS] as const) {
    // Twice as many first: compiled, planned and in the cache.
    await repeat(tickets * 2, calls[name])()
    await countIn(into[name], tickets, repeat(tickets, calls[name]))
  }
  if (version.key !== undefined) {
    const { customerId: id, key } = version
    await countIn(into['sign-in'], SIGN_INS, () =>
      loadSignIns(server.url, { id, domain: DOMAIN }, key),
    )
  }
  await server.stop()
}

/** Counts connections that are closed meanwhile as well: their time goes to the process that started them. */
async function databaseCpuMs(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
  const backends = rows.map(({ pid }) => pid)
  const used = (await cpuMs(backends)) + (await endedChildrenCpuMs(await parentOf(backends[0]!)))
  await client.end()
  return used
}

function printTable(all: Map<string, Measured>) {
  console.log(
    `| Version | Ready ms | CPU ms until ready | Memory MiB |${CALLS.map((name) => ` ${name} |`).join('')}\n|---|---|---|---|${'---|'.repeat(CALLS.length)}`,
  )
  const middle = (of: number[]) =>
    of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? Number.NaN
  for (const [name, measured] of all) {
    const costs = CALLS.map((call) =>
      [measured[call].app, measured[call].database].map((of) => middle(of).toFixed(2)).join(' + '),
    )
    const { ready, cpu, memory } = measured
    const cells = [ready, cpu, memory].map((of) => middle(of).toFixed(0))
    console.log(`| ${[name, ...cells, ...costs].join(' | ')} |`)
  }
  console.log('\nCalls: CPU ms, app + database; a sign-in from its request to the answer.')
}
