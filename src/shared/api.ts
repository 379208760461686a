import { accessContract } from '#shared/access/contract.ts'
import { accountContract } from '#shared/account/contract.ts'
import { audienceContract } from '#shared/tickets/audience-contract.ts'
import { dashboardContract, ticketContract } from '#shared/tickets/contract.ts'
import { leavingContract, ratingContract } from '#shared/tickets/rating-contract.ts'
import { backgroundWorkContract } from '#shared/background-work/contract.ts'
import {
  followingContract,
  samlKeyContract,
  signInApplicationContract,
} from '#shared/connections/contract.ts'
import { metadataContract } from '#shared/connections/metadata/contract.ts'
import { connectionTestContract } from '#shared/connections/tests/contract.ts'
import { emailCodeContract } from '#shared/connections/stages/email-codes.ts'
import { emergencyDoorContract } from '#shared/connections/stages/emergency-door.ts'
import { stageContract } from '#shared/connections/stages/contract.ts'
import { setupLinkContract } from '#shared/connections/setup-links/contract.ts'
import { crmContract } from '#shared/crm/contract.ts'
import { domainContract } from '#shared/customers/domain-contract.ts'
import { customerContract } from '#shared/customers/contract.ts'
import { peopleContract } from '#shared/customers/people-contract.ts'
import {
  deskContract,
  onBehalfContract,
  presenceContract,
  shownTimeContract,
} from '#shared/desk/contract.ts'
import { alertContract } from '#shared/mail/alerts/contract.ts'
import { mailboxContract, mailChoiceContract } from '#shared/mail/boxes/contract.ts'
import { numbersContract } from '#shared/desk/reports/contract.ts'
import { timeContract } from '#shared/desk/time/contract.ts'
import { workTypeContract } from '#shared/work-types/contract.ts'
import { heldMailContract } from '#shared/mail/held/contract.ts'
import { noticeContract } from '#shared/desk/notices/contract.ts'
import { macroContract } from '#shared/desk/macros/contract.ts'
import { relateContract } from '#shared/desk/relations/contract.ts'
import { sendingContract } from '#shared/desk/answers/contract.ts'
import { bulkContract, savedViewContract } from '#shared/desk/queue/contract.ts'
import { sentMailContract } from '#shared/mail/out/contract.ts'
import { auditContract } from '#shared/audit/contract.ts'
import { signInFailureContract } from '#shared/sign-in-failures/contract.ts'
import { slaContract } from '#shared/sla/contract.ts'
import { maintenanceContract, serviceContractContract } from '#shared/service-contracts/contract.ts'
import { syncStatusContract } from '#shared/sync-status/contract.ts'
import { staffContract } from '#shared/staff/contract.ts'
import { healthContract } from '#shared/health/contract.ts'
import { setupContract } from '#shared/setup/contract.ts'
import { holidayContract } from '#shared/service-contracts/contract.ts'
import { categoryContract, settingsContract } from '#shared/settings/contract.ts'
import { usageContract } from '#shared/usage/contract.ts'

/** Every endpoint there is. Validation, access, documentation and the access tests are read from it. */
export const api = {
  ...accessContract,
  ...accountContract,
  ...ticketContract,
  ...audienceContract,
  ...ratingContract,
  ...leavingContract,
  ...slaContract,
  ...serviceContractContract,
  ...maintenanceContract,
  ...customerContract,
  ...domainContract,
  ...metadataContract,
  ...signInApplicationContract,
  ...followingContract,
  ...samlKeyContract,
  ...emailCodeContract,
  ...emergencyDoorContract,
  ...stageContract,
  ...connectionTestContract,
  ...setupLinkContract,
  ...crmContract,
  ...sentMailContract,
  ...mailChoiceContract,
  ...mailboxContract,
  ...alertContract,
  ...syncStatusContract,
  ...dashboardContract,
  ...peopleContract,
  ...auditContract,
  ...backgroundWorkContract,
  ...signInFailureContract,
  ...staffContract,
  ...setupContract,
  ...healthContract,
  ...settingsContract,
  ...usageContract,
  ...holidayContract,
  ...categoryContract,
  ...deskContract,
  ...timeContract,
  ...shownTimeContract,
  ...workTypeContract,
  ...numbersContract,
  ...noticeContract,
  ...heldMailContract,
  ...onBehalfContract,
  ...presenceContract,
  ...macroContract,
  ...relateContract,
  ...sendingContract,
  ...savedViewContract,
  ...bulkContract,
}

export type Api = typeof api
export type EndpointName = keyof Api
