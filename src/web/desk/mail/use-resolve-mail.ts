import { useMutation, useQueryClient } from '@tanstack/react-query'

import type { AcceptMail, DiscardMails } from '#shared/mail/held/contract.ts'
import { MAX_PAGE_SIZE } from '#shared/limits.ts'
import { heldMailEndpoints } from '#shared/mail/endpoints.ts'
import * as words from '#words/quarantine.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { deskPaths } from '#web/lib/navigation/desk-paths.ts'
import { paths } from '#web/lib/navigation/paths.ts'

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
    // Also after a failure: another agent may have settled it.
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

/** Discards many mails, and leads from the page of one of them back to the list. */
export function useDiscardMails({ leavesPage = false, onDiscarded = () => undefined }: Discarding) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  return useMutation({
    mutationFn: async (which: DiscardMails) => {
      let discarded = 0
      for (const body of partsOf(which))
        discarded += (await call(heldMailEndpoints.discardMails, { body })).discarded
      return discarded
    },
    onSuccess: (discarded) => {
      toast.success(words.discardedMany(discarded))
      onDiscarded()
      return leavesPage ? navigate(deskPaths.mails) : undefined
    },
    onError: (error) => {
      if (!leavesPage) toast.error(`${words.discardManyFailed}. ${errorMessage(error)}`)
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: mailQueries.all() }),
  })
}

type Discarding = { leavesPage?: boolean; onDiscarded?: () => void }

/** Splits the ids into calls of the size that the server takes. */
function partsOf(which: DiscardMails): DiscardMails[] {
  if ('from' in which) return [which]
  const { mailIds } = which
  return Array.from({ length: Math.ceil(mailIds.length / MAX_PAGE_SIZE) }, (_, part) => ({
    mailIds: mailIds.slice(part * MAX_PAGE_SIZE, (part + 1) * MAX_PAGE_SIZE),
  }))
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
