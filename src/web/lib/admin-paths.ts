/** The addresses of the admin area's pages; nobody else loads even their names. */
export const adminPaths = {
  customers: '/admin/customers',
  newCustomer: '/admin/customers/new',
  customer: (customerId: string) => `/admin/customers/edit/${encodeURIComponent(customerId)}`,
  ssoGuide: (customerId: string) => `/admin/customers/sso-guide/${encodeURIComponent(customerId)}`,
  customerPeople: (customerId: string) =>
    `/admin/customers/people/${encodeURIComponent(customerId)}`,
  deletedCustomers: '/admin/customers/deleted',
  team: '/admin/team',
  auditLog: '/admin/audit-log',
  settings: '/admin/settings',
}

/** The same addresses as the router matches them. */
export const adminPatterns = {
  customer: '/admin/customers/edit/:customerId',
  ssoGuide: '/admin/customers/sso-guide/:customerId',
  customerPeople: '/admin/customers/people/:customerId',
}
