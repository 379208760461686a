import { useMutation, useQueryClient } from '@tanstack/react-query'

import type { Mailbox } from '#shared/mail/boxes/contract.ts'
import { mailboxEndpoints } from '#shared/mail/boxes/endpoints.ts'
import * as words from '#words/mailboxes.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'

import { mailboxQueries } from './mailbox-queries.ts'

export function RemoveMailbox({ mailbox }: { mailbox: Mailbox }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => call(mailboxEndpoints.removeMailbox, { params: { mailboxId: mailbox.id } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: mailboxQueries.all().queryKey, exact: true })
      toast.success(words.removed)
      void navigate(adminPaths.mailboxes)
    },
    onError: (error) => toast.error(`${words.removeFailed}. ${errorMessage(error)}`),
  })

  return (
    <InlineConfirm
      label={words.remove}
      question={words.removeSure}
      onConfirm={() => remove.mutate()}
    >
      {(button) => (
        <Button {...button} disabled={remove.isPending}>
          {words.remove}
        </Button>
      )}
    </InlineConfirm>
  )
}
