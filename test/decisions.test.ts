import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

const FOLDER = path.resolve(import.meta.dirname, '../docs/decisions')
const STATUS = /^\*\*Status\.\*\* (?:In force|Replaced by \[)/

async function readDecisions() {
  const names = await Array.fromAsync(glob('[0-9]*.md', { cwd: FOLDER }))
  return Promise.all(
    names.toSorted().map(async (name) => {
      const [title, , status] = (await readFile(path.join(FOLDER, name), 'utf8')).split('\n')
      return { name, title: title?.replace(/^# /, ''), status }
    }),
  )
}

test('each decision has its status below the title', async () => {
  const without = (await readDecisions()).filter(({ status }) => !STATUS.test(status ?? ''))
  expect(without).toEqual([])
})

test('the index names each decision once, by number and title', async () => {
  const index = await readFile(path.join(FOLDER, 'README.md'), 'utf8')
  const named = index.match(/^- \d{4} \[.*?\]\(.*?\)/gm) ?? []
  const decisions = await readDecisions()
  expect(named.toSorted()).toEqual(
    decisions.map(({ name, title }) => `- ${name.slice(0, 4)} [${title}](${name})`),
  )
})
