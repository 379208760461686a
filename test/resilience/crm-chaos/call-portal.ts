import { setTimeout } from 'node:timers/promises'

import type { RemoteClient } from '../remote-client.ts'

const PAUSE_MS = 50
const GIVE_UP_MS = 120_000

type Answer = { status: number; body: { id: string; error?: string } }
type Call = {
  method: string
  path: string
  key: string
  /** Created again for each attempt. */
  body: () => { body: FormData | string; headers?: Record<string, string> }
}

/** Calls one process after the other until there is an answer, as a browser behind a load balancer does. */
export async function callPortal(
  client: RemoteClient,
  origins: string[],
  { method, path, key, body }: Call,
): Promise<Answer> {
  const deadline = Date.now() + GIVE_UP_MS
  for (let attempt = 0; Date.now() < deadline; attempt += 1) {
    const origin = origins.at(attempt % origins.length) ?? ''
    const { body: sent, headers = {} } = body()
    const init = { method, body: sent, headers: { ...headers, 'Idempotency-Key': key } }
    const answer = await readAnswer(() => client.send(origin, path, init))
    // Away, or the first attempt is still in flight.
    const isToRepeat = ['unavailable', 'conflict'].includes(answer?.body.error ?? '')
    if (answer && !isToRepeat) return answer
    await setTimeout(PAUSE_MS)
  }
  throw new Error(`${method} ${path} had no answer`)
}

async function readAnswer(send: () => Promise<Response>): Promise<Answer | undefined> {
  try {
    const response = await send()
    return { status: response.status, body: await response.json() }
  } catch {
    return undefined
  }
}

export const asJson = (value: unknown) => ({
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
})
