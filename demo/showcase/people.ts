import { type DemoCustomer, type DemoStaff, FABRIKAM, NORTHWIND } from '#demo/demo-people.ts'
import type { DemoRealm } from '#demo/identity-provider/realms.ts'

// The customers and agents that `npm run demo` has besides those of the stories.

function person(name: string, domain: string) {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { email: `${firstName}.${lastName}@${domain}`.toLowerCase(), firstName, lastName }
}

function people(domain: string, names: string[]) {
  return names.map((name) => person(name, domain))
}

/** In daily use; its domain is verified, and some of its people fail to sign in. */
export const WOODGROVE: DemoCustomer = {
  name: 'Woodgrove Bank',
  domain: 'woodgrove.example',
  active: true,
  realm: { realm: 'woodgrove', signs: 'assertion' },
  provider: 'ping_identity',
  timeZone: 'America/Chicago',
  contractMonthsAgo: 14,
  people: people('woodgrove.example', [
    'Grace Holloway',
    'Ethan Brooks',
    'Priscilla Nguyen',
    'Owen Castillo',
    'Ruth Feldman',
  ]),
}

/** Its certificate ends soon. */
export const ADVENTURE_WORKS: DemoCustomer = {
  name: 'Adventure Works',
  domain: 'adventure-works.example',
  active: true,
  realm: { realm: 'adventure-works', signs: 'response', certificateDays: 12.5 },
  provider: 'google_identity',
  timeZone: 'America/Denver',
  contractMonthsAgo: 10,
  people: people('adventure-works.example', [
    'Hazel Whitman',
    'Diego Fuentes',
    'Nora Lindgren',
    'Caleb Osei',
  ]),
}

/** A test of its sign-in failed, was fixed, and passed: a few people try it now. */
export const ALPINE: DemoCustomer = {
  name: 'Alpine Ski House',
  domain: 'alpineskihouse.example',
  active: true,
  realm: { realm: 'alpine-ski-house', signs: 'assertion' },
  provider: 'onelogin',
  timeZone: 'Europe/Zurich',
  contractMonthsAgo: 5,
  people: people('alpineskihouse.example', ['Lena Baumann', 'Matteo Ricci', 'Sophie Marchand']),
}

/** Its administrator used a setup link yesterday. */
export const LITWARE: DemoCustomer = {
  name: 'Litware',
  domain: 'litware.example',
  active: true,
  realm: { realm: 'litware', signs: 'response' },
  provider: 'auth0',
  timeZone: 'America/Los_Angeles',
  contractMonthsAgo: 1,
  people: people('litware.example', ['Ivy Tran', 'Marcus Bell']),
}

/** Signed last week; nothing is set up yet. */
export const PROSEWARE: DemoCustomer = {
  name: 'Proseware',
  domain: 'proseware.example',
  active: true,
  realm: null,
  provider: 'custom',
  timeZone: 'Europe/Dublin',
  contractMonthsAgo: 0,
  people: [],
}

export const SHOWCASE_CUSTOMERS = [WOODGROVE, ADVENTURE_WORKS, ALPINE, LITWARE, PROSEWARE]

/** Those whose people have tickets. */
export const ACTIVE_CUSTOMERS = [WOODGROVE, ADVENTURE_WORKS, ALPINE]

/** Those whose people sign in from the first start on. */
export const LIVE_CUSTOMERS: DemoCustomer[] = [WOODGROVE, ADVENTURE_WORKS]

export const SHOWCASE_REALMS: DemoRealm[] = SHOWCASE_CUSTOMERS.flatMap(
  ({ name, realm, people: known }) => (realm ? [{ ...realm, name, people: known }] : []),
)

const PASSWORD = 'portico-demo-agent'

export const SHOWCASE_STAFF: DemoStaff[] = ['Hannah Brandt', 'Marcus Webb', 'Amara Diallo'].map(
  (name) => ({
    name,
    email: person(name, 'portico.example').email,
    password: PASSWORD,
    role: 'agent',
  }),
)

/** How many of the earlier tickets each customer has. */
export const SHARES: readonly (readonly [DemoCustomer, number])[] = [
  [NORTHWIND, 95],
  [FABRIKAM, 80],
  [WOODGROVE, 78],
  [ADVENTURE_WORKS, 50],
  [ALPINE, 22],
]
