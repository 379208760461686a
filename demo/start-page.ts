import type { FastifyInstance } from 'fastify'

import { type Page, sendPage, type Site } from '#demo/pages/page-html.ts'
import { startSession } from '#server/access/sessions/sessions.ts'
import type { Db } from '#server/platform/db/client.ts'

import { FABRIKAM, JORDAN, NORTHWIND, PRIYA } from './demo-people.ts'
import { LITWARE } from './showcase/people.ts'
import { SETUP_LINK_TOKEN } from './showcase/seed-connections.ts'

/** The address that offers to sign in with a click, next to the pages of the portal. */
export const START_PATH = '/demo'

type Role = {
  title: string
  who: string
  lines: string[]
  button: string
  /** The person who is signed in; none for a link that is its own key. */
  email?: string
  to: string
}

const KATHARINA = 'katharina.vogel@northwind.example'

const ROLES: Record<string, Role> = {
  customer: {
    title: 'Customer',
    who: `Katharina Vogel, ${NORTHWIND.name}`,
    lines: [
      'Create a ticket and follow it to its end',
      'See how well the service level is met',
      'Reply, attach files, close',
    ],
    button: 'Try it as a customer',
    email: KATHARINA,
    to: '/dashboard',
  },
  agent: {
    title: 'Agent',
    who: PRIYA.name,
    lines: [
      'Work the queue: see whose turn it is',
      'Open “Loan statements are cut off”: 14 messages with pictures',
      'Sort what came by email, log time',
    ],
    button: 'Try it as an agent',
    email: PRIYA.email,
    to: '/desk',
  },
  admin: {
    title: 'Administrator',
    who: JORDAN.name,
    lines: [
      'See who can’t sign in yet, and why',
      'Look at a failed single sign-on test and the fixed one',
      'Reports, settings, audit log',
    ],
    button: 'Try it as an admin',
    email: JORDAN.email,
    to: '/admin',
  },
  it: {
    title: 'Customer’s IT',
    who: `Ivy Tran, ${LITWARE.name}`,
    lines: [
      'Set up single sign-on from a link, without an account',
      'Follow the guide for your identity provider',
      'Test before anyone depends on it',
    ],
    button: 'Try it as their IT',
    to: `/setup#${SETUP_LINK_TOKEN}`,
  },
}

const SITE: Site = {
  name: 'Portico demo',
  links: [],
  note: 'Everything here is made up.',
}

/** Adds the start page, and an address for each role that signs its person in. */
export function addStartPage(app: FastifyInstance): void {
  const { deps } = app
  app.get(START_PATH, async (_request, reply) => {
    const litware = await deps.db
      .selectFrom('customerDomains')
      .select('customerId')
      .where('domain', '=', LITWARE.domain)
      .executeTakeFirst()
    const isSmall = litware === undefined
    reply.hijack()
    sendPage(reply.raw, SITE, startPage(isSmall))
  })
  app.get<{ Params: { role: string } }>(`${START_PATH}/:role`, async ({ params }, reply) => {
    const role = ROLES[params.role]
    if (!role) return reply.redirect(START_PATH)
    const user = await findUser(deps.db, role.email)
    if (user) await startSession(deps, reply, user)
    return reply.redirect(role.to)
  })
}

async function findUser(db: Db, email = '') {
  return db
    .selectFrom('users')
    .select(['customerId', 'id', 'role'])
    .where('email', '=', email)
    .where('active', '=', true)
    .executeTakeFirst()
}

function startPage(isSmall: boolean): Page {
  const shown = Object.entries(ROLES).filter(([, { email }]) => email !== undefined || !isSmall)
  const cards = shown.map(
    ([name, { title, who, lines, button }]) => `<section class="card">
<h2>${title}</h2>
<p class="soft">${who}</p>
<ul class="points">${lines.map((line) => `<li>${line}</li>`).join('')}</ul>
<a class="main" href="${START_PATH}/${name}">${button}</a>
</section>`,
  )
  return {
    title: 'Start',
    body: `<h1>Try Portico</h1>
<p class="soft">One click signs you in. To switch, come back here.</p>
<div class="roles">${cards.join('')}</div>
<h2>Or sign in as anyone else</h2>
<p>Customers start at <a href="/login">the sign-in page</a>, for example as dana.whitfield@${FABRIKAM.domain}, and go through their own identity provider.
Agents and administrators sign in at <a href="/admin/login">the staff sign-in</a> with the passwords that the demo printed.</p>`,
  }
}
