import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/platform/start-error.ts'
import type { PostgresBinaries } from './binaries.ts'
import { runInitdb, runSingleUser } from './initdb.ts'
import { readFileIfAny } from './read-file.ts'
import { chooseRunAs, type RunAs } from './run-as.ts'
import {
  type EmbeddedSecrets,
  findEmbeddedSecrets,
  keepEmbeddedSecrets,
  makeEmbeddedSecrets,
} from './secrets.ts'

export const SUPERUSER = 'postgres'
/** The role that Portico uses, and the name of the database that it owns. */
export const OWNER = 'portico'

const SCRATCH = 'postgres.new-'

/** A data folder and everything needed to serve it. */
export type Cluster = {
  folder: string
  binaries: PostgresBinaries
  runAs: RunAs
  secrets: EmbeddedSecrets
}

type ClusterOptions = {
  folder: string
  dataDir: string
  binaries: PostgresBinaries
  durable: boolean
}

/**
 * Returns the cluster in `folder`. Creates it on the first start. No server may be running there.
 */
export async function prepareCluster(options: ClusterOptions): Promise<Cluster> {
  await removeScratch(options.dataDir)
  const madeBy = await readFileIfAny(join(options.folder, 'PG_VERSION'))
  return madeBy === undefined ? createCluster(options) : openCluster(options, madeBy.trim())
}

async function openCluster({ folder, dataDir, binaries }: ClusterOptions, madeBy: string) {
  const { runAs, version } = await chooseRunAs(folder, binaries.postgres)
  if (!version.includes(` ${madeBy}.`)) {
    throw new StartError(
      `The data in ${folder} was written by PostgreSQL ${madeBy}, but this Portico brings "${version}". ` +
        'Create a backup with the Portico that wrote it, and restore it into an empty DATA_DIR.',
    )
  }
  const secrets = await findEmbeddedSecrets(dataDir)
  const cluster = { folder, binaries, runAs, secrets: secrets ?? makeEmbeddedSecrets() }
  if (!secrets) {
    // Save the passwords after setting them: a start that is interrupted here simply sets new ones.
    runSingleUser(cluster, folder, [
      setPassword(SUPERUSER, cluster.secrets.superuserPassword),
      setPassword(OWNER, cluster.secrets.ownerPassword),
    ])
    await keepEmbeddedSecrets(dataDir, cluster.secrets)
  }
  return cluster
}

/**
 * Creates the cluster in a scratch folder and renames that at the end, so that half a cluster is
 * never visible.
 */
async function createCluster({ folder, dataDir, binaries, durable }: ClusterOptions) {
  const scratch = await mkdtemp(join(dataDir, SCRATCH))
  try {
    const { runAs } = await chooseRunAs(scratch, binaries.postgres)
    const cluster = { folder, binaries, runAs, secrets: makeEmbeddedSecrets() }
    const password = cluster.secrets.superuserPassword
    const data = await runInitdb(scratch, { ...cluster, superuser: SUPERUSER, password, durable })
    runSingleUser(cluster, data, [
      `CREATE ROLE ${OWNER} LOGIN CREATEDB CREATEROLE`,
      setPassword(OWNER, cluster.secrets.ownerPassword),
      // Since PostgreSQL 16, a role that creates another may not become it unless told so.
      `ALTER ROLE ${OWNER} SET createrole_self_grant = 'set'`,
      `CREATE DATABASE ${OWNER} OWNER ${OWNER}`,
    ])
    await keepEmbeddedSecrets(dataDir, cluster.secrets)
    await moveIntoPlace(data, folder)
    if (durable) await syncFolder(dataDir)
    return cluster
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

function setPassword(role: string, password: string) {
  return `ALTER ROLE ${role} PASSWORD '${password}'`
}

async function moveIntoPlace(data: string, folder: string) {
  try {
    await rename(data, folder)
  } catch (cause) {
    throw new StartError(`${folder} is in the way: it isn’t a PostgreSQL data folder. Move it.`, {
      cause,
    })
  }
}

/**
 * Syncs the folder, so that the rename survives a power failure. Otherwise the next start would
 * create another cluster.
 */
async function syncFolder(path: string) {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function removeScratch(dataDir: string) {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(SCRATCH)) continue
    // Retry: an initdb whose Portico was killed may still write there for a moment.
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 10 })
  }
}
