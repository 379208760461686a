import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A line to a port of this machine, which can be cut and mended. */
export function aLine({ from, to }: { from: number; to: number }) {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(to, 'localhost')
    const ends = [near, far] as const
    for (const [index, end] of ends.entries()) {
      const other = ends[1 - index]!
      sockets.add(end)
      end.pipe(other)
      end.on('error', () => other.destroy())
      end.on('close', () => {
        sockets.delete(end)
        other.destroy()
      })
    }
  })
  return {
    async mend() {
      server.listen(from, 'localhost')
      await once(server, 'listening')
    },
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
