import { RatingLinkToken } from '#shared/tickets/rating-contract.ts'
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

const purpose = 'portico rating'
const INSTANT_BYTES = 8

/** Holder of the link in a closing mail, which stands for the requester and one closing of their ticket. */
export type RatingLinkHolder = {
  customerId: string
  userId: string
  ticketId: string
  closedAt: Date
}

/** Makes the token of a link. Nothing of it is stored: it says what it is good for, and is signed. */
export function ratingToken(secret: Buffer, holder: RatingLinkHolder): string {
  const closedAt = Buffer.alloc(INSTANT_BYTES)
  closedAt.writeBigInt64BE(BigInt(holder.closedAt.getTime()))
  const ids = [holder.customerId, holder.userId, holder.ticketId].map(uuidBytes)
  return signToken({ secret, purpose }, Buffer.concat([...ids, closedAt]))
}

/**
 * Answers a made-up and an expired link alike, and one of a person who may no longer sign in.
 *
 * @throws AppError `not_found`
 */
export async function resolveRatingLink(
  deps: Pick<Deps, 'cookieSecret' | 'db' | 'now'>,
  { body }: { body: unknown },
): Promise<RatingLinkHolder> {
  const { token } = RatingLinkToken.parse(body)
  const content = readToken({ secret: deps.cookieSecret, purpose }, token)
  if (!content) throw deadLink()
  const [customerId, userId, ticketId] = [0, 1, 2].map((place) =>
    uuidOf(content.subarray(place * UUID_BYTES, (place + 1) * UUID_BYTES)),
  ) as [string, string, string]
  const closedAt = new Date(Number(content.readBigInt64BE(3 * UUID_BYTES)))
  if (deps.now() >= ratingEndsAt(closedAt)) throw deadLink()
  if (!(await asWorker(deps.db, (tx) => isPersonServed(tx, { customerId, id: userId }))))
    throw deadLink()
  return { customerId, userId, ticketId, closedAt }
}

export function deadLink(): AppError {
  return notFound((words) => words.tickets.ratingLinkGone)
}
