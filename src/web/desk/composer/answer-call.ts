import type { QueryClient } from '@tanstack/react-query'

import type { DeskAnswer, DeskComment, DeskMovedOn } from '#shared/desk/contract.ts'
import { deskEndpoints } from '#shared/desk/endpoints.ts'
import type { Answer } from '#shared/desk/input.ts'
import { ApiError } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import {
  type Files,
  formOf,
  type Keyed,
  keyHeader,
  loadUpload,
} from '#web/tickets/writing/ticket-mutations.ts'

import { deskTicketQuery } from '#web/desk/ticket-query.ts'

export type NewAnswer = { answer: Answer } & Files & Keyed

export async function sendAnswer(
  ticketId: string,
  { answer, files, onProgress, signal, key }: NewAnswer,
): Promise<DeskAnswer> {
  const params = { ticketId }
  const headers = keyHeader(key)
  if (files.length === 0)
    return call(deskEndpoints.answerTicket, { params, body: answer }, { headers })
  const form = formOf(textsOf(answer), files)
  const upload = await loadUpload()
  return upload(deskEndpoints.answerTicket, { params, form, onProgress, signal, headers })
}

/** As texts of a form: a list joined by commas, the time as JSON. */
function textsOf({ time, ...answer }: Answer): Record<string, string> {
  const texts = Object.entries(answer).map(([name, value]) => [name, String(value)])
  return { ...Object.fromEntries(texts), ...(time && { time: JSON.stringify(time) }) }
}

/** Something newer has come into the ticket than the sender has seen. */
export function isMovedOn(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'ticket_moved_on'
}

/** Shows what is newer as soon as the server has told it, and reads the ticket again. */
export function acceptNewer(queryClient: QueryClient, ticketId: string, error: ApiError) {
  const { queryKey } = deskTicketQuery(ticketId)
  // The server's contract: with this code it names what is newer.
  const { comments: newer } = error.body as DeskMovedOn
  const ids = new Set(newer.map(({ id }) => id))
  const withoutNewer = (known: DeskComment[]) => known.filter(({ id }) => !ids.has(id))
  queryClient.setQueryData(
    queryKey,
    (ticket) => ticket && { ...ticket, comments: [...newer, ...withoutNewer(ticket.comments)] },
  )
  void queryClient.invalidateQueries({ queryKey })
}
