import { z } from 'zod'

import viteConfig from '../vite.config.ts'
import { arrowsOf, circlesOf, foldersOf, hasSubfolders, readersOf } from './figures/graph.ts'
import { isNode, type Node, readSources, type Source } from './figures/sources.ts'

// Prints the figures that tell whether the source grows in the right direction, each with its target
// and with what it counts, and fails when one is beyond its limit: `npm run figures`.

type Measured = { value: number; where: string[] }
type Figure = {
  name: string
  counts: string
  target: number
  /** The value that is reached where the target is not: it only gets better. */
  limit?: number
  isFloor?: true
  measured: Measured
}

const sources = await readSources()
const written = sources.filter(({ file, isTest }) => file.startsWith('src/') && !isTest)
const allCode = sources.filter(({ isCode }) => isCode)
const wordFiles = written.filter(({ file }) => file.startsWith('src/shared/words/'))
const code = written.filter((one) => one.isCode && !wordFiles.includes(one))
const ofServer = code.filter(({ file }) => file.startsWith('src/server/'))
const ofWeb = code.filter(({ file }) => file.startsWith('src/web/'))
const functions = written.filter(({ file }) => file.includes('/db/functions/'))

const figures: Figure[] = [
  {
    name: 'files next to subfolders',
    counts: 'in the folder of src that has most; without tests and words',
    target: 8,
    measured: filesNextToFolders(),
  },
  {
    name: 'modules of server/tickets',
    counts: 'folders without subfolders, and files next to subfolders',
    target: 20,
    measured: modulesOfTickets(),
  },
  {
    name: 'arrows of server/tickets',
    counts: 'pairs of these modules of which one imports the other, types included',
    target: 40,
    measured: arrowsOfTickets(),
  },
  {
    name: 'web files with one reader, %',
    counts: 'imported by one file, which is in the same folder; without tests',
    target: 33,
    measured: filesWithOneReader(),
  },
  {
    name: 'source files',
    counts: 'TypeScript in src, without words and tests',
    target: 1500,
    limit: 1800,
    measured: { value: code.length, where: [] },
  },
  {
    name: 'word files per language',
    counts: 'in src/shared/words/en, the one that joins them included',
    target: 45,
    limit: 46,
    measured: placesIn(wordFiles.filter(({ file }) => file.startsWith('src/shared/words/en/'))),
  },
  {
    name: 'chunk groups',
    counts: 'of vite.config.ts',
    target: 6,
    measured: chunkGroups(),
  },
  {
    name: 'icons by name',
    counts: 'in vite.config.ts',
    target: 0,
    measured: matchesIn(filesNamed('vite.config.ts'), /lucide-react\/dist\/esm\/icons\//g),
  },
  {
    name: 'import() outside web/app',
    counts: 'in src, without tests',
    target: 25,
    measured: dynamicImports(),
  },
  {
    name: 'statements that the database generates',
    counts: '`execute` in its functions',
    target: 0,
    measured: matchesIn(functions, /^(?!\s*--).*\bexecute\s+(?!function|on\b|procedure)\S+/gim),
  },
  {
    name: 'files for one filter of the queue',
    counts: 'that name the filter by age, in folders and words of the desk; without tests',
    target: 8,
    measured: filesOfFilter(),
  },
  {
    name: 'files for one setting of single sign-on',
    counts: 'that name `requestsByPost`, with the words of one language; without tests',
    target: 6,
    measured: placesIn(
      written.filter(
        ({ file, text }) =>
          text.includes('requestsByPost') && !/^src\/shared\/words\/(?!en\/)/.test(file),
      ),
    ),
  },
  {
    name: 'places that close a ticket',
    counts: 'that write the event `closed`',
    target: 1,
    measured: placesThatRecord('closed'),
  },
  {
    name: 'places that reopen a ticket',
    counts: 'that write the event `reopened`',
    target: 1,
    measured: placesThatRecord('reopened'),
  },
  {
    name: 'comments that begin with a pronoun, %',
    counts: 'What, Of, Where, Whether or Who, of all comments in TypeScript',
    target: 3,
    measured: commentsWithPronouns(),
  },
  {
    name: 'whoever, whatever, somebody, nobody',
    counts: 'in code, SQL, style sheets and Markdown',
    target: 300,
    measured: matchesIn(
      sources.filter(({ file }) => !file.startsWith('scripts/figures')),
      /\b(?:whoever|whatever|somebody|nobody)\b/gi,
    ),
  },
  {
    name: 'test names that say when, %',
    counts: '"X does Y when Z"',
    target: 70,
    isFloor: true,
    measured: testNames(),
  },
  {
    name: 'words in ARCHITECTURE.md',
    counts: 'between blanks',
    target: 1200,
    measured: {
      value: filesNamed('ARCHITECTURE.md')[0]?.text.trim().split(/\s+/).length ?? 0,
      where: [],
    },
  },
  {
    name: '`any`',
    counts: 'as a type, in all TypeScript',
    target: 0,
    measured: nodesIn(allCode, ({ type }) => type === 'TSAnyKeyword'),
  },
  {
    name: '`as` per 1,000 lines',
    counts: 'without `as const`, in src without words and tests',
    target: 0.6,
    measured: perThousand(code, isCast),
  },
  {
    name: 'useEffect per 1,000 lines',
    counts: 'of the web without tests; useLayoutEffect included',
    target: 0.6,
    measured: perThousand(ofWeb, isEffect),
  },
  {
    name: 'import circles of files',
    counts: 'in src, without tests; imports of types and import() are none',
    target: 0,
    measured: circles(arrowsOf(code, nameOfCode(), { onlyRun: true })),
  },
  {
    name: 'import circles of folders',
    counts: 'on the server, without the files at its top; imports of types and import() are none',
    target: 0,
    measured: circles(arrowsOf(ofServer, serverFolderOf, { onlyRun: true })),
  },
  {
    name: 'lines of the longest file',
    counts: 'in src, without words and tests',
    target: 383,
    measured: longestFile(),
  },
  {
    name: 'files under 15 lines, %',
    counts: 'in src, without words and tests',
    target: 4,
    limit: 4.3,
    measured: smallFiles(),
  },
  {
    name: 'files with SQL',
    counts: 'on the server next to queries.ts, without tests, and without what makes databases',
    target: 0,
    limit: 2,
    measured: filesWithSql(),
  },
]

const isVerbose = process.argv.includes('--where')
for (const { name, counts, target, limit = target, isFloor, measured } of figures) {
  const { value, where } = measured
  const isBeyond = isFloor ? value < limit : value > limit
  if (isBeyond) process.exitCode = 1
  const isReached = isFloor ? value >= target : value <= target
  const bound = `${isFloor ? 'at least' : 'at most'} ${limit}`
  console.log(
    [
      isBeyond ? 'FAIL' : isReached ? 'ok  ' : 'more',
      name.padEnd(40),
      String(value).padStart(6),
      bound.padEnd(14),
      isReached ? '' : `target ${target}`,
    ]
      .join('  ')
      .trimEnd(),
  )
  console.log(`        ${counts}`)
  if (isVerbose) for (const place of where) console.log(`          ${place}`)
}
if (!isVerbose) console.log('Add `-- --where` to see the places.')

function placesIn(found: Source[]): Measured {
  return { value: found.length, where: found.map(({ file }) => file) }
}

function filesNamed(name: string): Source[] {
  return sources.filter(({ file }) => file === name)
}

function matchesIn(from: Source[], pattern: RegExp): Measured {
  const found = from.map(({ file, text }) => ({
    file,
    count: [...text.matchAll(pattern)].length,
  }))
  return sumOf(found)
}

function nodesIn(from: Source[], isCounted: (node: Node) => boolean): Measured {
  return sumOf(from.map(({ file, nodes }) => ({ file, count: nodes.filter(isCounted).length })))
}

/** Adds up, with the files that have most first. */
function sumOf(found: { file: string; count: number }[]): Measured {
  return {
    value: found.reduce((sum, { count }) => sum + count, 0),
    where: found
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count)
      .map(({ file, count }) => `${file}: ${count}`),
  }
}

function perThousand(from: Source[], isCounted: (node: Node) => boolean): Measured {
  const { value, where } = nodesIn(from, isCounted)
  const lines = from.reduce((sum, source) => sum + source.lines, 0)
  return { value: rounded((value / lines) * 1000), where }
}

function percent(part: string[], whole: number): Measured {
  return { value: rounded((part.length / whole) * 100), where: part }
}

function filesNextToFolders(): Measured {
  const folders = foldersOf(written)
  const counts = [...folders]
    .filter((folder) => hasSubfolders(folders, folder))
    .map((file) => ({ file, count: code.filter(({ folder }) => folder === file).length }))
  const { where } = sumOf(counts.filter(({ count }) => count > 8))
  return { value: Math.max(...counts.map(({ count }) => count)), where }
}

function arrowsInTickets() {
  const tickets = ofServer.filter(({ file }) => file.startsWith('src/server/tickets/'))
  const folders = foldersOf(tickets)
  const modules = new Map(
    tickets.map(({ file, folder }) => [file, hasSubfolders(folders, folder) ? file : folder]),
  )
  return arrowsOf(tickets, (file) => modules.get(file), { onlyRun: false })
}

function modulesOfTickets(): Measured {
  const modules = [...arrowsInTickets().keys()]
  return { value: modules.length, where: modules }
}

function arrowsOfTickets(): Measured {
  const counts = [...arrowsInTickets()].map(([file, to]) => ({ file, count: to.size }))
  return sumOf(counts)
}

function filesWithOneReader(): Measured {
  const readers = readersOf(sources)
  const alone = ofWeb.filter(({ file, folder }) => {
    const [reader, ...others] = readers.get(file) ?? []
    return others.length === 0 && reader?.replace(/\/[^/]+$/, '') === folder
  })
  return percent(
    alone.map(({ file }) => `${file} < ${readers.get(file)?.join()}`),
    ofWeb.length,
  )
}

function chunkGroups(): Measured {
  const { build } = z
    .object({
      build: z.object({
        rolldownOptions: z.object({
          output: z.object({
            codeSplitting: z.object({ groups: z.array(z.object({ name: z.unknown() })) }),
          }),
        }),
      }),
    })
    .parse(viteConfig)
  const { groups } = build.rolldownOptions.output.codeSplitting
  return { value: groups.length, where: groups.map(({ name }) => String(name)) }
}

function dynamicImports(): Measured {
  const elsewhere = code.filter(({ file }) => !file.startsWith('src/web/app/'))
  return sumOf(elsewhere.map(({ file, dynamicImports: count }) => ({ file, count })))
}

function filesOfFilter(): Measured {
  const isNamed = /\b(?:DESK_AGES|DeskAge|AGE_DAYS|minDays|maxDays|desk_age)\b|^ +age: /m
  return placesIn(
    written.filter(
      ({ file, text }) =>
        /\/(?:desk|views|queue)\b/.test(file) &&
        !/\/words\/(?!en\/)|\/(?:numbers|reports)\//.test(file) &&
        (isNamed.test(text) || /\bfilters?\b[^\n]*\bage\b|\bage \?\?/.test(text)),
    ),
  )
}

/** Looks for the literal in what is written, which has a type, and not where it is compared. */
function placesThatRecord(type: string): Measured {
  return sumOf(
    ofServer.map(({ file, nodes }) => ({
      file,
      count: nodes.filter((node) => isEvent(node, type)).length,
    })),
  )
}

function isEvent({ type, key, value }: Node, event: string): boolean {
  if (type !== 'Property' || !isNode(key) || key.name !== 'type' || !isNode(value)) return false
  const literal =
    value.type === 'TSAsExpression' && isNode(value.expression) ? value.expression : value
  return literal.type === 'Literal' && literal.value === event
}

function commentsWithPronouns(): Measured {
  const all = allCode.flatMap(({ file, comments }) =>
    comments.map(({ line, text }) => ({ where: `${file}:${line} ${text.slice(0, 60)}`, text })),
  )
  const found = all.filter(({ text }) => /^(?:What|Of|Where|Whether|Who)\b/.test(text))
  return percent(
    found.map(({ where }) => where.replace(/\n.*/s, '')),
    all.length,
  )
}

function testNames(): Measured {
  const names = sources
    .filter(({ isTest }) => isTest)
    .flatMap(({ file, nodes }) =>
      nodes.flatMap((node) => testName(node) ?? []).map((name) => ({ file, name })),
    )
  const others = names.filter(({ name }) => !/\swhen\s/.test(name))
  return {
    value: rounded(((names.length - others.length) / names.length) * 100),
    where: others.map(({ file, name }) => `${file}: ${name}`),
  }
}

/** `test(name, …)`, `test.skip(name, …)` or `test.each(…)(name, …)`. */
function testName({ type, callee, arguments: given }: Node): string | undefined {
  if (type !== 'CallExpression' || !isNode(callee) || !Array.isArray(given)) return undefined
  if (!/^(?:test|it)\b/.test(calledName(callee))) return undefined
  const first: unknown = given[0]
  if (!isNode(first)) return undefined
  if (first.type === 'Literal') return typeof first.value === 'string' ? first.value : undefined
  return first.type === 'TemplateLiteral' ? JSON.stringify(first.quasis) : undefined
}

function calledName(callee: Node): string {
  if (typeof callee.name === 'string') return callee.name
  const inner = callee.type === 'CallExpression' ? callee.callee : callee.object
  return isNode(inner) ? calledName(inner) : ''
}

function isCast(node: Node): boolean {
  if (node.type !== 'TSAsExpression') return false
  return !JSON.stringify(node.typeAnnotation).includes('"name":"const"')
}

function isEffect(node: Node): boolean {
  return (
    node.type === 'CallExpression' &&
    /"name":"use(?:Layout)?Effect"/.test(JSON.stringify(node.callee))
  )
}

function circles(arrows: Map<string, Set<string>>): Measured {
  const found = circlesOf(arrows)
  return { value: found.length, where: found }
}

function nameOfCode(): (file: string) => string | undefined {
  const files = new Set(code.map(({ file }) => file))
  return (file) => (files.has(file) ? file : undefined)
}

/** The files at the top wire the folders, and every folder may read their types. */
function serverFolderOf(file: string): string | undefined {
  return /^(src\/server\/.+)\/[^/]+$/.exec(file)?.[1]
}

function longestFile(): Measured {
  const longest = code.toSorted((one, other) => other.lines - one.lines)
  return {
    value: longest[0]?.lines ?? 0,
    where: longest.slice(0, 10).map(({ file, lines }) => `${file}: ${lines}`),
  }
}

function smallFiles(): Measured {
  const small = code.filter(({ lines }) => lines < 15)
  return percent(
    small.map(({ file, lines }) => `${file}: ${lines}`),
    code.length,
  )
}

function filesWithSql(): Measured {
  const sql = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`/
  return placesIn(
    ofServer
      .filter(({ file, text }) => sql.test(text) && !file.endsWith('queries.ts'))
      // The code that creates connections, roles and migrations uses SQL, and knows no table of a
      // noun.
      .filter(({ file }) => !/^src\/server\/platform\/(?:db|backup|jobs)\//.test(file)),
  )
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
