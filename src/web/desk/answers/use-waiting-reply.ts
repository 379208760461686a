import { useMutation, useQueryClient } from '@tanstack/react-query'

import { sendingEndpoints } from '#shared/desk/endpoints.ts'
import type { AnswerDraft, WaitingReply } from '#shared/desk/answers/parts.ts'
import * as words from '#words/desk-ticket.ts'
import { acceptDeskTicket, deskTicketQuery } from '#web/desk/ticket-query.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'

export type UndoneReply = (draft: AnswerDraft, text: string) => void

/** Decisions about a waiting reply. After a failure its current state is shown. */
export function useWaitingReply(
  ticketId: string,
  { id: waitingId, content }: WaitingReply,
  { onUndone, onSent }: { onUndone: UndoneReply; onSent: () => void },
) {
  const queryClient = useQueryClient()
  const params = { ticketId, waitingId }

  function showFailure(title: string, error: Error) {
    toast.error(`${title}. ${errorMessage(error)}`)
    void queryClient.invalidateQueries({ queryKey: deskTicketQuery(ticketId).queryKey })
  }

  const undoing = useMutation({
    mutationFn: () => call(sendingEndpoints.takeBackReply, { params }),
    onSuccess: async ({ ticket, draft }) => {
      onUndone(draft, content)
      await acceptDeskTicket(queryClient, ticket)
      toast.info(words.replyRecalled)
    },
    onError: (error) => showFailure(words.recallFailed, error),
  })
  const sending = useMutation({
    mutationFn: () => call(sendingEndpoints.sendReplyNow, { params }),
    onSuccess: async ({ ticket }) => {
      await acceptDeskTicket(queryClient, ticket)
      onSent()
      toast.success(words.waitingReplySent)
    },
    onError: (error) => showFailure(words.sendingFailed, error),
  })
  const discarding = useMutation({
    mutationFn: () => call(sendingEndpoints.discardReply, { params }),
    onSuccess: async ({ ticket }) => {
      await acceptDeskTicket(queryClient, ticket)
      toast.success(words.replyDiscarded)
    },
    onError: (error) => showFailure(words.discardReplyFailed, error),
  })
  const isBusy = undoing.isPending || sending.isPending || discarding.isPending

  return {
    isUndoing: undoing.isPending,
    isSending: sending.isPending,
    isDiscarding: discarding.isPending,
    discard: () => !isBusy && discarding.mutate(),
    undo: () => !isBusy && undoing.mutate(),
    sendNow: () => !isBusy && sending.mutate(),
  }
}
