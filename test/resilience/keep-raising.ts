import { setTimeout } from 'node:timers/promises'

import { onTestFinished } from 'vitest'

import type { Ticket } from '#shared/tickets/contract.ts'
import type { RemoteClient } from './remote-client.ts'
import { anIntent, type Intent, send } from './ticket-load.ts'

const WRITERS = 6
const PATHS_READ = ['/api/tickets', '/api/dashboard', '/api/auth/user']
const PAUSE_MS = 15

export type Answer = {
  askedAt: number
  answeredAt: number
  what: string
  status: number
  text: string
  retryAfter: string | null
}

/** Reads and raises tickets regardless of failures, and resends a form until it is accepted. */
export function keepRaising(client: RemoteClient, origin: string) {
  const answers: Answer[] = []
  const answered = new Map<Intent, Ticket>()
  const over = new AbortController()
  let count = 0

  async function ask(what: string, request: () => Promise<Response>) {
    const askedAt = performance.now()
    const response = await request()
    const text = await response.text()
    const { status } = response
    const isFailure = status >= 400
    const retryAfter = response.headers.get('retry-after')
    const answeredAt = performance.now()
    answers.push({ askedAt, answeredAt, what, status, text: isFailure ? text : '', retryAfter })
    await setTimeout(PAUSE_MS)
    return { status, text }
  }
  async function read(path: string) {
    while (!over.signal.aborted) await ask(path, () => client.send(origin, path))
  }
  async function write() {
    while (!over.signal.aborted) {
      const intent = anIntent(++count)
      for (;;) {
        const { status, text } = await ask('a new ticket', () => send(client, origin, intent))
        if (status === 201) {
          answered.set(intent, JSON.parse(text))
          break
        }
      }
    }
  }
  const working = Promise.all([
    ...PATHS_READ.map((path) => read(path)),
    ...Array.from({ length: WRITERS }, write),
  ])
  // The test awaits this promise at the end. A test that fails earlier ends it, too.
  working.catch(() => undefined)
  onTestFinished(() => over.abort())
  return {
    answers,
    answered,
    /** Lists the calls without a success since this instant, with their answers. */
    missingSince: (instant: number) =>
      [...PATHS_READ, 'a new ticket'].flatMap((asked) => {
        const since = answers.filter(({ askedAt, what }) => what === asked && askedAt > instant)
        if (since.some(({ status }) => status < 400)) return []
        return [{ asked, last: since.at(-1)?.text ?? 'nothing' }]
      }),
    async stop() {
      over.abort()
      await working
    },
  }
}
