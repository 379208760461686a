import type { EmailCodes, EmailCodesInput } from '#shared/connections/stages/email-codes.ts'

import { recordAudit } from '#server/access/audit/record-audit.ts'
import type { SenderDeps } from '#server/notifications/mail-administrators.ts'
import { AppError, invalidInput } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { toShownDomain, toShownEmail } from '#server/platform/text/domain-spelling.ts'
import { customerGone } from './get-sign-on.ts'
import type { OnConnection, StageDeps } from './operation.ts'
import { checkPeople } from './pilot.ts'
import {
  findConnectionOf,
  findEmailCodeSetting,
  listDomainsOf,
  lockCustomerOf,
  upsertEmailCodeSetting,
} from './queries.ts'

type CodeDeps = Pick<StageDeps, 'db' | 'now'> & SenderDeps

/** Says which of a customer's people may sign in by email code. */
export async function getEmailCodes(deps: CodeDeps, customerId: string): Promise<EmailCodes> {
  const hasMailServer = (await deps.openSender()) !== undefined
  return asStaff(deps.db, async (tx) => {
    const customer = await findConnectionOf(tx, customerId)
    // The team has passwords.
    if (!customer || customer.isTeam) throw customerGone()
    const { mode, emails, version } = await findEmailCodeSetting(tx, customerId)
    const domains = await listDomainsOf(tx, customerId)
    return {
      mode,
      emails: emails.map(toShownEmail),
      version,
      domains: domains.map(toShownDomain),
      hasMailServer,
    }
  })
}

/** Says who may from now on. People who are signed in stay so. */
export async function saveEmailCodes(
  deps: CodeDeps,
  { customerId, by }: OnConnection,
  { mode, emails: given, version }: EmailCodesInput,
): Promise<EmailCodes> {
  await asStaff(deps.db, async (tx) => {
    const customer = await lockCustomerOf(tx, customerId)
    if (!customer || customer.isTeam) throw customerGone()
    const before = await findEmailCodeSetting(tx, customerId)
    if (before.version !== version) {
      throw new AppError('conflict', (words) => words.connections.codes.changedElsewhere)
    }
    const emails = await checkPeople(tx, customerId, given)
    if (mode === 'listed' && emails.length === 0) {
      throw invalidInput({ emails: (words) => words.connections.namePilotPeople })
    }
    await upsertEmailCodeSetting(tx, customerId, { mode, emails })
    await recordAudit(tx, {
      action: 'connection.codes_changed',
      by,
      at: deps.now(),
      customerId,
      subject: customer,
      before: { emailCodes: before.mode, codePeople: before.emails },
      after: { emailCodes: mode, codePeople: emails },
    })
  })
  return getEmailCodes(deps, customerId)
}
