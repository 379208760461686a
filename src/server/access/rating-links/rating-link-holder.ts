import { TicketLinkToken } from '#shared/tickets/rating-contract.ts'
import { ratingEndsAt } from '#shared/tickets/rating.ts'

import type { Deps } from '#server/deps.ts'
import { type AppError, notFound } from '#server/platform/app-error.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import {
  readToken,
  signToken,
  UUID_BYTES,
  uuidBytes,
  uuidOf,
} from '#server/platform/keys/signed-token.ts'
import { isPersonServed } from './queries.ts'

const INSTANT_BYTES = 8
/** As long a participant can leave by a link of a mail; after that in the portal, or by a later mail. */
const LEAVING_MS = 90 * 24 * 3_600_000

type TicketLink = { customerId: string; userId: string; ticketId: string }

/** Holder of the link in a closing mail, which stands for the requester and one closing of their ticket. */
export type RatingLinkHolder = TicketLink & { closedAt: Date }

/** Holder of the link in a mail to a participant, which lets them leave the ticket. */
export type LeavingLinkHolder = TicketLink & { sentAt: Date }

export function ratingToken(secret: Buffer, { closedAt, ...link }: RatingLinkHolder): string {
  return linkToken({ secret, purpose: 'portico rating' }, link, closedAt)
}

export function leavingToken(secret: Buffer, { sentAt, ...link }: LeavingLinkHolder): string {
  return linkToken({ secret, purpose: 'portico leaving' }, link, sentAt)
}

/** Makes the token of a link. Nothing of it is stored: it says what it is good for, and is signed. */
function linkToken(
  signing: Parameters<typeof signToken>[0],
  { customerId, userId, ticketId }: TicketLink,
  at: Date,
): string {
  const instant = Buffer.alloc(INSTANT_BYTES)
  instant.writeBigInt64BE(BigInt(at.getTime()))
  return signToken(
    signing,
    Buffer.concat([...[customerId, userId, ticketId].map(uuidBytes), instant]),
  )
}

type LinkDeps = Pick<Deps, 'cookieSecret' | 'db' | 'now'>

/** @throws AppError `not_found` */
export async function resolveRatingLink(
  deps: LinkDeps,
  { body }: { body: unknown },
): Promise<RatingLinkHolder> {
  const { at: closedAt, ...link } = await readLink(deps, body, 'portico rating', ratingEndsAt)
  return { ...link, closedAt }
}

/** @throws AppError `not_found` */
export async function resolveLeavingLink(
  deps: LinkDeps,
  { body }: { body: unknown },
): Promise<LeavingLinkHolder> {
  const endsAt = (sentAt: Date) => new Date(sentAt.getTime() + LEAVING_MS)
  const { at: sentAt, ...link } = await readLink(deps, body, 'portico leaving', endsAt)
  return { ...link, sentAt }
}

/** Answers a made-up and an expired link alike, and one of a person who is no longer active. */
async function readLink(
  { cookieSecret: secret, db, now }: LinkDeps,
  body: unknown,
  purpose: string,
  endsAt: (at: Date) => Date,
): Promise<TicketLink & { at: Date }> {
  const { token } = TicketLinkToken.parse(body)
  const content = readToken({ secret, purpose }, token)
  if (!content) throw deadLink()
  const [customerId, userId, ticketId] = [0, 1, 2].map((place) =>
    uuidOf(content.subarray(place * UUID_BYTES, (place + 1) * UUID_BYTES)),
  ) as [string, string, string]
  const at = new Date(Number(content.readBigInt64BE(3 * UUID_BYTES)))
  if (now() >= endsAt(at)) throw deadLink()
  if (!(await asWorker(db, (tx) => isPersonServed(tx, { customerId, id: userId }))))
    throw deadLink()
  return { customerId, userId, ticketId, at }
}

export function deadLink(): AppError {
  return notFound((words) => words.tickets.ratingLinkGone)
}
