import { keysOf } from '#shared/basic/keys-of.ts'

// Free of schemas, so that any page may import it.

/** What the audit log knows of, each with the words that say it. */
export const AUDIT_ACTION_LABELS = {
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
  'held_mail.restored': 'Mail held again',
  'background_work.retried': 'Failed job retried',
  'background_work.dismissed': 'Failed job dismissed',
} as const

export type AuditAction = keyof typeof AUDIT_ACTION_LABELS

// Object.keys() forgets which keys they are; the record has exactly these.
export const AUDIT_ACTIONS = keysOf(AUDIT_ACTION_LABELS)

type GroupOf<Action> = Action extends `${infer Group}.${string}` ? Group : never
/** What is before the point of an action. A new one is named here, too. */
export type AuditGroup = GroupOf<AuditAction>

export const AUDIT_GROUP_LABELS: Record<AuditGroup, string> = {
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
export const AUDIT_GROUPS = keysOf(AUDIT_GROUP_LABELS)

/** All actions of a group, or the one that is named; none where nothing is called so. */
export function auditActionsOf(name: string): AuditAction[] {
  return AUDIT_ACTIONS.filter((action) => action === name || action.startsWith(`${name}.`))
}

export const AUDIT_EXPORT_FORMATS = ['csv', 'jsonl'] as const
export type AuditExportFormat = (typeof AUDIT_EXPORT_FORMATS)[number]
