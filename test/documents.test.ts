import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const FOLDERS = 'bench,demo,docs,e2e,scripts,src,test'
const STATUS = /^\*\*Status\.\*\* (?:In force|Replaced by \[)/
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g
/** Between backticks: a file of the source, or a path from the root. Patterns with places are none. */
const NAMED = new RegExp(
  `\`((?:[\\w.-]+/)*[\\w.-]+\\.(?:ts|tsx|sql|mjs)|(?:${FOLDERS.replaceAll(',', '|')})/[\\w./-]+)\``,
  'g',
)

async function listFiles() {
  const files = await Array.fromAsync(glob(['*', `{${FOLDERS}}/**`], { cwd: ROOT }))
  return files.map((file) => `/${file}`).toSorted()
}

async function readDocuments() {
  const files = (await listFiles()).filter((file) => file.endsWith('.md'))
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(ROOT, file), 'utf8') })),
  )
}

async function readDecisions() {
  const documents = await readDocuments()
  return documents
    .filter(({ file }) => /\/decisions\/\d{4}-/.test(file))
    .map(({ file, text }) => {
      const [title, , status] = text.split('\n')
      return { name: path.basename(file), title: title?.replace(/^# /, ''), status }
    })
}

function findAll(pattern: RegExp, text: string): string[] {
  return Array.from(text.matchAll(pattern), ([, found]) => found ?? '')
}

test('each decision has its status below the title', async () => {
  const without = (await readDecisions()).filter(({ status }) => !STATUS.test(status ?? ''))
  expect(without).toEqual([])
})

test('the index of decisions lists each one once, by number and title', async () => {
  const index = await readFile(path.join(ROOT, 'docs/decisions/README.md'), 'utf8')
  const listed = index.match(/^- \d{4} \[.*?\]\(.*?\)/gm) ?? []
  const decisions = await readDecisions()
  expect(listed.toSorted()).toEqual(
    decisions.map(({ name, title }) => `- ${name.slice(0, 4)} [${title}](${name})`),
  )
})

test('every link between documents leads to a file or a folder', async () => {
  const files = new Set(await listFiles())
  const broken = (await readDocuments()).flatMap(({ file, text }) =>
    findAll(LINK, text)
      .filter((link) => !files.has(path.join(path.dirname(file), link).replace(/\/$/, '')))
      .map((link) => `${file}: ${link}`),
  )
  expect(broken).toEqual([])
})

// Decisions and the changelog describe the source of their day.
test('the documents that describe the source name no file that is missing', async () => {
  const files = await listFiles()
  const maps = (await readDocuments()).filter(
    ({ file }) => !file.startsWith('/docs/') && file !== '/CHANGELOG.md',
  )
  const missing = maps.flatMap(({ file, text }) =>
    findAll(NAMED, text)
      .filter((name) => !files.some((known) => known.endsWith(`/${name.replace(/\/$/, '')}`)))
      .map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('the map and the READMEs of folders stay short', async () => {
  const documents = await readDocuments()
  const long = documents.filter(({ file, text }) => {
    if (file === '/ARCHITECTURE.md') return text.split(/\s+/).length > 1200
    return /^\/(?:src|test)\/.*README\.md$/.test(file) && text.split('\n').length > 41
  })
  expect(long.map(({ file }) => file)).toEqual([])
})
