import type { FirstStep } from '#shared/setup/values.ts'
import type { Address } from '#web/lib/address.ts'
import { adminPaths } from '#web/lib/admin/admin-paths.ts'
import { paths } from '#web/lib/paths.ts'

/** Each first step in words, and the page where it is done. */
export const FIRST_STEP_TEXTS: Record<FirstStep, { to: Address; text: string; hint: string }> = {
  name: {
    to: adminPaths.settings,
    text: 'Name the portal',
    hint: 'Your customers see the name on every page and in mail.',
  },
  contact: {
    to: adminPaths.settings,
    text: 'Say whom people can ask',
    hint: 'The contact address is offered to whoever cannot sign in.',
  },
  second_factor: {
    to: paths.account,
    text: 'Add a second step to your sign-in',
    hint: 'A password alone protects the data of all customers otherwise.',
  },
  mail: {
    to: adminPaths.setUpMail,
    text: 'Connect a mail server',
    hint: 'Without one, links for passwords are handed over by you.',
  },
  backup: {
    to: adminPaths.setUpBackup,
    text: 'Make a backup',
    hint: 'One command writes everything to one file.',
  },
  customer: {
    to: adminPaths.newCustomer,
    text: 'Add your first customer',
    hint: 'People sign in once their organization is here.',
  },
}
