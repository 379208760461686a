import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

import { ticketEndpoints } from '#shared/tickets/endpoints.ts'
import type { CloseTicket, CreateTicket, ReopenTicket } from '#shared/tickets/input.ts'
import type { Ticket } from '#shared/tickets/contract.ts'
import { ApiError } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import type { UploadShares } from '#web/lib/http/upload-shares.ts'

import { upload } from '#web/lib/http/upload.ts'
import { findSentReply } from './find-sent-reply.ts'
import { inKnownCase } from '#web/tickets/queries/known-case.ts'
import { describeFiles, isAnswerLost } from './submission-keys.ts'
import { isWholeTicket, mergeTicketAnswer, type TicketAnswer } from './merge-ticket-answer.ts'
import { asOwnChange } from '#web/tickets/queries/own-changes.ts'
import { acceptTicket, ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

export type Files = { files: File[]; onProgress: (sent: UploadShares) => void; signal: AbortSignal }
/** From createSubmissionKeys: a repeated attempt has the key of the first. */
export type Keyed = { key: string }

type NewTicket = { ticket: CreateTicket } & Files & Keyed
/** `since`: when the ticket had changed last before, by the server's clock. */
type NewReply = { comment: string; since: string } & Files & Keyed
type Closing = { closing: CloseTicket } & Keyed
type Reopening = ReopenTicket & Keyed

export const keyHeader = (key: string) => ({ 'Idempotency-Key': key })

export function formOf(texts: Record<string, string>, files: File[]): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  for (const file of files) form.append('attachments', file)
  return form
}

async function createTicket({ ticket, files, onProgress, signal, key }: NewTicket) {
  const headers = keyHeader(key)
  if (files.length === 0) return call(ticketEndpoints.createTicket, { body: ticket }, { headers })
  const { categories, participants = [], confidential, ...texts } = ticket
  const choices = {
    categories: categories.join(','),
    participants: participants.join(','),
    ...(confidential !== undefined && { confidential: String(confidential) }),
  }
  const form = formOf({ ...texts, ...choices }, files)
  return upload(ticketEndpoints.createTicket, { form, onProgress, signal, headers })
}

async function replyTo(ticketId: string, { comment, files, onProgress, signal, key }: NewReply) {
  const params = { ticketId }
  const headers = keyHeader(key)
  if (files.length === 0)
    return call(ticketEndpoints.updateTicket, { params, body: { comment } }, { headers })
  const form = formOf({ comment }, files)
  return upload(ticketEndpoints.updateTicket, { params, form, onProgress, signal, headers })
}

type Outcome<Input = void> = {
  onSuccess: (ticket: Ticket, sent: Input) => void
  onError?: (error: Error) => void
}

// The outcomes belong to the mutation, not to the moment it was asked for: after the page was left,
// the person still learns the outcome, and the draft is still cleared.

export function useCreateTicket({ onSuccess, onError }: Outcome<NewTicket>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ticket: NewTicket) =>
      asOwnChange({ ticketId: null, comments: 0 }, () => createTicket(ticket)),
    onSuccess: async (ticket, sent) => {
      if (isWholeTicket(ticket)) await acceptTicket(queryClient, ticket)
      else readListsAgain(queryClient)
      onSuccess(ticket, sent)
    },
    onError,
  })
}

export function useReply(ticketId: string, { onSuccess, onError }: Outcome<NewReply>) {
  return useTicketChange<NewReply>(ticketId, {
    commentsOf: () => 1,
    send: (reply) => replyTo(ticketId, reply),
    isDone: (ticket, { comment, files, since }) =>
      findSentReply(ticket.comments, {
        comment,
        files: describeFiles(files),
        since,
      }) !== undefined,
    onSuccess,
    onError,
  })
}

export function useCloseTicket(ticketId: string, { onSuccess, onError }: Outcome<Closing>) {
  return useTicketChange<Closing>(ticketId, {
    // The system says that and why it was closed.
    commentsOf: ({ closing }) => (closing.additionalComment ? 2 : 1),
    send: ({ closing, key }) =>
      call(
        ticketEndpoints.closeTicket,
        { params: { ticketId }, body: closing },
        { headers: keyHeader(key) },
      ),
    isDone: (ticket, { closing }) =>
      ticket.status === 'Closed' && ticket.resolutionCode === closing.resolutionCode,
    onSuccess,
    onError,
  })
}

export function useReopenTicket(ticketId: string, { onSuccess, onError }: Outcome<Reopening>) {
  return useTicketChange<Reopening>(ticketId, {
    // The system says who opened it.
    commentsOf: () => 2,
    send: ({ reason, key }) =>
      call(
        ticketEndpoints.reopenTicket,
        { params: { ticketId }, body: { reason } },
        { headers: keyHeader(key) },
      ),
    isDone: (ticket) => ticket.status !== 'Closed',
    onSuccess,
    onError,
  })
}

type Change<Input> = Outcome<Input> & {
  /** How many comments it adds. */
  commentsOf: (input: Input) => number
  send: (input: Input) => Promise<TicketAnswer>
  /** Returns whether a ticket that was read afterwards shows that it arrived. */
  isDone: (ticket: Ticket, input: Input) => boolean
}

function useTicketChange<Input>(ticketId: string, change: Change<Input>) {
  const queryClient = useQueryClient()
  const detail = ticketQueries.detail(ticketId)

  async function send(input: Input): Promise<TicketAnswer> {
    try {
      return await change.send(input)
    } catch (error) {
      if (!isAnswerLost(error)) throw error
      // It may have arrived all the same: the ticket tells, unless it cannot be read either.
      const ticket = await readTicket(ticketId)
      if (!ticket || !change.isDone(ticket, input)) throw error
      return { ticket }
    }
  }

  return useMutation({
    mutationFn: (input: Input) =>
      asOwnChange({ ticketId, comments: change.commentsOf(input) }, async () => {
        const answer = await send(input)
        const known = queryClient.getQueryData(detail.queryKey)
        const ticket = mergeTicketAnswer(known ?? (await queryClient.fetchQuery(detail)), answer)
        await acceptTicket(queryClient, ticket)
        if (!isWholeTicket(answer.ticket)) readAgain(queryClient, ticketId)
        return ticket
      }),
    onSuccess: change.onSuccess,
    onError: (error) => {
      if (isClosedAlready(error)) readAgain(queryClient, ticketId)
      change.onError?.(error)
    },
  })
}

/** Null when it cannot be read at the moment. Asks directly: a query would wait for the line. */
async function readTicket(ticketId: string): Promise<Ticket | null> {
  try {
    const timeoutMs = 10_000
    return inKnownCase(
      await call(ticketEndpoints.getTicket, { params: { ticketId } }, { timeoutMs }),
    )
  } catch {
    return null
  }
}

function readAgain(queryClient: QueryClient, ticketId: string) {
  void queryClient.invalidateQueries({ queryKey: ticketQueries.detail(ticketId).queryKey })
}

function readListsAgain(queryClient: QueryClient) {
  void queryClient.invalidateQueries({ queryKey: ticketQueries.lists() })
  void queryClient.invalidateQueries({ queryKey: ['dashboard'] })
}

/** Another person, or this one in another tab, was faster. */
export function isClosedAlready(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'ticket_closed'
}
