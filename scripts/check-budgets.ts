import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { LANGUAGES } from '#shared/languages.ts'

import { folderOfLanguage } from './build-web.ts'
import { chunkOf, ENTRY, filesOfPage, PAGES, WEB_FOLDER } from './web-pages.ts'

// Measures the transfer of a page into an empty cache, HTML, JS and CSS, as the server has it:
// compressed when the build has written a compressed twin. A page that grows beyond its budget
// fails the check. Build first: `node scripts/build-web.ts`.

const KILOBYTE = 1000

/** Texts in other languages than the first are longer; the code is the same. */
const SHARE = resolve(WEB_FOLDER) === folderOfLanguage(LANGUAGES[0]) ? 1 : 1.02

/** The desk's editor, which loads apart from its page when it is used. */
const EDITOR = 'desk/rich-text/rich-text.ts'
const EDITOR_BUDGET_KB = 65

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

report('editor', await sizeOf(chunkOf(EDITOR).file), EDITOR_BUDGET_KB)

if (failures.length > 0) {
  console.error(`\nOver budget: ${failures.join(', ')}`)
  process.exitCode = 1
}
