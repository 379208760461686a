import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

import { expect, onTestFinished, test } from 'vitest'

/** A program that says when it has started and when it is told to stop, and then does `stop`. */
async function aProgram(stop: string, stopWithinMs = 30_000) {
  const script = `
    import { runUntilSignal } from '#server/platform/operations/run-until-signal.ts'
    await runUntilSignal(async () => {
      setInterval(() => {}, 60_000)
      console.log('started')
      return { async stop() { console.log('stopping'); ${stop} } }
    }, { stopWithinMs: ${stopWithinMs} })`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script])
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  const errors = text(child.stderr)
  await says(child, 'started')
  return { child, ended, errors }
}

async function says(child: ChildProcess, word: string) {
  for await (const [chunk] of on(child)) if (String(chunk).includes(word)) return
}

async function* on(child: ChildProcess) {
  for (;;) yield once(child.stdout!, 'data')
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} stops a program in an orderly way`, async () => {
    const { child, ended } = await aProgram('')
    child.kill(signal)
    expect(await ended).toEqual([0, null])
  })
}

test('two signals count as one when they come at the same time, as from a terminal and from npm', async () => {
  const { child, ended } = await aProgram(
    'await new Promise((go) => process.stdin.once("data", go))',
  )
  child.kill('SIGINT')
  child.kill('SIGTERM')
  await says(child, 'stopping')
  child.stdin.write('go\n')
  expect(await ended).toEqual([0, null])
})

test('a second signal ends a program immediately', async () => {
  const { child, ended } = await aProgram(`
    await new Promise((later) => setTimeout(later, 600))
    console.log('still')
    await new Promise(() => {})`)
  child.kill('SIGTERM')
  await says(child, 'still')
  child.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
})

test('a program ends with a message when its stop takes too long', async () => {
  const { child, ended, errors } = await aProgram('await new Promise(() => {})', 200)
  child.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
  expect(await errors).toBe('Portico did not stop within 0.2 seconds and ends now.\n')
})
