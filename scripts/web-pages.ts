import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from 'zod'

// What the checks of the web build read: the pages, and the files of each. Build first:
// `node scripts/build-web.ts`.

export const WEB_FOLDER = process.argv[2] ?? join(import.meta.dirname, '..', 'dist/web')

export const ENTRY = 'index.html'
const PORTAL = 'app/frames/portal-frame.tsx'
/** At the desk it is within the frame of the portal. */
const STAFF = 'app/frames/staff-frame.tsx'
/** The further pages of the desk. */
const DESK = 'app/desk-routes.tsx'
const ADMIN = 'app/admin-routes.tsx'
/** What hardly anybody opens, without a frame. */
const FURTHER = 'app/further-routes.tsx'

/** Of the eleven, one is loaded. */
const LARGEST_GUIDE = 'sso-guide/providers/microsoft-entra.ts'

/** The page, the modules that its route loads, and its budget in kilobytes. */
export const PAGES: [name: string, modules: string[], budgetKb: number][] = [
  ['login', ['access/sign-in/login-page.tsx'], 95],
  ['admin login', ['access/passwords/admin-login-page.tsx'], 97],
  ['set password', ['access/passwords/set-password-page.tsx'], 97],
  ['dashboard', [PORTAL, 'dashboard/dashboard-page.tsx'], 120],
  ['ticket list', [PORTAL, 'tickets/list/ticket-list-page.tsx'], 121],
  ['ticket detail', [PORTAL, 'tickets/detail/ticket-detail-page.tsx'], 135],
  ['create ticket', [PORTAL, 'tickets/create/create-ticket-page.tsx'], 127],
  ['admin dashboard', [ADMIN, 'admin/admin-dashboard-page.tsx'], 125],
  ['customer list', [ADMIN, 'customers/customer-list-page.tsx'], 125],
  ['customer form', [ADMIN, 'customers/customer-form-page.tsx'], 129],
  ['settings', [ADMIN, 'settings/settings-page.tsx'], 125],
  ['usage', [ADMIN, 'usage/usage-page.tsx'], 125],
  ['setup', [ADMIN, 'setup/setup-page.tsx'], 125],
  ['people', [ADMIN, 'people/people-page.tsx'], 125],
  ['team', [ADMIN, 'staff/team-page.tsx'], 125],
  ['deleted customers', [ADMIN, 'customers/deleted-customers-page.tsx'], 125],
  ['audit log', [ADMIN, 'audit/audit-log-page.tsx'], 125],
  ['background work', [ADMIN, 'background-work/background-work-page.tsx'], 125],
  ['CRM', [ADMIN, 'crm/crm-page.tsx', 'crm/connection-part.tsx'], 125],
  ['CRM values', [ADMIN, 'crm/crm-page.tsx', 'crm/values-part.tsx'], 125],
  ['CRM companies', [ADMIN, 'crm/crm-page.tsx', 'crm/companies-part.tsx'], 125],
  ['mailboxes', [ADMIN, 'mail/boxes/mailbox-pages.tsx'], 126],
  ['alert rules', [ADMIN, 'mail/alerts/alerts.tsx'], 128],
  ['sent mail', [ADMIN, 'mail/out/sent-mail-page.tsx'], 125],
  ['sign-in failures', [ADMIN, 'sign-in-failures/sign-in-failures-page.tsx'], 125],
  ['account', [STAFF, 'account/account-page.tsx'], 125],
  ['desk', [PORTAL, STAFF, DESK, 'desk/queue/desk-page.tsx'], 138],
  ['desk ticket', [PORTAL, STAFF, DESK, 'desk/ticket/desk-ticket-page.tsx'], 143],
  ['desk time', [PORTAL, STAFF, DESK, 'desk/time/time-page.tsx'], 134],
  ['kinds of work', [PORTAL, STAFF, DESK, 'work-kinds/work-kinds-page.tsx'], 133],
  ['desk numbers', [PORTAL, STAFF, DESK, 'desk/numbers/numbers-page.tsx'], 130],
  ['desk macros', [PORTAL, STAFF, DESK, 'desk/macros/macros-page.tsx'], 130],
  ['desk mail', [PORTAL, STAFF, DESK, 'desk/mail/mails-page.tsx'], 135],
  ['single sign-on', [ADMIN, 'connections/page/sign-on-page.tsx'], 137],
  ['setup link', [FURTHER, 'setup-link/setup-page.tsx'], 143],
  ['test by setup link', [FURTHER, 'setup-link/setup-test-page.tsx'], 132],
  ['test of single sign-on', [ADMIN, 'connections/tests/sign-on-test-page.tsx'], 129],
  ['SSO guide', [ADMIN, 'sso-guide/sso-guide-page.tsx', LARGEST_GUIDE], 126],
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

export const manifest = Manifest.parse(await readBuilt('manifest.json'))

/** Reads what the build wrote about itself. */
export async function readBuilt(name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(WEB_FOLDER, '.vite', name), 'utf8'))
}

function chunkOf(key: string) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}; is the list of pages up to date?`)
  return chunk
}

/** Returns the files that a browser loads before a page shows: those of its modules and of the entry. */
export function filesOfPage(modules: string[]): Set<string> {
  const files = new Set<string>()
  for (const key of [ENTRY, ...modules]) filesOf(key, files)
  return files
}

/** The files of a chunk and of all that it imports from the start. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const { file, css = [], imports = [] } = chunkOf(key)
  if (seen.has(file)) return seen
  for (const name of [file, ...css]) seen.add(name)
  for (const imported of imports) filesOf(imported, seen)
  return seen
}
