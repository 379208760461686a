import { accessContract } from '#shared/access/contract.ts'
import { accountContract } from '#shared/account/contract.ts'
import { ticketContract } from '#shared/tickets/contract.ts'
import { backgroundWorkContract } from '#shared/background-work/contract.ts'
import { customerContract } from '#shared/customers/contract.ts'
import { deskContract } from '#shared/desk/contract.ts'
import { dashboardContract } from '#shared/dashboard/contract.ts'
import { peopleContract } from '#shared/people/contract.ts'
import { auditContract } from '#shared/audit/contract.ts'
import { signInFailureContract } from '#shared/sign-in-failures/contract.ts'
import { slaContract } from '#shared/sla/contract.ts'
import { staffContract } from '#shared/staff/contract.ts'
import { setupContract } from '#shared/setup/contract.ts'
import { settingsContract } from '#shared/settings/contract.ts'
import { usageContract } from '#shared/usage/contract.ts'
import { categoryContract } from '#shared/categories/contract.ts'

/** Every endpoint there is. Validation, access, documentation and the access tests are read from it. */
export const api = {
  ...accessContract,
  ...accountContract,
  ...ticketContract,
  ...slaContract,
  ...customerContract,
  ...dashboardContract,
  ...peopleContract,
  ...auditContract,
  ...backgroundWorkContract,
  ...signInFailureContract,
  ...staffContract,
  ...setupContract,
  ...settingsContract,
  ...usageContract,
  ...categoryContract,
  ...deskContract,
}

export type Api = typeof api
export type EndpointName = keyof Api
