import { queryOptions, useQuery } from '@tanstack/react-query'

import {
  maintenanceEndpoints,
  serviceContractEndpoints,
} from '#shared/service-contracts/endpoints.ts'
import type { useCustomer } from '#web/customers/use-customer.ts'
import { call } from '#web/lib/http/call.ts'
import { settingsQueries } from '#web/settings/settings-queries.ts'

export const contractQueries = {
  all: () => ['service-contracts'] as const,

  ofCustomer: (customerId: string) =>
    queryOptions({
      queryKey: [...contractQueries.all(), 'customer', customerId] as const,
      queryFn: ({ signal }) =>
        call(serviceContractEndpoints.getServiceContract, { params: { customerId } }, { signal }),
    }),

  templates: () =>
    queryOptions({
      queryKey: [...contractQueries.all(), 'templates'] as const,
      queryFn: ({ signal }) => call(serviceContractEndpoints.listServiceTemplates, {}, { signal }),
    }),

  windows: () =>
    queryOptions({
      queryKey: ['maintenance-windows'] as const,
      queryFn: ({ signal }) => call(maintenanceEndpoints.listMaintenance, {}, { signal }),
    }),
}

/** A customer without a zone of its own has that of the portal. */
export function useZoneOf(customer: ReturnType<typeof useCustomer>): string | undefined {
  const settings = useQuery(settingsQueries.settings())
  return customer && (customer.timeZone ?? settings.data?.timeZone)
}
