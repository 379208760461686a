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
      one: `The first entry is shown`,
      other: `The first ${number(count)} entries are shown`,
    }),
}

// Actions and their groups.

export const actions: Record<AuditAction, string> = {
  'sign_in.succeeded': 'Signed in',
  'sign_in.refused': 'Sign-in refused',
  'session.revoked': 'Session ended',
  'session.ended_by_provider': 'Signed out by the identity provider',
  'account.password_changed': 'Password changed',
  'account.second_factor_added': 'Second factor added',
  'account.second_factor_removed': 'Second factor removed',
  'account.passkey_renamed': 'Passkey renamed',
  'account.recovery_codes_made': 'Recovery codes made',
  'account.recovery_code_used': 'Recovery code used',
  'connection.test_begun': 'Test of single sign-on begun',
  'customer.created': 'Customer added',
  'customer.changed': 'Customer changed',
  'customer.brief_changed': 'Note on a customer changed',
  'customer.domain_proven': 'Domain proven',
  'customer.domain_gone': 'Record of a domain gone',
  'customer.deleted': 'Customer deleted',
  'audit.exported': 'Audit log exported',
  'account.created': 'Account created',
  'account.invited': 'Account invited',
  'account.changed': 'Account changed',
  'account.deactivated': 'Account deactivated',
  'account.reactivated': 'Account reactivated',
  'account.link_made': 'Password link made',
  'account.password_set': 'Password set by link',
  'customer.restored': 'Customer restored',
  'customer.removed': 'Customer removed for good',
  'connection.certificates_taken': 'Certificates taken from metadata',
  'connection.metadata_changed': 'Looking at metadata changed',
  'connection.draft_saved': 'Single sign-on prepared',
  'connection.draft_discarded': 'Prepared single sign-on discarded',
  'connection.went_live': 'Single sign-on went live',
  'connection.switched_off': 'Single sign-on switched off',
  'connection.pilot_began': 'Pilot of single sign-on began',
  'connection.pilot_ended': 'Pilot of single sign-on ended',
  'connection.watch_changed': 'Watching single sign-on changed',
  'connection.stopped_working': 'Sign-ins stopped working after a change',
  'connection.returned': 'Single sign-on returned to a version',
  'person.added': 'Person added by an agent',
  'person.address_changed': 'Person’s address changed',
  'person.deactivated': 'Person deactivated',
  'person.reactivated': 'Person reactivated',
  'settings.changed': 'Settings changed',
  'settings.logo_changed': 'Logo changed',
  'settings.first_steps_dismissed': 'First steps dismissed',
  'settings.limits_changed': 'Limits changed',
  'settings.saml_key_made': 'Key for single sign-on made',
  'settings.saml_keys_switched': 'Keys for single sign-on switched',
  'settings.saml_key_retired': 'Key for single sign-on retired',
  'time.exported': 'Time exported',
  'time.export_taken_back': 'Export of time taken back',
  'time.rules_changed': 'Billing of time changed',
  'work_kind.added': 'Kind of work added',
  'work_kind.renamed': 'Kind of work renamed',
  'work_kind.retired': 'Kind of work retired',
  'work_kind.restored': 'Kind of work restored',
  'work_kind.hidden': 'Kind of work hidden from customers',
  'work_kind.shown': 'Kind of work shown to customers',
  'work_kind.reordered': 'Kinds of work reordered',
  'category.added': 'Category added',
  'category.renamed': 'Category renamed',
  'category.retired': 'Category retired',
  'category.restored': 'Category restored',
  'category.reordered': 'Categories reordered',
  'macro.added': 'Shared macro added',
  'macro.changed': 'Shared macro changed',
  'macro.removed': 'Shared macro removed',
  'setup_link.made': 'Setup link made',
  'setup_link.revoked': 'Setup link revoked',
  'setup_link.used': 'Setup link used',
  'setup_link.ready': 'Single sign-on reported ready',
  'crm.token_changed': 'Token of the CRM changed',
  'crm.token_removed': 'Token of the CRM removed',
  'crm.webhook_secret_changed': 'Secret for webhooks of the CRM changed',
  'crm.switched': 'CRM switched',
  'crm.values_changed': 'Values of the CRM changed',
  'crm.company_bound': 'Company of the CRM bound',
  'crm.company_preferred': 'Company of the CRM preferred',
  'crm.company_released': 'Company of the CRM released',
  'crm.action_retried': 'Refused by the CRM, retried',
  'crm.action_dismissed': 'Refused by the CRM, dismissed',
  'crm.ticket_read_again': 'Ticket read again from the CRM',
  'crm.import_steered': 'Import from the CRM changed',
  'sent_mail.retried': 'Mail tried again',
  'sent_mail.dismissed': 'Mail dismissed',
  'sent_mail.resumed': 'Mail sent again after a stop',
  'sent_mail.address_cleared': 'Address for mail cleared',
  'mailbox.added': 'Mailbox added',
  'mailbox.changed': 'Mailbox changed',
  'mailbox.removed': 'Mailbox removed',
  'alert_rule.added': 'Rule for alerts added',
  'alert_rule.changed': 'Rule for alerts changed',
  'alert_rule.removed': 'Rule for alerts removed',
  'alert_rule.reordered': 'Rules for alerts reordered',
  'held_mail.accepted': 'Held mail accepted',
  'held_mail.discarded': 'Held mail discarded',
  'held_mail.discarded_many': 'Held emails discarded',
  'held_mail.restored': 'Mail held again',
  'background_work.retried': 'Failed job retried',
  'background_work.dismissed': 'Failed job dismissed',
}

export const groups: Record<AuditGroup, string> = {
  sign_in: 'Sign-ins',
  session: 'Sessions',
  account: 'Accounts of staff',
  customer: 'Customers',
  connection: 'Single sign-on',
  person: 'People of customers',
  settings: 'Settings',
  time: 'Time',
  work_kind: 'Kinds of work',
  category: 'Categories',
  macro: 'Macros',
  setup_link: 'Setup links',
  crm: 'CRM',
  sent_mail: 'Sent mail',
  mailbox: 'Mailboxes',
  alert_rule: 'Alerts',
  held_mail: 'Held mail',
  background_work: 'Background work',
  audit: 'Audit log',
}

// What only the server says of the audit log.

export const giveWhen =
  'Give a day such as 2026-01-31, or an instant such as 2026-01-31T09:00:00.000Z'
export const searchTooLong = 'Search for at most 200 characters'
export const notSearchable = 'This text contains a character that cannot be searched'
export const giveActions = 'Give actions or groups of them, such as sign_in.refused,customer'
export const giveCustomer = 'Give the id of a customer'
export const givePerson = 'Give the id of a person'
export const pageSize = 'Give a number from 1 to 100'
export const giveFormat = 'Give csv or jsonl'
export const tooManyExports = 'Other exports are under way. Please try again when they are done.'

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

/** What the audit log calls a field, by the name that it is stored under. */
export const fields = {
  account: 'Account',
  action: 'Action',
  active: 'Active',
  actorId: 'Actor ID',
  address: 'Address',
  agentId: 'Agent ID',
  as: 'As',
  assignee: 'Assignee',
  audienceRestriction: 'Audience restriction',
  auditEnabled: 'Audit enabled',
  authenticatorApp: 'Authenticator app',
  billable: 'Billable',
  bodyPatterns: 'Body patterns',
  browser: 'Browser',
  bytes: 'Bytes',
  categories: 'Categories',
  cert: 'Cert',
  changed: 'Changed',
  clientId: 'Client ID',
  comments: 'Comments',
  company: 'Company',
  contact: 'Contact',
  contactDetails: 'Contact details',
  content: 'Content',
  contentType: 'Content type',
  contract: 'Contract',
  contractCovers: 'Contract covers',
  contractEndsOn: 'Contract ends on',
  count: 'Count',
  current: 'Current',
  customerId: 'Customer ID',
  de: 'German',
  decryptAssertions: 'Decrypt assertions',
  deletedAt: 'Deleted at',
  deletedBy: 'Deleted by',
  device: 'Device',
  disableRequestedAuthnContext: 'Disable requested authn context',
  domain: 'Domain',
  domainProofFrom: 'Domain proof from',
  domains: 'Domains',
  email: 'Email',
  emailAttribute: 'Email attribute',
  en: 'English',
  enabled: 'Enabled',
  entityId: 'Entity ID',
  entries: 'Entries',
  entryPoint: 'Entry point',
  existing: 'Existing',
  expiresAt: 'Expires at',
  exported: 'Exported',
  exportedAt: 'Exported at',
  exportedBy: 'Exported by',
  factor: 'Factor',
  files: 'Files',
  firstNameAttribute: 'First name attribute',
  followMetadata: 'Follow metadata',
  format: 'Format',
  from: 'From',
  highStates: 'High states',
  imap: 'Imap',
  ipRestrictions: 'IP restrictions',
  internal: 'Hidden from customers',
  isOn: 'Is on',
  isSender: 'Is sender',
  isSet: 'Is set',
  isShownToCustomer: 'Is shown to customer',
  isUnproven: 'Is unproven',
  kind: 'Kind',
  kindId: 'Kind ID',
  language: 'Language',
  lastNameAttribute: 'Last name attribute',
  left: 'Left',
  moreCerts: 'Further certificates',
  requestsByPost: 'Requests by post',
  logoutByPost: 'Logout by post',
  logoutUrl: 'Logout URL',
  lowStates: 'Low states',
  mayGoLive: 'May go live',
  mayUsePassword: 'May use password',
  mediumStates: 'Medium states',
  megabytesInAllOfCustomer: 'Megabytes in all of customer',
  megabytesPerDayOfCustomer: 'Megabytes per day of customer',
  megabytesPerDayOfPerson: 'Megabytes per day of person',
  metadataUrl: 'Metadata URL',
  method: 'Method',
  minimumMinutes: 'Minimum minutes',
  month: 'Month',
  mspStartDate: 'MSP start date',
  name: 'Name',
  names: 'In other languages',
  nearPercent: 'Near percent',
  next: 'Next',
  note: 'Note',
  noteMarker: 'Note marker',
  noteRule: 'Note rule',
  order: 'Order',
  otherStates: 'Other states',
  passkeys: 'Passkeys',
  people: 'People',
  pilotPeople: 'Pilot people',
  pipelineId: 'Pipeline ID',
  previous: 'Previous',
  previousCert: 'Previous cert',
  priority: 'Priority',
  privacyUrl: 'Privacy URL',
  provider: 'Provider',
  purpose: 'Purpose',
  q: 'Search',
  reason: 'Reason',
  recoveryStates: 'Recovery states',
  ref: 'Code',
  repliesPerHourOfCustomer: 'Replies per hour of customer',
  repliesPerHourOfPerson: 'Replies per hour of person',
  requester: 'Requester',
  requestsAtOnceOfPerson: 'Requests at once of person',
  resolutionCode: 'Resolution code',
  resources: 'Resources',
  retired: 'Retired',
  returns: 'Returns',
  role: 'Role',
  roundingMinutes: 'Rounding minutes',
  'saml.audienceRestriction': 'SAML audience restriction',
  'saml.auditEnabled': 'SAML audit enabled',
  'saml.cert': 'SAML certificate',
  'saml.decryptAssertions': 'SAML decrypt assertions',
  'saml.disableRequestedAuthnContext': 'SAML disable requested authn context',
  'saml.emailAttribute': 'SAML email attribute',
  'saml.enabled': 'SAML enabled',
  'saml.entityId': 'SAML entity ID',
  'saml.entryPoint': 'SAML entry point',
  'saml.firstNameAttribute': 'SAML first name attribute',
  'saml.followMetadata': 'SAML follow metadata',
  'saml.ipRestrictions': 'SAML IP restrictions',
  'saml.lastNameAttribute': 'SAML last name attribute',
  'saml.moreCerts': 'SAML further certificates',
  'saml.requestsByPost': 'SAML requests by post',
  'saml.logoutByPost': 'SAML logout by post',
  'saml.logoutUrl': 'SAML logout URL',
  'saml.metadataUrl': 'SAML metadata URL',
  'saml.previousCert': 'SAML previous cert',
  'saml.provider': 'SAML provider',
  'saml.signRequests': 'SAML sign requests',
  'saml.validateInResponseTo': 'SAML validate in response to',
  'saml.validateSignature': 'SAML validate signature',
  secondFactorFrom: 'Second factor from',
  secretEndsOn: 'Secret ends on',
  secretWas: 'Secret was',
  sender: 'Sender',
  sessionsEnded: 'Sessions ended',
  sha256: 'Sha256',
  share: 'Share',
  shared: 'Shared',
  signIn: 'Sign in',
  signRequests: 'Sign requests',
  smtp: 'Smtp',
  staffPasswords: 'Staff passwords',
  state: 'State',
  status: 'Status',
  step: 'Step',
  stopped: 'Stopped',
  streamsOfPerson: 'Streams of person',
  subjectHas: 'Subject has',
  subjectPatterns: 'Subject patterns',
  technicalContacts: 'Technical contacts',
  tenantId: 'Tenant ID',
  text: 'Text',
  ticket: 'Ticket',
  tickets: 'Tickets',
  ticketsPerHourOfCustomer: 'Tickets per hour of customer',
  ticketsPerHourOfPerson: 'Tickets per hour of person',
  timeZone: 'Time zone',
  to: 'To',
  trustedServer: 'Trusted server',
  resultsBelow: 'Results below its Received line',
  undoSeconds: 'Undo seconds',
  updatedAt: 'Updated at',
  updatedByName: 'Updated by name',
  url: 'URL',
  userName: 'User name',
  validateInResponseTo: 'Validate in response to',
  validateSignature: 'Validate signature',
  version: 'Version',
  worked: 'Worked',
}

/** What the audit log calls a value, by the field and the code that it is stored as. */
export const values = {
  reason: {
    malformed: 'Malformed',
    unexpected_message: 'Unexpected message',
    missing_in_response_to: 'Missing in response to',
    in_response_to_mismatch: 'In response to mismatch',
    expired: 'Expired',
    too_old: 'Too old',
    session_expired: 'Session expired',
    unknown_request: 'Unknown request',
    other_browser: 'Other browser',
    replayed: 'Replayed',
    too_large: 'Too large',
    too_complex: 'Too complex',
    status: 'Status',
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
    no_email: 'No email',
    several_emails: 'Several emails',
    invalid_email: 'Invalid email',
    customer_unavailable: 'Customer unavailable',
    address_not_allowed: 'Address not allowed',
    foreign_domain: 'Foreign domain',
    domain_not_proven: 'Domain not proven',
    person_deactivated: 'Person deactivated',
    doctype: 'Doctype',
    forbidden_markup: 'Forbidden markup',
    wrong_namespace: 'Wrong namespace',
    wrong_version: 'Wrong version',
    several_assertions: 'Several assertions',
    duplicate_id: 'Duplicate id',
    unsupported_condition: 'Unsupported condition',
    sign_out_refused: 'Sign out refused',
    no_passive: 'No passive',
    several_senders: 'Several senders',
    too_many: 'Too many',
    unknown_sender: 'Unknown sender',
    ambiguous_sender: 'Ambiguous sender',
    inactive_sender: 'Inactive sender',
    inactive_customer: 'Inactive customer',
    other_customer: 'Other customer',
    not_participant: 'Not participant',
    internal_notice: 'Internal notice',
    several_tickets: 'Several tickets',
    unauthenticated: 'Unauthenticated',
    staff_unproven: 'Staff unproven',
    staff_new: 'Staff new',
    answered_elsewhere: 'Answered elsewhere',
    ticket_closed: 'Ticket closed',
    over_limits: 'Over limits',
    alert_unread: 'Alert unread',
    alert_requester: 'Alert requester',
    too_many_alerts: 'Too many alerts',
    broken: 'Broken',
    substitute: 'Substitute',
    unreadable: 'Unreadable',
    failed: 'Failed',
    'account deactivated': 'account deactivated',
    'no password set yet': 'no password set yet',
    'wrong password': 'wrong password',
    'password sign-in is for listed accounts': 'password sign-in is for listed accounts',
    'wrong code': 'wrong code',
    'code used before': 'code used before',
    'wrong recovery code': 'wrong recovery code',
    'recovery code used before': 'recovery code used before',
    'passkey not verified': 'passkey not verified',
  },
  method: {
    'single sign-on': 'single sign-on',
    password: 'Password',
    'password and authenticator app': 'password and authenticator app',
    'password and passkey': 'password and passkey',
    'password and recovery code': 'password and recovery code',
  },
  role: {
    agent: 'Agent',
    admin: 'Admin',
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
    me: 'me',
    none: 'none',
  },
  resolutionCode: {
    ISSUE_FIXED: 'ISSUE_FIXED',
    FEATURE_REQUEST_TRACKED: 'FEATURE_REQUEST_TRACKED',
    REFUND_APPLIED: 'REFUND_APPLIED',
    SENT_KNOWLEDGE_DOCUMENT_LINK: 'SENT_KNOWLEDGE_DOCUMENT_LINK',
  },
  factor: {
    'authenticator app': 'authenticator app',
    passkey: 'passkey',
  },
  purpose: {
    invitation: 'invitation',
    reset: 'reset',
  },
  state: {
    off: 'off',
    on: 'on',
    paused: 'paused',
    waiting: 'waiting',
    placed: 'placed',
    held: 'held',
    automatic: 'automatic',
    bounce: 'bounce',
    discarded: 'discarded',
  },
  kind: {
    create_ticket: 'create_ticket',
    add_comment: 'add_comment',
    update_ticket: 'update_ticket',
    link_company: 'link_company',
    reply: 'reply',
    note: 'note',
  },
  as: {
    reply: 'reply',
    ticket: 'ticket',
  },
  step: {
    start: 'start',
    pause: 'pause',
    stop: 'stop',
  },
  existing: {
    push: 'push',
    stay: 'stay',
  },
  staffPasswords: {
    everybody: 'everybody',
    listed: 'listed',
  },
  secretWas: {
    replaced: 'replaced',
  },
  noteRule: {
    marked: 'marked',
    never: 'never',
    all: 'all',
  },
  signIn: {
    password: 'password',
    webhook: 'webhook',
  },
}

// The page.

export const title = 'Audit Log'
export const lead = 'Who changed what, and who signed in. Nobody can change or remove an entry.'
export const caption = 'Audit log'
export const loading = 'Loading the audit log'
export const loadFailed = 'Failed to load the audit log'

export const search = 'Search the audit log'
export const searchHint = 'Search name, email, address, code...'
export const action = 'Action'
export const allActions = 'All actions'
export const customer = 'Customer'
export const allCustomers = 'All customers'
export const removedCustomer = 'A customer that was removed'
export const who = 'Who'
export const everyone = 'Everyone'
export const onePerson = 'One person'
export const from = 'From'
export const to = 'To'
export const namesLoading = 'Loading...'
export const namesFailed = 'The names could not be loaded'

export const noneFound = 'No entries found'
export const noneMatch = 'No entries match your current filters'
export const clearFilters = 'Clear filters'
export const noneYet = 'Nothing has happened yet'
export const whatAppears = 'Sign-ins and what administrators change will appear here'

export const exportIt = 'Export'
export const exportsMatching = 'All entries that match the filters'
export const exportsAll = 'All entries'
export const formats = { csv: 'CSV, for spreadsheets', jsonl: 'JSON Lines, for programs' }

export const when = 'When'
export const what = 'What'
/** What follows the word is for assistive technology. */
export const details = <Part>(done: string, subject: string, quiet: (text: string) => Part) =>
  rich<string | Part>`Details${quiet(subject === '' ? ` of ${done}` : ` of ${done}, ${subject}`)}`
export const detailsColumn = 'Details'
export const exactly = 'Exactly'
export const entry = 'Entry'
export const onlyWhatDid = (person: string) => `Only what ${person} did`
export const onlyThisCustomer = 'Only this customer'

export const field = 'Field'
export const before = 'Before'
export const after = 'After'
/** Over what there was, where nothing came after it. */
export const was = 'Was'
/** Over what there is, where nothing was before it. */
export const value = 'Value'
export const none = 'None'
export const yes = 'Yes'
export const no = 'No'
export const fieldWithValue = (label: string, text: string) => `${label}: ${text}`
