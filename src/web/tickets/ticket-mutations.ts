import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

import type { CloseTicket, CreateTicket } from '#shared/ticket-input.ts'
import type { Ticket } from '#shared/tickets.ts'
import { ApiError, networkError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import type { UploadShares } from '#web/lib/upload-shares.ts'

import { asOwnChange } from './own-changes.ts'
import { acceptTicket, ticketQueries } from './ticket-queries.ts'

type Files = { files: File[]; onProgress: (sent: UploadShares) => void; signal: AbortSignal }
/** From createSubmissionKeys: a repeated attempt has the key of the first. */
type Keyed = { key: string }

type NewTicket = { ticket: CreateTicket } & Files & Keyed
type NewReply = { comment: string } & Files & Keyed
type Closing = { closing: CloseTicket } & Keyed

const keyHeader = (key: string) => ({ 'Idempotency-Key': key })

function formOf(texts: Record<string, string>, files: File[]): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  for (const file of files) form.append('attachments', file)
  return form
}

// Most tickets and replies come without files.
async function loadUpload() {
  try {
    return (await import('#web/lib/upload.ts')).upload
  } catch (error) {
    throw networkError(error)
  }
}

async function createTicket({ ticket, files, onProgress, signal, key }: NewTicket) {
  const headers = keyHeader(key)
  if (files.length === 0) return call('createTicket', { body: ticket }, { headers })
  const form = formOf({ ...ticket, categories: ticket.categories.join(',') }, files)
  const upload = await loadUpload()
  return upload('createTicket', { form, onProgress, signal, headers })
}

async function replyTo(ticketId: string, { comment, files, onProgress, signal, key }: NewReply) {
  const params = { ticketId }
  const headers = keyHeader(key)
  if (files.length === 0) return call('updateTicket', { params, body: { comment } }, { headers })
  const form = formOf({ comment }, files)
  const upload = await loadUpload()
  return upload('updateTicket', { params, form, onProgress, signal, headers })
}

type Outcome = { onSuccess: (ticket: Ticket) => void; onError?: (error: Error) => void }

// The outcomes belong to the mutation, not to the moment it was asked for: somebody who leaves the
// page meanwhile is still told, and the draft is still cleared.

export function useCreateTicket({ onSuccess, onError }: Outcome) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ticket: NewTicket) =>
      asOwnChange({ ticketId: null, comments: 0 }, () => createTicket(ticket)),
    onSuccess: async (ticket) => {
      await acceptTicket(queryClient, ticket)
      onSuccess(ticket)
    },
    onError,
  })
}

export function useReply(ticketId: string, { onSuccess, onError }: Outcome) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (reply: NewReply) =>
      asOwnChange({ ticketId, comments: 1 }, () => replyTo(ticketId, reply)),
    onSuccess: async ({ ticket }) => {
      await acceptTicket(queryClient, ticket)
      onSuccess(ticket)
    },
    onError: (error) => {
      if (isClosedAlready(error)) readAgain(queryClient, ticketId)
      onError?.(error)
    },
  })
}

export function useCloseTicket(ticketId: string, { onSuccess, onError }: Outcome) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ closing, key }: Closing) =>
      // The system says that and why it was closed.
      asOwnChange({ ticketId, comments: closing.additionalComment ? 2 : 1 }, () =>
        call('closeTicket', { params: { ticketId }, body: closing }, { headers: keyHeader(key) }),
      ),
    onSuccess: async ({ ticket }) => {
      await acceptTicket(queryClient, ticket)
      onSuccess(ticket)
    },
    onError: (error) => {
      if (isClosedAlready(error)) readAgain(queryClient, ticketId)
      onError?.(error)
    },
  })
}

function readAgain(queryClient: QueryClient, ticketId: string) {
  void queryClient.invalidateQueries({ queryKey: ticketQueries.detail(ticketId).queryKey })
}

/** Somebody else, or this person in another tab, was faster. */
export function isClosedAlready(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'ticket_closed'
}
