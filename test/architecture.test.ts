import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const ALIASES: Record<string, string> = {
  '#shared/': 'src/shared/',
  '#words/': 'src/shared/words/en/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
  '#test/': 'test/',
  '#demo/': 'demo/',
}

/**
 * The server's layers. A layer may import from those below it. The files beside the folders wire
 * everything.
 */
const SERVER_LAYERS = ['platform', 'access', 'nouns', 'channels']
const NOUNS = SERVER_LAYERS.indexOf('nouns')
/** The level above all layers: main, start, app. */
const WIRING = SERVER_LAYERS.length
const WIRING_TYPES = /^src\/server\/(?:deps|config)\.ts$/

/** The row of the installation belongs to no noun: its secret and name serve all. */
const INSTALLATION_QUERIES = 'src/server/platform/db/queries.ts'

/**
 * Tables that many nouns use, with the one folder that may have SQL on each. Others call its
 * functions.
 */
const TABLE_OWNERS: Record<string, string> = {
  accountLinks: 'src/server/access/account-links/',
  passkeys: 'src/server/access/second-factor/',
  samlAssertions: 'src/server/access/saml/',
  serviceContractRevisions: 'src/server/service-contracts/',
  serviceContractVersions: 'src/server/service-contracts/',
  sessions: 'src/server/access/sessions/',
  setupLinks: 'src/server/access/setup-links/',
  signInApplications: 'src/server/access/oidc/',
  setupLinkVisits: 'src/server/access/setup-links/',
  users: 'src/server/access/users/',
}

/** The web's folders, each with the folders that it may import from. */
const SIMPLE_PAGE = ['access', 'lib', 'ui']
const WEB_FOLDERS: Record<string, string[]> = {
  lib: [],
  ui: ['lib'],
  access: ['lib', 'ui'],
  tickets: ['sync-status', ...SIMPLE_PAGE],
  notifications: ['tickets', ...SIMPLE_PAGE],
  dashboard: ['tickets', ...SIMPLE_PAGE],
  search: ['dashboard', 'tickets', ...SIMPLE_PAGE],
  connections: ['connections/setup-links', ...SIMPLE_PAGE],
  customers: ['connections', ...SIMPLE_PAGE],
  'sso-guide': ['connections', 'customers', ...SIMPLE_PAGE],
  // The page behind a link shows the guide next to the cards of the connection.
  'connections/setup-links': ['connections', 'sso-guide', ...SIMPLE_PAGE],
  'sign-in-failures': ['customers', ...SIMPLE_PAGE],
  people: ['customers', 'tickets', ...SIMPLE_PAGE],
  'customer-hub': ['audit', 'connections', 'customers', 'desk', ...SIMPLE_PAGE],
  'service-contracts': ['customers', 'desk', 'settings', 'tickets', ...SIMPLE_PAGE],
  staff: SIMPLE_PAGE,
  account: SIMPLE_PAGE,
  desk: ['notifications', 'tickets', ...SIMPLE_PAGE],
  audit: SIMPLE_PAGE,
  settings: SIMPLE_PAGE,
  'work-types': SIMPLE_PAGE,
  usage: SIMPLE_PAGE,
  'background-work': SIMPLE_PAGE,
  crm: SIMPLE_PAGE,
  mail: SIMPLE_PAGE,
  'sync-status': ['lib', 'ui'],
  setup: ['lib', 'ui'],
  admin: ['mail', 'setup', 'connections', 'customers', ...SIMPLE_PAGE],
}
const ABOVE_ALL_PAGES = 'app'

/** The rooms of tickets that serve the others. */
const TICKET_BASE = ['tickets/display', 'tickets/queries']

/**
 * The rooms inside folders of the web, each with the rooms that it may import from. Every room may
 * import from the files beside the rooms, which import from none.
 */
const WEB_ROOMS: Record<string, string[]> = {
  'ui/display': [],
  'ui/controls': ['ui/display'],
  'ui/dialog': ['ui/controls', 'ui/display'],
  'ui/feedback': ['ui/controls', 'ui/dialog', 'ui/display'],
  'ui/files': ['ui/controls', 'ui/display', 'ui/feedback'],
  'ui/layout': ['ui/controls', 'ui/display', 'ui/feedback'],
  'ui/form': ['ui/controls', 'ui/dialog', 'ui/display', 'ui/feedback', 'ui/layout'],
  'ui/list': ['ui/controls', 'ui/display', 'ui/feedback', 'ui/form', 'ui/layout'],
  'desk/rich-text': [],
  'desk/editor': ['desk/rich-text'],
  'desk/macros': ['desk/editor', 'desk/rich-text'],
  'desk/selection': [],
  'desk/shortcuts': [],
  'desk/mail': ['desk/selection'],
  'desk/notices': [],
  'desk/filters': [],
  'desk/on-behalf': ['desk/filters'],
  'desk/presence': [],
  'desk/reports': ['desk/filters'],
  'desk/bulk': ['desk/filters', 'desk/rich-text'],
  'desk/views': ['desk/filters'],
  'desk/queue': [
    'desk/bulk',
    'desk/filters',
    'desk/on-behalf',
    'desk/selection',
    'desk/shortcuts',
    'desk/ticket',
    'desk/views',
  ],
  'desk/relations': ['desk/rich-text', 'desk/shortcuts'],
  'desk/time': [],
  'desk/answers': [],
  'desk/ticket-mail': [],
  'desk/composer': [
    'desk/answers',
    'desk/editor',
    'desk/macros',
    'desk/presence',
    'desk/rich-text',
    'desk/shortcuts',
    'desk/ticket-mail',
    'desk/time',
  ],
  'desk/ticket': [
    'desk/answers',
    'desk/composer',
    'desk/filters',
    'desk/presence',
    'desk/relations',
    'desk/shortcuts',
    'desk/ticket-mail',
    'desk/time',
  ],
  'tickets/queries': [],
  'tickets/display': ['tickets/queries'],
  'tickets/html': [],
  'tickets/attachments': ['tickets/html'],
  'tickets/sla': TICKET_BASE,
  'tickets/list': TICKET_BASE,
  'tickets/rating': TICKET_BASE,
  'tickets/writing': TICKET_BASE,
  'tickets/conversation': ['tickets/attachments', 'tickets/html', ...TICKET_BASE],
  'tickets/create': ['tickets/sla', 'tickets/writing', ...TICKET_BASE],
  'tickets/detail': [
    'tickets/conversation',
    'tickets/html',
    'tickets/rating',
    'tickets/sla',
    'tickets/writing',
    ...TICKET_BASE,
  ],
}

type Import = { from: string; to: string; written: string }

const files = await Array.fromAsync(
  glob(['src/**/*.{ts,tsx}', 'demo/**/*.ts', 'test/**/*.ts', 'e2e/**/*.ts'], { cwd: ROOT }),
)
const sources = new Map(
  await Promise.all(
    files.map(async (file) => [file, await readFile(path.join(ROOT, file), 'utf8')] as const),
  ),
)
const imports = [...sources].flatMap(([from, text]) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([#.][^']*)'/g)].map(([, written = '']) => ({
    from,
    written,
    to: resolve(from, written),
  })),
)

function resolve(from: string, written: string): string {
  const alias = Object.keys(ALIASES).find((name) => written.startsWith(name))
  if (alias) return ALIASES[alias] + written.slice(alias.length)
  return path.posix.join(path.posix.dirname(from), written)
}

function offenders(isWrong: (found: Import) => boolean): string[] {
  return imports.filter(isWrong).map(({ from, written }) => `${from} imports ${written}`)
}

function folderOf(file: string, root: string): string | undefined {
  const [folder, rest] = file.startsWith(root) ? file.slice(root.length).split('/', 2) : []
  return rest === undefined ? undefined : folder
}

test('the sources are found', () => {
  expect(imports.length).toBeGreaterThan(300)
})

test('an import names its file with the extension, by alias when it is in another folder', () => {
  expect(offenders(({ written }) => !/\.(ts|tsx|css|svg|sql)(\?\w+)?$/.test(written))).toEqual([])
  expect(
    offenders(({ from, written }) => from.startsWith('src/') && /^(\.\.\/|\.\/.*\/)/.test(written)),
  ).toEqual([])
})

test('server and web never import each other, and shared imports neither', () => {
  expect(
    offenders(({ from, to }) => from.startsWith('src/server/') && to.startsWith('src/web/')),
  ).toEqual([])
  expect(
    offenders(({ from, to }) => from.startsWith('src/web/') && to.startsWith('src/server/')),
  ).toEqual([])
  expect(
    offenders(({ from, to }) => from.startsWith('src/shared/') && !to.startsWith('src/shared/')),
  ).toEqual([])
})

test('the product does not import the demo, and only tests import the test helpers', () => {
  const isTest = (file: string) => file.includes('.test.')
  expect(offenders(({ from, to }) => from.startsWith('src/') && to.startsWith('demo/'))).toEqual([])
  expect(
    offenders(({ from, to }) => from.startsWith('src/') && !isTest(from) && to.startsWith('test/')),
  ).toEqual([])
})

test('a noun of the server imports no queries of another noun, except from an owner of shared tables', () => {
  // Every room of a noun may use the queries in its `core`.
  const isForeign = ({ from, to }: Import) =>
    /^src\/server\/.*\/(?:deletion-|staff-)?queries\.ts$/.test(to) &&
    !Object.values(TABLE_OWNERS).some((owner) => to.startsWith(owner)) &&
    to !== INSTALLATION_QUERIES &&
    !from.includes('.test.') &&
    !from.startsWith(`${path.posix.dirname(to).replace(/\/core$/, '')}/`)
  expect(offenders(isForeign)).toEqual([])
})

test('only the owner of a shared table writes it and selects from it', () => {
  const foreign = Object.entries(TABLE_OWNERS).flatMap(([table, owner]) => {
    const sql = new RegExp(
      `(?:selectFrom|insertInto|updateTable|deleteFrom)\\('${table}'|(?:insert into|update|delete from) ${table}\\b`,
    )
    return [...sources]
      .filter(([file]) => file.startsWith('src/server/') && !file.includes('.test.'))
      .filter(([file, text]) => sql.test(text) && !file.startsWith(owner))
      .map(([file]) => `${file} has SQL on ${table}`)
  })
  expect(foreign).toEqual([])
})

test('the folders of the server import each other without a circle', () => {
  const reaches = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [here, there] = [path.posix.dirname(from), path.posix.dirname(to)]
    const isWiring = [here, there].includes('src/server')
    if (!from.startsWith('src/server/') || !to.startsWith('src/server/')) continue
    if (isWiring || here === there || from.includes('.test.')) continue
    reaches.set(here, (reaches.get(here) ?? new Set()).add(there))
  }
  expect(reaches.size).toBeGreaterThan(20)
  expect([...reaches.keys()].filter((folder) => canReach(reaches, folder, folder))).toEqual([])
})

function canReach(reaches: Map<string, Set<string>>, from: string, to: string): boolean {
  const seen = new Set<string>()
  const waiting = [...(reaches.get(from) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === to) return true
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...(reaches.get(next) ?? []))
  }
  return false
}

test('a layer of the server imports only from those below it: platform, access, nouns, channels', () => {
  const isUphill = ({ from, to }: Import) => {
    const [here, there] = [layerOf(from), layerOf(to)]
    if (here === undefined || there === undefined || from.includes('.test.')) return false
    return there > here && !WIRING_TYPES.test(to)
  }
  expect(offenders(isUphill)).toEqual([])
})

/** Returns the layer's level from the bottom, or WIRING for a file beside the folders. */
function layerOf(file: string): number | undefined {
  if (!file.startsWith('src/server/')) return undefined
  const folder = folderOf(file, 'src/server/')
  if (folder === undefined) return WIRING
  return SERVER_LAYERS.includes(folder) ? SERVER_LAYERS.indexOf(folder) : NOUNS
}

test('a folder of the web imports only from those below it', () => {
  const isUphill = ({ from, to }: Import) => {
    const [here, there] = [webFolderOf(from), webFolderOf(to)]
    if (here === undefined || there === undefined || here === there) return false
    return here !== ABOVE_ALL_PAGES && !WEB_FOLDERS[here]?.includes(there)
  }
  expect(offenders(isUphill)).toEqual([])
})

/** Returns `connections/setup-links` for a file in a folder that the table lists apart from the one around it. */
function webFolderOf(file: string): string | undefined {
  const apart = Object.keys(WEB_FOLDERS).find(
    (folder) => folder.includes('/') && file.startsWith(`src/web/${folder}/`),
  )
  return apart ?? folderOf(file, 'src/web/')
}

test('a room of the web imports only from those below it', () => {
  const isUphill = ({ from, to }: Import) => {
    const [here, there] = [roomOf(from), roomOf(to)]
    if (there === undefined || here === there || from.includes('.test.')) return false
    if (folderOf(from, 'src/web/') !== folderOf(to, 'src/web/')) return false
    return !(here !== undefined && WEB_ROOMS[here]?.includes(there))
  }
  expect(offenders(isUphill)).toEqual([])
  const rooms = new Set([...sources.keys()].flatMap((file) => roomOf(file) ?? []))
  expect([...rooms].toSorted()).toEqual(Object.keys(WEB_ROOMS).toSorted())
})

/** Returns `tickets/list` for a file in that room, and undefined for a file beside the rooms. */
function roomOf(file: string): string | undefined {
  return /^src\/web\/((?:ui|desk|tickets)\/[^/]+)\//.exec(file)?.[1]
}

test('the web imports its texts in the language of its build', () => {
  const isCatalogue = ({ from, to, written }: Import) =>
    from.startsWith('src/web/') &&
    !from.includes('.test.') &&
    to.startsWith('src/shared/words/') &&
    !written.startsWith('#words/')
  expect(offenders(isCatalogue)).toEqual([])
})

test('the web imports the contract as types, so that no page loads its schemas', () => {
  const withSchemas = /^src\/shared\/(api|access\/user|.*\/(\w+-)?contract)\.ts$/
  const loading = [...sources]
    .filter(([file]) => file.startsWith('src/web/') && !file.includes('.test.'))
    .flatMap(([file, text]) =>
      [...text.matchAll(/^import (?!type )[^']*?from '(#shared\/[^']+)'/gms)]
        .filter(([, written = '']) => withSchemas.test(resolve(file, written)))
        .map(([, written]) => `${file} loads ${written}`),
    )
  expect(loading).toEqual([])
})

test('the addresses of a noun import nothing', () => {
  expect(
    offenders(({ from, to }) => from.endsWith('/endpoints.ts') && to !== 'src/shared/endpoint.ts'),
  ).toEqual([])
})

test('only programs that npm starts pass the environment to the configuration', () => {
  const isSource = (file: string) => file.startsWith('src/server/') && !file.includes('.test.')
  const reading = [...sources]
    .filter(([file, text]) => isSource(file) && text.includes('process.env'))
    .map(([file]) => file)
  expect(reading.filter((file) => !/\/(main|[a-z]+-command)\.ts$/.test(file))).toEqual([])
})

test('only one room imports the SAML library', () => {
  const touching = [...sources]
    .filter(([file, text]) => file.startsWith('src/') && text.includes("'@node-saml/node-saml"))
    .map(([file]) => path.dirname(file))
  expect([...new Set(touching)]).toEqual(['src/server/access/saml/library'])
})

test('no two style sheets have the same name, by which the build distinguishes their classes', async () => {
  const sheets = await Array.fromAsync(glob('src/web/**/*.module.css', { cwd: ROOT }))
  const names = sheets.map((file) => path.basename(file))
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('the sources have no default exports, index files or files for miscellanea', () => {
  const named = files.filter((file) =>
    /(^|\/)(index|utils|helpers|common|types|manager|service)\.tsx?$/.test(file),
  )
  expect(named).toEqual([])
  const defaults = [...sources].filter(
    ([file, text]) => file.startsWith('src/') && /^export default/m.test(text),
  )
  expect(defaults.map(([file]) => file)).toEqual([])
})
