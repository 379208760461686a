import { setTimeout } from 'node:timers/promises'

import { onTestFinished } from 'vitest'

import type { RemoteClient } from './remote-client.ts'

const RETRY_MS = 50

type Change = { id: string; updatedAt: string }

/** Keeps a page open that, like a browser, reconnects with the last id it has seen. */
export function keepPageOpen(client: RemoteClient, origin: string) {
  const closing = new AbortController()
  const heardOf = new Set<string>()
  let isListening = false
  let lastEventId: string | undefined

  async function listen() {
    const response = await fetch(`${origin}/api/events`, {
      headers: { cookie: client.cookie, ...(lastEventId && { 'last-event-id': lastEventId }) },
      signal: closing.signal,
    })
    if (!response.ok || !response.body) return
    let text = ''
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      isListening = true
      text += chunk
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        lastEventId = /^id: (.*)$/m.exec(block)?.[1] ?? lastEventId
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (data) heardOf.add(changeKey(JSON.parse(data)))
      }
    }
  }
  async function keepListening() {
    while (!closing.signal.aborted) {
      // A browser reconnects however a stream ends.
      await listen().catch(() => undefined)
      isListening = false
      await setTimeout(RETRY_MS)
    }
  }
  const over = keepListening()
  onTestFinished(async () => {
    closing.abort()
    await over
  })
  return {
    isListening: () => isListening,
    hasHeardOf: (change: Change | undefined) =>
      change !== undefined && heardOf.has(changeKey(change)),
  }
}

function changeKey({ id, updatedAt }: Change): string {
  return `${id} ${updatedAt}`
}
