import { createHmac, timingSafeEqual } from 'node:crypto'

import type { FastifyRequest } from 'fastify'

import { AppError } from '#server/platform/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'

export const CONFIRMATION_HEADER = 'x-confirmation'
const LIFE_MS = 5 * 60_000

type Session = Pick<Viewer, 'sessionHash'>

/**
 * Says that the owner of the account has just been asked. It belongs to one session and is in no
 * cookie: the page keeps it in its memory, so that a copy of the cookies is not enough.
 */
export function makeConfirmation(
  deps: Pick<Deps, 'now' | 'cookieSecret'>,
  session: Session,
): { token: string; expiresAt: Date } {
  const expiresAt = new Date(deps.now().getTime() + LIFE_MS)
  const expires = String(expiresAt.getTime())
  return { token: `${expires}.${sign(deps, session, expires)}`, expiresAt }
}

export function isConfirmed(
  deps: Pick<Deps, 'now' | 'cookieSecret'>,
  session: Session,
  request: Pick<FastifyRequest, 'headers'>,
): boolean {
  const sent = request.headers[CONFIRMATION_HEADER]
  const [, expires, signature] = /^(\d{1,15})\.([\w-]{43})$/.exec(String(sent)) ?? []
  if (expires === undefined || signature === undefined) return false
  const leftMs = Number(expires) - deps.now().getTime()
  // Longer than a life: it was made while the clock was ahead.
  if (leftMs <= 0 || leftMs > LIFE_MS) return false
  const expected = sign(deps, session, expires)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
}

/** @throws AppError `confirmation_required` */
export function requireConfirmation(
  deps: Pick<Deps, 'now' | 'cookieSecret'>,
  session: Session,
  request: Pick<FastifyRequest, 'headers'>,
): void {
  if (!isConfirmed(deps, session, request)) throw confirmationRequired()
}

export function confirmationRequired(extra?: Record<string, unknown>): AppError {
  return new AppError('confirmation_required', (words) => words.signIn.confirmFirst, { extra })
}

function sign(
  { cookieSecret }: Pick<Deps, 'cookieSecret'>,
  { sessionHash }: Session,
  expires: string,
): string {
  const text = `confirmation ${sessionHash.toString('hex')} ${expires}`
  return createHmac('sha256', cookieSecret).update(text).digest('base64url')
}
