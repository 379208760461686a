import { useMutation, useQueryClient } from '@tanstack/react-query'

import type { MailboxInput } from '#shared/mail/boxes/contract.ts'
import { mailboxEndpoints } from '#shared/mail/boxes/endpoints.ts'
import * as words from '#words/mailboxes.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { call } from '#web/lib/http/call.ts'

import { mailboxQueries } from './mailbox-queries.ts'

/** Saves a mailbox, and stays with it: the test and the address for a provider are there. */
export function useSaveMailbox(mailboxId: string | undefined) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  return useMutation({
    mutationFn: (body: MailboxInput) =>
      mailboxId === undefined
        ? call(mailboxEndpoints.addMailbox, { body })
        : call(mailboxEndpoints.changeMailbox, { params: { mailboxId }, body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(mailboxQueries.one(saved.id).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: mailboxQueries.all().queryKey, exact: true })
      toast.success(words.saved)
      if (mailboxId === undefined) void navigate(adminPaths.mailbox(saved.id), { replace: true })
    },
  })
}
