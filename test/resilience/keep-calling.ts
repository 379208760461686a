import { Agent, get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

import { onTestFinished } from 'vitest'

import { factsOf } from '#server/platform/error-facts.ts'

const LONGEST_PAUSE_MS = 40

/** Sends requests on connections that are kept alive, as a proxy does, one after the other on each. */
export function keepCalling(
  origin: string,
  paths: string[],
  { connections }: { connections: number },
) {
  const calls = { answered: 0, refused: 0, failed: [] as string[] }
  const over = new AbortController()

  async function call(agent: Agent, path: string) {
    const request = get(origin + path, { agent })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    await text(response)
    if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`)
  }
  async function keepOne() {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!over.signal.aborted) {
      for (const path of paths) {
        try {
          await call(agent, path)
          calls.answered += 1
        } catch (error) {
          const { code, message } = factsOf(error)
          // Nothing listens between two processes. Nothing was sent either, so a proxy tries elsewhere.
          if (code === 'ECONNREFUSED') calls.refused += 1
          else calls.failed.push(`${code} ${message}`)
        }
        await setTimeout(Math.random() * LONGEST_PAUSE_MS)
      }
    }
    agent.destroy()
  }
  const working = Promise.all(Array.from({ length: connections }, keepOne))
  onTestFinished(() => over.abort())
  return {
    calls,
    async stop() {
      over.abort()
      await working
    },
  }
}
