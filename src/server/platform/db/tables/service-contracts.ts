import type { ColumnType, Generated } from 'kysely'

import type { ServiceTerms } from '#shared/sla/terms.ts'

import type { CalendarDate } from './customers.ts'

type ServiceTemplatesTable = {
  id: string
  name: string
  terms: ColumnType<ServiceTerms, string, string>
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
}

type ServiceContractVersionsTable = {
  customerId: string
  id: string
  validFrom: CalendarDate
  startsAt: Date
  templateId: string | null
  createdAt: Date
}

type ServiceContractRevisionsTable = {
  customerId: string
  versionId: string
  number: number
  terms: ColumnType<ServiceTerms, string, string>
  madeAt: Date
  madeBy: string | null
  madeByName: string
  reason: string | null
}

type MaintenanceWindowsTable = {
  id: string
  name: string
  isForAll: boolean
  startsAt: Date
  endsAt: Date
  counted: string
  version: Generated<number>
  createdAt: Date
  removedAt: Date | null
}

type MaintenanceWindowCustomersTable = {
  customerId: string
  windowId: string
  counted: string
  leftAt: Date | null
}

export type ServiceContractsTables = {
  serviceTemplates: ServiceTemplatesTable
  serviceContractVersions: ServiceContractVersionsTable
  serviceContractRevisions: ServiceContractRevisionsTable
  maintenanceWindows: MaintenanceWindowsTable
  maintenanceWindowCustomers: MaintenanceWindowCustomersTable
}
