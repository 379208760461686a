import { useMutation } from '@tanstack/react-query'

import { customerEndpoints } from '#shared/customers/endpoints.ts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

export function useRefreshSaml() {
  return useMutation({
    mutationFn: () => call(customerEndpoints.refreshSamlConfig, {}),
    onSuccess: () => toast.success('SAML configurations refreshed successfully'),
    onError: () => toast.error('Failed to refresh SAML configurations'),
  })
}
