import type { FirstStep } from '#shared/setup/values.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { paths } from '#web/lib/navigation/paths.ts'

/** The page where each first step is done. */
export const FIRST_STEP_PLACES: Record<FirstStep, Address> = {
  name: adminPaths.settings,
  contact: adminPaths.settings,
  second_factor: paths.account,
  mail: adminPaths.setUpMail,
  backup: adminPaths.setUpBackup,
  customer: adminPaths.newCustomer,
}
