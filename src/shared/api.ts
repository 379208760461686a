import { z } from 'zod'

import {
  Account,
  AccountSession,
  Confirmation,
  Identity,
  NewPasskey,
  OwnIdentity,
  OwnSignInRules,
  Passkey,
  PasskeyName,
  PasskeyOptions,
  PasswordChange,
  RecoveryCodes,
  SignInRules,
  SecondFactorAdded,
  TotpConfirmation,
  TotpSetup,
} from '#shared/account/contract.ts'
import {
  AuditChoices,
  AuditEntry,
  AuditExportQuery,
  AuditListQuery,
} from '#shared/audit/contract.ts'
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
} from '#shared/access/contract.ts'
import {
  CertificateCheck,
  CertificateText,
  CreateCustomer,
  Customer,
  CustomerCounts,
  CustomerListQuery,
  CustomerUpdate,
  DeletedCustomer,
  ExpiringCertificate,
  RestoreCustomer,
  SessionCount,
  NewCustomer,
} from '#shared/customers/contract.ts'
import { Dashboard } from '#shared/tickets/dashboard.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { Setup } from '#shared/setup/contract.ts'
import {
  AdminCategory,
  CategoryInput,
  CategoryOrder,
  CategoryUpdate,
  LogoUpload,
  Settings,
  SettingsUpdate,
} from '#shared/settings/contract.ts'
import { SlaPromise } from '#shared/sla/promise-contract.ts'
import { TicketSlaReceipt } from '#shared/sla/receipt-contract.ts'
import {
  SignInFailureCode,
  SignInFailureDetail,
  SignInFailureKind,
  SignInFailureQuery,
} from '#shared/sign-in-failures/contract.ts'
import { ChangePerson, PeopleQuery, Person } from '#shared/people/contract.ts'
import {
  AccountLink,
  AccountLinkToken,
  InviteStaff,
  MadeLink,
  SetPassword,
  StaffMember,
  StaffUpdate,
} from '#shared/staff/contract.ts'
import { CloseTicket, CreateTicket } from '#shared/tickets/input.ts'
import {
  Category,
  CategoryListQuery,
  Comment,
  CommentListQuery,
  Reply,
  Ticket,
  TicketAnswer,
  TicketListItem,
  TicketListQuery,
  UpdateTicket,
} from '#shared/tickets/contract.ts'
import { Usage, UsageLimitsUpdate, UsageQuery, UsageSettings } from '#shared/usage/contract.ts'

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
  /**
   * The call makes or changes a way in, so that a session alone is not enough for it: the owner of
   * the account confirms with password and second factor. `by_input`: the handler says when.
   */
  confirm?: 'always' | 'by_input'
  /** Open to staff who have to set up a second factor before anything else. */
  beforeSecondFactor?: true
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
const StaffId = z.object({ userId: z.uuid() })
const PasskeyId = z.object({ passkeyId: z.uuid() })

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
  readAccountLink: {
    ...endpoints.readAccountLink,
    access: 'public',
    summary: 'Whose password a link sets',
    body: AccountLinkToken,
    response: AccountLink,
  },
  setPassword: {
    ...endpoints.setPassword,
    access: 'public',
    summary: 'Set a password with a link, which then works no more; it signs nobody in',
    body: SetPassword,
    response: Success,
  },

  getAccount: {
    ...endpoints.getAccount,
    access: 'staff',
    beforeSecondFactor: true,
    summary: "The caller's own account and its second factors",
    response: Account,
  },
  getSignInRules: {
    ...endpoints.getSignInRules,
    access: 'staff',
    beforeSecondFactor: true,
    summary: 'Since when second factors are compulsory, and whether the caller has one',
    response: OwnSignInRules,
  },
  confirmIdentity: {
    ...endpoints.confirmIdentity,
    access: 'staff',
    beforeSecondFactor: true,
    summary:
      'Confirm with password and second factor; the token goes with the calls that ask for it',
    body: Identity,
    response: Confirmation,
  },
  changePassword: {
    ...endpoints.changePassword,
    access: 'staff',
    beforeSecondFactor: true,
    confirm: 'by_input',
    summary: 'Choose another password; all other sessions end',
    body: PasswordChange,
    response: Success,
  },
  beginTotp: {
    ...endpoints.beginTotp,
    access: 'staff',
    beforeSecondFactor: true,
    confirm: 'by_input',
    summary: 'The key for an authenticator app; it counts once a code of it is confirmed',
    body: OwnIdentity,
    response: TotpSetup,
  },
  confirmTotp: {
    ...endpoints.confirmTotp,
    access: 'staff',
    beforeSecondFactor: true,
    summary: 'Confirm the authenticator app with a code of it',
    body: TotpConfirmation,
    response: SecondFactorAdded,
  },
  removeTotp: {
    ...endpoints.removeTotp,
    access: 'staff',
    beforeSecondFactor: true,
    confirm: 'by_input',
    summary: 'Ask for no more codes of the authenticator app',
    body: OwnIdentity,
    status: 204,
  },
  beginPasskey: {
    ...endpoints.beginPasskey,
    access: 'staff',
    beforeSecondFactor: true,
    confirm: 'by_input',
    summary: 'What the browser needs to make a passkey',
    body: OwnIdentity,
    response: PasskeyOptions,
  },
  addPasskey: {
    ...endpoints.addPasskey,
    access: 'staff',
    beforeSecondFactor: true,
    summary: 'Add the passkey that the browser has made',
    body: NewPasskey,
    status: 201,
    response: SecondFactorAdded,
  },
  renamePasskey: {
    ...endpoints.renamePasskey,
    access: 'staff',
    beforeSecondFactor: true,
    summary: 'Give a passkey another name',
    params: PasskeyId,
    body: PasskeyName,
    response: Passkey,
  },
  removePasskey: {
    ...endpoints.removePasskey,
    access: 'staff',
    beforeSecondFactor: true,
    confirm: 'by_input',
    summary: 'Take a passkey away',
    params: PasskeyId,
    body: OwnIdentity,
    status: 204,
  },
  makeRecoveryCodes: {
    ...endpoints.makeRecoveryCodes,
    access: 'staff',
    beforeSecondFactor: true,
    confirm: 'by_input',
    summary: 'New recovery codes; the old ones are worth nothing any more',
    body: OwnIdentity,
    response: RecoveryCodes,
  },
  listSessions: {
    ...endpoints.listSessions,
    access: 'staff',
    beforeSecondFactor: true,
    summary: "The caller's own sessions, the one used last first",
    response: z.array(AccountSession),
  },
  endSession: {
    ...endpoints.endSession,
    access: 'staff',
    beforeSecondFactor: true,
    summary: "End one of the caller's sessions",
    params: z.object({ sessionId: z.uuid() }),
    status: 204,
  },
  endOtherSessions: {
    ...endpoints.endOtherSessions,
    access: 'staff',
    beforeSecondFactor: true,
    summary: 'End all sessions but the one that asks',
    status: 204,
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
    summary: 'The categories a new ticket can have; with the retired ones, all that tickets carry',
    query: CategoryListQuery,
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
    summary:
      'A ticket with its attachments and newest 100 comments; the Link header leads to older ones',
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
  listComments: {
    ...endpoints.listComments,
    access: 'user',
    summary: 'The comments of a ticket, newest first; the next page is in the Link header',
    params: TicketId,
    query: CommentListQuery,
    response: z.array(Comment),
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
  getLogo: {
    ...endpoints.getLogo,
    access: 'public',
    summary: 'The logo of the installation',
    query: z.object({ v: z.string().max(64).optional() }),
    produces: 'The picture',
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
  prepareCustomer: {
    ...endpoints.prepareCustomer,
    access: 'admin',
    summary: 'An id for a customer that is about to be added, and the origin of its addresses',
    response: NewCustomer,
  },
  getCustomer: {
    ...endpoints.getCustomer,
    access: 'admin',
    summary: 'A customer with its single sign-on settings',
    params: CustomerId,
    response: Customer,
  },
  countCustomerSessions: {
    ...endpoints.countCustomerSessions,
    access: 'admin',
    summary: 'How many sessions of its people end when its single sign-on does',
    params: CustomerId,
    response: SessionCount,
  },
  createCustomer: {
    ...endpoints.createCustomer,
    access: 'admin',
    confirm: 'by_input',
    summary: 'Add a customer',
    body: CreateCustomer,
    idempotent: true,
    status: 201,
    response: Customer,
  },
  updateCustomer: {
    ...endpoints.updateCustomer,
    access: 'admin',
    confirm: 'by_input',
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
  listDeletedCustomers: {
    ...endpoints.listDeletedCustomers,
    access: 'admin',
    summary: 'The deleted customers that can still be brought back, the last deleted first',
    response: z.array(DeletedCustomer),
  },
  restoreCustomer: {
    ...endpoints.restoreCustomer,
    access: 'admin',
    confirm: 'by_input',
    summary: 'Bring a deleted customer back, with all that belongs to it',
    params: CustomerId,
    body: RestoreCustomer,
    response: Customer,
  },
  listPeople: {
    ...endpoints.listPeople,
    access: 'admin',
    summary: 'The people of a customer by name; the next page is in the Link header',
    params: CustomerId,
    query: PeopleQuery,
    response: z.array(Person),
  },
  changePerson: {
    ...endpoints.changePerson,
    access: 'admin',
    confirm: 'by_input',
    summary: 'Keep a person from signing in, at once, or let them sign in again',
    params: z.object({ customerId: z.uuid(), userId: z.uuid() }),
    body: ChangePerson,
    response: Person,
  },
  listExpiringCertificates: {
    ...endpoints.listExpiringCertificates,
    access: 'admin',
    summary:
      'The signing certificates that have ended or end within 30 days, the first to end first',
    response: z.array(ExpiringCertificate),
  },
  checkCertificate: {
    ...endpoints.checkCertificate,
    access: 'admin',
    summary:
      'What a signing certificate says of itself, or why it cannot be used; nothing is stored',
    body: CertificateText,
    response: CertificateCheck,
  },
  listAuditEntries: {
    ...endpoints.listAuditEntries,
    access: 'admin',
    summary: 'The audit log, newest first; the next page is in the Link header',
    query: AuditListQuery,
    response: z.array(AuditEntry),
  },
  exportAuditEntries: {
    ...endpoints.exportAuditEntries,
    access: 'admin',
    summary: 'All entries that match, newest first, as CSV or as JSON Lines',
    query: AuditExportQuery,
    produces: 'text/csv or application/jsonl',
  },
  listAuditChoices: {
    ...endpoints.listAuditChoices,
    access: 'admin',
    summary: 'What the audit log can be narrowed to: customers and staff, by name',
    response: AuditChoices,
  },
  listSignInFailures: {
    ...endpoints.listSignInFailures,
    access: 'admin',
    summary:
      'Refused single sign-ons of the last 30 days by customer and cause, the newest first; the next page is in the Link header',
    query: SignInFailureQuery,
    response: z.array(SignInFailureKind),
  },
  getSignInFailure: {
    ...endpoints.getSignInFailure,
    access: 'admin',
    summary:
      'The refused single sign-on behind a code: what was expected, what came, what to change',
    params: SignInFailureCode,
    response: SignInFailureDetail,
  },
  refreshSamlConfig: {
    ...endpoints.refreshSamlConfig,
    access: 'admin',
    summary: 'Have every process read the single sign-on settings anew',
    response: Success,
  },

  listStaff: {
    ...endpoints.listStaff,
    access: 'admin',
    summary: 'The agents and administrators',
    response: z.array(StaffMember),
  },
  inviteStaff: {
    ...endpoints.inviteStaff,
    access: 'admin',
    confirm: 'always',
    summary: 'Make an account without a password, and a link that sets one',
    body: InviteStaff,
    status: 201,
    response: MadeLink,
  },
  changeStaff: {
    ...endpoints.changeStaff,
    access: 'admin',
    confirm: 'by_input',
    summary: 'Change the name or role of an account, deactivate it or bring it back',
    params: StaffId,
    body: StaffUpdate,
    response: StaffMember,
  },
  makeAccountLink: {
    ...endpoints.makeAccountLink,
    access: 'admin',
    confirm: 'always',
    summary: 'A new link that sets a password; the one before stops working',
    params: StaffId,
    response: MadeLink,
  },
  updateSignInRules: {
    ...endpoints.updateSignInRules,
    access: 'admin',
    confirm: 'always',
    summary: 'Make second factors of agents and administrators compulsory from a day on',
    body: SignInRules,
    response: SignInRules,
  },
  removeSecondFactor: {
    ...endpoints.removeSecondFactor,
    access: 'admin',
    confirm: 'always',
    summary: 'Let somebody who lost every second factor in with the password alone',
    params: StaffId,
    response: StaffMember,
  },

  getSetup: {
    ...endpoints.getSetup,
    access: 'admin',
    summary: 'Which first steps of the installation are done',
    response: Setup,
  },
  dismissSetup: {
    ...endpoints.dismissSetup,
    access: 'admin',
    summary: 'Say no more of the first steps',
    response: Setup,
  },
  getSettings: {
    ...endpoints.getSettings,
    access: 'admin',
    summary: 'What the installation calls its own',
    response: Settings,
  },
  updateSettings: {
    ...endpoints.updateSettings,
    access: 'admin',
    summary: 'Change name, contact, links and default time zone',
    body: SettingsUpdate,
    response: Settings,
  },
  setLogo: {
    ...endpoints.setLogo,
    access: 'admin',
    summary: 'Give the installation a logo: PNG, JPEG, WebP or SVG',
    body: LogoUpload,
    response: Settings,
  },
  removeLogo: {
    ...endpoints.removeLogo,
    access: 'admin',
    summary: 'Go back to the mark that comes with Portico',
    response: Settings,
  },
  getUsage: {
    ...endpoints.getUsage,
    access: 'admin',
    summary: 'The customers and people who use most, and how much',
    query: UsageQuery,
    response: Usage,
  },
  getUsageLimits: {
    ...endpoints.getUsageLimits,
    access: 'admin',
    summary: 'What a person and a customer may use at most',
    response: UsageSettings,
  },
  updateUsageLimits: {
    ...endpoints.updateUsageLimits,
    access: 'admin',
    summary: 'Change what a person and a customer may use; 0 switches a limit off',
    body: UsageLimitsUpdate,
    response: UsageSettings,
  },
  listAdminCategories: {
    ...endpoints.listAdminCategories,
    access: 'admin',
    summary: 'Every category, retired ones too, in their order',
    response: z.array(AdminCategory),
  },
  addCategory: {
    ...endpoints.addCategory,
    access: 'admin',
    summary: 'Add a category at the end; its key is made of its name',
    body: CategoryInput,
    status: 201,
    response: AdminCategory,
  },
  orderCategories: {
    ...endpoints.orderCategories,
    access: 'admin',
    summary: 'Put the categories into another order',
    body: CategoryOrder,
    response: z.array(AdminCategory),
  },
  updateCategory: {
    ...endpoints.updateCategory,
    access: 'admin',
    summary: 'Rename a category, retire it or take it back into use',
    params: z.object({ categoryId: z.string().regex(/^[A-Z0-9_]{1,64}$/) }),
    body: CategoryUpdate,
    response: AdminCategory,
  },
} as const satisfies Record<EndpointName, Endpoint>

export type Api = typeof api
