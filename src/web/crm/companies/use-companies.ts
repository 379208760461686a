import { useMutation, useQueryClient } from '@tanstack/react-query'

import type { CrmCompanies } from '#shared/crm/contract.ts'
import { crmEndpoints } from '#shared/crm/endpoints.ts'
import * as words from '#words/crm.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'

import { crmQueries } from '#web/crm/crm-queries.ts'

type Binding = { companyId: string; customerId: string; isPrimary?: boolean }

/** Binds a company to a customer, or has its tickets go there. */
export function useBindCompany({ onDone }: { onDone?: () => void } = {}) {
  const accept = useAccept()
  return useMutation({
    mutationFn: ({ companyId, ...body }: Binding) =>
      call(crmEndpoints.bindCrmCompany, { params: { companyId }, body }),
    onSuccess: (companies, { companyId }) => {
      accept(companies)
      onDone?.()
      toast.success(words.bound(nameOf(companies, companyId)))
    },
  })
}

export function useReleaseCompany() {
  const accept = useAccept()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: string; name: string }) =>
      call(crmEndpoints.releaseCrmCompany, { params: { companyId: id } }),
    onSuccess: (companies, { name }) => {
      accept(companies)
      toast.success(words.released(name))
    },
    onError: (error) => {
      tell(error, words.releaseFailed)
      void queryClient.invalidateQueries(crmQueries.companies())
    },
  })
}

/** For a press that no form shows the failure of. */
export function tell(error: Error, failed = words.bindFailed) {
  toast.error(`${failed}. ${errorMessage(error)}`)
}

function useAccept() {
  const queryClient = useQueryClient()
  return (companies: CrmCompanies) =>
    keepAnswer(queryClient, crmQueries.companies().queryKey, companies)
}

function nameOf({ customers }: CrmCompanies, companyId: string): string {
  const all = customers.flatMap(({ bound }) => bound)
  return all.find(({ id }) => id === companyId)?.name ?? companyId
}
