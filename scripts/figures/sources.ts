import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

import { parseSync } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../..')

const CODE = /\.tsx?$/
const TEST = /\.(?:test|spec|contract)\.tsx?$/

/** Aliases of package.json. Words are read in English. */
const FOLDERS: Record<string, string> = {
  shared: 'src/shared',
  words: 'src/shared/words/en',
  server: 'src/server',
  web: 'src/web',
  test: 'test',
  demo: 'demo',
}

export type Node = { type: string; [key: string]: unknown }
export type Comment = { line: number; text: string }
/** `isRun`: the file runs before the one that imports it. Types and what is loaded later do not. */
export type Import = { to: string; isRun: boolean }

/** A file of the repository. Only code is parsed. */
export type Source = {
  file: string
  folder: string
  text: string
  lines: number
  isCode: boolean
  isTest: boolean
  nodes: Node[]
  comments: Comment[]
  /** Imports of files of the repository, static and dynamic. */
  imports: Import[]
  dynamicImports: number
}

/** Reads everything that people write here, in a fixed order. */
export async function readSources(): Promise<Source[]> {
  const patterns = ['{src,test,e2e,scripts,bench,demo}/**/*.{ts,tsx,css,sql}', '{docs/**/*,*}.md']
  const names = await Array.fromAsync(glob([...patterns, '*.config.ts'], { cwd: ROOT }))
  return Promise.all(names.toSorted().map(readSource))
}

async function readSource(file: string): Promise<Source> {
  const text = await readFile(path.join(ROOT, file), 'utf8')
  const isCode = CODE.test(file)
  return {
    file,
    folder: path.posix.dirname(file),
    text,
    lines: text.trimEnd().split('\n').length,
    isCode,
    isTest: TEST.test(file),
    ...(isCode ? parse(file, text) : { nodes: [], comments: [], imports: [], dynamicImports: 0 }),
  }
}

function parse(file: string, text: string) {
  const { program, comments, module } = parseSync(file, text)
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isRun: entries.length === 0 || entries.some(({ isType }) => !isType),
    })),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      name: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      isRun: false,
    })),
  ]
  return {
    nodes: nodesOf(program),
    comments: joinLines(comments, text),
    imports: imports.flatMap(({ name, isRun }) => {
      const to = resolveImport(file, name)
      return to === undefined ? [] : [{ to, isRun }]
    }),
    dynamicImports: module.dynamicImports.length,
  }
}

/** Undefined for packages. */
function resolveImport(file: string, name: string): string | undefined {
  const [bare = ''] = name.split('?')
  if (bare.startsWith('./')) return path.posix.join(path.posix.dirname(file), bare)
  const [, alias = '', rest = ''] = /^#(\w+)\/(.+)$/.exec(bare) ?? []
  const folder = FOLDERS[alias]
  return folder === undefined ? undefined : `${folder}/${rest}`
}

/** Line comments below each other are one comment. Directives of the linter are none. */
function joinLines(
  comments: { type: string; value: string; start: number; end: number }[],
  text: string,
): Comment[] {
  return comments
    .filter(({ value }, index) => {
      const before = comments[index - 1]
      const gap = before ? text.slice(before.end, comments[index]?.start) : 'code'
      const isContinued = before?.type === 'Line' && /^\s*$/.test(gap) && !/\n\s*\n/.test(gap)
      return !isContinued && !/^\s*oxlint-/.test(value)
    })
    .map(({ value, start }) => ({
      line: text.slice(0, start).split('\n').length,
      text: value.replace(/^[\s*]+/, ''),
    }))
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

export function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  )
}
