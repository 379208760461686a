import { randomBytes, randomUUID } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { expect, onTestFinished, test } from 'vitest'

import { FileMissingError, type FileStore } from './file-store.ts'

type StoreUnderTest = {
  store: FileStore
  /** Lists everything stored: files, and the remains of unfinished uploads. */
  listTraces(): Promise<string[]>
}

const MIB = 2 ** 20

function aKey() {
  return `${randomUUID()}/${randomUUID()}`
}

/** Returns a stream of chunks, as `write` gets it from a connection: their number is not known before. */
function aStream(content: Buffer, chunkBytes = 65_536): Readable {
  const count = Math.ceil(content.length / chunkBytes)
  return Readable.from(
    Array.from({ length: count }, (_, index) =>
      content.subarray(index * chunkBytes, (index + 1) * chunkBytes),
    ),
    { objectMode: false },
  )
}

/** Writes half a file and then stalls, like a process that died. */
function beginFile(store: FileStore, key: string): void {
  const content = new PassThrough()
  content.write(Buffer.alloc(6 * MIB))
  const writing = store.write(key, content).catch(() => undefined)
  onTestFinished(async () => {
    content.destroy()
    await writing
  })
}

/** Tests that every file store passes. */
export function testFileStore(name: string, open: () => Promise<StoreUnderTest>): void {
  test(`${name}: read returns a file as it was written`, async () => {
    const { store, listTraces } = await open()
    const key = aKey()
    const content = randomBytes(100_000)
    await store.write(key, aStream(content))
    expect(await listTraces()).toEqual([key])
    expect((await buffer(await store.read(key))).equals(content)).toBe(true)
  })

  test(`${name}: write stores an empty file`, async () => {
    const { store, listTraces } = await open()
    const key = aKey()
    await store.write(key, Readable.from([]))
    expect(await buffer(await store.read(key))).toHaveLength(0)
    expect(await listTraces()).toEqual([key])
  })

  test(`${name}: read returns the whole file when its length is around the size of a part`, async () => {
    const { store } = await open()
    for (const length of [5 * MIB - 1, 5 * MIB, 5 * MIB + 1, 10 * MIB]) {
      const key = aKey()
      const content = randomBytes(length)
      await store.write(key, aStream(content, 61_111))
      expect((await buffer(await store.read(key))).equals(content), `${length}`).toBe(true)
    }
  })

  test(`${name}: read returns only the range when one is given`, async () => {
    const { store } = await open()
    const key = aKey()
    const content = randomBytes(6 * MIB)
    await store.write(key, aStream(content))
    const last = content.length - 1
    for (const [start, end] of [
      [0, 0],
      [0, 9],
      [last, last],
      [5 * MIB - 2, 5 * MIB + 2],
      [1, last],
    ] as const) {
      const part = await buffer(await store.read(key, { start, end }))
      expect(part.equals(content.subarray(start, end + 1)), `${start}-${end}`).toBe(true)
    }
  })

  test(`${name}: read throws FileMissingError when there is no such file`, async () => {
    const { store } = await open()
    await expect(store.read(aKey())).rejects.toBeInstanceOf(FileMissingError)
    await expect(store.read(aKey(), { start: 0, end: 9 })).rejects.toBeInstanceOf(FileMissingError)
  })

  test(`${name}: delete removes one file and does nothing when it is gone already`, async () => {
    const { store, listTraces } = await open()
    const [kept, deleted] = [aKey(), aKey()]
    await store.write(kept, aStream(Buffer.from('kept')))
    await store.write(deleted, aStream(Buffer.from('deleted')))
    await store.delete(deleted)
    await store.delete(deleted)
    await store.delete(aKey())
    expect(await listTraces()).toEqual([kept])
    await expect(store.read(deleted)).rejects.toBeInstanceOf(FileMissingError)
  })

  test(`${name}: delete removes an unfinished upload when its process died`, async () => {
    const { store, listTraces } = await open()
    const abandoned = aKey()
    beginFile(store, `${abandoned}0`)
    await expect.poll(listTraces).toHaveLength(1)
    const others = await listTraces()
    beginFile(store, abandoned)
    await expect.poll(listTraces).toHaveLength(2)
    await expect(store.read(abandoned)).rejects.toBeInstanceOf(FileMissingError)
    await store.delete(abandoned)
    expect(await listTraces()).toEqual(others)
  })

  test(`${name}: write stores nothing and throws the content's error when the content fails halfway`, async () => {
    const { store, listTraces } = await open()
    const failure = Object.assign(new Error('gone'), { code: 'ECONNRESET' })
    for (const bytes of [0, 1000, 6 * MIB, 12 * MIB]) {
      const whole = aStream(Buffer.alloc(bytes))
      const broken = Readable.from(
        (async function* () {
          yield* whole
          throw failure
        })(),
        { objectMode: false },
      )
      await expect(store.write(aKey(), broken), `${bytes}`).rejects.toBe(failure)
    }
    expect(await listTraces()).toEqual([])
  })

  test(`${name}: write stores no file when the content is destroyed halfway`, async () => {
    const { store, listTraces } = await open()
    for (const bytes of [1000, 6 * MIB]) {
      const content = new PassThrough()
      content.write(Buffer.alloc(bytes), () => content.destroy())
      await expect(store.write(aKey(), content), `${bytes}`).rejects.toThrow()
    }
    expect(await listTraces()).toEqual([])
  })

  test(`${name}: write keeps files apart when they are written at the same time`, async () => {
    const { store } = await open()
    const files = Array.from({ length: 4 }, () => ({ key: aKey(), content: randomBytes(7 * MIB) }))
    await Promise.all(files.map(({ key, content }) => store.write(key, aStream(content))))
    const read = await Promise.all(files.map(async ({ key }) => buffer(await store.read(key))))
    expect(read.map((content, index) => files[index]!.content.equals(content))).toEqual(
      files.map(() => true),
    )
  })

  test(`${name}: every call throws when the key is not one that Portico made`, async () => {
    const { store, listTraces } = await open()
    for (const key of ['', 'a', '../a/b', 'a/../b', '/a/b', 'a/b/c', 'a/', '/b', 'a/x', 'a/b\n']) {
      const asks = [
        () => store.write(key, Readable.from(['x'])),
        () => store.read(key),
        () => store.delete(key),
      ]
      for (const ask of asks) await expect(ask(), key).rejects.toThrow('not a storage key')
    }
    expect(await listTraces()).toEqual([])
  })

  test(`${name}: write and read use little memory when the file is large`, async () => {
    const { store } = await open()
    const key = aKey()
    const memory = watchMemory()
    const chunk = randomBytes(65_536)
    const chunks = (50 * MIB) / chunk.length
    const content = Readable.from(
      (async function* () {
        for (let sent = 0; sent < chunks; sent++) {
          if (sent % 80 === 0) memory.look()
          yield chunk
        }
      })(),
      { objectMode: false },
    )
    await store.write(key, content)
    let bytes = 0
    let seen = 0
    for await (const part of await store.read(key)) {
      bytes += part.length
      if (bytes - seen > 5 * MIB) {
        seen = bytes
        memory.look()
      }
    }
    expect(bytes).toBe(50 * MIB)
    expect(memory.looks()).toBeGreaterThan(15)
    expect(memory.peakBytes()).toBeLessThan(35 * MIB)
  }, 60_000)
}

/**
 * Measures the memory used on top of what was used at the start. Garbage that waits for collection
 * does not count.
 */
function watchMemory() {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = () => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const before = used()
  const seen: number[] = []
  return {
    look: () => void seen.push(used() - before),
    looks: () => seen.length,
    peakBytes: () => Math.max(...seen),
  }
}
