import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import { type AccountOptions, createAccount } from './account.ts'
import { createAgent } from './agent.ts'
import { createFaults } from './faults.ts'
import { createLimits, type LimitSizes } from './limits.ts'
import { answerApiCall } from './serve-api.ts'
import { serveDesk } from './desk/serve-desk.ts'
import { serveSignedFile } from './serve-signed-file.ts'
import { createWebhooks } from './webhooks.ts'

// An account of HubSpot for demos and tests, in memory, with everything that goes wrong in life. Written
// from its documentation: it shares no code with the connector, so that a misreading of one does not
// hide in the other.

export type DemoHubSpot = Awaited<ReturnType<typeof startDemoHubSpot>>

export type HubSpotOptions = AccountOptions & {
  /** 0 picks a free port. */
  port?: number
  host?: string
  token?: string
  limits?: Partial<LimitSizes>
}

/** The newest calls that are kept for tests to look at. */
const KEPT_CALLS = 2000

export type SeenCall = { method: string; path: string; status: number | null }

export async function startDemoHubSpot(options: HubSpotOptions = {}) {
  const { port = 0, host = '127.0.0.1', token = 'pat-eu1-of-the-demo', seed = 1 } = options
  const account = createAccount(options)
  const faults = createFaults({ seed })
  const limits = createLimits(account, options.limits)
  const webhooks = createWebhooks(account)
  const agent = createAgent(account)
  const calls: SeenCall[] = []
  const origin = () => {
    // The address of a TCP server always has this type.
    const address = server.address() as AddressInfo
    return `http://${host}:${address.port}`
  }
  const emulator = { account, faults, limits, webhooks, agent, token, calls, origin }

  const server = createServer((request, response) => {
    serve(emulator, { request, response }).catch((error: unknown) => {
      if (response.destroyed) return
      console.error('The demo HubSpot failed', error)
      if (!response.headersSent) response.writeHead(500).end()
    })
  })
  // Leaves deliberately hanging calls to be ended by their callers.
  server.requestTimeout = 0
  server.listen(port, host)
  await once(server, 'listening')

  return {
    ...emulator,
    url: origin(),
    async close() {
      await webhooks.close()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export type Emulator = Omit<DemoHubSpot, 'url' | 'close'>
export type Exchange = { request: IncomingMessage; response: ServerResponse }

async function serve(emulator: Emulator, exchange: Exchange): Promise<void> {
  const { request, response } = exchange
  const url = new URL(request.url ?? '/', emulator.origin())
  const isApi = /^\/(?:crm|files|conversations|account-info)\//.test(url.pathname)
  if (url.pathname.startsWith('/signed-files/')) return serveSignedFile(emulator, exchange, url)
  if (!isApi) return serveDesk(emulator, exchange, url)

  const call = { method: request.method ?? 'GET', path: url.pathname, status: null }
  const seen: SeenCall = call
  emulator.calls.push(seen)
  if (emulator.calls.length > KEPT_CALLS) emulator.calls.shift()
  const body = await buffer(request)
  const contentType = request.headers['content-type'] ?? ''
  const authorization = request.headers.authorization ?? ''
  const given = { method: seen.method, url, body, contentType, authorization }
  const answer = await answerApiCall(emulator, given)
  if (answer === 'hang') return
  if (answer === 'cut') {
    request.socket.destroy()
    return
  }
  seen.status = answer.status
  response.writeHead(answer.status, answer.headers).end(answer.text)
}
