import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { z } from 'zod'

// What a browser with an empty cache transfers for a page, HTML, JS and CSS, as brotli. A page that
// grows beyond its budget fails the check. Build first: `node scripts/build-web.ts`.

const WEB_FOLDER = process.argv[2] ?? join(import.meta.dirname, '..', 'dist/web')
const KILOBYTE = 1000
const ROUTE_CHUNK_BUDGET_KB = 20

const ENTRY = 'index.html'
const PORTAL = 'app/frames/portal-frame.tsx'
const ADMIN = 'app/admin-routes.tsx'

/** Of the eleven, one is loaded. */
const LARGEST_GUIDE = 'sso-guide/providers/microsoft-entra.ts'

/** The page, the modules that its route loads, and its budget in kilobytes. */
const PAGES: [name: string, modules: string[], budgetKb: number][] = [
  ['login', ['access/sign-in/login-page.tsx'], 95],
  ['admin login', ['access/passwords/admin-login-page.tsx'], 95],
  ['set password', ['access/passwords/set-password-page.tsx'], 95],
  ['dashboard', [PORTAL, 'dashboard/dashboard-page.tsx'], 120],
  ['ticket list', [PORTAL, 'tickets/list/ticket-list-page.tsx'], 120],
  ['ticket detail', [PORTAL, 'tickets/detail/ticket-detail-page.tsx'], 130],
  ['create ticket', [PORTAL, 'tickets/create/create-ticket-page.tsx'], 125],
  ['admin dashboard', [ADMIN, 'admin/admin-dashboard-page.tsx'], 125],
  ['customer list', [ADMIN, 'customers/customer-list-page.tsx'], 125],
  ['customer form', [ADMIN, 'customers/customer-form-page.tsx'], 125],
  ['settings', [ADMIN, 'settings/settings-page.tsx'], 125],
  ['usage', [ADMIN, 'usage/usage-page.tsx'], 125],
  ['setup', [ADMIN, 'setup/setup-page.tsx'], 125],
  ['people', [ADMIN, 'people/people-page.tsx'], 125],
  ['deleted customers', [ADMIN, 'customers/deleted-customers-page.tsx'], 125],
  ['audit log', [ADMIN, 'audit/audit-log-page.tsx'], 125],
  ['background work', [ADMIN, 'background-work/background-work-page.tsx'], 125],
  ['sign-in failures', [ADMIN, 'sign-in-failures/sign-in-failures-page.tsx'], 125],
  ['account', ['app/frames/staff-frame.tsx', 'account/account-page.tsx'], 125],
  ['desk', ['app/frames/staff-frame.tsx', 'desk/desk-page.tsx'], 135],
  ['SSO guide', [ADMIN, 'sso-guide/sso-guide-page.tsx', LARGEST_GUIDE], 125],
]

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isDynamicEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
)

const manifest = Manifest.parse(
  JSON.parse(await readFile(join(WEB_FOLDER, '.vite/manifest.json'), 'utf8')),
)

const sizes = new Map<string, number>()

async function sizeOf(file: string): Promise<number> {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = brotliCompressSync(await readFile(join(WEB_FOLDER, file))).length
  sizes.set(file, size)
  return size
}

function chunkOf(key: string) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}; is the list of pages up to date?`)
  return chunk
}

/** The files of a chunk and of all that it imports from the start. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const { file, css = [], imports = [] } = chunkOf(key)
  if (seen.has(file)) return seen
  for (const name of [file, ...css]) seen.add(name)
  for (const imported of imports) filesOf(imported, seen)
  return seen
}

const failures: string[] = []

function report(name: string, bytes: number, budgetKb: number, detail = '') {
  const isOver = bytes > budgetKb * KILOBYTE
  const line = `${name.padEnd(44)} ${(bytes / KILOBYTE).toFixed(1).padStart(6)} of ${budgetKb} KB${detail}`
  console.log(`${isOver ? 'OVER ' : 'ok   '}${line}`)
  if (isOver) failures.push(name)
}

for (const [name, modules, budgetKb] of PAGES) {
  const files = new Set([ENTRY, 'theme.js'])
  for (const key of [ENTRY, ...modules]) for (const file of filesOf(key)) files.add(file)
  let bytes = 0
  for (const file of files) bytes += await sizeOf(file)
  report(name, bytes, budgetKb, `, ${files.size} files`)
}

for (const [key, chunk] of Object.entries(manifest)) {
  if (chunk.isDynamicEntry) {
    report(`chunk ${key}`, await sizeOf(chunk.file), ROUTE_CHUNK_BUDGET_KB)
  }
}

if (failures.length > 0) {
  console.error(`\nOver budget: ${failures.join(', ')}`)
  process.exitCode = 1
}
