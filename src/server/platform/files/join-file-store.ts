import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

import type { FastifyBaseLogger } from 'fastify'

import type { Config } from '#server/config.ts'
import type { Db } from '#server/platform/db/client.ts'
import { FileMissingError, type FileStore } from './file-store.ts'
import { registerFileStore, renewFileStore } from './queries.ts'

/** Has the id of the store. No customer has the first part as its id. */
export const ID_KEY = '0/0'

const RENEW_MS = 60_000

type Options = {
  db: Db
  files: FileStore
  config: Pick<Config, 'dataDir' | 's3'>
  log: Pick<FastifyBaseLogger, 'warn' | 'debug'>
}

/**
 * Registers the file store that this process uses, and warns when other processes use another one:
 * a file that one of them stores is missing at the others.
 */
export async function joinFileStore({ db, files, config, log }: Options) {
  const location = locationOf(config)
  const { id, first } = await registerFileStore(db, location, () => readOrMakeId(files))
  if (id !== first.id) {
    log.warn(
      { location, other: first.location, id: first.id },
      `This process stores files in ${location}, and the files of this installation are in ${first.location}. Files uploaded at one process can’t be opened at the other. Give every process the same S3_BUCKET, or a DATA_DIR whose folder files is shared: docs/operations.md, Several processes and machines`,
    )
  }
  const renew = () =>
    renewFileStore(db, id).catch((err: unknown) => log.debug({ err }, 'file store not renewed'))
  const timer = setInterval(() => void renew(), RENEW_MS)
  return { stop: () => clearInterval(timer) }
}

async function readOrMakeId(files: FileStore): Promise<string> {
  try {
    return (await text(await files.read(ID_KEY))).trim()
  } catch (error) {
    if (!(error instanceof FileMissingError)) throw error
  }
  const id = randomUUID()
  await files.write(ID_KEY, Readable.from([id]))
  return id
}

function locationOf({ dataDir, s3 }: Options['config']): string {
  return s3 ? `${s3.endpoint}/${s3.bucket}` : `${hostname()}:${path.join(dataDir, 'files')}`
}
