import type { DemoHubSpot } from '#demo/hubspot/server.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Db } from '#server/platform/db/client.ts'

/** Compares what is in the CRM with what was written here, and returns in words what is not. */
export async function compareOrder(
  db: Db,
  { account }: Pick<DemoHubSpot, 'account'>,
): Promise<string[]> {
  const { tickets, comments, refused } = await asWorker(db, async (tx) => ({
    tickets: await tx.selectFrom('tickets').select('id').execute(),
    comments: await tx
      .selectFrom('comments')
      .select(['ticketId', 'id'])
      .where('kind', '=', 'requester')
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
    refused: await tx
      .selectFrom('crmActions')
      .select('id')
      .where('state', '=', 'refused')
      .execute(),
  }))
  const failures: string[] = []
  if (refused.length > 0) failures.push(`${refused.length} were refused`)
  const remotes = Map.groupBy(
    account.tables.tickets.inOrder,
    ({ properties }) => properties.portal_ticket_ref,
  )
  const missing = tickets.filter(({ id }) => !remotes.has(id))
  const doubled = tickets.filter(({ id }) => (remotes.get(id)?.length ?? 0) > 1)
  if (missing.length > 0) failures.push(`${missing.length} tickets did not arrive`)
  if (doubled.length > 0) failures.push(`${doubled.length} tickets arrived twice`)
  for (const [ticketId, said] of Map.groupBy(comments, (comment) => comment.ticketId)) {
    const [remote] = remotes.get(ticketId) ?? []
    const notes = remote ? account.links.between('tickets', remote.id, 'notes') : []
    const arrived = notes
      .map(({ toId }) => toId)
      .toSorted((a, b) => Number(a) - Number(b))
      .map(
        (id) =>
          /\[ref:([^\]]+)\]/.exec(
            account.tables.notes.byId.get(id)?.properties.hs_note_body ?? '',
          )?.[1],
      )
    const wanted = said.map(({ id }) => id)
    if (arrived.join(' ') !== wanted.join(' ')) failures.push(`the replies of ${ticketId} differ`)
  }
  console.log(
    `\n${tickets.length - missing.length} of ${tickets.length} tickets and ${comments.length} replies are in the CRM, each once and in order, but for what is named here.`,
  )
  return failures
}
