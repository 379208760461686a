import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { AccessDeniedPage } from '#web/app/frames/access-denied.tsx'
import { AdminLoginForm } from '#web/access/passwords/admin-login-form.tsx'
import { authQueries } from '#web/access/session/auth-queries.ts'
import { ConnectionBanner } from '#web/access/sign-in/connection-banner.tsx'
import { LoginPage } from '#web/access/sign-in/login-page.tsx'
import { AdminDashboardPage } from '#web/admin/admin-dashboard-page.tsx'
import { NotFoundPage } from '#web/app/frames/not-found-page.tsx'
import { PortalFrame } from '#web/app/frames/portal-frame.tsx'
import { StaffFrame } from '#web/app/frames/staff-frame.tsx'
import { CustomerListPage, NoCustomers } from '#web/customers/list/customer-list-page.tsx'
import { customerQueries } from '#web/customers/customer-queries.ts'
import { CustomerTable } from '#web/customers/list/customer-table.tsx'
import { DashboardPage } from '#web/dashboard/dashboard-page.tsx'
import { dashboardQueries } from '#web/tickets/queries/dashboard-queries.ts'
import { DropZone } from '#web/ui/files/drop-zone.tsx'
import { NotificationPanel } from '#web/notifications/panel/notification-panel.tsx'
import { aNotification } from '#web/notifications/panel/notifications.ts'
import { SearchOutcome } from '#web/search/search-dialog.tsx'
import { CategoryChips } from '#web/tickets/create/category-chips.tsx'
import { CreateTicketForm } from '#web/tickets/create/create-ticket-form.tsx'
import { CreateTicketPage } from '#web/tickets/create/create-ticket-page.tsx'
import { TicketMissing } from '#web/tickets/detail/ticket-detail-page.tsx'
import { NoTickets, TicketListPage } from '#web/tickets/list/ticket-list-page.tsx'
import { DEFAULT_FILTERS } from '#web/tickets/queries/ticket-list-filters.ts'
import {
  A_CUSTOMER,
  aComment,
  ADMIN,
  AT,
  categories,
  closeDialog,
  customerForm,
  DASHBOARD,
  detail,
  draftKey,
  ID,
  nothing,
  signedIn,
  TICKET,
  ticketForm,
} from '#web/page-fixtures.tsx'
import { around } from '#web/page-state.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { aViewer, renderText } from '#web/render-text.tsx'

// The texts of the specification that people read, word for word, in what is shown: each is asserted
// in the output of what shows it. What is told by a toast, a rule or an error is in told-texts.test.tsx.

/** Screens with the texts that each contains. A text of a line of its own is asserted with `\n`. */
const SCREENS: [screen: string, show: () => string, texts: string[]][] = [
  [
    'login page with a session at an identity provider',
    () =>
      renderText(<LoginPage />, {
        loaded: [
          [authQueries.currentUser().queryKey, null],
          [
            authQueries.idpDetection().queryKey,
            {
              authenticated: false,
              hasIdpSession: true,
              customer: { name: 'Northwind' },
              redirectUrl: 'https://idp.example/',
            },
          ],
        ],
      }),
    ['Existing Northwind session detected', 'Continue with Northwind SSO', '\nSign in with Email'],
  ],
  [
    'login page without a server',
    () => renderText(<ConnectionBanner busy={false} onRetry={nothing} />),
    [
      'Backend Connection Error: Cannot connect to the backend server. Please check your internet connection.',
    ],
  ],
  [
    'admin login',
    () => renderText(<AdminLoginForm isDown={false} onConnectionLost={nothing} />),
    ['\nAdmin Email\n', '\nPassword\n', '\nLogin as Admin\n'],
  ],
  [
    'dashboard',
    () =>
      renderText(<DashboardPage />, {
        loaded: [[dashboardQueries.summary().queryKey, DASHBOARD]],
        viewer: { ...aViewer, name: 'Ada' },
      }),
    [
      'Welcome back, Ada!',
      '\nRefresh\n',
      'Open tickets',
      'Pending tickets',
      'Closed tickets',
      'Total tickets',
      '\nRecent Tickets\n',
      '\nRecent\n',
      '\nAll\n',
      '\nNo tickets yet\n',
      '\nPriority Attention\n',
      '\nSLA Performance\n',
      '\nQuick Actions\n',
      '\nCreate ticket\n',
      '\nView all tickets\n',
      '\nRefresh data\n',
    ],
  ],
  [
    'dashboard that cannot be loaded',
    () => renderText(<DashboardPage />, { failed: [dashboardQueries.summary().queryKey] }),
    ['\nFailed to load your tickets\n', '\nFailed to calculate SLA metrics\n'],
  ],
  [
    'search that failed',
    () =>
      renderText(<SearchOutcome text="a" ticketCount={0} isAnswered={false} onRetry={nothing} />),
    ['\nFailed to load your tickets\n'],
  ],
  [
    'ticket list',
    () => renderText(<TicketListPage />),
    [
      '\nMy Support Tickets\n',
      '\nRefresh\n',
      '\nNew Ticket\n',
      '\nSubject\n',
      '\nStatus\n',
      '\nPriority\n',
      '\nCategory\n',
      '\nCreated\n',
      'Search tickets...',
      '\nFilters\n',
      '\nSort By\n',
      '\nDate Created\n',
      '\nDirection\n',
      '\nNewest First\n',
      '\nOldest First\n',
    ],
  ],
  [
    'ticket list that cannot be loaded',
    () =>
      renderText(<TicketListPage />, { failed: [ticketQueries.list(DEFAULT_FILTERS).queryKey] }),
    ['\nFailed to load your tickets\n'],
  ],
  [
    'ticket list without a match',
    () => renderText(<NoTickets scope="mine" isNarrowed onClear={nothing} />),
    ['\nNo tickets found\n', '\nNo tickets match your current filters\n'],
  ],
  [
    'ticket list without a ticket',
    () => renderText(<NoTickets scope="mine" isNarrowed={false} onClear={nothing} />),
    ['\nNo tickets found\n'],
  ],
  [
    'page of a new ticket',
    () => renderText(<CreateTicketPage />),
    [
      '\nCreate New Support Ticket\n',
      '\nSubmit your request and our team will assist you shortly\n',
    ],
  ],
  [
    'form of a new ticket',
    () => ticketForm([[categories, []]], { ...aViewer, organization: null }),
    [
      '\nTicket Information\n',
      '\nSubject *\n',
      '\nDescription *\n',
      '\nAttachments\n',
      'Max 5 files, 10MB each (Images, PDFs, Word, Excel)',
      '\nYour Contact Information\n',
      '\nName\n',
      '\nEmail\n',
      '\nOrganization\n',
      '\nNot available\n',
      '\nNo categories available\n',
      '\nCancel\n',
      '\nSubmit Ticket',
    ],
  ],
  [
    'form of a new ticket without categories',
    () => renderText(<CreateTicketForm draftKey={draftKey} />, { failed: [categories] }),
    ['\nFailed to load ticket categories\n'],
  ],
  [
    'form of a new ticket that was refused',
    () => {
      around.mutation.error = new Error('no')
      return ticketForm([])
    },
    ['\nFailed to create ticket. Please try again.\n'],
  ],
  [
    'form of a new ticket that is being sent',
    () => {
      around.mutation.isPending = true
      return ticketForm([])
    },
    ['Submitting...'],
  ],
  [
    'categories that were chosen',
    () =>
      renderText(
        <CategoryChips
          // Only these are read of a query that has its data.
          categories={{ data: [] } as unknown as ComponentProps<typeof CategoryChips>['categories']}
          selected={['a', 'b']}
          error={undefined}
          onChange={nothing}
          onBlur={nothing}
        />,
      ),
    ['\n2 selected\n'],
  ],
  [
    'files that were chosen',
    () =>
      renderText(
        <DropZone
          files={[new File(['a'], 'a.txt')]}
          onChange={nothing}
          maxFiles={5}
          maxBytes={10}
          hint=""
        />,
      ),
    ['\nSelected Files (1/5)\n'],
  ],
  [
    'ticket',
    () => detail(TICKET),
    [
      '\nRefresh Ticket\n',
      '\nClose Ticket\n',
      '\nCategory\nGeneral',
      '\nAdd Reply\n',
      'Up to 5 files, 10MB each',
      '\nConversation History\n',
      '\nNo replies yet.\n',
    ],
  ],
  [
    'ticket with a reply that could not be sent',
    () => {
      around.mutation.error = new Error('no')
      return detail(TICKET)
    },
    ['Failed to send reply. no'],
  ],
  [
    'conversation',
    () =>
      detail({
        ...TICKET,
        commentCount: 3,
        comments: [
          aComment('1', {}),
          aComment('2', { isAgent: true }),
          aComment('3', { isSystem: true }),
        ],
      }),
    ['\nSupport Agent', '\nSystem\n', '\nYou\n'],
  ],
  [
    'ticket that is not there',
    () => renderText(<TicketMissing />),
    [
      '\nTicket Not Found\n',
      "\nThe ticket you are looking for does not exist or you don't have access to it.\n",
      '\nBack to Tickets\n',
    ],
  ],
  [
    'dialog that closes a ticket',
    closeDialog,
    [
      '\nAre you sure you want to close this ticket? This action cannot be undone.\n',
      '\nResolution Reason\n',
      '\nAdditional Comment\n',
      '\nCancel\n',
      '\nClose Ticket\n',
      '\nIssue fixed\n',
      '\nFeature request tracked\n',
      '\nRefund applied\n',
      '\nSent knowledge document link\n',
    ],
  ],
  [
    'dialog that is closing a ticket',
    () => {
      around.mutation.isPending = true
      return closeDialog()
    },
    ['Closing...'],
  ],
  [
    'dialog that could not close a ticket',
    () => {
      around.mutation.error = new Error('no')
      return closeDialog()
    },
    ['\nFailed to close ticket\n'],
  ],
  [
    'notifications',
    () =>
      renderText(
        <NotificationPanel
          userId={ID}
          notifications={[
            aNotification({ userId: ID, message: 'News', at: AT, now: new Date(AT) }),
          ]}
          onLeave={nothing}
        />,
      ),
    ['\nMark all as read\n', '\nMark read\n'],
  ],
  [
    'notifications without any',
    () => renderText(<NotificationPanel userId={ID} notifications={[]} onLeave={nothing} />),
    ['\nNo notifications\n'],
  ],
  [
    'frame of the portal',
    () => renderText(<PortalFrame>.</PortalFrame>, { loaded: [...signedIn(ADMIN)] }),
    ['\nDashboard\n', '\nMy Tickets\n', '\nNew Ticket\n', '\nAdmin Dashboard\n', '\nSign out\n'],
  ],
  [
    'frame of the admin area',
    () => renderText(<StaffFrame />, { path: '/admin/customers', loaded: [...signedIn(ADMIN)] }),
    ['\nAdmin Portal\n', '\nDashboard\n', '\nCustomers\n', '\nMain Portal\n'],
  ],
  [
    'admin dashboard',
    () => renderText(<AdminDashboardPage />),
    [
      '\nAdmin Dashboard\n',
      '\nRefresh SAML Config',
      '\nAdd Customer\n',
      '\nRecent Customers\n',
      '\nView All\n',
      '\nTotal\n',
      '\nActive\n',
      '\nInactive\n',
      '\nSAML Enabled\n',
    ],
  ],
  [
    'admin dashboard that cannot be loaded',
    () => renderText(<AdminDashboardPage />, { failed: [customerQueries.recent().queryKey] }),
    ['\nFailed to load customers\n'],
  ],
  [
    'customer list that cannot be loaded',
    () =>
      renderText(<CustomerListPage />, {
        failed: [customerQueries.list({ q: '' }).queryKey],
      }),
    ['\nFailed to load customers\n'],
  ],
  [
    'customer list',
    () => renderText(<CustomerTable customers={[]} onFocusLost={nothing} />),
    ['Name', 'Domain', 'MSP Start Date', 'Status', 'SAML', 'Provider', 'Actions'].map(
      (column) => `\n${column}\n`,
    ),
  ],
  [
    'customer list without a match',
    () => renderText(<NoCustomers isSearching onClear={nothing} />),
    ['\nNo customers match your search\n'],
  ],
  [
    'customer list without a customer',
    () => renderText(<NoCustomers isSearching={false} onClear={nothing} />),
    ['\nNo customers added yet\n'],
  ],
  [
    'form of a customer',
    () => customerForm(null),
    ['\nInactive customers cannot access the support portal\n', '\nSave Customer', '\nCancel\n'],
  ],
  [
    'form of a customer that is being saved',
    () => {
      around.mutation.isPending = true
      return customerForm(null)
    },
    ['Saving...'],
  ],
  [
    'form of a new customer that was refused',
    () => {
      around.mutation.error = new Error('no')
      return customerForm(null)
    },
    ['\nFailed to create customer\n'],
  ],
  [
    'form of a customer that was refused',
    () => {
      around.mutation.error = new Error('no')
      return customerForm(A_CUSTOMER)
    },
    ['\nFailed to update customer\n'],
  ],
  [
    'page without access',
    () => renderText(<AccessDeniedPage />),
    ['\nAccess Denied\n', 'You do not have permission to view this page.'],
  ],
  [
    'page that is not there',
    () => renderText(<NotFoundPage />),
    ['\nPage Not Found\n', '\nGo to Dashboard\n'],
  ],
]

test.each(SCREENS)('the %s has its texts word for word', (_, show, texts) => {
  const shown = `\n${show()}\n`.replaceAll(/ *\n[\s]*/g, '\n')
  for (const text of texts) expect(shown).toContain(text)
})
