import type { CrmOverview } from '#shared/crm/contract.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { AppError } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { sealSecret } from '#server/platform/keys/seal-secret.ts'
import { readOverview } from './get-overview.ts'
import { lockConnection, updateConnection } from './queries.ts'

/** @throws AppError `conflict` while the connection is in use, or where a variable gives the token. */
export function removeToken(
  deps: Pick<Deps, 'config' | 'db' | 'now'>,
  by: Actor,
): Promise<CrmOverview> {
  return asStaff(deps.db, async (tx) => {
    const { hasToken, state } = await lockConnection(tx)
    if (deps.config.crm.token !== undefined) {
      throw new AppError('conflict', (words) => words.crm.tokenIsGiven)
    }
    if (state !== 'off') throw new AppError('conflict', (words) => words.crm.switchOffFirst)
    if (hasToken) {
      await updateConnection(tx, { token: null, checkedAt: null, checkFailure: null })
      await recordAudit(tx, { action: 'crm.token_removed', by, at: deps.now() })
    }
    return readOverview(deps, tx)
  })
}

export function setWebhookSecret(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'keys'>,
  secret: string | null,
  by: Actor,
): Promise<CrmOverview> {
  return asStaff(deps.db, async (tx) => {
    const { hasWebhookSecret } = await lockConnection(tx)
    if (deps.config.crm.webhookSecret !== undefined) {
      throw new AppError('conflict', (words) => words.crm.webhookSecretIsGiven)
    }
    if (secret !== null || hasWebhookSecret) {
      await updateConnection(tx, {
        webhookSecret: secret === null ? null : sealSecret(deps.keys, secret),
      })
      await recordAudit(tx, {
        action: 'crm.webhook_secret_changed',
        by,
        at: deps.now(),
        before: { isSet: hasWebhookSecret },
        after: { isSet: secret !== null },
      })
    }
    return readOverview(deps, tx)
  })
}
