import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readFileIfAny } from './read-file.ts'

/** What a server writes about itself into its folder. It may be long dead. */
export type PostmasterFile = { pid: number; socketFolder: string; isReady: boolean }

/** Reads `postmaster.pid`. A file that says nothing answers with the process id NaN. */
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

/** The arguments that every server of ours begins with, and by which it is known again. */
export function postmasterArguments(folder: string, port: number) {
  return ['-D', folder, '-p', String(port)]
}

/**
 * Is this process the server of this folder? The number alone proves nothing: after a crash or in
 * a new container it may be anyone's.
 */
export async function isPostmaster(pid: number, folder: string) {
  if (!isAlive(pid)) return false
  const command = await readCommand(pid)
  return command.includes(`postgres -D ${folder} -p `)
}

/** Sends a signal and answers whether there is such a process, ours or not. */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0) {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Does a process of this number exist, whoever it is? */
export function isAlive(pid: number) {
  // Zero and negative numbers would ask about whole groups of processes.
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
    // It has ended since we looked.
    if (!isAlive(pid)) return ''
    throw error
  }
}
