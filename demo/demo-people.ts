import type { DemoPerson, DemoRealm } from '#demo/identity-provider/realms.ts'
import type { Sight } from '#shared/access/visibility.ts'
import type { SamlProvider } from '#shared/customers/values.ts'

// The people of the demo. The identity provider knows the same people as the ones who have tickets.

export type DemoCustomer = {
  name: string
  domain: string
  active: boolean
  /** The customer's realm at the demo's identity provider; null without single sign-on. */
  realm: Pick<DemoRealm, 'realm' | 'signs' | 'certificateDays'> | null
  provider: SamlProvider
  timeZone: string
  /** How many months before the first start the contract began; null for none. */
  contractMonthsAgo: number | null
  people: NamedPerson[]
}

/** A person with `shows` is listed when the demo starts. */
type NamedPerson = DemoPerson & {
  shows?: string
  /** Own tickets alone where it is left out. */
  sight?: Partial<Sight> & { isPortalManager?: true }
}

export const NORTHWIND: DemoCustomer = {
  name: 'Northwind Traders',
  domain: 'northwind.example',
  active: true,
  realm: { realm: 'northwind', signs: 'assertion' },
  provider: 'microsoft_entra',
  timeZone: 'Europe/Berlin',
  contractMonthsAgo: 14,
  people: [
    {
      email: 'katharina.vogel@northwind.example',
      firstName: 'Katharina',
      lastName: 'Vogel',
      shows: 'a full dashboard',
      sight: { visibility: 'all', mayAnswer: true, isPortalManager: true },
    },
    {
      email: 'laila.haddad@northwind.example',
      firstName: 'ليلى',
      lastName: 'حداد',
    },
    {
      email: 'max.hohenstaufen@northwind.example',
      firstName: 'Maximilian-Alexander',
      lastName: 'Freiherr von Hohenstaufen-Lichtenfels zu Waldburg',
    },
    {
      email: 'oluwaseun.adeyemi@northwind.example',
      firstName: 'Oluwaseun',
      lastName: 'Adeyemi',
      sight: { visibility: 'categories', visibleCategories: ['NETWORK_ISSUE'] },
    },
    {
      email: 'mina.park@northwind.example',
      firstName: 'Mina',
      lastName: 'Park',
      shows: 'no tickets yet',
    },
  ],
}

export const FABRIKAM: DemoCustomer = {
  name: 'Fabrikam Inc',
  domain: 'fabrikam.example',
  active: true,
  realm: { realm: 'fabrikam', signs: 'response' },
  provider: 'okta',
  timeZone: 'America/New_York',
  contractMonthsAgo: 7,
  people: [
    {
      email: 'dana.whitfield@fabrikam.example',
      firstName: 'Dana',
      lastName: 'Whitfield',
      shows: 'New York business hours',
    },
    {
      email: 'luis.ortega@fabrikam.example',
      firstName: 'Luis Ángel',
      lastName: 'Ortega',
    },
    {
      email: 'chau.nguyen@fabrikam.example',
      firstName: 'Minh Châu',
      lastName: 'Nguyễn',
    },
    {
      email: 'siobhan.oneill@fabrikam.example',
      firstName: 'Siobhán',
      lastName: "O'Neill",
    },
  ],
}

export const CONTOSO: DemoCustomer = {
  name: 'Contoso Ltd',
  domain: 'contoso.example',
  active: false,
  realm: null,
  provider: 'custom',
  timeZone: 'Europe/London',
  contractMonthsAgo: null,
  people: [],
}

// Oldest first: lists show the newest on top.
export const DEMO_CUSTOMERS = [NORTHWIND, CONTOSO, FABRIKAM]

export type DemoStaff = {
  email: string
  name: string
  password: string
  role: 'admin' | 'agent'
}

export const JORDAN: DemoStaff = {
  email: 'admin@portico.example',
  name: 'Jordan Ellis',
  password: 'portico-demo-admin',
  role: 'admin',
}

export const PRIYA: DemoStaff = {
  email: 'agent@portico.example',
  name: 'Priya Raman',
  password: 'portico-demo-agent',
  role: 'agent',
}

export const DEMO_STAFF = [JORDAN, PRIYA]

/**
 * Two more accounts, not listed at the start. The team page shows with them what else an account
 * can be.
 */
export const SOFIA: DemoStaff = {
  email: 'sofia.lindqvist@portico.example',
  name: 'Sofia Lindqvist',
  password: 'portico-demo-admin',
  role: 'admin',
}
export const TOMAS = {
  email: 'tomas.okafor@portico.example',
  name: 'Tomás Okafor',
  role: 'agent' as const,
}

/** The identity provider of a company that is no customer yet: one to connect by a setup link. */
export const WINGTIP: DemoRealm & { domain: string } = {
  name: 'Wingtip Toys',
  domain: 'wingtip.example',
  realm: 'wingtip',
  signs: 'response',
  people: [{ email: 'ina.ibsen@wingtip.example', firstName: 'Ina', lastName: 'Ibsen' }],
}

/** The same people as the realms of the demo's identity provider. */
const CUSTOMER_REALMS: DemoRealm[] = DEMO_CUSTOMERS.flatMap(({ name, realm, people }) =>
  realm ? [{ ...realm, name, people }] : [],
)

/** The provider of those who run the portal. The demo leaves it to you to connect it, under Team. */
const TEAM_REALM: DemoRealm = {
  realm: 'portico',
  name: 'Portico Support',
  signs: 'assertion',
  people: [JORDAN, PRIYA, SOFIA, TOMAS].map(({ email, name }) => {
    const [firstName = '', lastName = ''] = name.split(' ')
    return { email, firstName, lastName }
  }),
}

export const DEMO_REALMS = [...CUSTOMER_REALMS, TEAM_REALM, WINGTIP]
