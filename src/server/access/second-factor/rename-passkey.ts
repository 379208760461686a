import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { listPasskeys, updatePasskeyName } from './queries.ts'
import { lockUser, type PersonKey } from '#server/access/users/queries.ts'

export function renamePasskey(
  deps: Pick<Deps, 'db' | 'now'>,
  person: PersonKey,
  { id, name }: { id: string; name: string },
  by: Actor,
) {
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, person)
    const before = (await listPasskeys(tx, person)).find((passkey) => passkey.id === id)
    const renamed = await updatePasskeyName(tx, person, { id, name })
    if (!before || !renamed) throw notFound()
    if (before.name !== name) {
      await recordAudit(tx, {
        action: 'account.passkey_renamed',
        by,
        at: deps.now(),
        subject: { id, name },
        before: { name: before.name },
        after: { name },
      })
    }
    return renamed
  })
}
