import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import compat from '@mdn/browser-compat-data' with { type: 'json' }

import { runProgram } from './run-program.ts'
import { type Support, toSupportedLib } from './supported-lib.ts'

// Checks the types of the web against what the supported browsers have (docs/operations.md), in place of
// what TypeScript knows. What the language itself brings is bounded by `lib` in src/web/tsconfig.json:
// Safari 17.4 and Firefox ESR have all of ES2024.

const ROOT = path.resolve(import.meta.dirname, '..')
const FOLDER = path.join(ROOT, 'node_modules/.cache/supported-lib')
/** Replaces the library of its name in a project whose `libReplacement` is on. */
const PACKAGE = path.join(FOLDER, 'node_modules/@typescript/lib-dom')
const SAFARI = 17.4
/** TypeScript describes what all readers of streams have by the pages of this one, which is newer. */
const NEWER_SIBLING = 'ReadableStreamBYOBReader/'

const esr = Object.entries(compat.browsers.firefox.releases)
  .filter(([, { status }]) => status === 'esr')
  .map(([version]) => Number(version))

const supports = new Map<string, Support>()
for (const [name, members] of Object.entries(compat.api)) {
  if (name === '__compat') continue
  for (const { __compat: known } of [members, ...Object.values(members)]) {
    const page = known?.mdn_url?.split('/Web/API/')[1]
    if (page === undefined || page.startsWith(NEWER_SIBLING) || supports.has(page)) continue
    supports.set(page, known.support)
  }
}

await mkdir(PACKAGE, { recursive: true })
const [library] = await Array.fromAsync(
  glob('node_modules/@typescript/*/lib/lib.dom.d.ts', { cwd: ROOT }),
)
const text = await readFile(path.join(ROOT, library ?? ''), 'utf8')
await writeFile(
  path.join(PACKAGE, 'index.d.ts'),
  toSupportedLib(text, (page) => supports.get(page), {
    safari: SAFARI,
    safari_ios: SAFARI,
    firefox: Math.min(...esr),
  }),
)
await writeFile(
  path.join(FOLDER, 'tsconfig.json'),
  JSON.stringify({
    extends: path.join(ROOT, 'src/web/tsconfig.json'),
    compilerOptions: { libReplacement: true },
    include: [path.join(ROOT, 'src/web')],
  }),
)
process.exitCode = await runProgram('tsc', ['-p', FOLDER])
