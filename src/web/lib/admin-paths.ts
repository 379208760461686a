import type { SamlProvider } from '#shared/customers/values.ts'

/** The addresses of the admin area's pages; nobody else loads even their names. */
export const adminPaths = {
  customers: '/admin/customers',
  newCustomer: '/admin/customers/new',
  customer: (customerId: string) => `/admin/customers/edit/${encodeURIComponent(customerId)}`,
  /** Leads to one field of the form, under the name that it has there. */
  customerField: (customerId: string, field: string) =>
    `/admin/customers/edit/${encodeURIComponent(customerId)}#${field}`,
  ssoGuide: (customerId: string, place?: string) =>
    `/admin/customers/sso-guide/${encodeURIComponent(customerId)}${place ? `#${place}` : ''}`,
  /** With the provider that was chosen; also of a customer that is not saved yet. */
  ssoGuideFor: (
    customerId: string,
    { provider, isNew }: { provider: SamlProvider; isNew: boolean },
  ) =>
    `/admin/customers/sso-guide/${encodeURIComponent(customerId)}?provider=${provider}${isNew ? '&new=1' : ''}`,
  customerPeople: (customerId: string) =>
    `/admin/customers/people/${encodeURIComponent(customerId)}`,
  deletedCustomers: '/admin/customers/deleted',
  team: '/admin/team',
  auditLog: '/admin/audit-log',
  signInFailures: (filters: { customerId?: string; q?: string } = {}) => {
    const params = new URLSearchParams()
    if (filters.customerId) params.set('customer', filters.customerId)
    if (filters.q) params.set('q', filters.q)
    return `/admin/sign-in-failures${params.size > 0 ? `?${params}` : ''}`
  },
  settings: '/admin/settings',
  usage: '/admin/settings/usage',
  setup: '/admin/setup',
  setUpMail: '/admin/setup#mail',
  setUpBackup: '/admin/setup#backup',
}

/** The same addresses as the router matches them. */
export const adminPatterns = {
  customer: '/admin/customers/edit/:customerId',
  ssoGuide: '/admin/customers/sso-guide/:customerId',
  customerPeople: '/admin/customers/people/:customerId',
}
