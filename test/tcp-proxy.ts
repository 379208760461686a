import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'

import { onTestFinished } from 'vitest'

import { targetOf, throughPort } from './database-target.ts'

/**
 * Puts a TCP proxy between a server and its database. A test can cut and restore the connection.
 */
export function aTcpProxy() {
  const sockets = new Set<Socket>()
  let target: NetConnectOpts = { port: 0 }
  let port = 0
  let databaseAddress = ''
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

  async function restore() {
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

  /** Starts the proxy for this database and returns its address. */
  async function through(databaseUrl: string) {
    target = targetOf(databaseUrl)
    databaseAddress = databaseUrl
    await restore()
    return throughPort(databaseUrl, port)
  }
  /** Returns the address of the database itself, bypassing the proxy. */
  const targetUrl = () => databaseAddress
  return { through, restore, cut, targetUrl }
}
