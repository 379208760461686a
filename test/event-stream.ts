import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

import { onTestFinished } from 'vitest'

import type { TestApp } from './build-test-app.ts'
import type { TestClient } from './test-client.ts'

export type StreamedEvent = { id: string; event: string; data: { id: string; updatedAt: string } }

const RETRY_MS = 50

/** Opens the event stream over a real connection and collects its events until the test is over. */
export async function openEventStream(
  { app }: Pick<TestApp, 'app'>,
  client: TestClient,
  headers: Record<string, string> = {},
) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const response = await fetch(`http://127.0.0.1:${port}/api/events`, {
    headers: {
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    },
    signal: stopping.signal,
  })
  const received: StreamedEvent[] = []
  const blocks: string[] = []
  const ended = collect(response, { received, blocks })
  // A block without data is no event, but a reconnecting browser sends its id.
  return {
    response,
    ended,
    close: () => stopping.abort(),
    get events() {
      return received.filter(({ data }) => data !== null)
    },
    /** Events for staff without an id, such as `notice`. */
    told(event: string): unknown[] {
      const beginning = `event: ${event}\ndata: `
      return blocks
        .filter((block) => block.startsWith(beginning))
        .map((block) => JSON.parse(block.slice(beginning.length)) as unknown)
    },
    get heartbeats() {
      return blocks.filter((block) => block === ': heartbeat').length
    },
    /** How long the server tells a browser to wait before it reconnects. */
    get retryMs() {
      return blocks.flatMap((block) => /^retry: (\d+)$/m.exec(block)?.[1] ?? []).at(-1)
    },
    get hasSaidSignedOut() {
      return blocks.some((block) => block.startsWith('event: signed-out\n'))
    },
    get lastEventId() {
      return received.at(-1)?.id
    },
  }
}

/** Keeps a stream open like a browser: reconnects with the last id whenever it ends. */
export function keepEventStream(portal: Pick<TestApp, 'app'>, client: TestClient) {
  const streams: Awaited<ReturnType<typeof openEventStream>>[] = []
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const keep = async () => {
    for (let id: string | undefined; !stopping.signal.aborted; await setTimeout(RETRY_MS)) {
      const stream = await openEventStream(portal, client, id ? { 'last-event-id': id } : {})
      streams.push(stream)
      await stream.ended
      id = stream.lastEventId ?? id
    }
  }
  // The loop ends with an error when the server stops with the test.
  void keep().catch(() => undefined)
  return {
    get events() {
      return streams.flatMap((stream) => stream.events)
    },
  }
}

async function collect(
  response: Response,
  { received, blocks }: { received: StreamedEvent[]; blocks: string[] },
): Promise<string> {
  let text = ''
  try {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (text + chunk).split('\n\n')
      text = parts.pop() ?? ''
      blocks.push(...parts)
      received.push(...parts.filter((block) => block.includes('id: ')).map(readEvent))
    }
    return 'ended'
  } catch {
    // The test closed the connection, or it broke.
    return 'broken'
  }
}

function readEvent(block: string): StreamedEvent {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.replace(/^\w+: /, '')]),
  )
  return { id: fields.id ?? '', event: fields.event ?? '', data: JSON.parse(fields.data ?? 'null') }
}
