import { v7 as uuidv7 } from 'uuid'

import type { NoticeData, NoticeKind } from '#shared/desk/notices/values.ts'

import {
  findInternalCustomerId,
  listActiveStaffNames,
  listAdministratorAddresses,
} from '#server/access/users/staff-queries.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Author } from '#server/tickets/core/audience.ts'
import type { TicketKey } from '#server/tickets/core/queries.ts'
import { addToNotices, insertNotices } from './queries.ts'

type Notice = {
  kind: NoticeKind
  /** Ids of staff. A person who is named twice is notified once. */
  to: readonly string[] | 'everybody'
  /** The person who caused it, and is not notified; null for the system. */
  by: Author['viewer'] | null
  at: Date
  data?: NoticeData
  /** One of many tickets of an act, which are one notice until it is read. */
  act?: string | undefined
}

/**
 * Notifies active staff of an event of a ticket, in the transaction of the event. Their open pages
 * learn of it by themselves. Others are left out, so that callers need not check the ids.
 */
export async function notify(
  tx: Tx,
  { customerId, id: ticketId }: TicketKey,
  { kind, to, by, at, data = {}, act }: Notice,
): Promise<void> {
  const staff = await listActiveStaffNames(tx)
  const told = staff.filter(
    ({ id }) => id !== by?.userId && (to === 'everybody' || to.includes(id)),
  )
  const added =
    act === undefined
      ? []
      : await addToNotices(
          tx,
          act,
          told.map(({ id }) => id),
        )
  const news = told.filter(({ id }) => !added.includes(id))
  if (news.length === 0) return
  await insertNotices(
    tx,
    news.map(({ id: userId }) => ({
      customerId,
      id: uuidv7(),
      ticketId,
      userId,
      kind,
      actorId: by?.userId ?? null,
      actorName: by?.name ?? null,
      data: JSON.stringify(act === undefined ? data : { ...data, act, tickets: 1 }),
      createdAt: at,
    })),
  )
}

type AdministratorsNotice = {
  kind: NoticeKind
  at: Date
  data: NoticeData
  /** The customer that it is about, and who caused it. */
  about?: { customerId: string; by: string | null }
}

/** Tells active administrators of something that is about no ticket. Otherwise as `notify`. */
export async function notifyAdministrators(
  tx: Tx,
  { kind, at, data, about }: AdministratorsNotice,
): Promise<void> {
  const customerId = about?.customerId ?? (await findInternalCustomerId(tx))
  const told = await listAdministratorAddresses(tx)
  if (told.length === 0) return
  await insertNotices(
    tx,
    told.map(({ id: userId }) => ({
      customerId,
      id: uuidv7(),
      ticketId: null,
      userId,
      kind,
      actorId: null,
      actorName: about?.by ?? null,
      data: JSON.stringify(data),
      createdAt: at,
    })),
  )
}
