import type { ComponentProps } from 'react'
import { NEW_CONNECTION } from '#shared/connections/fields.ts'
import type { Customer } from '#shared/customers/contract.ts'
import type { Comment, Ticket } from '#shared/tickets/contract.ts'
import { authQueries } from '#web/access/session/auth-queries.ts'
import { CustomerForm } from '#web/customers/form/customer-form.tsx'
import { CreateTicketForm } from '#web/tickets/create/create-ticket-form.tsx'
import { TicketDetailPage } from '#web/tickets/detail/ticket-detail-page.tsx'
import { CloseTicketDialog } from '#web/tickets/detail/close-ticket-dialog.tsx'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { aViewer, renderText } from './render-text.tsx'

// Data of pages for tests that render them to text.

export const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
export const AT = '2025-01-05T10:00:00.000Z'
export const ADMIN = { ...aViewer, isAdmin: true, isAgent: true, organization: null }
export const signedIn = (viewer = aViewer) =>
  [[authQueries.currentUser().queryKey, viewer]] as const

export const TICKET: Ticket = {
  id: ID,
  number: 7,
  subject: 'Printer',
  description: 'It is on fire',
  priority: 'High',
  status: 'Open',
  categories: [],
  createdAt: AT,
  updatedAt: AT,
  closedAt: null,
  resolutionCode: null,
  commentCount: 0,
  sla: {
    firstResponseTime: null,
    resolutionTime: null,
    slaStatus: 'pending',
    responseStatus: 'pending',
    resolutionStatus: 'pending',
    responseDueAt: AT,
    resolutionDueAt: AT,
  },
  attachments: [],
  comments: [],
}

export function aComment(id: string, change: Partial<Comment>): Comment {
  const by = { isAgent: false, isSystem: false, authorName: 'Ada' }
  return { id, content: 'Hello', createdAt: AT, attachments: [], ...by, ...change }
}

const FIGURES = { met: 0, breached: 0, pending: 0, averageMinutes: null }
export const DASHBOARD = {
  counts: { open: 0, pending: 0, closed: 0, total: 0 },
  activity: { slots: [] },
  recent: [],
  priorityAttention: [],
  sla: { response: FIGURES, resolution: FIGURES },
}

export const REPLY = {
  text: '',
  files: [],
  areFilesKept: true,
  fields: {},
  textArea: { current: null },
  failureText: null,
  mayHaveArrived: false,
  isOnline: true,
  canSend: false,
  isSending: false,
  isUploading: false,
  uploaded: { files: [], whole: 0 },
  cancelUpload: () => {},
  write: () => {},
  changeFiles: () => {},
  send: () => {},
}

export const nothing = () => {}
export const draftKey = { userId: ID, name: 'ticket' }
export const ticketForm = (loaded: [readonly string[], unknown][], viewer = aViewer) =>
  renderText(<CreateTicketForm draftKey={draftKey} />, { loaded, viewer })
export const categories = ticketQueries.categories().queryKey
export const customerForm = (customer: ComponentProps<typeof CustomerForm>['customer']) =>
  renderText(<CustomerForm customer={customer} id={ID} origin="https://portal.example" />)
export const detail = (ticket: Ticket) =>
  renderText(<TicketDetailPage />, {
    path: `/tickets/${ID}`,
    pattern: '/tickets/:ticketId',
    loaded: [
      [ticketQueries.detail(ID).queryKey, ticket],
      [categories, []],
      [ticketQueries.serviceZone().queryKey, { timeZone: 'UTC' }],
    ],
  })
export const closeDialog = () =>
  renderText(
    <CloseTicketDialog ticketId={ID} open reply={REPLY} onCancel={nothing} onClosed={nothing} />,
  )
export const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  (result.error?.issues ?? []).map(({ message }) => message)

export const A_CUSTOMER: Customer = {
  id: ID,
  name: 'Northwind',
  domain: 'northwind.example',
  domains: [],
  active: true,
  mspStartDate: null,
  timeZone: null,
  language: null,
  technicalContacts: [],
  saml: { ...NEW_CONNECTION, certExpiresAt: null, callbackUrl: '', backchannelLogoutUrl: null },
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  updatedBy: null,
}

export const EMPTY_TICKET = { subject: '', description: '', priority: '', categories: [] }
