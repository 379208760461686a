import { once } from 'node:events'
import { createServer } from 'node:http'

import { createEmulator, type Emulator, type EmulatorOptions } from './emulator.ts'

export type RunningEmulator = Emulator & { close: () => Promise<void> }

/** Starts an emulator at the port of its origin. */
export async function startEmulator(options: EmulatorOptions): Promise<RunningEmulator> {
  const emulator = createEmulator(options)
  const server = createServer((request, response) => void emulator.handle(request, response))
  const { port, hostname } = new URL(options.origin)
  server.listen(Number(port), hostname)
  await once(server, 'listening')
  return {
    ...emulator,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
