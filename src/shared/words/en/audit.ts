import type { AuditAction, AuditGroup } from '#shared/audit/values.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const entriesFound = {
  none: 'No entries found',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} entry found`,
      other: `${number(count)} entries found`,
    }),
  first: (count: number) =>
    plural(count, {
      one: `Showing the first entry`,
      other: `Showing the first ${number(count)} entries`,
    }),
}

// Actions and their groups.

export const actions: Record<AuditAction, string> = {
  'sign_in.succeeded': 'Signed in',
  'sign_in.refused': 'Sign-in failed',
  'session.revoked': 'Session ended',
  'session.ended_by_provider': 'Signed out by the identity provider',
  'account.password_changed': 'Password changed',
  'account.second_factor_added': 'Two-step sign-in method added',
  'account.second_factor_removed': 'Two-step sign-in method removed',
  'account.passkey_added': 'Passkey added',
  'account.passkey_removed': 'Passkey removed',
  'account.passkey_renamed': 'Passkey renamed',
  'account.recovery_codes_made': 'Recovery codes generated',
  'account.recovery_code_used': 'Recovery code used',
  'connection.test_begun': 'Single sign-on test started',
  'customer.created': 'Customer added',
  'customer.changed': 'Customer changed',
  'customer.brief_changed': 'Customer note changed',
  'customer.domain_proven': 'Domain verified',
  'customer.domain_gone': 'Domain verification record missing',
  'customer.deleted': 'Customer deleted',
  'audit.exported': 'Audit log exported',
  'account.created': 'Account created',
  'account.invited': 'Team member invited',
  'account.changed': 'Account changed',
  'account.deactivated': 'Account deactivated',
  'account.reactivated': 'Account reactivated',
  'account.link_made': 'Password link created',
  'account.password_set': 'Password set with link',
  'customer.restored': 'Customer restored',
  'customer.removed': 'Customer permanently deleted',
  'connection.certificates_taken': 'Certificates updated from metadata',
  'connection.metadata_changed': 'Provider metadata settings changed',
  'connection.tenant_bound': 'Microsoft tenant connected',
  'settings.sign_in_applications_changed': 'Sign-in apps changed',
  'connection.draft_saved': 'Single sign-on draft saved',
  'connection.draft_discarded': 'Single sign-on draft discarded',
  'connection.went_live': 'Single sign-on went live',
  'connection.switched_off': 'Single sign-on turned off',
  'connection.pilot_began': 'Single sign-on pilot started',
  'connection.pilot_ended': 'Single sign-on pilot ended',
  'connection.watch_changed': 'Automatic rollback settings changed',
  'connection.codes_changed': 'Email code settings changed',
  'connection.door_opened': 'Emergency access opened',
  'connection.door_extended': 'Emergency access changed',
  'connection.door_closed': 'Emergency access closed',
  'connection.stopped_working': 'Sign-ins stopped working after a change',
  'connection.returned': 'Single sign-on rolled back to an earlier version',
  'person.added': 'Person added by an agent',
  'person.address_changed': 'Person’s email address changed',
  'person.deactivated': 'Person deactivated',
  'person.reactivated': 'Person reactivated',
  'person.visibility_changed': 'Person’s visibility changed',
  'person.manager_changed': 'Portal manager changed',
  'person.unlinked': 'Person’s provider account unlinked',
  'settings.changed': 'Settings changed',
  'settings.logo_changed': 'Logo changed',
  'settings.first_steps_dismissed': '“Get started” list dismissed',
  'settings.limits_changed': 'Limits changed',
  'settings.saml_key_made': 'SAML signing key created',
  'settings.saml_keys_switched': 'SAML signing key switched',
  'settings.saml_key_retired': 'Old SAML signing key deleted',
  'time.exported': 'Time exported',
  'time.export_taken_back': 'Time export undone',
  'time.rules_changed': 'Billing rules changed',
  'work_kind.added': 'Work type added',
  'work_kind.renamed': 'Work type renamed',
  'work_kind.retired': 'Work type archived',
  'work_kind.restored': 'Work type restored',
  'work_kind.hidden': 'Work type hidden from customers',
  'work_kind.shown': 'Work type shown to customers',
  'work_kind.reordered': 'Work types reordered',
  'category.added': 'Category added',
  'category.renamed': 'Category renamed',
  'category.confidentiality_changed': 'Category confidentiality changed',
  'category.retired': 'Category archived',
  'category.restored': 'Category restored',
  'category.reordered': 'Categories reordered',
  'macro.added': 'Shared macro added',
  'macro.changed': 'Shared macro changed',
  'macro.removed': 'Shared macro deleted',
  'contract.version_added': 'Contract version added',
  'contract.version_removed': 'Contract version removed',
  'contract.corrected': 'Contract version corrected',
  'service_template.added': 'Contract template added',
  'service_template.changed': 'Contract template changed',
  'service_template.removed': 'Contract template removed',
  'maintenance.added': 'Maintenance window added',
  'maintenance.changed': 'Maintenance window changed',
  'maintenance.removed': 'Maintenance window removed',
  'setup_link.made': 'Setup link created',
  'setup_link.revoked': 'Setup link revoked',
  'setup_link.used': 'Setup link used',
  'setup_link.ready': 'Single sign-on submitted for review',
  'crm.token_changed': 'CRM token changed',
  'crm.token_removed': 'CRM token removed',
  'crm.webhook_secret_changed': 'CRM webhook secret changed',
  'crm.switched': 'CRM sync state changed',
  'crm.values_changed': 'CRM field mapping changed',
  'crm.company_bound': 'CRM company linked',
  'crm.company_preferred': 'Default CRM company changed',
  'crm.company_released': 'CRM company unlinked',
  'crm.action_retried': 'Rejected CRM change retried',
  'crm.action_dismissed': 'Rejected CRM change dismissed',
  'crm.ticket_read_again': 'Ticket resynced from the CRM',
  'crm.import_steered': 'CRM import changed',
  'sent_mail.retried': 'Outgoing email retried',
  'sent_mail.dismissed': 'Outgoing email dismissed',
  'sent_mail.resumed': 'Email sending resumed',
  'sent_mail.address_cleared': 'Bounced address cleared',
  'mailbox.added': 'Mailbox added',
  'mailbox.changed': 'Mailbox changed',
  'mailbox.removed': 'Mailbox deleted',
  'alert_rule.added': 'Alert rule added',
  'alert_rule.changed': 'Alert rule changed',
  'alert_rule.removed': 'Alert rule deleted',
  'alert_rule.reordered': 'Alert rules reordered',
  'held_mail.accepted': 'Email added to a ticket',
  'held_mail.discarded': 'Incoming email discarded',
  'held_mail.discarded_many': 'Incoming emails discarded',
  'held_mail.restored': 'Email moved back to review',
  'background_work.retried': 'Failed job retried',
  'background_work.dismissed': 'Failed job dismissed',
}

export const groups: Record<AuditGroup, string> = {
  sign_in: 'Sign-ins',
  session: 'Sessions',
  account: 'Team accounts',
  customer: 'Customers',
  connection: 'Single sign-on',
  person: 'Customers’ people',
  settings: 'Settings',
  time: 'Time',
  work_kind: 'Work types',
  category: 'Categories',
  macro: 'Macros',
  contract: 'Contracts',
  service_template: 'Contract templates',
  maintenance: 'Maintenance windows',
  setup_link: 'Setup links',
  crm: 'CRM',
  sent_mail: 'Outgoing email',
  mailbox: 'Mailboxes',
  alert_rule: 'Alert rules',
  held_mail: 'Email review',
  background_work: 'System jobs',
  audit: 'Audit log',
}

// Texts of the server alone about the audit log.

export const giveWhen =
  'Enter a date, such as 2026-01-31, or a date and time, such as 2026-01-31T09:00:00.000Z'
export const searchTooLong = 'Search text must be 200 characters or less'
export const notSearchable = 'Remove the unsupported character and search again'
export const giveActions = 'Enter actions or action groups, such as sign_in.refused,customer'
export const giveCustomer = 'Enter a customer’s ID'
export const givePerson = 'Enter a person’s ID'
export const pageSize = 'Enter a number from 1 to 100'
export const giveFormat = 'Enter csv or jsonl'
export const tooManyExports = 'Another export is running. Please try again when it’s finished.'

/** The first line of the file for spreadsheets. */
export const exportHeads = {
  id: 'id',
  at: 'at',
  action: 'action',
  what: 'what',
  actorId: 'actorId',
  actorName: 'actorName',
  actorEmail: 'actorEmail',
  address: 'address',
  customerId: 'customerId',
  subjectId: 'subjectId',
  subjectName: 'subjectName',
  before: 'before',
  after: 'after',
}

// Fields and values of an entry.

/** A setting of single sign-on, by its label. */
export const samlSetting = (label: string) => `SAML: ${label}`

/** Names of fields in the audit log, by the stored name. */
export const fields = {
  account: 'Account',
  action: 'Action',
  active: 'Active',
  actorId: 'Actor ID',
  address: 'Address',
  agentId: 'Agent ID',
  as: 'Added as',
  assignee: 'Assignee',
  assignOnReply: 'Assign unassigned tickets to the agent who replies',
  acknowledgeTickets: 'Email requesters when their new ticket is received',
  askForRating: 'Ask for a rating after closing',
  authenticatorApp: 'Authenticator app',
  billable: 'Billable',
  bodyPatterns: 'Body patterns',
  browser: 'Browser',
  bytes: 'Bytes',
  calendar: 'Calendar and holidays',
  categories: 'Categories',
  categoryTargets: 'Targets by category',
  changed: 'Changed',
  clientId: 'Client ID',
  comments: 'Comments',
  company: 'Company',
  contact: 'Contact',
  contactDetails: 'Contact details',
  content: 'Content',
  contentType: 'Content type',
  contract: 'Contract',
  contractCovers: 'Coverage',
  contractEndsOn: 'Contract end date',
  count: 'Count',
  current: 'Current key',
  customerId: 'Customer ID',
  customers: 'Customers',
  de: 'German',
  deletedAt: 'Deleted at',
  deletedBy: 'Deleted by',
  device: 'Device',
  domain: 'Domain',
  domainProofFrom: 'Domain verification required from',
  domains: 'Domains',
  email: 'Email',
  en: 'English',
  enabled: 'Enabled',
  endsAt: 'Ends',
  entries: 'Entries',
  escalations: 'Escalations',
  existing: 'Existing open tickets',
  expiresAt: 'Expires at',
  exported: 'Exported',
  exportedAt: 'Exported at',
  exportedBy: 'Exported by',
  factor: 'Two-step sign-in method',
  files: 'Files',
  format: 'Format',
  from: 'From',
  google: 'Google',
  hasSecret: 'Client secret stored',
  highStates: 'High-priority problem keywords',
  imap: 'IMAP',
  internal: 'Hidden from customers',
  isOn: 'Active',
  isPortalManager: 'Portal manager',
  isSender: 'Sends Portico’s email',
  isSet: 'Set',
  isShownToCustomer: 'Show logged time to this customer',
  isUnproven: 'Accept unverified senders',
  kind: 'Type',
  kindId: 'Work type ID',
  language: 'Language',
  left: 'Codes left',
  lowStates: 'Low-priority problem keywords',
  mayAnswer: 'Can reply to others’ tickets',
  mayGoLive: 'Can go live',
  isMailed: 'Sent by email',
  mayUsePassword: 'Emergency account',
  mediumStates: 'Medium-priority problem keywords',
  megabytesInAllOfCustomer: 'Total storage per customer (MB)',
  megabytesPerDayOfCustomer: 'Uploads per customer per day (MB)',
  megabytesPerDayOfPerson: 'Uploads per person per day (MB)',
  method: 'Method',
  microsoft: 'Microsoft',
  minimumMinutes: 'Minimum per entry (minutes)',
  month: 'Month',
  mspStartDate: 'MSP start date',
  name: 'Name',
  names: 'Names in other languages',
  nearPercent: 'Due-soon threshold (%)',
  next: 'Next key',
  note: 'Note',
  noteMarker: 'Note marker',
  noteRule: 'CRM notes customers can see',
  order: 'Order',
  otherStates: 'Ignored keywords',
  passkeys: 'Passkeys',
  pauses: 'Pauses',
  people: 'People',
  emailCodes: 'Email codes',
  codePeople: 'People listed for email codes',
  emergencyDoor: 'Emergency access',
  doorReason: 'Reason',
  closesAt: 'Closes',
  closedAt: 'Closed',
  codeSignIns: 'Email code sign-ins',
  passkeySignIns: 'Passkey sign-ins',
  pilotPeople: 'People in the pilot',
  pipelineId: 'Pipeline ID',
  previous: 'Previous key',
  priority: 'Priority',
  privacyUrl: 'Privacy policy',
  provider: 'Provider',
  purpose: 'Purpose',
  q: 'Search',
  reason: 'Reason',
  recoveryStates: 'Recovery keywords',
  ref: 'Code',
  repliesPerHourOfCustomer: 'Replies and changes per customer per hour',
  repliesPerHourOfPerson: 'Replies and changes per person per hour',
  requester: 'Requester',
  requestsAtOnceOfPerson: 'Concurrent requests per person',
  resolutionCode: 'Resolution code',
  resources: 'Resource links',
  retired: 'Archived',
  returns: 'Roll back automatically',
  role: 'Role',
  roundingMinutes: 'Rounding step (minutes)',
  secondFactorFrom: 'Two-step sign-in required from',
  secretEndsOn: 'Secret expires on',
  secretWas: 'Secret',
  sender: 'Sender',
  sessionsEnded: 'Sessions ended',
  sha256: 'SHA-256',
  share: 'Share of sign-ins affected (%)',
  shared: 'Shared',
  signIn: 'Authentication',
  smtp: 'SMTP',
  staffPasswords: 'Password sign-in',
  startsAt: 'Starts',
  state: 'State',
  status: 'Status',
  step: 'Step',
  stopped: 'People affected',
  streamsOfPerson: 'Open pages per person',
  subjectHas: 'Subject contains',
  subjectPatterns: 'Subject patterns',
  targets: 'Targets',
  technicalContacts: 'Technical contacts',
  template: 'Template',
  tenantId: 'Tenant ID',
  text: 'Text',
  ticket: 'Ticket',
  tickets: 'Tickets',
  ticketsPerHourOfCustomer: 'Tickets per customer per hour',
  ticketsPerHourOfPerson: 'Tickets per person per hour',
  timeZone: 'Time zone',
  to: 'To',
  trustedServer: 'Trusted server',
  resultsBelow: 'Results below the server’s Received line',
  undoSeconds: 'Undo send (seconds)',
  reopenDays: 'Reopen tickets (days)',
  updatedAt: 'Updated at',
  updatedByName: 'Updated by',
  url: 'URL',
  userName: 'Username',
  validFrom: 'Valid from',
  version: 'Version',
  visibility: 'Visibility',
  worked: 'Successful sign-ins',
}

/** Names of values in the audit log, by the field and the stored code. */
export const values = {
  visibility: { own: 'Own tickets', categories: 'Tickets in some categories', all: 'All tickets' },
  reason: {
    malformed: 'Unreadable response',
    unexpected_message: 'Unexpected message',
    missing_in_response_to: 'InResponseTo missing',
    in_response_to_mismatch: 'InResponseTo mismatch',
    expired: 'Expired',
    too_old: 'Too old',
    session_expired: 'Session expired',
    unknown_request: 'Unknown request',
    other_browser: 'Different browser',
    replayed: 'Already used',
    too_large: 'Too large',
    too_complex: 'Too complex',
    status: 'Provider error',
    no_assertion: 'No assertion',
    encrypted_assertion: 'Encrypted assertion',
    decryption_failed: 'Decryption failed',
    weak_encryption: 'Weak encryption',
    no_signature: 'No signature',
    bad_signature: 'Bad signature',
    weak_algorithm: 'Weak algorithm',
    bad_certificate: 'Bad certificate',
    wrong_issuer: 'Wrong issuer',
    wrong_destination: 'Wrong destination',
    wrong_recipient: 'Wrong recipient',
    wrong_audience: 'Wrong audience',
    no_bearer_confirmation: 'No bearer confirmation',
    not_yet_valid: 'Not yet valid',
    no_email: 'No email address',
    several_emails: 'Multiple email addresses',
    invalid_email: 'Invalid email address',
    customer_unavailable: 'Customer unavailable',
    address_not_allowed: 'IP address not allowed',
    foreign_domain: 'Another organization’s domain',
    domain_not_proven: 'Domain not verified',
    code_wrong: 'Wrong code',
    code_expired: 'Code expired',
    code_used_up: 'Too many wrong codes',
    code_other_browser: 'Different browser',
    code_not_allowed: 'Email codes not allowed',
    passkey_wrong: 'Passkey not verified',
    passkey_expired: 'Passkey request expired',
    passkey_other_browser: 'Different browser',
    passkey_unknown: 'Unknown passkey',
    passkey_not_allowed: 'Passkeys not allowed',
    person_deactivated: 'Person is deactivated',
    doctype: 'Document type declaration',
    forbidden_markup: 'Hidden markup',
    wrong_namespace: 'Wrong namespace',
    wrong_version: 'Wrong SAML version',
    several_assertions: 'Multiple assertions',
    duplicate_id: 'Duplicate ID',
    unsupported_condition: 'Unsupported condition',
    sign_out_refused: 'Sign-out rejected',
    no_passive: 'Silent sign-in not possible',
    several_senders: 'No sender, or more than one',
    too_many: 'Too many emails',
    unknown_sender: 'Unknown sender',
    ambiguous_sender: 'Ambiguous sender',
    inactive_sender: 'Inactive sender',
    inactive_customer: 'Inactive customer',
    other_customer: 'Another customer’s ticket',
    not_participant: 'Not a participant',
    external_new: 'External participant, no open ticket',
    internal_notice: 'Forwarded staff notification',
    several_tickets: 'Multiple matching tickets',
    unauthenticated: 'Sender not verified',
    staff_unproven: 'Unverified team member',
    staff_new: 'New email from team member',
    answered_elsewhere: 'Team replies in the CRM',
    ticket_closed: 'Ticket closed',
    answer_incomplete: 'Reply can’t be sent in full',
    perhaps_automatic: 'Possibly automated',
    web_form: 'Website form',
    over_limits: 'Usage limit reached',
    alert_unread: 'Alert not recognized',
    alert_requester: 'Alert requester inactive',
    too_many_alerts: 'Too many alerts',
    broken: 'Damaged email',
    substitute: 'Placeholder email',
    unreadable: 'Unreadable',
    failed: 'Failed',
    'account deactivated': 'Account is deactivated',
    'no password set yet': 'No password set yet',
    'wrong password': 'Wrong password',
    'password sign-in is for listed accounts': 'Password sign-in is only for emergency accounts',
    'wrong code': 'Wrong code',
    'code used before': 'Code already used',
    'wrong recovery code': 'Wrong recovery code',
    'recovery code used before': 'Recovery code already used',
    'passkey not verified': 'Passkey not verified',
  },
  emailCodes: {
    off: 'Off',
    domains: 'Everyone at the customer’s domains',
    listed: 'Listed people',
  },
  method: {
    'email code': 'Email code',
    passkey: 'Passkey',
    'single sign-on': 'Single sign-on',
    password: 'Password',
    'password and authenticator app': 'Password and authenticator app',
    'password and passkey': 'Password and passkey',
    'password and recovery code': 'Password and recovery code',
  },
  role: {
    agent: 'Agent',
    admin: 'Administrator',
  },
  status: {
    Open: 'Open',
    Pending: 'Pending',
    Closed: 'Closed',
  },
  priority: {
    Low: 'Low',
    Medium: 'Medium',
    High: 'High',
  },
  assignee: {
    me: 'Agent using the macro',
    none: 'Unassigned',
  },
  resolutionCode: {
    ISSUE_FIXED: 'Issue fixed',
    FEATURE_REQUEST_TRACKED: 'Feature request tracked',
    REFUND_APPLIED: 'Refund applied',
    SENT_KNOWLEDGE_DOCUMENT_LINK: 'Sent knowledge document link',
  },
  factor: {
    'authenticator app': 'Authenticator app',
    passkey: 'Passkey',
  },
  purpose: {
    invitation: 'Invitation',
    reset: 'Password reset',
  },
  state: {
    off: 'Off',
    on: 'On',
    paused: 'Paused',
    waiting: 'Waiting',
    placed: 'Added to a ticket',
    held: 'Needs review',
    automatic: 'Automated',
    bounce: 'Bounced',
    discarded: 'Discarded',
  },
  kind: {
    create_ticket: 'Create ticket',
    add_comment: 'Add comment',
    update_ticket: 'Update ticket',
    link_company: 'Link company',
    reply: 'Reply',
    note: 'Note',
  },
  as: {
    reply: 'Reply',
    ticket: 'Ticket',
  },
  step: {
    start: 'Started',
    pause: 'Paused',
    stop: 'Stopped',
  },
  existing: {
    push: 'Send to the CRM',
    stay: 'Keep at the desk only',
  },
  staffPasswords: {
    everybody: 'Allowed for everyone',
    listed: 'Only for emergency accounts',
  },
  secretWas: {
    replaced: 'Replaced',
  },
  noteRule: {
    marked: 'Notes that start with the marker',
    never: 'None',
    all: 'All notes',
  },
  signIn: {
    password: 'App password',
    webhook: 'Webhook',
  },
}

// The page.

export const title = 'Audit Log'
export const lead = 'Who signed in, who changed what, and when. Entries can’t be edited or deleted.'
export const caption = 'Audit log'
export const loading = 'Loading audit log'
export const loadFailed = 'Failed to load audit log'

export const search = 'Search the audit log'
export const searchHint = 'Search by name, email, IP address or code...'
export const action = 'Action'
export const allActions = 'All actions'
export const customer = 'Customer'
export const allCustomers = 'All customers'
export const removedCustomer = 'Deleted customer'
export const who = 'Who'
export const everyone = 'Everyone'
export const onePerson = 'One person'
export const from = 'From'
export const to = 'To'
export const namesLoading = 'Loading...'
export const namesFailed = 'Failed to load names'

export const noneFound = 'No entries found'
export const noneMatch = 'No entries match your current filters'
export const clearFilters = 'Clear filters'
export const noneYet = 'No activity yet'
export const whatAppears = 'Sign-ins and changes will appear here.'

export const exportIt = 'Export'
export const exportsMatching = 'All entries matching the current filters'
export const exportsAll = 'All entries'
export const formats = { csv: 'CSV (spreadsheet)', jsonl: 'JSON Lines' }

export const when = 'When'
export const what = 'What'
/** Words after the first are for assistive technology. */
export const details = <Part>(done: string, subject: string, quiet: (text: string) => Part) =>
  rich<string | Part>`Details${quiet(subject === '' ? ` for ${done}` : ` for ${done}, ${subject}`)}`
export const detailsColumn = 'Details'
export const exactly = 'Exact time'
export const entry = 'Entry ID'
export const onlyWhatDid = (person: string) => `Show only ${person}’s activity`
export const onlyThisCustomer = 'Show only this customer’s activity'

export const field = 'Field'
export const before = 'Before'
export const after = 'After'
/** Over what there was, where nothing came after it. */
export const was = 'Previous value'
/** Over what there is, where nothing was before it. */
export const value = 'Value'
export const none = 'None'
export const yes = 'Yes'
export const no = 'No'
export const fieldWithValue = (label: string, text: string) => `${label}: ${text}`
