import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from 'zod'

// The pages that the check of budgets reads, and the files of each. Build first:
// `node scripts/build-web.ts`.

export const WEB_FOLDER = process.argv[2] ?? join(import.meta.dirname, '..', 'dist/web')

export const ENTRY = 'index.html'
const PORTAL = 'app/frames/portal-frame.tsx'
const STAFF = 'app/frames/staff-frame.tsx'
/** The further pages of the desk. */
const DESK = 'app/routes/desk-routes.tsx'
const ADMIN = 'app/routes/admin-routes.tsx'
/** Rarely opened pages, without a frame. */
const FURTHER = 'app/routes/further-routes.tsx'

/**
 * Budgets by kind of page, in kilobytes. A page that exceeds its budget is a question for review; it
 * never moves code to another file.
 */
const SIGN_IN_KB = 123
const PORTAL_KB = 195
const STAFF_KB = 210
/** With the thread of a ticket, which the queue shows as a preview. */
const QUEUE_KB = 223
/** Reading and writing come together: the fields around the editor, its dialogs, and what is below it. */
const DESK_TICKET_KB = 255
/** With all terms, their calendar, and the receipts of a try-out. */
const CONTRACT_KB = 225
/** With all that connects a provider, and the frame of its guide. The chosen guide itself comes later. */
const GUIDE_KB = 235

/** The page, the modules that its route loads, and its budget. */
export const PAGES: [name: string, modules: string[], budgetKb: number][] = [
  ['login', ['access/sign-in/login-page.tsx'], SIGN_IN_KB],
  ['sign-in code', ['access/sign-in/code-page.tsx'], SIGN_IN_KB],
  ['admin login', ['access/passwords/admin-login-page.tsx'], SIGN_IN_KB],
  ['set password', ['access/passwords/set-password-page.tsx'], SIGN_IN_KB],
  // Belongs to the portal's area, without its frame.
  ['rate', ['tickets/rating/rate-page.tsx'], PORTAL_KB],
  ['dashboard', [PORTAL, 'dashboard/dashboard-page.tsx'], PORTAL_KB],
  ['ticket list', [PORTAL, 'tickets/list/ticket-list-page.tsx'], PORTAL_KB],
  ['ticket detail', [PORTAL, 'tickets/detail/ticket-detail-page.tsx'], PORTAL_KB],
  ['create ticket', [PORTAL, 'tickets/create/create-ticket-page.tsx'], PORTAL_KB],
  ['service levels', [PORTAL, 'service-contracts/service-levels-page.tsx'], PORTAL_KB],
  ['admin dashboard', [STAFF, ADMIN, 'admin/admin-dashboard-page.tsx'], STAFF_KB],
  ['customer list', [STAFF, ADMIN, 'customers/list/customer-list-page.tsx'], STAFF_KB],
  ['customer form', [STAFF, ADMIN, 'customers/form/customer-form-page.tsx'], STAFF_KB],
  ['customer overview', [STAFF, ADMIN, 'customer-hub/customer-overview-page.tsx'], STAFF_KB],
  ['contract', [STAFF, ADMIN, 'service-contracts/contract-page.tsx'], STAFF_KB],
  ['version of a contract', [STAFF, ADMIN, 'service-contracts/version-pages.tsx'], CONTRACT_KB],
  ['contract templates', [STAFF, ADMIN, 'service-contracts/templates-page.tsx'], CONTRACT_KB],
  ['maintenance', [STAFF, ADMIN, 'service-contracts/maintenance-page.tsx'], STAFF_KB],
  ['settings', [STAFF, ADMIN, 'settings/settings-page.tsx'], STAFF_KB],
  ['usage', [STAFF, ADMIN, 'usage/usage-page.tsx'], STAFF_KB],
  ['setup', [STAFF, ADMIN, 'setup/setup-page.tsx'], STAFF_KB],
  ['people', [STAFF, ADMIN, 'people/people-page.tsx'], STAFF_KB],
  ['people of a manager', [PORTAL, 'people/people-page.tsx'], STAFF_KB],
  ['team', [STAFF, ADMIN, 'staff/team-page.tsx'], STAFF_KB],
  ['deleted customers', [STAFF, ADMIN, 'customers/deleted/deleted-customers-page.tsx'], STAFF_KB],
  ['audit log', [STAFF, ADMIN, 'audit/audit-log-page.tsx'], STAFF_KB],
  ['background work', [STAFF, ADMIN, 'background-work/background-work-page.tsx'], STAFF_KB],
  ['CRM', [STAFF, ADMIN, 'crm/crm-page.tsx'], STAFF_KB],
  ['mailboxes', [STAFF, ADMIN, 'mail/boxes/mailboxes-page.tsx'], STAFF_KB],
  ['alert rules', [STAFF, ADMIN, 'mail/alerts/alerts.tsx'], STAFF_KB],
  ['sent mail', [STAFF, ADMIN, 'mail/out/sent-mail-page.tsx'], STAFF_KB],
  ['sign-in failures', [STAFF, ADMIN, 'sign-in-failures/sign-in-failures-page.tsx'], STAFF_KB],
  ['account', [STAFF, 'account/account-page.tsx'], STAFF_KB],
  ['desk', [STAFF, DESK, 'desk/queue/desk-page.tsx'], QUEUE_KB],
  ['desk ticket', [STAFF, DESK, 'desk/ticket/desk-ticket-page.tsx'], DESK_TICKET_KB],
  ['desk time', [STAFF, DESK, 'desk/time/time-page.tsx'], STAFF_KB],
  ['kinds of work', [STAFF, DESK, 'work-types/work-types-page.tsx'], STAFF_KB],
  ['desk numbers', [STAFF, DESK, 'desk/reports/reports-page.tsx'], STAFF_KB],
  ['desk macros', [STAFF, DESK, 'desk/macros/macros-page.tsx'], STAFF_KB],
  ['desk mail', [STAFF, DESK, 'desk/mail/mails-page.tsx'], STAFF_KB],
  ['single sign-on', [STAFF, ADMIN, 'connections/page/sign-on-page.tsx'], GUIDE_KB],
  ['setup link', [FURTHER, 'connections/setup-links/setup-page.tsx'], GUIDE_KB],
  ['test by setup link', [FURTHER, 'connections/setup-links/setup-test-page.tsx'], STAFF_KB],
  ['test of single sign-on', [STAFF, ADMIN, 'connections/tests/sign-on-test-page.tsx'], STAFF_KB],
  ['SSO guide', [STAFF, ADMIN, 'sso-guide/sso-guide-page.tsx'], GUIDE_KB],
]

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
)

const manifest = Manifest.parse(
  JSON.parse(await readFile(join(WEB_FOLDER, '.vite/manifest.json'), 'utf8')),
)

/** Returns the chunk that a module begins. */
export function chunkOf(key: string) {
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
