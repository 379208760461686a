import type { FastifyReply, FastifyRequest } from 'fastify'

import { invalidInput } from '#server/platform/app-error.ts'

/** The position of a page's last row, in a list ordered by time and then by id. */
export type TimePosition = { at: Date; id: string }

const CURSOR =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export function encodeTimeCursor({ at, id }: TimePosition): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')
}

/** @throws AppError `invalid_input` for a cursor that no list returned. */
export function decodeTimeCursor(cursor: string): TimePosition {
  const [, instant, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const at = new Date(instant ?? '')
  if (id === undefined || Number.isNaN(at.getTime())) {
    throw invalidInput({ cursor: (words) => words.server.takeCursor })
  }
  return { at, id }
}

/** Sets the Link header to the next page of a list (RFC 8288). */
export function linkNextPage(request: FastifyRequest, reply: FastifyReply, cursor: string): void {
  const url = new URL(request.url, 'http://here')
  url.searchParams.set('cursor', cursor)
  reply.header('Link', `<${url.pathname}${url.search}>; rel="next"`)
}
