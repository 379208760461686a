import { execFile, execFileSync } from 'node:child_process'
import { chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '#server/platform/start-error.ts'
import type { PostgresBinaries } from './binaries.ts'
import { commandAs, type RunAs } from './run-as.ts'

/** How PostgreSQL syncs a whole folder to disk. */
export const SYNC_METHOD = process.platform === 'linux' ? 'syncfs' : 'fsync'

type InitdbOptions = {
  binaries: PostgresBinaries
  runAs: RunAs
  superuser: string
  password: string
  durable: boolean
}

/** Creates an empty cluster in `<scratch>/data` and returns that path. */
export async function runInitdb(scratch: string, options: InitdbOptions) {
  const { binaries, runAs, superuser, durable } = options
  const data = join(scratch, 'data')
  const {
    file,
    args,
    options: how,
  } = commandAs(runAs, binaries.initdb, [
    `--pgdata=${data}`,
    `--username=${superuser}`,
    `--pwfile=${await writePasswordFile(scratch, options)}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    // Sort and fold case with the built-in provider, which does so alike on every machine. Only
    // pg_trgm asks the machine's locale which characters are letters, and with plain C it would
    // find ASCII letters only.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
    '--no-instructions',
    durable ? `--sync-method=${SYNC_METHOD}` : '--no-sync',
  ])
  try {
    await promisify(execFile)(file, args, how)
  } catch (cause) {
    throw new StartError(`Failed to set up the embedded PostgreSQL. ${outputOf(cause)}`, {
      cause,
    })
  }
  return data
}

/**
 * Runs statements as the superuser on a cluster that is not being served. Each statement is one
 * line.
 */
export function runSingleUser(
  { binaries, runAs }: { binaries: PostgresBinaries; runAs: RunAs },
  data: string,
  statements: string[],
) {
  const single = ['--single', '-D', data, '-c', 'exit_on_error=on', 'postgres']
  const { file, args, options } = commandAs(runAs, binaries.postgres, single)
  try {
    execFileSync(file, args, { ...options, input: `${statements.join('\n')}\n`, stdio: 'pipe' })
  } catch (cause) {
    throw new StartError(`Failed to set up the embedded PostgreSQL. ${outputOf(cause)}`, {
      cause,
    })
  }
}

async function writePasswordFile(scratch: string, { password, runAs }: InitdbOptions) {
  const path = join(scratch, 'password')
  await writeFile(path, password, { mode: 0o600 })
  if (runAs.owner) await chown(path, runAs.owner.uid, runAs.owner.gid)
  return path
}

function outputOf(error: unknown) {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  return output.trim().split('\n').slice(-15).join('\n')
}
