import { Navigate, useRoutes } from 'react-router'

import { CustomerHub } from '#web/customer-hub/customer-hub.tsx'
import { adminPaths, adminPatterns } from '#web/lib/navigation/admin-paths.ts'

import { NotFoundPage } from '#web/app/frames/not-found-page.tsx'
import { lazyPage } from './lazy-page.ts'
import { findRoute, preloadRoute } from './preload.ts'
import type { RouteTable } from './route.ts'

const dashboard = lazyPage(
  () => import('#web/admin/admin-dashboard-page.tsx'),
  'AdminDashboardPage',
)

const loadSettings = () => import('#web/settings/settings-page.tsx')
const loadVersion = () => import('#web/service-contracts/version-pages.tsx')
const loadTemplates = async () =>
  (await import('#web/service-contracts/templates-page.tsx')).templatePages
const loadAlerts = async () => (await import('#web/mail/alerts/alerts.tsx')).alertPages

/** The pages of the admin area. */
export const adminRoutes: RouteTable<typeof adminPatterns> = {
  admin: {
    path: adminPatterns.admin,
    guard: 'admin',
    page: { load: dashboard.load, Page: () => <Navigate to={adminPaths.adminDashboard} replace /> },
  },
  adminDashboard: { path: adminPatterns.adminDashboard, guard: 'admin', page: dashboard },
  customers: {
    path: adminPatterns.customers,
    guard: 'admin',
    page: lazyPage(() => import('#web/customers/list/customer-list-page.tsx'), 'CustomerListPage'),
  },
  newCustomer: {
    path: adminPatterns.newCustomer,
    guard: 'admin',
    page: lazyPage(() => import('#web/customers/form/customer-form-page.tsx'), 'NewCustomerPage'),
  },
  customer: {
    path: adminPatterns.customer,
    guard: 'admin',
    page: lazyPage(() => import('#web/customers/form/customer-form-page.tsx'), 'EditCustomerPage'),
  },
  customerPeople: {
    path: adminPatterns.customerPeople,
    guard: 'admin',
    page: lazyPage(() => import('#web/people/people-page.tsx'), 'PeoplePage'),
  },
  customerOverview: {
    path: adminPatterns.customerOverview,
    guard: 'admin',
    page: lazyPage(
      () => import('#web/customer-hub/customer-overview-page.tsx'),
      'CustomerOverviewPage',
    ),
  },
  customerContract: {
    path: adminPatterns.customerContract,
    guard: 'admin',
    page: lazyPage(() => import('#web/service-contracts/contract-page.tsx'), 'ContractPage'),
  },
  newContractVersion: {
    path: adminPatterns.newContractVersion,
    guard: 'admin',
    page: lazyPage(loadVersion, 'NewVersionPage'),
  },
  contractCorrection: {
    path: adminPatterns.contractCorrection,
    guard: 'admin',
    page: lazyPage(loadVersion, 'CorrectionPage'),
  },
  deletedCustomers: {
    path: adminPatterns.deletedCustomers,
    guard: 'admin',
    page: lazyPage(
      () => import('#web/customers/deleted/deleted-customers-page.tsx'),
      'DeletedCustomersPage',
    ),
  },
  ssoGuide: {
    path: adminPatterns.ssoGuide,
    guard: 'admin',
    page: lazyPage(() => import('#web/sso-guide/sso-guide-page.tsx'), 'SsoGuidePage'),
  },
  signOn: {
    path: adminPatterns.signOn,
    guard: 'admin',
    page: lazyPage(() => import('#web/connections/page/sign-on-page.tsx'), 'SignOnPage'),
  },
  signOnTest: {
    path: adminPatterns.signOnTest,
    guard: 'admin',
    page: lazyPage(() => import('#web/connections/tests/sign-on-test-page.tsx'), 'SignOnTestPage'),
  },
  team: {
    path: adminPatterns.team,
    guard: 'admin',
    page: lazyPage(() => import('#web/staff/team-page.tsx'), 'TeamPage'),
  },
  signInFailures: {
    path: adminPatterns.signInFailures,
    guard: 'admin',
    page: lazyPage(
      () => import('#web/sign-in-failures/sign-in-failures-page.tsx'),
      'SignInFailuresPage',
    ),
  },
  auditLog: {
    path: adminPatterns.auditLog,
    guard: 'admin',
    page: lazyPage(() => import('#web/audit/audit-log-page.tsx'), 'AuditLogPage'),
  },
  backgroundWork: {
    path: adminPatterns.backgroundWork,
    guard: 'admin',
    page: lazyPage(
      () => import('#web/background-work/background-work-page.tsx'),
      'BackgroundWorkPage',
    ),
  },
  crm: {
    path: adminPatterns.crm,
    guard: 'admin',
    page: lazyPage(() => import('#web/crm/crm-page.tsx'), 'CrmPage'),
  },
  alertRules: {
    path: adminPatterns.alertRules,
    guard: 'admin',
    page: lazyPage(loadAlerts, 'AlertRulesPage'),
  },
  newAlertRule: {
    path: adminPatterns.newAlertRule,
    guard: 'admin',
    page: lazyPage(loadAlerts, 'NewAlertRulePage'),
  },
  alertRule: {
    path: adminPatterns.alertRule,
    guard: 'admin',
    page: lazyPage(loadAlerts, 'AlertRulePage'),
  },
  mailboxes: {
    path: adminPatterns.mailboxes,
    guard: 'admin',
    page: lazyPage(() => import('#web/mail/boxes/mailboxes-page.tsx'), 'MailboxesPage'),
  },
  newMailbox: {
    path: adminPatterns.newMailbox,
    guard: 'admin',
    page: lazyPage(() => import('#web/mail/boxes/new-mailbox-page.tsx'), 'NewMailboxPage'),
  },
  mailbox: {
    path: adminPatterns.mailbox,
    guard: 'admin',
    page: lazyPage(() => import('#web/mail/boxes/mailbox-page.tsx'), 'MailboxPage'),
  },
  sentMail: {
    path: adminPatterns.sentMail,
    guard: 'admin',
    page: lazyPage(() => import('#web/mail/out/sent-mail-page.tsx'), 'SentMailPage'),
  },
  settings: {
    path: adminPatterns.settings,
    guard: 'admin',
    page: lazyPage(loadSettings, 'SettingsPage'),
  },
  ticketSettings: {
    path: adminPatterns.ticketSettings,
    guard: 'admin',
    page: lazyPage(loadSettings, 'TicketSettingsPage'),
  },
  categories: {
    path: adminPatterns.categories,
    guard: 'admin',
    page: lazyPage(loadSettings, 'CategoriesPage'),
  },
  contractTemplates: {
    path: adminPatterns.contractTemplates,
    guard: 'admin',
    page: lazyPage(loadTemplates, 'TemplatesPage'),
  },
  newContractTemplate: {
    path: adminPatterns.newContractTemplate,
    guard: 'admin',
    page: lazyPage(loadTemplates, 'TemplatePage'),
  },
  contractTemplate: {
    path: adminPatterns.contractTemplate,
    guard: 'admin',
    page: lazyPage(loadTemplates, 'TemplatePage'),
  },
  maintenance: {
    path: adminPatterns.maintenance,
    guard: 'admin',
    page: lazyPage(() => import('#web/service-contracts/maintenance-page.tsx'), 'MaintenancePage'),
  },
  domains: {
    path: adminPatterns.domains,
    guard: 'admin',
    page: lazyPage(loadSettings, 'DomainsPage'),
  },
  signingKeys: {
    path: adminPatterns.signingKeys,
    guard: 'admin',
    page: lazyPage(loadSettings, 'SigningKeysPage'),
  },
  signInApplications: {
    path: adminPatterns.signInApplications,
    guard: 'admin',
    page: lazyPage(
      () => import('#web/connections/page/sign-in-applications-page.tsx'),
      'SignInApplicationsPage',
    ),
  },
  signInApplicationGuide: {
    path: adminPatterns.signInApplicationGuide,
    guard: 'admin',
    page: lazyPage(
      () => import('#web/sso-guide/application-guide-page.tsx'),
      'ApplicationGuidePage',
    ),
  },
  teamSignOn: {
    path: adminPatterns.teamSignOn,
    guard: 'admin',
    page: lazyPage(() => import('#web/staff/team-sign-on-page.tsx'), 'TeamSignOnPage'),
  },
  usage: {
    path: adminPatterns.usage,
    guard: 'admin',
    page: lazyPage(() => import('#web/usage/usage-page.tsx'), 'UsagePage'),
  },
  setup: {
    path: adminPatterns.setup,
    guard: 'admin',
    page: lazyPage(() => import('#web/setup/setup-page.tsx'), 'SetupPage'),
  },
}

/** Fetches the code of a page of the admin area before it is asked for. */
export function preloadAdminPath(pathname: string) {
  const route = findRoute(Object.values(adminRoutes), pathname)
  if (route) preloadRoute(route)
}

const tree = [
  {
    // Shows the header of a customer above the pages of one.
    element: <CustomerHub />,
    children: Object.values(adminRoutes).map(({ path, page: { Page } }) => ({
      // The route around these has matched the beginning already.
      path: path.slice(adminPatterns.admin.length + 1),
      element: <Page />,
    })),
  },
  { path: '*', element: <NotFoundPage /> },
]

/** Within the frame of staff, which lets administrators alone into the admin area. */
export function AdminRoutes() {
  return useRoutes(tree)
}
