import { crmFailures } from '#server/channels/crm/settings/find-failures.ts'
import { mailboxFailures } from '#server/channels/mail/mailboxes/admin/find-failures.ts'
import { mailOutFailures } from '#server/channels/mail/outgoing/sent/find-failures.ts'
import { metadataFailures } from '#server/connections/following/find-failures.ts'
import { backupFailures, fileStoreFailures } from '#server/setup/find-failures.ts'
import type { FailureSource } from '#server/health/failure.ts'

/** Lists what finds lasting failures, each in its noun. */
export const ALL_FAILURES: FailureSource[] = [
  mailOutFailures,
  mailboxFailures,
  crmFailures,
  metadataFailures,
  backupFailures,
  fileStoreFailures,
]
