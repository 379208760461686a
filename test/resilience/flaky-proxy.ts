import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

import { onTestFinished } from 'vitest'

import { targetOf, throughPort } from '#test/database-target.ts'

type State = 'works' | 'hangs' | 'is refused'

/** Puts a TCP proxy between a server and its database, with the faults that networks have. */
export function aFlakyProxy() {
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
    /** Starts the proxy for this database and returns its address. */
    async through(databaseUrl: string): Promise<string> {
      target = targetOf(databaseUrl)
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      return throughPort(databaseUrl, (server.address() as AddressInfo).port)
    },
    /** Resets all connections and refuses new ones. */
    refuse() {
      state = 'is refused'
      resetAll()
    },
    /** Resets all connections and accepts new ones. */
    reset: resetAll,
    /** Stops all traffic without telling either end. */
    hang() {
      state = 'hangs'
      for (const pair of pairs) for (const socket of pair) socket.unpipe().pause()
    },
    /** Accepts new connections. Hanging ones stay silent, as after a failover. */
    restore() {
      state = 'works'
      for (const [, far] of pairs) far.removeAllListeners('close').destroy()
    },
  }
}
