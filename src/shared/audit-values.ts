// Free of schemas, so that any page may import it.

/** What the audit log knows of, each with the words that say it. */
export const AUDIT_ACTION_LABELS = {
  'sign_in.succeeded': 'Signed in',
  'sign_in.refused': 'Sign-in refused',
  'customer.created': 'Customer added',
  'customer.changed': 'Customer changed',
  'customer.deleted': 'Customer deleted',
} as const

export type AuditAction = keyof typeof AUDIT_ACTION_LABELS

export const AUDIT_ACTIONS = Object.keys(AUDIT_ACTION_LABELS) as AuditAction[]
