import { useMutation, useQueryClient } from '@tanstack/react-query'

import { alertEndpoints } from '#shared/mail/alerts/endpoints.ts'
import * as words from '#words/alert-rules.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'

import { alertQueries } from './alert-queries.ts'

export function RemoveRule({ ruleId }: { ruleId: string }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => call(alertEndpoints.removeAlertRule, { params: { ruleId } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: alertQueries.all().queryKey, exact: true })
      toast.success(words.removed)
      void navigate(adminPaths.alertRules)
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
