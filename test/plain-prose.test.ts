import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const FILES = ['*.md', '{bench,demo,docs,e2e,scripts,src,test}/**']
/** Migrations are never edited, and the glossary lists the words. */
const AS_THEY_ARE = ['src/server/platform/db/migrations/**', 'docs/glossary.md']

const BEGINNING = 'What(?:ever)?|Of|Wh(?:ere|en)ever|Where|Whether|Who(?:ever|m|se)?'
/** Comments with such a beginning: the first line of several, one in a block, or one behind code. */
const BAD_BEGINNINGS = [
  `(?:^|\\n)(?![ \\t]*(?://|--))[^\\n]*\\n?[ \\t]*(?://|--) +(?:${BEGINNING})\\b[^\\n]*`,
  `/\\*\\*?\\s*(?:\\* )?(?:${BEGINNING})\\b[^\\n]*`,
].map((source) => new RegExp(source, 'g'))

const COMMENT = /(?:^|\s)(?:\/\/|--|\/\*\*?) .*|^\s*\*+ .*/gm
const NAME = /(?:\b(?:test|it)\b[^\n]*\(|^\]?\)\()\s*[`'"][^\n]*/gm
const FORBIDDEN = /\b(?:whoever|whatever|whichever|somebody|nobody|anew)\b/gi

async function readFiles() {
  const files = await Array.fromAsync(glob(FILES, { cwd: ROOT, exclude: AS_THEY_ARE }))
  const texts = files.filter((file) => /\.(?:css|md|mjs|sql|tsx?)$/.test(file)).toSorted()
  return Promise.all(
    texts.map(async (file) => ({ file, text: await readFile(path.join(ROOT, file), 'utf8') })),
  )
}

test('a comment begins with a verb or a noun phrase', async () => {
  const found = (await readFiles()).flatMap(({ file, text }) =>
    BAD_BEGINNINGS.flatMap((bad) => text.match(bad) ?? []).map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test('comments, test names and documents use no word of the list to avoid', async () => {
  const found = (await readFiles()).flatMap(({ file, text }) => {
    const names = /\.(?:test|spec|contract)\.tsx?$/.test(file) ? text.match(NAME) : null
    const prose = [...(text.match(COMMENT) ?? []), ...(names ?? [])]
    const all = file.endsWith('.md') ? [text] : prose
    return all.flatMap((line) => line.match(FORBIDDEN) ?? []).map((word) => `${file}: ${word}`)
  })
  expect(found).toEqual([])
})
