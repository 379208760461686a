import { accountLinkJobs } from '#server/access/account-links/jobs.ts'
import { samlJobs } from '#server/access/saml/jobs.ts'
import { secondFactorJobs } from '#server/access/second-factor/jobs.ts'
import { sessionJobs } from '#server/access/sessions/jobs.ts'
import { emailCodeJobs } from '#server/access/sign-in/mail-code.ts'
import { signInFailureJobs } from '#server/access/sign-in-failures/jobs.ts'
import { crmBackfillJobs } from '#server/channels/crm/sync/backfill/jobs.ts'
import { crmConnectionJobs } from '#server/channels/crm/settings/jobs.ts'
import { crmDeliveryJobs } from '#server/channels/crm/delivery/jobs.ts'
import { crmFileJobs } from '#server/channels/crm/files/bring-files.ts'
import { crmReadingJobs } from '#server/channels/crm/sync/streams/jobs.ts'
import { mailTriageJobs } from '#server/channels/mail/triage/apply/jobs.ts'
import { readMail } from '#server/channels/mail/parsing/read-mail.ts'
import { mailOutJobs } from '#server/channels/mail/outgoing/jobs.ts'
import {
  listSenders,
  openSender,
} from '#server/channels/mail/mailboxes/smtp/open-sending-mailbox.ts'
import { postedMailJobs } from '#server/channels/mail/mailboxes/webhooks/jobs.ts'
import { certificateJobs } from '#server/connections/certificates/jobs.ts'
import { emergencyDoorJobs } from '#server/connections/emergency-door/jobs.ts'
import { followingJobs } from '#server/connections/following/jobs.ts'
import { connectionJobs } from '#server/connections/jobs.ts'
import { watchJobs } from '#server/connections/stages/jobs.ts'
import { connectionTestJobs } from '#server/connections/tests/jobs.ts'
import { serviceContractJobs } from '#server/service-contracts/corrections/jobs.ts'
import { setupLinkJobs } from '#server/connections/setup-links/jobs.ts'
import { domainJobs } from '#server/customers/domains/jobs.ts'
import { customerJobs } from '#server/customers/deletion/jobs.ts'
import { healthJobs } from '#server/health/jobs.ts'
import { peopleJobs } from '#server/people/jobs.ts'
import { fileJobs } from '#server/platform/files/jobs.ts'
import { httpJobs } from '#server/platform/http/jobs.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { outboxJobs } from '#server/platform/jobs/outbox-jobs.ts'
import { bulkJobs } from '#server/tickets/desk/bulk/jobs.ts'
import { noticeJobs } from '#server/tickets/desk/notices/jobs.ts'
import { relateJobs } from '#server/tickets/desk/relations/jobs.ts'
import { sendingJobs } from '#server/tickets/desk/answers/jobs.ts'
import { presenceJobs } from '#server/tickets/desk/presence/jobs.ts'
import { ticketJobs } from '#server/tickets/core/jobs.ts'
import { connectionMailJob } from '#server/notifications/mail-administrators.ts'
import { usageJobs } from '#server/usage/jobs.ts'
import { ALL_FAILURES } from './all-failures.ts'
import type { Deps } from './deps.ts'

/** Lists everything that runs outside of requests. */
export function allJobs(deps: Deps): Job[] {
  return [
    ...accountLinkJobs(deps),
    ...emailCodeJobs({ ...deps, openSender: () => openSender(deps) }),
    ...certificateJobs(deps),
    connectionMailJob({ listSenders: () => listSenders(deps) }),
    ...healthJobs({ ...deps, sources: ALL_FAILURES }),
    ...connectionJobs(deps),
    ...connectionTestJobs(deps),
    ...emergencyDoorJobs(deps),
    ...watchJobs(deps),
    ...setupLinkJobs({ ...deps, openSender: () => openSender(deps) }),
    ...followingJobs(deps),
    ...crmBackfillJobs(deps),
    ...crmConnectionJobs(deps),
    ...crmFileJobs(deps),
    ...crmReadingJobs(deps),
    ...customerJobs(deps),
    ...serviceContractJobs(deps),
    ...domainJobs(deps),
    ...crmDeliveryJobs(deps),
    ...postedMailJobs(deps),
    ...fileJobs(deps),
    ...mailOutJobs(deps),
    ...httpJobs(deps),
    ...mailTriageJobs({ ...deps, readMail }),
    ...outboxJobs(deps),
    ...peopleJobs(deps),
    ...samlJobs(deps),
    ...secondFactorJobs(deps),
    ...sessionJobs(deps),
    ...signInFailureJobs(deps),
    ...bulkJobs(deps),
    ...noticeJobs(deps),
    ...presenceJobs(deps),
    ...ticketJobs(deps),
    ...relateJobs(deps),
    ...sendingJobs(deps),
    ...usageJobs(deps),
  ]
}
