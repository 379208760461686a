// What is around the pages.

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
export const signInFailures = 'Sign-in Failures'
export const auditLog = 'Audit Log'
export const backgroundWork = 'Background Work'
export const crm = 'CRM'
export const mailboxes = 'Mailboxes'
export const settings = 'Settings'
export const mainPortal = 'Main Portal'

export const scrollToTop = 'Scroll to top'
export const offline =
  'You are offline. You can read what is loaded; sending works again once you are back.'

export const toDashboard = 'Go to Dashboard'
export const accessDenied = 'Access Denied'
export const accessDeniedNote = 'Access Denied - You do not have permission to view this page.'
export const pageNotFound = 'Page Not Found'
export const pageNotFoundNote =
  'There is nothing at this address. The link may be old, or mistyped.'

// The menu of the signed-in person.

export const accountOf = (person: string) => `Account of ${person}`
export const account = 'Account'
export const name = 'Name'
export const email = 'Email'
export const organization = 'Organization'
export const signOut = 'Sign out'
export const signingOut = 'Signing out...'

/** The reason is a sentence. */
export const stillSignedIn = (reason: string) => `You are still signed in. ${reason}`
export const signOutLater = 'The server cannot be reached: sign out again once you are back.'
