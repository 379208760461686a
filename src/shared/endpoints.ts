// Paths and methods alone, so that the browser can make a call without loading the contract's schemas.
export const endpoints = {
  getCurrentUser: { method: 'GET', path: '/api/auth/user' },
  detectIdp: { method: 'GET', path: '/api/auth/idp-detect' },
  initiateLogin: { method: 'POST', path: '/api/auth/initiate-login' },
  startSamlLogin: { method: 'GET', path: '/api/auth/saml/login/:customerId' },
  finishSamlLogin: { method: 'POST', path: '/api/auth/saml/callback/:customerId' },
  getSamlMetadata: { method: 'GET', path: '/saml/metadata/:customerId' },
  adminLogin: { method: 'POST', path: '/api/auth/admin-login' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  debugSession: { method: 'GET', path: '/api/auth/session-debug' },

  listTickets: { method: 'GET', path: '/api/tickets' },
  listCategories: { method: 'GET', path: '/api/tickets/categories' },
  getSlaPromise: { method: 'GET', path: '/api/tickets/service-level' },
  getTicket: { method: 'GET', path: '/api/tickets/:ticketId' },
  createTicket: { method: 'POST', path: '/api/tickets' },
  updateTicket: { method: 'PUT', path: '/api/tickets/:ticketId' },
  closeTicket: { method: 'POST', path: '/api/tickets/:ticketId/close' },
  getTicketSla: { method: 'GET', path: '/api/tickets/:ticketId/sla' },
  getAttachment: { method: 'GET', path: '/api/desk-files/:attachmentId' },
  getDashboard: { method: 'GET', path: '/api/dashboard' },
  streamEvents: { method: 'GET', path: '/api/events' },

  listCustomers: { method: 'GET', path: '/api/admin/customers' },
  countCustomers: { method: 'GET', path: '/api/admin/customers/counts' },
  getCustomer: { method: 'GET', path: '/api/admin/customers/:customerId' },
  createCustomer: { method: 'POST', path: '/api/admin/customers' },
  updateCustomer: { method: 'PUT', path: '/api/admin/customers/:customerId' },
  deleteCustomer: { method: 'DELETE', path: '/api/admin/customers/:customerId' },
  checkCertificate: { method: 'POST', path: '/api/admin/check-certificate' },
  refreshSamlConfig: { method: 'POST', path: '/api/admin/refresh-saml-config' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }>

export type EndpointName = keyof typeof endpoints
