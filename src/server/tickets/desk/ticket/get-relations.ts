import type { CustomerBrief, Relations } from '#shared/desk/relations/relations.ts'
import { OTHER_WAY } from '#shared/desk/relations/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import { presentParts } from '#server/tickets/core/present-ticket.ts'
import { listTicketAttachments } from '#server/tickets/core/attachment-queries.ts'
import { presentItem, type PresentedItem } from './present-item.ts'
import { readItems } from './item-queries.ts'
import { findMerge, listLinks, listMerged } from './relation-queries.ts'

type Key = { customerId: string; ticketId: string }

export const NO_BRIEF: CustomerBrief = {
  note: '',
  contract: '',
  contractEndsOn: null,
  contractCovers: '',
  version: 0,
  updatedAt: null,
  updatedByName: null,
}

/** Reads how a ticket belongs to others. `mergedIds` are those that go on within it. */
export async function getRelations(
  tx: Tx,
  key: Key,
  { mergedIds, now }: { mergedIds: string[]; now: Date },
): Promise<Relations> {
  const { customerId } = key
  const merge = await findMerge(tx, key)
  const links = await listLinks(tx, key)
  const ofCustomer = [...mergedIds, ...(merge ? [merge.intoTicketId] : [])]
  const others = [...links.map(({ ticketId }) => ticketId), ...ofCustomer]
  const rows = others.length === 0 ? [] : await readItems(tx, others)
  const items = rows.map((row) => presentItem(row, now))
  const into = items.find(({ id }) => id === merge?.intoTicketId)
  return {
    mergedInto:
      merge && into
        ? { ...nameOf(into), at: merge.mergedAt.toISOString(), byName: merge.mergedByName }
        : null,
    merged: mergedIds.length === 0 ? [] : await getMerged(tx, customerId, mergedIds, items),
    links: links.flatMap(({ ticketId, kind, isTold }) => {
      const other = items.find(({ id }) => id === ticketId)
      const way = isTold ? kind : OTHER_WAY[kind]
      return other
        ? [{ ...nameOf(other), way, status: other.status, customer: other.customer }]
        : []
    }),
  }
}

function nameOf({ id, number, subject }: PresentedItem) {
  return { id, number, subject }
}

async function getMerged(tx: Tx, customerId: string, ids: string[], items: PresentedItem[]) {
  const merged: Relations['merged'] = []
  for (const row of await listMerged(tx, customerId, ids)) {
    const item = items.find(({ id }) => id === row.id)
    if (!item) continue
    const attachments = await listTicketAttachments(tx, { customerId, id: row.id })
    merged.push({
      ...nameOf(item),
      requester: { id: item.requester.id, name: item.requester.name },
      description: row.description,
      createdAt: item.createdAt,
      at: row.mergedAt.toISOString(),
      byName: row.mergedByName,
      attachments: presentParts({ comments: [], attachments, mails: [] }).attachments,
    })
  }
  return merged
}
