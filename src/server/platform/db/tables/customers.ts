import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type {
  ApplicationKind,
  ClientProof,
  ConnectionFieldName,
  ConnectionKind,
  ConnectionSettings,
} from '#shared/connections/fields.ts'
import type { TestResult } from '#shared/connections/tests/result.ts'
import type { FoundConnection } from '#shared/connections/metadata/contract.ts'
import type { MetadataProblem } from '#shared/connections/metadata/values.ts'
import type { DomainProblem } from '#shared/customers/endpoints.ts'

/** `YYYY-MM-DD`: db/client.ts has the driver hand calendar days over as text, never as an instant. */
export type CalendarDate = string

type CustomersTable = {
  id: string
  name: string
  active: Generated<boolean>
  internal: Generated<boolean>
  mspStartDate: CalendarDate | null
  timeZone: string | null
  language: string | null
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
  updatedBy: string | null
  deletedAt: Date | null
  deletedBy: string | null
  removalBeganAt: Date | null
  /** Read by processes of the version before alone. */
  renamedAt: Date | null
  /** Kept by the database. */
  searchText: GeneratedAlways<string>
}

type CustomerDomainsTable = {
  customerId: string
  domain: string
  position: Generated<number>
  released: Generated<boolean>
}

type TechnicalContactsTable = {
  customerId: string
  position: number
  name: string
  email: string | null
  phone: string | null
}

/** A column for each setting. Those that came later, switches and lists have a default, or may be null. */
type ConnectionColumns = {
  [Name in ConnectionFieldName]: ConnectionSettings[Name] extends
    | boolean
    | string[]
    | ConnectionKind
    | ClientProof
    ? Generated<ConnectionSettings[Name]>
    : ConnectionSettings[Name]
}

type ConnectionsTable = Omit<ConnectionColumns, 'clientId'> & {
  clientId: Generated<string>
  id: Generated<string>
  customerId: string
  /** Null until it was read in the certificate. */
  certExpiresAt: Generated<Date | null>
}

type ConnectionSignersTable = {
  customerId: string
  fingerprint: string
  signedAt: Date
}

type CertificateWarningsTable = {
  customerId: string
  fingerprint: string
  step: number
  toldAt: Date
}

type DomainProofsTable = {
  customerId: string
  domain: string
  token: string
  dueAt: Date
  checkedAt: Date | null
  problem: DomainProblem | null
  detail: string | null
  provenAt: Date | null
  goneAt: Date | null
}

type MetadataLooksTable = {
  customerId: string
  url: string
  dueAt: Date
  lookedAt: Date | null
  found: JSONColumnType<FoundConnection> | null
  foundAt: Date | null
  problem: MetadataProblem | null
  problemDetail: string | null
  failingSince: Date | null
  failureToldAt: Date | null
  toldOffer: string | null
}

type ConnectionTestsTable = {
  customerId: string
  id: string
  requestId: string
  browserHash: Buffer
  settings: JSONColumnType<ConnectionSettings>
  fingerprint: string
  begunById: string | null
  begunBy: string
  resultPath: string
  state: 'waiting' | 'passed' | 'failed'
  result: JSONColumnType<TestResult> | null
  createdAt: Date
  finishedAt: Date | null
  setupLinkId: string | null
  consentTenant: string | null
}

type SignInApplicationsTable = {
  kind: ApplicationKind
  clientId: string
  clientSecret: Buffer | null
  clientProof: ClientProof
  hasSecret: GeneratedAlways<boolean>
}

export type CustomersTables = {
  customers: CustomersTable
  customerDomains: CustomerDomainsTable
  technicalContacts: TechnicalContactsTable
  connections: ConnectionsTable
  connectionTests: ConnectionTestsTable
  signInApplications: SignInApplicationsTable
  connectionSigners: ConnectionSignersTable
  certificateWarnings: CertificateWarningsTable
  domainProofs: DomainProofsTable
  metadataLooks: MetadataLooksTable
}
