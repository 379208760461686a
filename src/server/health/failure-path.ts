import type { FailureKind } from '#shared/health/values.ts'

/** Returns the page on which a failure is looked into and fixed. */
export function failurePath(kind: FailureKind, subjectId: string): string {
  if (kind === 'mail_stopped' || kind === 'mail_unreachable') return '/admin/mail/sent'
  if (kind === 'mailbox_unreachable' || kind === 'secret_ends')
    return `/admin/mail/mailboxes/${subjectId}`
  if (kind === 'metadata_unreadable') return `/admin/customers/${subjectId}/sign-on`
  if (kind === 'crm_company_gone') return '/admin/crm?part=companies'
  return kind.startsWith('crm_') ? '/admin/crm' : '/admin'
}
