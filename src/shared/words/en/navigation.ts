import { number, plural } from './language.ts'

// Texts of the frame around the pages.

export const mainNavigation = 'Main'
export const dashboard = 'Dashboard'
export const myTickets = 'My Tickets'
export const newTicket = 'New Ticket'
export const desk = 'Desk'
export const yourAccount = 'Your account'
export const adminDashboard = 'Admin Dashboard'

export const adminPortal = 'Admin Portal'
export const adminNavigation = 'Admin'
export const customers = 'Customers'
export const team = 'Team'
export const signInFailures = 'Sign-In Failures'
export const auditLog = 'Audit Log'
export const backgroundWork = 'System Jobs'
export const crm = 'CRM'
export const mailboxes = 'Mailboxes'
export const settings = 'Settings'
export const mainPortal = 'Main Portal'

// Further areas, and pages in the rail.

export const areas = 'Areas'
export const pagesOf = (area: string) => `${area} pages`
export const reports = 'Reports'
export const time = 'Time'
export const emailReview = 'Email Review'
export const macros = 'Macros'
export const allCustomers = 'All Customers'
export const serviceLevel = 'Service Level'
/** Page of a contract, for its customer. */
export const serviceLevels = 'Service Levels'
export const workload = 'Workload'
export const timeAndBilling = 'Time and Billing'
export const setupInProgress = 'Setup in Progress'
export const deletedCustomers = 'Deleted Customers'
export const overview = 'Overview'
export const general = 'General'
export const categories = 'Categories'
export const contractTemplates = 'Contract Templates'
export const maintenance = 'Maintenance'
export const teamSignOn = 'Team Single Sign-On'
export const signInApplications = 'Sign-In Apps'
export const signingKeys = 'Signing Keys'
export const domains = 'Domains'
export const workTypes = 'Work Types'
export const alertRules = 'Alert Rules'
export const outgoingEmail = 'Outgoing Email'
export const usage = 'Usage and Limits'
export const setup = 'Email and Backups'

export const newCustomer = 'Add Customer'

/** Further words that the search finds a page by. */
export const keywords = {
  account: 'password two-step sign-in 2fa mfa passkey sessions language notifications',
  customers: 'saml sso clients organizations companies',
  newCustomer: 'new client organization company onboarding',
  setupInProgress: 'saml sso single sign-on setup link onboarding',
  signInFailures: 'saml sso failed login error code',
  deletedCustomers: 'restore undo trash',
  general: 'logo branding name time zone language contact privacy business hours',
  ticketSettings: 'due soon undo send reopen rating assign confirmation',
  team: 'invite add agent administrator staff members two-step password',
  contractTemplates: 'sla service level business hours holidays targets standard extended',
  maintenance: 'planned downtime pause sla',
  workTypes: 'billing rates work types',
  mailboxes: 'imap incoming email inbox oauth connect',
  alertRules: 'monitoring alarms prtg nagios zabbix',
  outgoingEmail: 'smtp sent email bounces delivery mail server',
  crm: 'hubspot integration sync token',
  teamSignOn: 'saml sso agents administrators identity provider',
  signInApplications: 'microsoft entra azure google oauth openid connect client id secret',
  signingKeys: 'saml certificate metadata rotation',
  domains: 'dns verification txt record',
  auditLog: 'history changes who did what',
  usage: 'storage limits quota',
  backgroundWork: 'queue failed retry schedule',
  setup: 'smtp backup restore mail server',
  emailReview: 'spam quarantine held',
  macros: 'templates canned responses snippets',
  time: 'hours billing invoice export',
  reports: 'statistics analytics',
  serviceLevel: 'sla targets',
  serviceLevels: 'sla contract business hours holidays targets maintenance',
}

export const scrollToTop = 'Scroll to top'
export const offline =
  'You’re offline. You can keep reading, and send again once you’re back online.'

export const toDashboard = 'Go to Dashboard'
export const accessDenied = 'Access Denied'
export const accessDeniedNote = 'Access Denied - You do not have permission to view this page.'
export const pageNotFound = 'Page Not Found'
export const pageNotFoundNote = 'This page doesn’t exist. The link may be outdated or mistyped.'

// The menu of the signed-in person.

export const accountOf = (person: string) => `${person}’s account`
export const account = 'Account'
export const name = 'Name'
export const email = 'Email'
export const organization = 'Organization'
export const signOut = 'Sign out'
export const signingOut = 'Signing out...'

/** The reason is a sentence. */
export const stillSignedIn = (reason: string) => `You’re still signed in. ${reason}`
export const signOutLater = 'Can’t reach the server. Sign out again once you’re back online.'

// The search.

export const search = 'Search'
export const ticketsAndPages = 'Search tickets and pages'
export const searchHint = 'Search tickets and pages...'
export const escapeKey = 'Esc'
export const searchResults = 'Results'

// Its groups, and what is in them.
export const recentTickets = 'Recent tickets'
export const tickets = 'Tickets'
export const people = 'People'
export const pages = 'Pages'
export const actions = 'Actions'
export const toTheme = { dark: 'Switch to dark theme', light: 'Switch to light theme' }
export const refusedSignIns = 'Sign-in failures'
export const signInFailure = (code: string) => `Sign-in failure ${code}`
export const seeAll = (text: string) => `See all tickets matching “${text}”`

// Results of a search.
export const ticketsFailed = 'Failed to load your tickets'
export const nothingFound = (text: string) => `Nothing matches “${text}”`
export const searchFound = (count: number) =>
  plural(count, {
    one: `${number(count)} ticket found`,
    other: `${number(count)} tickets found`,
  })
export const searchAgain = 'Retry'
