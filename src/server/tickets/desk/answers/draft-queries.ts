import type { Insertable, Selectable } from 'kysely'

import type { AnswerKind } from '#shared/desk/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type DraftRow = Selectable<Tables['answerDrafts']>
export type DraftKey = { agentId: string; ticketId: string; kind: AnswerKind }

export function listDrafts(
  tx: Tx,
  { agentId, ticketId }: Omit<DraftKey, 'kind'>,
): Promise<DraftRow[]> {
  return tx
    .selectFrom('answerDrafts')
    .selectAll()
    .where('agentId', '=', agentId)
    .where('ticketId', '=', ticketId)
    .execute()
}

/** Locks a draft until the transaction ends. */
export function lockDraft(
  tx: Tx,
  { agentId, ticketId, kind }: DraftKey,
): Promise<DraftRow | undefined> {
  return tx
    .selectFrom('answerDrafts')
    .selectAll()
    .where('agentId', '=', agentId)
    .where('ticketId', '=', ticketId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()
}

/** Stores a draft in the place of the one that is there. What was chosen stays where it is not given. */
export function replaceDraft(tx: Tx, draft: Insertable<Tables['answerDrafts']>): Promise<DraftRow> {
  const { content, newestSeen, version, updatedAt, chosen } = draft
  return tx
    .insertInto('answerDrafts')
    .values(draft)
    .onConflict((conflict) =>
      conflict.columns(['agentId', 'ticketId', 'kind']).doUpdateSet({
        content,
        newestSeen,
        version,
        updatedAt,
        ...(chosen !== undefined && { chosen }),
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Begins a draft where there is none, and locks it until the transaction ends. Its text stays as it is. */
export function touchDraft(
  tx: Tx,
  { customerId, agentId, ticketId, kind }: DraftKey & { customerId: string },
  { version, at }: { version: string; at: Date },
): Promise<DraftRow> {
  return tx
    .insertInto('answerDrafts')
    .values({
      customerId,
      agentId,
      ticketId,
      kind,
      content: '',
      newestSeen: null,
      version,
      updatedAt: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['agentId', 'ticketId', 'kind']).doUpdateSet({ updatedAt: at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Call it once its files are taken or dropped. */
export async function deleteDraft(tx: Tx, { agentId, ticketId, kind }: DraftKey): Promise<void> {
  await tx
    .deleteFrom('answerDrafts')
    .where('agentId', '=', agentId)
    .where('ticketId', '=', ticketId)
    .where('kind', '=', kind)
    .execute()
}

/** Lists drafts without a change since, with the customer of their ticket. */
export function listOldDrafts(tx: Tx, until: Date): Promise<DraftRow[]> {
  return tx
    .selectFrom('answerDrafts')
    .selectAll()
    .where('updatedAt', '<=', until)
    .orderBy('updatedAt')
    .limit(500)
    .forUpdate()
    .skipLocked()
    .execute()
}
