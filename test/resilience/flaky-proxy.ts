import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

import { onTestFinished } from 'vitest'

import { targetOf, throughPort } from '#test/database-target.ts'

type State = 'works' | 'hangs' | 'is refused'

/** The line between a server and its database, with the faults that lines have. */
export function anUnreliableLine() {
  let target: NetConnectOpts = { port: 0 }
  let state: State = 'works'
  const pairs = new Set<[Socket, Socket]>()

  const server = createServer((near) => {
    if (state === 'is refused') {
      near.resetAndDestroy()
      return
    }
    const far = connect(target)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [one, other] of [pair, pair.toReversed() as [Socket, Socket]]) {
      if (state === 'works') one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        pairs.delete(pair)
        other.destroy()
      })
    }
  })
  onTestFinished(() => {
    resetAll()
    server.close()
  })

  function resetAll() {
    for (const [near, far] of pairs) {
      near.resetAndDestroy()
      far.destroy()
    }
  }

  return {
    /** Runs the line to this database and answers the address of its near end. */
    async through(databaseUrl: string): Promise<string> {
      target = targetOf(databaseUrl)
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      return throughPort(databaseUrl, (server.address() as AddressInfo).port)
    },
    /** Breaks what is connected and takes nothing new. */
    refuse() {
      state = 'is refused'
      resetAll()
    },
    /** Breaks what is connected; whoever calls again is put through. */
    reset: resetAll,
    /** Nothing comes through any more, and neither end is told. */
    hang() {
      state = 'hangs'
      for (const pair of pairs) for (const socket of pair) socket.unpipe().pause()
    },
    /** Whoever calls again is put through. Who hangs is not told, as after a failover. */
    restore() {
      state = 'works'
      for (const [, far] of pairs) far.removeAllListeners('close').destroy()
    },
  }
}
