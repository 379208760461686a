import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import tar from 'tar-stream'
import { expect, onTestFinished, test } from 'vitest'

import { StartError } from '#server/platform/start-error.ts'
import { readArchive } from './archive-reader.ts'
import { type ArchiveWriter, writeArchive } from './archive-writer.ts'

const { signal } = new AbortController()
const SEED = 20260303

async function anArchive(fill: (archive: ArchiveWriter) => Promise<void>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-archive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'backup.tar')
  await writeArchive(file, { at: new Date(0), signal }, fill)
  return file
}

async function aSmallArchive(): Promise<string> {
  return anArchive(async (archive) => {
    await archive.add('backup.json', '{}')
    await archive.add('files/1/1', Buffer.alloc(3_000, 'abc'))
    await archive.add('files/1/2', '')
    await archive.add('database/tickets/000001.copy.gz', Buffer.alloc(700, 7))
    await archive.add('manifest.json', '{}')
  })
}

async function readAll(file: string): Promise<[string, number][]> {
  const entries: [string, number][] = []
  for await (const { name, content } of readArchive(file, { signal })) {
    entries.push([name, Buffer.concat(await content.toArray()).length])
  }
  return entries
}

/** Returns a generator of the same numbers in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test('readArchive returns every entry as it was written when there are many', async () => {
  const many = Array.from({ length: 1_100 }, (_, n) => `files/1/${n.toString(16)}`)
  const file = await anArchive(async (archive) => {
    for (const name of many) await archive.add(name, name)
  })

  expect(await readAll(file)).toEqual(many.map((name) => [name, name.length]))
})

test('an archive is a tar file with entries that pass sha256sum', async () => {
  const sums = new Map<string, string>()
  let listed = ''
  const extract = tar.extract()
  Readable.from([await readFile(await aSmallArchive())]).pipe(extract as unknown as Writable)

  for await (const entry of extract) {
    const content = await buffer(entry as AsyncIterable<Buffer>)
    if (entry.header.name.startsWith('SHA256SUMS')) listed += content.toString()
    else sums.set(entry.header.name, createHash('sha256').update(content).digest('hex'))
    if (listed !== '') break
  }

  expect(listed).toBe([...sums].map(([name, sum]) => `${sum}  ${name}\n`).join(''))
  expect(sums.size).toBe(5)
})

test('readArchive skips an entry when it is not read', async () => {
  const names: string[] = []
  for await (const { name } of readArchive(await aSmallArchive(), { signal })) names.push(name)

  expect(names).toHaveLength(5)
  expect(names.at(-1)).toBe('manifest.json')
})

test('readArchive throws when any single bit of the archive has changed', async () => {
  const file = await aSmallArchive()
  const whole = await readFile(file)
  const random = seededRandom(SEED)
  const somewhere = Array.from({ length: 100 }, () => Math.floor(random() * whole.length))
  const accepted: number[] = []

  for (const at of [
    0,
    511,
    512,
    whole.length - 73,
    whole.length - 72,
    whole.length - 1,
    ...somewhere,
  ]) {
    const changed = Buffer.from(whole)
    changed.writeUInt8(whole.readUInt8(at) ^ (1 << Math.floor(random() * 8)), at)
    await writeFile(file, changed)
    const problem = await readAll(file).catch((error: unknown) => error)
    if (!(problem instanceof StartError)) accepted.push(at)
  }

  expect(accepted).toEqual([])
})

test('readArchive throws when the archive was truncated or extended', async () => {
  const file = await aSmallArchive()
  const whole = await readFile(file)
  const ends = [
    0,
    1,
    71,
    72,
    73,
    512,
    600,
    whole.length - 1_096,
    whole.length - 72,
    whole.length - 1,
  ]
  const accepted: number[] = []

  for (const end of ends) {
    await writeFile(file, whole.subarray(0, end))
    const problem = await readAll(file).catch((error: unknown) => error)
    if (!(problem instanceof StartError)) accepted.push(end)
  }
  await writeFile(file, Buffer.concat([whole, whole]))
  await expect(readAll(file)).rejects.toThrow(/is damaged/)
  await writeFile(file, Buffer.concat([whole.subarray(0, 1_000), whole.subarray(-72)]))
  await expect(readAll(file)).rejects.toThrow(/is damaged/)

  expect(accepted).toEqual([])
})

test('readArchive throws when an entry name leads outside the folder', async () => {
  for (const name of [
    '../x',
    'files/../../x',
    '/etc/passwd',
    'files/1/2/3',
    'database/a;b/1.copy.gz',
  ]) {
    const file = await anArchive((archive) => archive.add(name, 'x'))
    await expect(readAll(file)).rejects.toThrow(`"${name}" does not belong`)
  }
})
