import { useMutation, useQueryClient } from '@tanstack/react-query'

import type { AlertRuleInput } from '#shared/mail/alerts/contract.ts'
import { alertEndpoints } from '#shared/mail/alerts/endpoints.ts'
import * as words from '#words/alert-rules.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { call } from '#web/lib/http/call.ts'

import { alertQueries } from './alert-queries.ts'

/** Saves a rule, and goes back to the list, where it has its place. */
export function useSaveRule(ruleId: string | undefined) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  return useMutation({
    mutationFn: (body: AlertRuleInput) =>
      ruleId === undefined
        ? call(alertEndpoints.addAlertRule, { body })
        : call(alertEndpoints.changeAlertRule, { params: { ruleId }, body }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: alertQueries.all().queryKey, exact: true })
      toast.success(words.saved)
      void navigate(adminPaths.alertRules)
    },
  })
}
