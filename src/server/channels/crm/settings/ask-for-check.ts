import type { CrmOverview } from '#shared/crm/contract.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { AppError } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { sealSecret } from '#server/platform/keys/seal-secret.ts'
import { readOverview } from './get-overview.ts'
import { CHECK_CRM } from '#server/channels/crm/check-crm.ts'
import { lockConnection, updateConnection } from './queries.ts'

const TRIED_FOR_MS = 10 * 60_000

/** Asks for a check, which a job makes: no request waits for the CRM. */
export function askForCheck(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'keys'>,
  by: Actor,
  { token }: { token?: string } = {},
): Promise<CrmOverview> {
  const at = deps.now()
  if (token !== undefined && deps.config.crm.token !== undefined) {
    throw new AppError('conflict', (words) => words.crm.tokenIsGiven)
  }
  return asStaff(deps.db, async (tx) => {
    await lockConnection(tx)
    await updateConnection(tx, { checkAskedAt: at, checkFailure: null })
    const secret = token !== undefined && {
      sealed: sealSecret(deps.keys, token),
      expiresAt: new Date(at.getTime() + TRIED_FOR_MS),
    }
    await addToOutbox(tx, CHECK_CRM, { by }, { key: CHECK_CRM.name, ...(secret && { secret }) })
    return readOverview(deps, tx)
  })
}
