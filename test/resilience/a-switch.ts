import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

import { onTestFinished } from 'vitest'

import { targetOf, throughPort } from '#test/database-target.ts'

/**
 * Opens one address in front of several servers, like a proxy or a floating address. It leads to
 * one of them at a time.
 */
export async function aSwitch(databaseUrl: string) {
  let leadsTo: string | undefined = databaseUrl
  const callers = new Set<Socket>()
  const server = createServer((near) => {
    if (leadsTo === undefined) {
      near.resetAndDestroy()
      return
    }
    const far = connect(targetOf(leadsTo))
    callers.add(near)
    near.on('close', () => callers.delete(near))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  /** Breaks all connections. New ones lead to this server, or are refused. */
  function leadTo(url: string | undefined) {
    leadsTo = url
    for (const caller of callers) caller.resetAndDestroy()
  }
  onTestFinished(() => {
    leadTo(undefined)
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: throughPort(databaseUrl, port), target: databaseUrl, leadTo }
}
