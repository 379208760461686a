import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

import { parseSync } from 'vite'

// Prints the figures that tell whether the source grows in the right direction, each with its limit,
// and fails when one is beyond it: `npm run figures`. Tests are not counted as source.

const ROOT = path.resolve(import.meta.dirname, '..')

/** Where a setting of single sign-on may be named beyond the rule that reads it. */
const SSO_FIELD = 'validateInResponseTo'
const READS_SSO_FIELD =
  /^src\/(?:server\/access\/|shared\/(?:sign-in-failures|words)\/|web\/sso-guide\/)/

type Source = { file: string; text: string; lines: number; nodes: Node[] }
type Node = { type: string; [key: string]: unknown }

const names = await Array.fromAsync(glob('src/**/*.{ts,tsx}', { cwd: ROOT }))
const sources = await Promise.all(
  names
    .filter(
      (file) => !/\.(?:test|contract)\.tsx?$|\.d\.ts$/.test(file) || file.endsWith('/contract.ts'),
    )
    .toSorted()
    .map(readSource),
)
const ofServer = sources.filter(({ file }) => file.startsWith('src/server/'))
const ofWeb = sources.filter(({ file }) => file.startsWith('src/web/'))

const figures: [name: string, value: number, limit: number, where: string[]][] = [
  ['`as` per 1,000 lines', perThousand(sources, isCast), 1, placesOf(sources, isCast)],
  [
    'useEffect per 1,000 lines of the web',
    perThousand(ofWeb, isEffect),
    1,
    placesOf(ofWeb, isEffect),
  ],
  filesWithSql(),
  folderCircles(),
  smallFiles(),
  placesOfSsoField(),
]

const isVerbose = process.argv.includes('--where')
for (const [name, value, limit, where] of figures) {
  const isOver = value > limit
  if (isOver) process.exitCode = 1
  console.log(
    `${isOver ? 'OVER' : 'ok  '} ${name.padEnd(56)} ${String(value).padStart(6)}, at most ${limit}`,
  )
  if (isVerbose) for (const place of where) console.log(`       ${place}`)
}
if (!isVerbose) console.log('Add `-- --where` to see the places.')

async function readSource(file: string): Promise<Source> {
  const text = await readFile(path.join(ROOT, file), 'utf8')
  const { program } = parseSync(file, text)
  return { file, text, lines: text.trimEnd().split('\n').length, nodes: nodesOf(program) }
}

/** Every node of a syntax tree, in no particular order. */
function nodesOf(tree: unknown): Node[] {
  const found: Node[] = []
  const waiting = [tree]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null) continue
    if (isNode(next)) found.push(next)
    waiting.push(...Object.values(next))
  }
  return found
}

function isNode(value: object): value is Node {
  return 'type' in value && typeof value.type === 'string'
}

function isCast(node: Node): boolean {
  if (node.type !== 'TSAsExpression') return false
  const isConst = JSON.stringify(node.typeAnnotation).includes('"name":"const"')
  return !isConst
}

function isEffect(node: Node): boolean {
  return (
    node.type === 'CallExpression' &&
    /"name":"use(?:Layout)?Effect"/.test(JSON.stringify(node.callee))
  )
}

function perThousand(of: Source[], isCounted: (node: Node) => boolean): number {
  const lines = of.reduce((sum, source) => sum + source.lines, 0)
  const count = of.reduce((sum, source) => sum + source.nodes.filter(isCounted).length, 0)
  return rounded((count / lines) * 1000)
}

function placesOf(of: Source[], isCounted: (node: Node) => boolean): string[] {
  return of.flatMap(({ file, nodes }) => {
    const count = nodes.filter(isCounted).length
    return count === 0 ? [] : [`${file}: ${count}`]
  })
}

function filesWithSql(): (typeof figures)[number] {
  const sql = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`/
  const files = ofServer
    .filter(({ file, text }) => sql.test(text) && !file.endsWith('queries.ts'))
    // What makes connections, roles and migrations speaks SQL, and knows no table of a noun.
    .filter(({ file }) => !/^src\/server\/platform\/(?:db|backup|jobs)\//.test(file))
    .map(({ file }) => file)
  return ['files with SQL beside queries.ts and functions/', files.length, 0, files]
}

/** Groups of the server's folders that import each other, directly or through others. */
function folderCircles(): (typeof figures)[number] {
  const reaches = new Map<string, Set<string>>()
  for (const { file, text } of ofServer) {
    const from = path.posix.dirname(file)
    const imports = text.matchAll(/^import (?!type )[^']*?'#server\/([^']+)'/gms)
    for (const [, to = ''] of imports) {
      const folder = path.posix.dirname(`src/server/${to}`)
      // The files beside the folders wire them, and every folder may read their types.
      if (folder === from || folder === 'src/server' || from === 'src/server') continue
      reaches.set(from, (reaches.get(from) ?? new Set()).add(folder))
    }
  }
  const circles = new Set<string>()
  for (const from of reaches.keys()) {
    const group = [...reaches.keys()].filter(
      (to) => canReach(reaches, from, to) && canReach(reaches, to, from),
    )
    if (group.length > 1) circles.add(group.toSorted().join(', '))
  }
  return ['folder circles on the server', circles.size, 0, [...circles]]
}

function canReach(reaches: Map<string, Set<string>>, from: string, to: string): boolean {
  const seen = new Set<string>()
  const waiting = [from]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (next === undefined || seen.has(next)) continue
    if (next === to) return true
    seen.add(next)
    waiting.push(...(reaches.get(next) ?? []))
  }
  return false
}

function smallFiles(): (typeof figures)[number] {
  // The words of a language are cut by the pages that load them, and not by what belongs together.
  const cut = sources.filter(({ file }) => !file.startsWith('src/shared/words/'))
  const small = cut.filter(({ lines }) => lines < 15)
  return [
    'files under 15 lines, %',
    rounded((small.length / cut.length) * 100),
    4,
    small.map(({ file, lines }) => `${file}: ${lines}`),
  ]
}

function placesOfSsoField(): (typeof figures)[number] {
  const files = sources
    .filter(({ file, text }) => text.includes(SSO_FIELD) && !READS_SSO_FIELD.test(file))
    .map(({ file }) => file)
  return ['files that name one setting of single sign-on', files.length, 5, files]
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
