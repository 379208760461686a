// What is around the pages.

export const mainNavigation = 'Main'
export const dashboard = 'Dashboard'
export const myTickets = 'My Tickets'
export const newTicket = 'New Ticket'
export const desk = 'Desk'
export const account = 'Your account'
export const adminDashboard = 'Admin Dashboard'

export const adminPortal = 'Admin Portal'
export const adminNavigation = 'Admin'
export const customers = 'Customers'
export const team = 'Team'
export const signInFailures = 'Sign-in Failures'
export const auditLog = 'Audit Log'
export const backgroundWork = 'Background Work'
export const crm = 'CRM'
export const mailboxes = 'Mailboxes'
export const settings = 'Settings'
export const mainPortal = 'Main Portal'

export const toTop = 'Scroll to top'
export const offline =
  'You are offline. You can read what is loaded; sending works again once you are back.'

export const toDashboard = 'Go to Dashboard'
export const denied = 'Access Denied'
export const deniedNote = 'Access Denied - You do not have permission to view this page.'
export const notFound = 'Page Not Found'
export const notFoundNote = 'There is nothing at this address. The link may be old, or mistyped.'
