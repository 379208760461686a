import { queryOptions } from '@tanstack/react-query'

import {
  maintenanceEndpoints,
  serviceContractEndpoints,
} from '#shared/service-contracts/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

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
