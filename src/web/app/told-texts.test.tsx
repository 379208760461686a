import { expect, test, vi } from 'vitest'
import { say } from '#shared/words/catalogue.ts'
import { en } from '#shared/words/en/words.ts'
import { AdminLogin, InitiateLogin } from '#shared/access/contract.ts'
import { adminLoginFailure } from '#web/access/passwords/use-admin-login.ts'
import { loginFailure, readLoginInitiation } from '#web/access/sign-in/login-answer.ts'
import { AdminDashboardPage } from '#web/admin/admin-dashboard-page.tsx'
import {
  checkCustomerForm,
  type CustomerValues,
  NEW_CUSTOMER,
} from '#web/customers/form/customer-form-model.ts'
import { CustomerTable } from '#web/customers/list/customer-table.tsx'
import { DashboardPage } from '#web/dashboard/dashboard-page.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import {
  abortedError,
  errorFromAnswer,
  errorMessage,
  networkError,
  timeoutError,
} from '#web/lib/http/api-error.ts'
import { diffTickets } from '#web/notifications/feed/diff-tickets.ts'
import { unreadBadge } from '#web/notifications/panel/notifications.ts'
import { checkTicketForm } from '#web/tickets/create/check-ticket-form.ts'
import { TicketListPage } from '#web/tickets/list/ticket-list-page.tsx'
import { listNews } from '#web/tickets/list/use-ticket-list.ts'
import {
  A_CUSTOMER,
  AT,
  closeDialog,
  customerForm,
  detail,
  EMPTY_TICKET,
  ID,
  messages,
  nothing,
  TICKET,
  ticketForm,
} from '#web/page-fixtures.tsx'
import { around } from '#web/page-state.ts'
import { renderText } from '#web/render-text.tsx'

// Texts that a person reads in a toast, by a rule or by an error, word for word.

const press = (text: string) => around.presses.get(text)?.()
// Others that a page has besides the one that is meant may need more of a page than there is.
function succeed(answer: unknown) {
  const sent = { ticket: EMPTY_TICKET, comment: 'Hello', files: [], since: AT }
  return Promise.allSettled(around.outcomes.map(async ({ onSuccess }) => onSuccess?.(answer, sent)))
}
function fail() {
  return Promise.allSettled(around.outcomes.map(async ({ onError }) => onError?.(new Error('no'))))
}
const answer = (response: () => Response) => vi.stubGlobal('fetch', async () => response())
const list = () => answer(() => Response.json([]))
const refusal = () => answer(() => Response.json({ error: 'internal' }, { status: 500 }))

const TOASTS: [what: string, show: () => string, act: () => unknown, text: string][] = [
  [
    'a refreshed dashboard',
    () => renderText(<DashboardPage />),
    () => press('Refresh'),
    'Data refreshed successfully',
  ],
  [
    'a refreshed list',
    () => (list(), renderText(<TicketListPage />)),
    () => press('Refresh'),
    'Tickets refreshed successfully',
  ],
  [
    'a list that cannot be refreshed',
    () => (refusal(), renderText(<TicketListPage />)),
    () => press('Refresh'),
    'Failed to refresh tickets',
  ],
  [
    'a refreshed ticket',
    () => (answer(() => Response.json(TICKET)), detail(TICKET)),
    () => press('Refresh Ticket'),
    'Ticket refreshed',
  ],
  [
    'a ticket that cannot be refreshed',
    () => (refusal(), detail(TICKET)),
    () => press('Refresh Ticket'),
    'Failed to refresh ticket',
  ],
  ['a created ticket', () => ticketForm([]), () => succeed(TICKET), 'Ticket created successfully'],
  ['a sent reply', () => detail(TICKET), () => succeed(TICKET), 'Reply sent successfully'],
  ['a closed ticket', closeDialog, () => succeed(TICKET), 'Ticket closed successfully'],
  [
    'SAML settings that were refreshed',
    () => renderText(<AdminDashboardPage />),
    () => succeed({}),
    'SAML configurations refreshed successfully',
  ],
  [
    'SAML settings that cannot be refreshed',
    () => renderText(<AdminDashboardPage />),
    fail,
    'Failed to refresh SAML configurations',
  ],
  [
    'a deleted customer',
    () => renderText(<CustomerTable customers={[]} onFocusLost={nothing} />),
    () => succeed(undefined),
    'Customer deleted successfully',
  ],
  [
    'a customer that cannot be deleted',
    () => renderText(<CustomerTable customers={[]} onFocusLost={nothing} />),
    fail,
    'Failed to delete customer',
  ],
  [
    'a new customer',
    () => customerForm(null),
    () => succeed({ saved: A_CUSTOMER }),
    'Customer created successfully',
  ],
  [
    'a changed customer',
    () => customerForm(A_CUSTOMER),
    () => succeed({ saved: A_CUSTOMER }),
    'Customer updated successfully',
  ],
  [
    'a value that was copied',
    () => {
      vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText: async () => {} } })
      return renderText(<CopyButton value="1" name="number" />)
    },
    () => press('Copy number'),
    'Copied to clipboard!',
  ],
  [
    'a value that cannot be copied',
    () => {
      vi.stubGlobal('navigator', { onLine: true })
      return renderText(<CopyButton value="1" name="number" />)
    },
    () => press('Copy number'),
    'Failed to copy to clipboard',
  ],
]

test.each(TOASTS)('%s has its message word for word', async (_, show, act, text) => {
  show()
  await act()
  await vi.waitFor(() => expect(around.toasts).toContain(text))
})

const change = { id: ID, subject: 'Printer', createdAt: AT, status: 'Open' as const }
const news = (known: object, ticket: object) =>
  diffTickets(
    { upTo: AT, tickets: { [ID]: { ...change, commentCount: 0, updatedAt: AT, ...known } } },
    [{ ...change, commentCount: 0, updatedAt: '2025-01-05T10:00:01.000Z', ...ticket }],
  )[0]?.message
const SAML_CUSTOMER: CustomerValues = {
  ...NEW_CUSTOMER,
  'saml.enabled': true,
  // @ts-expect-error -- the form offers no such choice
  'saml.provider': '',
}

/** Said by a rule or made of an error, wherever it is shown then. */
const SAID: [text: string, said: () => unknown][] = [
  ['Unable to connect to server. Please try again later.', () => loginFailure(networkError())],
  ['Unable to connect to server. Please try again later.', () => adminLoginFailure(networkError())],
  ['Authentication failed', () => loginFailure(errorFromAnswer(401, {}))],
  ['Invalid email or password', () => adminLoginFailure(errorFromAnswer(401, {}))],
  [
    'No redirect URL returned from server',
    () => Object.values(readLoginInitiation({ success: true }, 'https://portal.example')),
  ],
  [
    'Login failed. Please try again.',
    () => Object.values(readLoginInitiation({ success: false, error: '' }, 'https://a.example')),
  ],
  ['Something went wrong', () => errorFromAnswer(500, {}).message],
  ['An unexpected error occurred', () => errorMessage(undefined)],
  ['Network Error', () => networkError().message],
  ['Request aborted', () => abortedError().message],
  ['timeout of 5000ms exceeded', () => timeoutError(5000).message],
  ['Found 2 new ticket(s)', () => listNews({ newCount: 2, hasChanges: true }, false)],
  ['Ticket list updated', () => listNews({ newCount: 0, hasChanges: true }, false)],
  ['Please enter a valid email address', () => messages(InitiateLogin.safeParse({ email: 'a' }))],
  [
    'Please enter both email and password',
    () => messages(AdminLogin.safeParse({ email: '', password: '' })),
  ],
  ...[
    'Subject is required',
    'Description is required',
    'Priority is required',
    'At least one category is required',
  ].map((text): [string, () => unknown] => [
    text,
    () => Object.values(checkTicketForm(EMPTY_TICKET).problems),
  ]),
  [
    'Subject must be 100 characters or less',
    () => checkTicketForm({ ...EMPTY_TICKET, subject: 'a'.repeat(101) }).problems.subject,
  ],
  ...[
    'Name is required',
    'Domain is required',
    'Provider is required when SAML is enabled',
    'Entity ID is required when SAML is enabled',
    'Entry Point URL is required when SAML is enabled',
    'Certificate is required when SAML is enabled',
  ].map((text): [string, () => unknown] => [
    text,
    () => Object.values(checkCustomerForm(SAML_CUSTOMER)),
  ]),
  [
    'New ticket created: Printer',
    () =>
      diffTickets({ upTo: '2025-01-01T00:00:00.000Z', tickets: {} }, [
        { ...change, commentCount: 0, updatedAt: AT },
      ])[0]?.message,
  ],
  ['Ticket status changed to Closed: Printer', () => news({}, { status: 'Closed' })],
  ['New reply on ticket: Printer', () => news({}, { commentCount: 1 })],
  ['Ticket updated: Printer', () => news({}, {})],
  ['9+', () => unreadBadge(10)],
]

test.each(SAID)('%s appears word for word', (text, said) => {
  const texts = [said()].flat().map((told) => (typeof told === 'string' ? say(en, told) : told))
  expect(texts).toContain(text)
})

const journeys = import.meta.glob<string>('/e2e/*.spec.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Seen only after what a browser does, so a journey asserts them. */
const IN_JOURNEYS: [text: string, journey: string][] = [
  ['Please enter a valid email address', 'screens'],
  ['You have successfully logged in!', 'main-job'],
  ['Failed to refresh tickets', 'failures'],
  ['Unable to load SLA metrics. Please try refreshing the page.', 'customer-screens'],
  ['Ticket list updated with your new ticket', 'main-job'],
  ['Failed to load ticket details', 'failures'],
  ['Invalid authentication response', 'admin-screens'],
  ['Admin login successful', 'admin-screens'],
  ['Failed to refresh SAML configurations', 'admin-screens'],
]

test.each(IN_JOURNEYS)('%s is asserted by the journey %s', (text, journey) => {
  expect(journeys[`/e2e/${journey}.spec.ts`]).toContain(text)
})
