import { expect, test } from 'vitest'

import { readText } from './read-text.ts'

/** An answer that goes on for ever. */
function endless() {
  let isCanceled = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1_000)),
    cancel: () => {
      isCanceled = true
    },
  })
  return { response: new Response(body), isCanceled: () => isCanceled }
}

test('readText returns a text when it is within the limit', async () => {
  expect(await readText(new Response('Größe'), 7)).toBe('Größe')
  expect(await readText(new Response(null), 7)).toBe('')
})

test('readText gives up an answer when it is longer than the limit', async () => {
  const { response, isCanceled } = endless()
  await expect(readText(response, 10_000)).rejects.toThrow('longer than 10000 bytes')
  expect(isCanceled()).toBe(true)
})
