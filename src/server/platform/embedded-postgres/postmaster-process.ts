import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readFileIfAny } from './read-file.ts'

/** Content of the file in which a server describes itself. The server may be long dead. */
type PostmasterFile = { pid: number; socketFolder: string; isReady: boolean }

/** Reads `postmaster.pid`. Returns NaN as the process id when the file has none. */
export async function readPostmasterFile(folder: string): Promise<PostmasterFile | undefined> {
  const text = await readFileIfAny(join(folder, 'postmaster.pid'))
  if (text === undefined) return undefined

  const [pid, , , , socketFolder = '', , , status] = text.split('\n')
  return {
    pid: Number.parseInt(pid ?? ''),
    socketFolder,
    isReady: status?.trim() === 'ready',
  }
}

/**
 * Returns the arguments that every server of Portico starts with. `isPostmaster` recognizes it by
 * them.
 */
export function postmasterArguments(folder: string, port: number) {
  return ['-D', folder, '-p', String(port)]
}

/**
 * Tells whether this process is the server of this folder. The process id alone proves nothing:
 * after a crash or in a new container it may belong to any program.
 */
export async function isPostmaster(pid: number, folder: string) {
  if (!isAlive(pid)) return false
  const command = await readCommand(pid)
  return command.includes(`postgres -D ${folder} -p `)
}

/** Sends a signal. Returns whether the process exists, even if it belongs to another user. */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0) {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Tells whether a process with this id exists, of any program. */
export function isAlive(pid: number) {
  // Zero and negative numbers would mean whole process groups.
  return pid > 0 && sendSignal(pid, 0)
}

async function readCommand(pid: number) {
  try {
    if (process.platform === 'linux') {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8')
      return command.replaceAll('\0', ' ')
    }
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
    return stdout
  } catch (error) {
    // The process ended in between.
    if (!isAlive(pid)) return ''
    throw error
  }
}
