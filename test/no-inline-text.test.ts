import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

import { RuleTester } from 'oxlint/plugins-dev'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import plugin from '../scripts/no-inline-text.ts'

RuleTester.describe = describe
RuleTester.it = test

const message = /People read this/
const filename = 'page.tsx'
const languageOptions = { parserOptions: { lang: 'tsx' as const } }

function cases(codes: string[]) {
  return codes.map((code) => ({ code, filename, languageOptions }))
}

new RuleTester().run('no-inline-text', plugin.rules['no-inline-text'], {
  valid: cases([
    `const a = <p className="big red">{words.hello}</p>`,
    `const a = <p aria-label={words.hello}>{isOpen === 'Open now' ? words.open : null}</p>`,
    `const a = <p>{count} · {total}</p>`,
    `import a from 'A file.ts'`,
    `type Choice = 'One thing' | 'Another thing'`,
    `throw new Error('This cannot happen')`,
    `log.warn({ err }, 'Connection lost')`,
    `const a = sql\`Select all\``,
    `pool.query({ text: 'select all' })`,
    `toast.success(words.saved)`,
    `const a = <><input placeholder="https://" /><input placeholder="-----BEGIN CERTIFICATE-----" /></>`,
    `const a = { title: words.title, id: 'Main' }`,
    `const a = { summary: 'All there is', produces: 'The file' } as const`,
    `const a = label.includes('PRIVATE KEY') ? words.key : words.other`,
    `throw new AppError('not_found', (words) => words.people.gone)`,
    `const step = { menu: ['Entra ID', 'New application'], field: isOld ? 'Old name' : 'New name' }`,
  ]),
  invalid: cases([
    `const a = <p>Hello</p>`,
    `const a = <p>{'Hello'}</p>`,
    `const a = <p>{isOpen ? 'Open' : null}</p>`,
    `const a = <p>{\`\${count} found\`}</p>`,
    `const a = <img alt="Logo" />`,
    `const a = <button title="Close" />`,
    `const a = <button aria-label={isOpen ? 'Close' : words.open} />`,
    `const a = <input placeholder="Search" />`,
    `const a = <Field label={\`Name of \${thing}\`} />`,
    `const a = { label: 'Status' }`,
    `const a = { columns: ['Name'] }`,
    `const a = { menu: { label: 'Sort by' }, shows: words.on }`,
    `toast.error('Failed')`,
    `useDocumentTitle('People')`,
    `throw notFound('Gone')`,
    `throw invalidInput({ name: 'Missing' })`,
    `throw new AppError('not_found', 'This person no longer exists.')`,
    `const schema = z.string('Name is required')`,
    `const a = () => 'Nobody found'`,
    `const REASONS = { gone: 'This is gone' } as const`,
    `const REASONS = { gone: 'This is gone' } satisfies Reasons`,
    `const text = \`The first \${count} are shown\``,
  ]).map((invalid) => ({ ...invalid, errors: [{ message }] })),
})

const ROOT = path.resolve(import.meta.dirname, '..')
const Config = z.object({
  overrides: z.array(
    z.object({ files: z.array(z.string()), rules: z.record(z.string(), z.unknown()) }),
  ),
})

// Exempt texts are for operators and programmers, or quote other products.
test('the list of files with texts in the code gets shorter, and names no file that is missing', async () => {
  const text = await readFile(path.join(ROOT, '.oxlintrc.json'), 'utf8')
  const { overrides } = Config.parse(JSON.parse(text))
  const allowing = overrides.filter(({ rules }) => rules['words/no-inline-text'] === 'off')
  const [, others] = allowing.map(({ files }) => files)
  expect(allowing).toHaveLength(2)
  expect(others?.length).toBeLessThanOrEqual(12)
  for (const pattern of others ?? []) {
    const [first] = await Array.fromAsync(glob(pattern, { cwd: ROOT }))
    expect(first, pattern).toBeDefined()
  }
})

// A browser may be set to another language than its page.
test('the pages write numbers and times in the language of the page, never in the browser’s', async () => {
  const found: string[] = []
  for (const file of await Array.fromAsync(glob('src/web/**/*.{ts,tsx}', { cwd: ROOT }))) {
    if (/\.test\.tsx?$/.test(file)) continue
    const code = await readFile(path.join(ROOT, file), 'utf8')
    const calls = code.match(
      /\b(?:\w+Format|Collator|PluralRules)\(\s*undefined|\.toLocale\w+\(\)/g,
    )
    found.push(...(calls ?? []).map((call) => `${file}: ${call}`))
  }
  expect(found).toEqual([])
})
