import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '#server/platform/start-error.ts'
import { chownFolder, letPassThrough, type Owner } from './chown-folder.ts'

const run = promisify(execFile)

/** The user and the wrapper command for PostgreSQL's programs, which refuse to run as root. */
export type RunAs = { wrapper: string[]; owner?: Owner }

/** `takesFolder` means that the folder does not belong to this user yet and must be given to it. */
type Way = { name: string; find: () => Promise<RunAs>; takesFolder: boolean }

// In a user namespace the kernel still treats the server as root, so it can enter folders that only
// root can. It sees itself as user 1000 and has lost root's power over other people's files.
const USER_NAMESPACE: Way = {
  name: 'in a user namespace',
  find: async () => ({ wrapper: ['unshare', '-U', '--map-user=1000', '--map-group=1000', '--'] }),
  takesFolder: false,
}

/** The users that root tries in turn for a new folder. */
export const WAYS_FOR_ROOT = [USER_NAMESPACE, systemUser('postgres'), systemUser('nobody')]

/**
 * Finds a user that can run `postgres` in `folder`, a folder in DATA_DIR, and gives the folder to
 * that user. Also returns the program's version.
 */
export async function chooseRunAs(folder: string, postgres: string, waysForRoot = WAYS_FOR_ROOT) {
  const refusals: string[] = []
  for (const way of await listWays(folder, waysForRoot)) {
    try {
      const runAs = await way.find()
      const version = await probe(runAs, postgres, folder, way.takesFolder)
      if (runAs.owner && way.takesFolder) {
        await letPassThrough(dirname(folder), runAs.owner)
        await chownFolder(folder, runAs.owner)
      }
      return { runAs, version }
    } catch (cause) {
      refusals.push(`${way.name}: ${reasonOf(cause)}`)
    }
  }
  throw new StartError(explain(refusals))
}

/** Returns the command that runs a PostgreSQL program, as `spawn` and `execFile` take it. */
export function commandAs({ wrapper, owner }: RunAs, program: string, args: string[]) {
  const [file = program, ...rest] = [...wrapper, program, ...args]
  // Pass none of our environment: PGDATA, PGOPTIONS and the like would change what the program
  // does.
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' }
  return { file, args: rest, options: { cwd: '/', env, ...owner } }
}

async function listWays(folder: string, waysForRoot: Way[]): Promise<Way[]> {
  if (!isRoot()) {
    return [{ name: 'as this user', find: async () => ({ wrapper: [] }), takesFolder: false }]
  }
  const { uid, gid } = await stat(folder)
  if (uid === 0) return waysForRoot

  // PostgreSQL serves only a folder of its own user, so keep the current owner.
  const owner = { uid, gid }
  return [
    { name: `as user ${uid}`, find: async () => ({ wrapper: [], owner }), takesFolder: false },
  ]
}

function systemUser(name: string): Way {
  async function find() {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { wrapper: [], owner: { uid: Number(uid.stdout), gid: Number(gid.stdout) } }
  }
  return { name: `as user ${name}`, find, takesFolder: true }
}

async function probe(runAs: RunAs, postgres: string, folder: string, takesFolder: boolean) {
  // A folder to be given away, and DATA_DIR around it, are opened later. The folders above are not
  // ours to open.
  const [test, path] = takesFolder ? ['-x', dirname(dirname(folder))] : ['-w', folder]
  const script = `test "$1" "$2" || { echo "no access to $2" >&2; exit 1; }; exec "$0" --version`
  const { file, args, options } = commandAs(runAs, 'sh', ['-c', script, postgres, test, path])
  const { stdout } = await run(file, args, options)
  return stdout.trim()
}

function explain(refusals: string[]) {
  const what = `The embedded PostgreSQL cannot run here (${refusals.join('; ')}).`
  return isRoot()
    ? `${what} It refuses to run as root. Run Portico as an ordinary user, set DATA_DIR to a folder that other users can enter, or set DATABASE_URL to a PostgreSQL server.`
    : `${what} Set DATA_DIR to a folder of this user, or set DATABASE_URL to a PostgreSQL server.`
}

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  const stderr = 'stderr' in error ? String(error.stderr).trim() : ''
  if (stderr) return stderr
  return 'code' in error && typeof error.code === 'number'
    ? `exit code ${error.code}`
    : error.message
}

function isRoot() {
  return process.getuid?.() === 0
}
