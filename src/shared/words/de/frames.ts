// What is around the pages.

export const mainNavigation = 'Hauptnavigation'
export const dashboard = 'Übersicht'
export const myTickets = 'Meine Tickets'
export const newTicket = 'Neues Ticket'
export const desk = 'Desk'
export const account = 'Ihr Konto'
export const adminDashboard = 'Admin-Übersicht'

export const adminPortal = 'Admin-Portal'
export const adminNavigation = 'Administration'
export const customers = 'Kunden'
export const team = 'Team'
export const signInFailures = 'Anmeldefehler'
export const auditLog = 'Protokoll'
export const backgroundWork = 'Hintergrundaufgaben'
export const crm = 'CRM'
export const mailboxes = 'Postfächer'
export const settings = 'Einstellungen'
export const mainPortal = 'Portal'

export const toTop = 'Nach oben'
export const offline =
  'Sie sind offline. Was geladen ist, können Sie lesen; senden können Sie wieder, sobald Sie online sind.'

export const toDashboard = 'Zur Übersicht'
export const denied = 'Zugriff verweigert'
export const deniedNote = 'Sie dürfen diese Seite nicht ansehen.'
export const notFound = 'Seite nicht gefunden'
export const notFoundNote =
  'Unter dieser Adresse gibt es nichts. Vielleicht ist der Link veraltet, oder die Adresse enthält einen Tippfehler.'
