import { useMutation, useQueryClient } from '@tanstack/react-query'

import type { AcceptMail } from '#shared/mail/held/contract.ts'
import { heldMailEndpoints } from '#shared/mail/held/endpoints.ts'
import * as words from '#words/desk-mail.ts'
import { useNavigate } from '#web/kit/basic/navigation.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { errorMessage } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { deskPaths } from '#web/lib/desk-paths.ts'
import { paths } from '#web/lib/paths.ts'

import { mailQueries } from './mail-queries.ts'

/** Puts the mail into a ticket, and opens it. */
export function useAcceptMail(mailId: string) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  return useMutation({
    mutationFn: (body: AcceptMail) =>
      call(heldMailEndpoints.acceptMail, { params: { mailId }, body }),
    onSuccess: ({ ticketId, number }, { as }) => {
      const ticket = `#${number}`
      toast.success(as === 'ticket' ? words.raised(ticket) : words.accepted(ticket))
      return navigate(paths.deskTicket(ticketId))
    },
    // Also after a failure: somebody else may have settled it.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: mailQueries.all() }),
  })
}

/** Discards the mail and goes back to the others. It can be taken back from the message, or from the list. */
export function useDiscardMail(mailId: string) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const restore = useRestoreMail(mailId)

  return useMutation({
    mutationFn: () => call(heldMailEndpoints.discardMail, { params: { mailId } }),
    onSuccess: () => {
      const action = { label: words.undo, onClick: () => restore.mutate() }
      toast.success(words.discarded, action)
      return navigate(deskPaths.mails)
    },
    onError: (error) => toast.error(`${words.discardFailed}. ${errorMessage(error)}`),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: mailQueries.all() }),
  })
}

export function useRestoreMail(mailId: string) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: () => call(heldMailEndpoints.restoreMail, { params: { mailId } }),
    onSuccess: () => toast.success(words.restored),
    onError: (error) => toast.error(`${words.restoreFailed}. ${errorMessage(error)}`),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: mailQueries.all() }),
  })
}
