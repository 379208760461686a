import { pipeline } from 'node:stream/promises'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'

import { factsOf } from '#server/platform/error-facts.ts'
import { parseKeys } from '#server/platform/keys/key-ring.ts'
import { type ArchiveEntry, buffersOf, damaged, readArchive } from './archive-reader.ts'
import { type CopiedRows, readCopiedRows } from './copied-rows.ts'
import { Manifest } from './manifest.ts'

/** The first key is the current one. There is none in the archive of an earlier version. */
export type VerifiedArchive = { manifest: Manifest; keys: Buffer[] }

/**
 * Reads a whole archive without keeping it, and returns what it contains.
 *
 * @throws StartError when a single bit has changed, or a row is not whole.
 */
export async function verifyArchive(
  file: string,
  options: { signal: AbortSignal; onBytes?: (count: number) => void },
): Promise<VerifiedArchive> {
  let json = ''
  let keys: Buffer[] | undefined
  const tables = new Map<string, { copied: CopiedRows; isCut: boolean }>()
  for await (const { name, is, content } of readArchive(file, options)) {
    if (is.type === 'manifest') json = await text(content)
    if (is.type === 'key') keys = parseKeys(await text(content))
    if (is.type !== 'table') continue
    const { copied, isCut } = tables.get(is.table) ?? { copied: readCopiedRows(), isCut: false }
    try {
      await readPart(content, copied)
    } catch (error) {
      throw damaged(file, `${name}: ${factsOf(error).message}`, error)
    }
    tables.set(is.table, { copied, isCut: isCut || copied.isWithinRow })
  }
  // Parse the manifest only now that it is verified.
  if (json === '') throw damaged(file, 'its manifest is missing')
  const manifest = Manifest.parse(JSON.parse(json))
  for (const { name, columns, rows } of manifest.tables) {
    const { copied, isCut } = tables.get(name) ?? { copied: readCopiedRows(), isCut: false }
    const isWhole = manifest.format === 1 ? !copied.isWithinRow : !isCut
    if (!isWhole) throw damaged(file, `a part of ${name} ends within a row`)
    if (copied.count !== rows) throw damaged(file, `${name} has ${copied.count} of ${rows} rows`)
    if (rows > 0 && copied.columns !== columns.length)
      throw damaged(file, `the rows of ${name} do not have its ${columns.length} columns`)
  }
  return { manifest, keys: keys ?? [] }
}

async function readPart(content: ArchiveEntry['content'], copied: CopiedRows) {
  await pipeline(content, createGunzip(), async (chunks) => {
    for await (const chunk of buffersOf(chunks)) copied.push(chunk)
  })
}
