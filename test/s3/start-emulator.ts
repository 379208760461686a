import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

import type { S3Server } from './s3-server.ts'

const PROGRAM = path.join(import.meta.dirname, 'emulator.ts')

/**
 * Starts the S3 server that `npm ci` installs. It runs in a separate process, so that its memory is
 * not counted as ours.
 */
export async function startEmulator(): Promise<S3Server> {
  const [accessKeyId, secretAccessKey] = ['AKIDEMULATOR', 'a/secret+of=the emulator']
  const emulator = spawn(process.execPath, [PROGRAM, accessKeyId, secretAccessKey], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(emulator, 'exit')
  const [port] = await Promise.race([once(createInterface(emulator.stdout), 'line'), ended])
  if (emulator.exitCode !== null) throw new Error('the S3 emulator did not start')
  return {
    access: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-test-1',
      accessKeyId,
      secretAccessKey,
    },
    freeze: () => void emulator.kill('SIGSTOP'),
    thaw: () => void emulator.kill('SIGCONT'),
    async stop() {
      emulator.kill('SIGKILL')
      await ended
    },
  }
}
