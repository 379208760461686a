import { z } from 'zod'

import {
  AdminLogin,
  CurrentUser,
  IdpDetection,
  InitiateLogin,
  LoginInitiation,
  SamlCallbackBody,
  SamlLoginQuery,
  SessionDebug,
  SignedIn,
  Success,
} from './auth.ts'
import {
  CertificateCheck,
  CertificateText,
  Customer,
  CustomerCounts,
  CustomerInput,
  CustomerListQuery,
  CustomerUpdate,
} from './customers.ts'
import { Dashboard } from './dashboard.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { SlaPromise } from './sla-promise-answer.ts'
import { TicketSlaReceipt } from './sla-receipt-answer.ts'
import { CloseTicket, CreateTicket } from './ticket-input.ts'
import {
  Category,
  Reply,
  Ticket,
  TicketAnswer,
  TicketListItem,
  TicketListQuery,
  UpdateTicket,
} from './tickets.ts'

/** Who may call: anyone, anyone signed in, agents and administrators, administrators. */
export type Access = 'public' | 'user' | 'staff' | 'admin'

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  access: Access
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType | z.core.$ZodType
  /** The body may also be multipart, with these parts as files. */
  files?: 'attachments'
  /** The body is a form that another site's page posts. */
  form?: true
  /** The anti-forgery header is not asked for, because the caller is not our own page. */
  csrf?: 'exempt'
  /** The Idempotency-Key header is honoured. */
  idempotent?: true
  status?: 200 | 201 | 204
  /** Without it the handler writes the answer itself: a redirect, a file or a stream. */
  response?: z.ZodType
  /** What the handler writes when it writes the answer itself. */
  produces?: string
}

const TicketId = z.object({ ticketId: z.uuid() })
const CustomerId = z.object({ customerId: z.uuid() })

/** Every endpoint there is. Validation, access, documentation and the access tests are read from it. */
export const api = {
  getCurrentUser: {
    ...endpoints.getCurrentUser,
    access: 'public',
    summary: 'The signed-in user, or null for a visitor',
    response: CurrentUser,
  },
  detectIdp: {
    ...endpoints.detectIdp,
    access: 'public',
    summary: 'Whether this browser last signed in through a known identity provider',
    response: IdpDetection,
  },
  initiateLogin: {
    ...endpoints.initiateLogin,
    access: 'public',
    summary: 'Where to sign in with this work email',
    body: InitiateLogin,
    response: LoginInitiation,
  },
  startSamlLogin: {
    ...endpoints.startSamlLogin,
    access: 'public',
    summary: "Begin a sign-in at the customer's identity provider",
    params: z.object({ customerId: z.string().max(100) }),
    query: SamlLoginQuery,
    produces: 'A redirect for a navigation, {redirectUrl} for a caller that accepts JSON',
  },
  finishSamlLogin: {
    ...endpoints.finishSamlLogin,
    access: 'public',
    summary: 'Assertion consumer service (SAML HTTP-POST binding)',
    params: z.object({ customerId: z.string().max(100) }),
    body: SamlCallbackBody,
    form: true,
    csrf: 'exempt',
    produces: 'A redirect into the portal',
  },
  getSamlMetadata: {
    ...endpoints.getSamlMetadata,
    access: 'public',
    summary: 'SAML metadata of the service provider for this customer',
    params: z.object({ customerId: z.string().max(100) }),
    produces: 'application/samlmetadata+xml',
  },
  adminLogin: {
    ...endpoints.adminLogin,
    access: 'public',
    summary: 'Sign in as administrator or agent',
    body: AdminLogin,
    response: SignedIn,
  },
  logout: {
    ...endpoints.logout,
    access: 'public',
    summary: 'Sign out',
    response: Success,
  },
  debugSession: {
    ...endpoints.debugSession,
    access: 'public',
    summary: "The caller's own session, for diagnosis",
    response: SessionDebug,
  },

  listTickets: {
    ...endpoints.listTickets,
    access: 'user',
    summary: "The viewer's own tickets, newest first; the next page is in the Link header",
    query: TicketListQuery,
    response: z.array(TicketListItem),
  },
  listCategories: {
    ...endpoints.listCategories,
    access: 'user',
    summary: 'The categories a ticket can have',
    response: z.array(Category),
  },
  getSlaPromise: {
    ...endpoints.getSlaPromise,
    access: 'user',
    summary:
      'When a ticket of each priority, raised now, will be answered and resolved at the latest',
    response: SlaPromise,
  },
  getTicket: {
    ...endpoints.getTicket,
    access: 'user',
    summary: 'A ticket with comments and attachments',
    params: TicketId,
    response: Ticket,
  },
  createTicket: {
    ...endpoints.createTicket,
    access: 'user',
    summary: 'Raise a ticket',
    body: CreateTicket,
    files: 'attachments',
    idempotent: true,
    status: 201,
    response: Ticket,
  },
  updateTicket: {
    ...endpoints.updateTicket,
    access: 'user',
    summary: 'Reply to a ticket, or correct its fields',
    params: TicketId,
    body: UpdateTicket,
    files: 'attachments',
    idempotent: true,
    response: Reply,
  },
  closeTicket: {
    ...endpoints.closeTicket,
    access: 'user',
    summary: 'Close a ticket for good',
    params: TicketId,
    body: CloseTicket,
    idempotent: true,
    response: TicketAnswer,
  },
  getTicketSla: {
    ...endpoints.getTicketSla,
    access: 'user',
    summary: 'How the service level of a ticket was counted, line by line',
    params: TicketId,
    response: TicketSlaReceipt,
  },
  getAttachment: {
    ...endpoints.getAttachment,
    access: 'user',
    summary: 'The bytes of an attachment; ranges are honoured',
    params: z.object({ attachmentId: z.uuid() }),
    query: z.object({ inline: z.enum(['1', '0']).optional() }),
    produces: 'The file',
  },
  getDashboard: {
    ...endpoints.getDashboard,
    access: 'user',
    summary: 'Counts, activity, recent tickets and service-level figures',
    response: Dashboard,
  },
  streamEvents: {
    ...endpoints.streamEvents,
    access: 'user',
    summary: "Live changes of the viewer's tickets (server-sent events)",
    produces: 'text/event-stream',
  },

  listCustomers: {
    ...endpoints.listCustomers,
    access: 'admin',
    summary: 'The customers, newest first',
    query: CustomerListQuery,
    response: z.array(Customer),
  },
  countCustomers: {
    ...endpoints.countCustomers,
    access: 'admin',
    summary: 'How many customers there are, by their flags',
    response: CustomerCounts,
  },
  getCustomer: {
    ...endpoints.getCustomer,
    access: 'admin',
    summary: 'A customer with its single sign-on settings',
    params: CustomerId,
    response: Customer,
  },
  createCustomer: {
    ...endpoints.createCustomer,
    access: 'admin',
    summary: 'Add a customer',
    body: CustomerInput,
    idempotent: true,
    status: 201,
    response: Customer,
  },
  updateCustomer: {
    ...endpoints.updateCustomer,
    access: 'admin',
    summary: 'Change a customer',
    params: CustomerId,
    body: CustomerUpdate,
    response: Customer,
  },
  deleteCustomer: {
    ...endpoints.deleteCustomer,
    access: 'admin',
    summary: 'Delete a customer; its data is kept for 30 days',
    params: CustomerId,
    status: 204,
  },
  checkCertificate: {
    ...endpoints.checkCertificate,
    access: 'admin',
    summary:
      'What a signing certificate says of itself, or why it cannot be used; nothing is stored',
    body: CertificateText,
    response: CertificateCheck,
  },
  refreshSamlConfig: {
    ...endpoints.refreshSamlConfig,
    access: 'admin',
    summary: 'Have every process read the single sign-on settings anew',
    response: Success,
  },
} as const satisfies Record<EndpointName, Endpoint>

export type Api = typeof api
