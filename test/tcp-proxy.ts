import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'

import { onTestFinished } from 'vitest'

import { targetOf, throughPort } from './database-target.ts'

/** The line between a server and its database, which a test can cut and join again. */
export function aDatabaseCable() {
  const sockets = new Set<Socket>()
  let target: NetConnectOpts = { port: 0 }
  let port = 0
  let farUrl = ''
  const server = createServer((near) => {
    const far = connect(target)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })

  async function join() {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  async function cut() {
    server.close()
    for (const socket of sockets) socket.destroy()
    await once(server, 'close')
  }
  onTestFinished(() => (server.listening ? cut() : undefined))

  /** Runs the cable to this database and answers the address of its near end. */
  async function through(databaseUrl: string) {
    target = targetOf(databaseUrl)
    farUrl = databaseUrl
    await join()
    return throughPort(databaseUrl, port)
  }
  /** The address of the database itself, past the cable. */
  const farEnd = () => farUrl
  return { through, join, cut, farEnd }
}
