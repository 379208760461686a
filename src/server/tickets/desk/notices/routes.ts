import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'
import type { Notices } from '#shared/desk/notices/contract.ts'
import { MAX_NOTICES_SHOWN } from '#shared/desk/endpoints.ts'

import { route } from '#server/access/callers/route.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { countUnreadNotices, deleteNotices, listNotices, markNoticesRead } from './queries.ts'

export function noticeRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listNotices, ({ viewer: { userId }, query }) =>
    asStaff(deps.db, (tx) => readNotices(tx, userId, query)),
  )

  route(app, api.clearNotices, ({ viewer: { userId }, body }) =>
    asStaff(deps.db, async (tx) => {
      await deleteNotices(tx, userId, body)
      return readNotices(tx, userId, {})
    }),
  )

  route(app, api.readNotices, ({ viewer: { userId }, body }) =>
    asStaff(deps.db, async (tx) => {
      await markNoticesRead(tx, userId, { ...body, at: deps.now() })
      return readNotices(tx, userId, {})
    }),
  )
}

async function readNotices(
  tx: Tx,
  userId: string,
  { before }: { before?: string | undefined },
): Promise<Notices> {
  const rows = await listNotices(tx, userId, { limit: MAX_NOTICES_SHOWN + 1, before })
  return {
    unread: await countUnreadNotices(tx, userId),
    hasMore: rows.length > MAX_NOTICES_SHOWN,
    notices: rows.slice(0, MAX_NOTICES_SHOWN).map(({ data, ...row }) => ({
      id: row.id,
      kind: row.kind,
      at: row.createdAt.toISOString(),
      isRead: row.readAt !== null || row.isOver,
      by: row.actorName,
      ticket:
        row.ticketId === null || row.number === null || row.subject === null
          ? null
          : { id: row.ticketId, number: row.number, subject: row.subject },
      customer: { id: row.customerId, name: row.customerName },
      ...data,
    })),
  }
}
