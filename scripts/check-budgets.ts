import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { LANGUAGES } from '#shared/languages.ts'

import { folderOfLanguage } from './build-web.ts'
import { ENTRY, filesOfPage, manifest, PAGES, WEB_FOLDER } from './web-pages.ts'

// What a browser with an empty cache transfers for a page, HTML, JS and CSS, as the server has it: compressed where
// the build has written a compressed twin. A page that grows beyond its budget fails the check. Build first:
// `node scripts/build-web.ts`.

const KILOBYTE = 1000
const ROUTE_CHUNK_BUDGET_KB = 20

/** Texts in other languages than the first are longer; the code is the same. */
const SHARE = resolve(WEB_FOLDER) === folderOfLanguage(LANGUAGES[0]) ? 1 : 1.02

/** What is loaded apart from a page, when it is used. */
const LATE_CHUNK_BUDGETS_KB: Record<string, number> = { 'desk/editor/rich/rich-text.ts': 65 }

const sizes = new Map<string, number>()

async function sizeOf(file: string): Promise<number> {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = await sentBytes(join(WEB_FOLDER, file))
  sizes.set(file, size)
  return size
}

async function sentBytes(file: string): Promise<number> {
  const sent = existsSync(`${file}.br`) ? `${file}.br` : file
  const content = await readFile(sent)
  // The page itself is written for each installation, and compressed then.
  return file.endsWith('.html') ? brotliCompressSync(content).length : content.length
}

const failures: string[] = []

function report(name: string, bytes: number, budgetKb: number, detail = '') {
  const isOver = bytes > budgetKb * SHARE * KILOBYTE
  const line = `${name.padEnd(44)} ${(bytes / KILOBYTE).toFixed(1).padStart(6)} of ${(budgetKb * SHARE).toFixed(1)} KB${detail}`
  console.log(`${isOver ? 'OVER ' : 'ok   '}${line}`)
  if (isOver) failures.push(name)
}

for (const [name, modules, budgetKb] of PAGES) {
  const files = new Set([ENTRY, 'theme.js', ...filesOfPage(modules)])
  let bytes = 0
  for (const file of files) bytes += await sizeOf(file)
  report(name, bytes, budgetKb, `, ${files.size} files`)
}

for (const [key, chunk] of Object.entries(manifest)) {
  if (chunk.isDynamicEntry) {
    const budgetKb = LATE_CHUNK_BUDGETS_KB[key] ?? ROUTE_CHUNK_BUDGET_KB
    report(`chunk ${key}`, await sizeOf(chunk.file), budgetKb)
  }
}

if (failures.length > 0) {
  console.error(`\nOver budget: ${failures.join(', ')}`)
  process.exitCode = 1
}
