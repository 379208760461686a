import { expect, test } from 'vitest'

// The texts of the specification that people read, word for word, and the files that say them.
// One that is said in another file, too, is named here with both, so that none is changed in one
// place alone.

const sources = Object.entries(
  import.meta.glob<string>(['./**/*.ts', './**/*.tsx', '/src/shared/**/*.ts', '!**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([file, source]) => ({
  file: file.replace(/^\.\/|^\/src\/(web\/)?/, ''),
  // Markup may break a text into lines.
  text: source.replaceAll(/\s+/g, ' '),
}))

/** Sections 5 and 8: what is said of a failure, a success and a wrong field. */
const MESSAGES: [file: string | string[], texts: string[]][] = [
  [['access/login-form.tsx', 'shared/access/contract.ts'], ['Please enter a valid email address']],
  [
    ['access/admin-login-failure.ts', 'access/login-failure.ts'],
    ['Unable to connect to server. Please try again later.'],
  ],
  ['access/login-failure.ts', ['Authentication failed']],
  [
    'access/redirect-url.ts',
    ['No redirect URL returned from server', 'Login failed. Please try again.'],
  ],
  [
    'access/connection-banner.tsx',
    [
      'Backend Connection Error:',
      'Cannot connect to the backend server. Please check your internet connection.',
    ],
  ],
  ['access/use-sign-in-success.ts', ['You have successfully logged in!']],
  [
    'lib/api-error.ts',
    [
      'Something went wrong',
      'An unexpected error occurred',
      'Network Error',
      'Request aborted',
      '`timeout of ${timeoutMs}ms exceeded`',
    ],
  ],
  [
    [
      'dashboard/recent-tickets.tsx',
      'search/search-outcome.tsx',
      'tickets/list/use-ticket-list.ts',
    ],
    ['Failed to load your tickets'],
  ],
  [
    ['dashboard/dashboard-page.tsx', 'tickets/list/use-ticket-list.ts'],
    ['Failed to refresh tickets'],
  ],
  ['dashboard/dashboard-page.tsx', ['Data refreshed successfully']],
  [
    'dashboard/sla-card.tsx',
    [
      'Failed to calculate SLA metrics',
      'Unable to load SLA metrics. Please try refreshing the page.',
    ],
  ],
  ['tickets/list/use-ticket-list.ts', ['Tickets refreshed successfully']],
  ['tickets/list/use-list-news.ts', ["'Ticket list updated'", '`Found ${newCount} new ticket(s)`']],
  ['tickets/detail/use-created-notice.ts', ['Ticket list updated with your new ticket']],
  ['tickets/create/category-chips.tsx', ['Failed to load ticket categories']],
  [
    'tickets/create/create-ticket-form.tsx',
    ['Failed to create ticket. Please try again.', 'Ticket created successfully'],
  ],
  ['tickets/detail/use-ticket.ts', ['Failed to load ticket details']],
  ['tickets/detail/use-reply-form.ts', ['Failed to send reply', 'Reply sent successfully']],
  [
    'tickets/detail/close-ticket-dialog.tsx',
    ['Failed to close ticket', 'Ticket closed successfully'],
  ],
  ['tickets/detail/ticket-header.tsx', ["'Failed to refresh ticket'", "'Ticket refreshed'"]],
  [
    'shared/tickets/input.ts',
    [
      'Subject is required',
      'Subject must be 100 characters or less',
      'Description is required',
      'Priority is required',
      'At least one category is required',
    ],
  ],
  [
    ['access/admin-login-form.tsx', 'shared/access/contract.ts'],
    ['Please enter both email and password'],
  ],
  ['access/use-admin-login.ts', ['Invalid authentication response', 'Admin login successful']],
  ['access/admin-login-failure.ts', ['Invalid email or password']],
  ['admin/use-refresh-saml.ts', ['SAML configurations refreshed successfully']],
  [
    ['admin/use-refresh-saml.ts', 'customers/use-save-customer.ts'],
    ['Failed to refresh SAML configurations'],
  ],
  [
    ['admin/admin-dashboard-page.tsx', 'customers/use-customer-list.ts'],
    ['Failed to load customers'],
  ],
  [
    'customers/use-delete-customer.ts',
    ['Customer deleted successfully', 'Failed to delete customer'],
  ],
  [
    'customers/use-save-customer.ts',
    ['Customer created successfully', 'Customer updated successfully'],
  ],
  ['customers/customer-form.tsx', ['Failed to create customer', 'Failed to update customer']],
  [
    'shared/customers/values.ts',
    [
      'Name is required',
      'Domain is required',
      'Provider is required when SAML is enabled',
      'Entity ID is required when SAML is enabled',
      'Entry Point URL is required when SAML is enabled',
      'Certificate is required when SAML is enabled',
    ],
  ],
  ['kit/parts/copy-button.tsx', ['Copied to clipboard!', 'Failed to copy to clipboard']],
  [
    'notifications/diff-tickets.ts',
    [
      '`New ticket created: ${subject}`',
      '`Ticket status changed to ${ticket.status}: ${ticket.subject}`',
      '`New reply on ticket: ${ticket.subject}`',
      '`Ticket updated: ${ticket.subject}`',
    ],
  ],
]

/** Section 2: what stands on a screen. Short words may well be said elsewhere. */
const SCREENS: [file: string, texts: string[]][] = [
  ['app/frames/admin-frame.tsx', ['Admin Portal', "'Dashboard'", "'Customers'", "'Main Portal'"]],
  [
    'admin/admin-dashboard-page.tsx',
    ['"Admin Dashboard"', 'Refresh SAML Config', 'Add Customer', '"Recent Customers"', 'View All'],
  ],
  ['admin/customer-counts.tsx', ["'Total'", "'Active'", "'Inactive'", "'SAML Enabled'"]],
  [
    'access/admin-login-form.tsx',
    ['"Admin Email"', '"Password"', 'Login as Admin', 'Logging in...'],
  ],
  [
    'customers/customer-table.tsx',
    ["'Name', 'Domain', 'MSP Start Date', 'Status', 'SAML', 'Provider', 'Actions'"],
  ],
  ['customers/no-customers.tsx', ['No customers match your search', 'No customers added yet']],
  ['customers/basic-information.tsx', ['Inactive customers cannot access the support portal']],
  ['customers/customer-form.tsx', ['Save Customer', 'Cancel']],
  ['kit/form/form-footer.tsx', ['Saving...']],
  [
    'access/access-denied-page.tsx',
    ['Access Denied', 'You do not have permission to view this page.'],
  ],
  ['app/frames/not-found-page.tsx', ['Page Not Found', 'Go to Dashboard']],
  [
    'access/login-page.tsx',
    [
      'Existing {idpSession.customerName} session detected',
      'Continue with {idpSession.customerName} SSO',
    ],
  ],
  ['access/login-form.tsx', ['Sign in with Email']],
  [
    'app/frames/portal-frame.tsx',
    ["'Dashboard'", "'My Tickets'", "'New Ticket'", 'Admin Dashboard'],
  ],
  ['access/user-menu.tsx', ["'Sign out'"]],
  [
    'notifications/notification-panel.tsx',
    ['Mark all as read', ' Mark read ', '"No notifications"'],
  ],
  ['notifications/notifications.ts', ['`${MAX_UNREAD_SHOWN}+`']],
  ['dashboard/dashboard-page.tsx', ['`Welcome back, ${viewer.name}!`', '> Refresh <']],
  ['dashboard/count-links.tsx', ["'Open'", "'Pending'", "'Closed'", "'Total'"]],
  ['dashboard/recent-tickets.tsx', ['"Recent Tickets"', "'Recent'", "'All'", '"No tickets yet"']],
  ['dashboard/priority-attention.tsx', ['"Priority Attention"']],
  ['dashboard/sla-card.tsx', ['"SLA Performance"']],
  [
    'dashboard/quick-actions.tsx',
    ['"Quick Actions"', 'Create ticket', 'View all tickets', 'Refresh data'],
  ],
  ['tickets/list/ticket-list-page.tsx', ['<h1>My Support Tickets</h1>', '> Refresh <']],
  [
    'tickets/list/ticket-table.tsx',
    ['>Subject<', '>Status<', '"Priority"', '>Category<', '"Created"'],
  ],
  ['tickets/list/ticket-filters.tsx', ['"Search tickets..."']],
  ['kit/list/filter-bar.tsx', [' Filters ']],
  [
    'tickets/list/ticket-filters.tsx',
    [
      '"Status"',
      '"Priority"',
      '"Sort By"',
      "'Date Created'",
      '"Direction"',
      "'Newest First'",
      "'Oldest First'",
    ],
  ],
  ['tickets/list/no-tickets.tsx', ['"No tickets found"', 'No tickets match your current filters']],
  [
    'tickets/create/create-ticket-page.tsx',
    ['Create New Support Ticket', 'Submit your request and our team will assist you shortly'],
  ],
  [
    'tickets/create/create-ticket-form.tsx',
    [
      '"Attachments"',
      'Max 5 files, 10MB each (Images, PDFs, Word, Excel)',
      ' Cancel ',
      ' Submit Ticket ',
      "'Submitting...'",
    ],
  ],
  ['tickets/create/ticket-fields.tsx', ['"Ticket Information"', '"Subject"', '"Description"']],
  ['tickets/create/category-chips.tsx', ['{selected.length} selected', 'No categories available']],
  ['kit/form/drop-zone.tsx', ['Selected Files ({files.length}/{maxFiles})']],
  [
    'tickets/create/contact-information.tsx',
    ['"Your Contact Information"', '"Name"', '"Email"', '"Organization"', "'Not available'"],
  ],
  ['tickets/detail/ticket-header.tsx', ['Refresh Ticket', 'Close Ticket']],
  ['tickets/detail/ticket-side.tsx', ["'General'"]],
  ['tickets/detail/reply-box.tsx', ['"Add Reply"', 'Up to 5 files, 10MB each']],
  ['tickets/detail/conversation.tsx', ['"Conversation History"', '"No replies yet."']],
  ['tickets/detail/conversation-comment.tsx', ["'Support Agent'", "'System'", "'You'"]],
  [
    'tickets/detail/ticket-missing.tsx',
    [
      'Ticket Not Found',
      "The ticket you are looking for does not exist or you don't have access to it.",
      'Back to Tickets',
    ],
  ],
  [
    'tickets/detail/close-ticket-dialog.tsx',
    [
      'Are you sure you want to close this ticket? This action cannot be undone.',
      '"Resolution Reason"',
      '"Additional Comment"',
      ' Cancel ',
      ' Close Ticket ',
      '"Closing..."',
    ],
  ],
  [
    'shared/tickets/values.ts',
    [
      "ISSUE_FIXED: 'Issue fixed'",
      "FEATURE_REQUEST_TRACKED: 'Feature request tracked'",
      "REFUND_APPLIED: 'Refund applied'",
      "SENT_KNOWLEDGE_DOCUMENT_LINK: 'Sent knowledge document link'",
    ],
  ],
]

function filesThatSay(text: string): string[] {
  return sources
    .filter((source) => source.text.includes(text))
    .map(({ file }) => file)
    .toSorted()
}

test.each(MESSAGES.flatMap(([files, texts]) => texts.map((text) => ({ text, files }))))(
  'the message $text is said word for word, and where it is known to be',
  ({ text, files }) => {
    expect(filesThatSay(text)).toEqual([files].flat())
  },
)

test.each(SCREENS.flatMap(([file, texts]) => texts.map((text) => ({ text, file }))))(
  'the screen of $file has $text word for word',
  ({ text, file }) => {
    expect(filesThatSay(text)).toContain(file)
  },
)
