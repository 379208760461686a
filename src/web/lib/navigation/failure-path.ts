import type { FailureKind } from '#shared/health/values.ts'
import type { Address } from './address.ts'

import { adminPaths } from './admin-paths.ts'

/** Returns the page on which a failure is looked into and fixed. */
export function failurePath(kind: FailureKind, subjectId: string): Address {
  if (kind === 'mail_stopped' || kind === 'mail_unreachable') return adminPaths.sentMail
  if (kind === 'mailbox_unreachable' || kind === 'secret_ends') return adminPaths.mailbox(subjectId)
  if (kind === 'metadata_unreadable') return adminPaths.signOn(subjectId)
  if (kind === 'crm_company_gone') return adminPaths.crmCompanies
  return kind.startsWith('crm_') ? adminPaths.crm : adminPaths.adminDashboard
}
