import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import pg from 'pg'
import { expect, onTestFinished } from 'vitest'

import {
  findPostgresBinaries,
  type PostgresBinaries,
} from '#server/platform/embedded-postgres/binaries.ts'
import { chooseRunAs, commandAs, type RunAs } from '#server/platform/embedded-postgres/run-as.ts'
import { SOON } from './run-portico.ts'

const DEBIAN_FOLDER = '/usr/lib/postgresql'
const SUPERUSER = 'postgres'

const SETTINGS = {
  listen_addresses: '',
  // Skip fsync: the machine stays up in these drills, so data given to the kernel is safe.
  fsync: 'off',
  shared_buffers: '32MB',
  wal_keep_size: '512MB',
  wal_retrieve_retry_interval: '100ms',
}

export type PostgresPrograms = { name: string; binaries: PostgresBinaries }

/** Finds the PostgreSQL that a Debian package installed, if its version is supported. */
export async function findDebianPostgres(): Promise<PostgresPrograms | undefined> {
  if (!existsSync(DEBIAN_FOLDER)) return undefined
  const versions = (await readdir(DEBIAN_FOLDER)).filter((version) => Number(version) >= 15)
  const version = versions.toSorted((a, b) => Number(a) - Number(b)).at(0)
  const at = (program: string) => path.join(DEBIAN_FOLDER, version ?? '', 'bin', program)
  if (version === undefined || !existsSync(at('postgres')) || !existsSync(at('initdb')))
    return undefined
  const binaries = { initdb: at('initdb'), postgres: at('postgres') }
  return { name: `Debian's PostgreSQL ${version}`, binaries }
}

export async function findEmbeddedPostgres(): Promise<PostgresPrograms> {
  return { name: 'the embedded PostgreSQL', binaries: await findPostgresBinaries() }
}

/** A primary or its standby. */
export type PostgresServer = {
  /** The address of Portico's database. */
  url: string
  /** Queries as the superuser. */
  query(sql: string): Promise<Record<string, unknown>[]>
  kill(): Promise<void>
  /** Shuts the server down cleanly, which drops connections at once. */
  shutDown(): Promise<void>
  /** Promotes a standby to primary. */
  promote(): Promise<void>
  /** Adds a standby. From then on a commit is answered when both servers have it. */
  addStandby(): Promise<PostgresServer>
}

/** Starts a server with a role and an empty database for Portico, without a standby. */
export async function aPrimary({ binaries }: PostgresPrograms): Promise<PostgresServer> {
  const scratch = await aFolder()
  const { runAs } = await chooseRunAs(scratch, binaries.postgres)
  const data = path.join(scratch, 'data')
  const { file, args, options } = commandAs(runAs, binaries.initdb, [
    `--pgdata=${data}`,
    `--username=${SUPERUSER}`,
    // No other user can enter the folder of the socket.
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ])
  await promisify(execFile)(file, args, options)
  const primary = await startServer({ data, binaries, runAs }, {})
  await primary.query('create role portico login createrole')
  await primary.query('create database portico owner portico')
  return primary
}

type Place = { data: string; binaries: PostgresBinaries; runAs: RunAs }

async function startServer(
  place: Place,
  settings: Record<string, string>,
): Promise<PostgresServer> {
  const { data, binaries, runAs } = place
  const all = { ...SETTINGS, unix_socket_directories: data, ...settings }
  const given = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args, options } = commandAs(runAs, binaries.postgres, ['-D', data, ...given])
  const child = spawn(file, args, { ...options, stdio: 'ignore' })
  const exit = once(child, 'exit')
  async function end(signal: NodeJS.Signals) {
    child.kill(signal)
    await exit
  }
  onTestFinished(() => end('SIGKILL'))

  const host = encodeURIComponent(data)
  const query = async (sql: string) => {
    const client = new pg.Client(`postgres://${SUPERUSER}@${host}:5432/postgres`)
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query(sql)).rows as Record<string, unknown>[]
    } finally {
      await client.end()
    }
  }
  const isUp = () =>
    query('select').then(
      () => true,
      () => false,
    )
  await expect.poll(isUp, SOON).toBe(true)

  return {
    url: `postgres://portico@${host}:5432/portico`,
    query,
    kill: () => end('SIGKILL'),
    shutDown: () => end('SIGINT'),
    async promote() {
      await query('select pg_promote()')
    },
    async addStandby() {
      const copy = await copyRunning(place)
      const standby = await startServer(copy, {
        primary_conninfo: `host=${data} port=5432 user=${SUPERUSER}`,
      })
      await query(`alter system set synchronous_standby_names = '*'`)
      await query('select pg_reload_conf()')
      const isSynchronous = async () =>
        (await query(`select from pg_stat_replication where sync_state = 'sync'`)).length
      await expect.poll(isSynchronous, SOON).toBe(1)
      return standby
    },
  }
}

/** Copies a running server like pg_basebackup, which the embedded server lacks. */
async function copyRunning(place: Place): Promise<Place> {
  const data = path.join(await aFolder(), 'data')
  const { runAs, binaries } = place
  // The same connection must begin and end the backup.
  const client = new pg.Client(
    `postgres://${SUPERUSER}@${encodeURIComponent(place.data)}:5432/postgres`,
  )
  await client.connect()
  try {
    await client.query(`select pg_backup_start('drill', true)`)
    await cp(place.data, data, {
      recursive: true,
      // Skip the WAL: the standby streams it from where the copy began.
      filter: (source) => !/postmaster\.pid$|\.s\.PGSQL\.|\/pg_wal\/[0-9A-F]{24}$/.test(source),
    })
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    await writeFile(path.join(data, 'backup_label'), rows[0].labelfile)
  } finally {
    await client.end()
  }
  await writeFile(path.join(data, 'standby.signal'), '')
  // The standby has no standby of its own; with this setting its commits would wait for one.
  await writeFile(path.join(data, 'postgresql.auto.conf'), '')
  return { data, binaries, runAs }
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-drill-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}
