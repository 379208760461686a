import { keysOf } from '#shared/basic/keys-of.ts'

// Free of schemas, so that any page may import it.

/** What the audit log knows of, each with the words that say it. */
export const AUDIT_ACTION_LABELS = {
  'sign_in.succeeded': 'Signed in',
  'sign_in.refused': 'Sign-in refused',
  'session.revoked': 'Session ended',
  'account.password_changed': 'Password changed',
  'account.second_factor_added': 'Second factor added',
  'account.second_factor_removed': 'Second factor removed',
  'account.passkey_renamed': 'Passkey renamed',
  'account.recovery_codes_made': 'Recovery codes made',
  'account.recovery_code_used': 'Recovery code used',
  'customer.created': 'Customer added',
  'customer.changed': 'Customer changed',
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
  'person.deactivated': 'Person deactivated',
  'person.reactivated': 'Person reactivated',
  'settings.changed': 'Settings changed',
  'settings.logo_changed': 'Logo changed',
  'settings.first_steps_dismissed': 'First steps dismissed',
  'settings.limits_changed': 'Limits changed',
  'category.added': 'Category added',
  'category.renamed': 'Category renamed',
  'category.retired': 'Category retired',
  'category.restored': 'Category restored',
  'category.reordered': 'Categories reordered',
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
  person: 'People of customers',
  settings: 'Settings',
  category: 'Categories',
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
