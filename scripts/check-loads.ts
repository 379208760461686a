import { z } from 'zod'

import { filesOfPage, PAGES, readBuilt } from './web-pages.ts'

// Each page loads the folders that are named for it, and nothing of any other. A folder is that of
// a noun, or a room in it; the contract and the words of a noun count as the noun. To load more,
// a page needs a line here. To load less, split by a line of CHUNKS in `vite.config.ts`.

const ENTRY_FOLDERS = ['access', 'access/language', 'app', 'app/frames', 'basic', 'lib']
const VISITOR = [
  ...ENTRY_FOLDERS,
  'access/sign-in',
  'kit/basic',
  'kit/feedback',
  'kit/form',
  'kit/parts',
  'sign-in',
]
const PASSWORD = [...VISITOR, 'access/passwords', 'admin-login', 'kit/password', 'passwords']

const SIGNED_IN = [
  ...ENTRY_FOLDERS,
  'kit',
  'kit/basic',
  'kit/dialog',
  'kit/feedback',
  'kit/frame',
  'kit/parts',
  'language',
  'time',
  'user-menu',
  'words',
]

/** Every page of the portal has the bell and the search, which read tickets and the dashboard. */
const PORTAL = [...SIGNED_IN, 'dashboard', 'notifications', 'search', 'tickets']
const WRITING = [
  'files',
  'kit/files',
  'kit/form',
  'ticket-sla',
  'ticket-writing',
  'tickets/files',
  'tickets/sla',
  'tickets/writing',
]
/** A conversation and the receipt of its service level. */
const READING = [
  'ticket-conversation',
  'ticket-log',
  'ticket-service',
  'ticket-sla',
  'tickets/closing',
  'tickets/conversation',
  'tickets/receipt',
  'tickets/sla',
]

const STAFF = [...SIGNED_IN, 'access/staff', 'account', 'kit/extras', 'lib/admin', 'staff-access']
/** What several pages of the admin area say of customers is one file for all of them. */
const CUSTOMERS = [
  ...STAFF,
  'connections',
  'connections/stages',
  'customer-labels',
  'customers',
  'saml-providers',
  'sign-in-failures',
]
/** At the desk the frame is the portal's, for administrators too. */
const DESK = [...new Set([...PORTAL, ...STAFF])]
/** What the pages of the desk share. */
const QUEUE_AND_TICKET = [...DESK, 'desk', 'mail/held']
const TIME = ['desk-time', 'desk/time', 'work-kinds']
const PAGE_FORM = ['kit/form', 'kit/leave', 'kit/page-form', 'page-form']

/** The cards of the page of a connection are one file. */
const SIGN_ON = [
  ...CUSTOMERS,
  'certificate-facts',
  'customers/domains',
  'domain-proofs',
  'connections/following',
  'connections/page',
  'connections/setup-links',
  'connections/stages',
  'connections/tests',
  'saml-metadata',
  'sign-on-certificates',
  'sign-on-test',
]

/** Of the admin area it has what is about a connection. */
const SETUP_LINK = [...SIGN_ON, 'access/sign-in', 'setup-link', 'setup-link-page', 'sign-on']

const ALLOWED: Record<string, string[]> = {
  login: VISITOR,
  'admin login': PASSWORD,
  'set password': PASSWORD,
  dashboard: PORTAL,
  'ticket list': [...PORTAL, 'kit/list', 'ticket-list', 'tickets/list'],
  'ticket detail': [...PORTAL, ...WRITING, ...READING, 'ticket-detail', 'tickets/detail'],
  'create ticket': [...PORTAL, ...WRITING, 'ticket-create', 'tickets/create'],
  'admin dashboard': [...CUSTOMERS, 'admin', 'first-steps', 'setup'],
  'customer list': [...CUSTOMERS, 'customer-list', 'kit/list'],
  'customer form': [...CUSTOMERS, ...PAGE_FORM, 'connection-hints', 'customer-form'],
  settings: [...STAFF, ...PAGE_FORM, 'settings'],
  usage: [...STAFF, ...PAGE_FORM, 'usage'],
  setup: [...STAFF, 'setup'],
  people: [...CUSTOMERS, 'kit/list', 'people'],
  team: [...STAFF, ...PAGE_FORM, 'staff'],
  'deleted customers': [...CUSTOMERS, 'deleted-customers', 'kit/list'],
  'audit log': [...STAFF, 'audit', 'audit-actions', 'audit-log', 'kit/list'],
  'background work': [...STAFF, 'background-work', 'kit/list'],
  CRM: [...STAFF, 'crm', 'crm-admin', 'kit/form'],
  'CRM values': [...STAFF, ...PAGE_FORM, 'crm', 'crm-admin'],
  'CRM companies': [...STAFF, 'crm', 'crm-admin'],
  mailboxes: [...STAFF, ...PAGE_FORM, 'mail/boxes', 'mailbox-guides', 'mailboxes'],
  'alert rules': [
    ...STAFF,
    ...PAGE_FORM,
    'alert-rules',
    'kit/named-list',
    'mail/alerts',
    'named-list',
  ],
  'sent mail': [...STAFF, 'kit/list', 'mail-admin', 'mail/out'],
  'sign-in failures': [...CUSTOMERS, 'kit/list'],
  account: [
    ...STAFF,
    'access/passwords',
    'admin-login',
    'kit/form',
    'kit/password',
    'mail-out',
    'mail/choice',
    'passwords',
  ],
  desk: [...QUEUE_AND_TICKET, 'desk-new', 'desk/on-behalf', 'desk/queue', 'desk/views', 'kit/list'],
  'desk ticket': [
    ...QUEUE_AND_TICKET,
    ...READING,
    'desk-relate',
    'desk-ticket',
    'desk/relate',
    'desk/ticket',
  ],
  'desk time': [...QUEUE_AND_TICKET, ...TIME, 'kit/list'],
  'kinds of work': [...DESK, ...PAGE_FORM, ...TIME, 'kit/named-list', 'named-list'],
  'desk numbers': [...QUEUE_AND_TICKET, 'desk-numbers', 'desk/numbers'],
  'desk macros': [...QUEUE_AND_TICKET, 'desk-macros', 'desk/macros'],
  'desk mail': [...QUEUE_AND_TICKET, 'desk-mail', 'desk/mail', 'kit/form', 'kit/list'],
  'single sign-on': [...SIGN_ON, 'connections/domains', 'kit/form', 'setup-links', 'sign-on'],
  'test of single sign-on': [...SIGN_ON, 'kit/form', 'saml-metadata', 'sign-on'],
  'setup link': [
    ...SETUP_LINK,
    ...PAGE_FORM,
    'connection-hints',
    'connections/metadata',
    'saml-metadata',
    'sign-in',
  ],
  'test by setup link': [...SETUP_LINK, 'kit/form', 'saml-metadata', 'sign-in'],
  'SSO guide': [
    ...CUSTOMERS,
    'connections/stages',
    'sign-in-refusals',
    'sso-guide',
    'sso-guide/providers',
  ],
}

const modulesOf = z
  .record(z.string(), z.array(z.string()))
  .parse(await readBuilt('chunk-modules.json'))

/** Returns `tickets/list`, `customers` or `kit/form`; undefined for a module outside of folders. */
function folderOf(module: string): string | undefined {
  const words = /^src\/shared\/words\/\w+\/(.+)\.ts$/.exec(module)
  return words?.[1] ?? /^src\/(?:web|shared)\/(.+)\/[^/]+$/.exec(module)?.[1]
}

let isWrong = false
for (const [name, entries] of PAGES) {
  const allowed = ALLOWED[name] ?? []
  const own = entries.map((entry) => `src/web/${entry}`)
  const pages = PAGES.flatMap(([, others]) => others.map((entry) => `src/web/${entry}`))
  const modules = [...filesOfPage(entries)].flatMap((file) => modulesOf[file] ?? [])
  const wrong = modules.filter((module) => {
    const folder = folderOf(module)
    const isForeignPage = pages.includes(module) && !own.includes(module)
    return isForeignPage || (folder !== undefined && !allowed.includes(folder))
  })
  // A folder that is allowed and not loaded is a rule that has outlived its reason.
  const loaded = new Set(modules.map(folderOf))
  const unused = allowed.filter((folder) => !loaded.has(folder))
  if (wrong.length + unused.length > 0) isWrong = true
  console.log(
    `${wrong.length + unused.length > 0 ? 'WRONG' : 'ok   '} ${name}, ${modules.length} modules`,
  )
  for (const module of wrong) console.log(`        loads ${module}`)
  for (const folder of unused) console.log(`        is allowed ${folder}, but does not load it`)
}

if (isWrong) {
  console.error('\nSome pages load other than what scripts/check-loads.ts names')
  process.exitCode = 1
}
