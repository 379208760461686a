import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { AuditAction } from '#shared/audit/values.ts'

type OutboxTable = {
  seq: GeneratedAlways<number>
  id: Generated<string>
  name: string
  key: Generated<string | null>
  customerId: Generated<string | null>
  payload: ColumnType<unknown, string | undefined, never>
  createdAt: Generated<Date>
  notBefore: Generated<Date | null>
  handedAt: Generated<Date | null>
  jobId: Generated<string | null>
  attempts: Generated<number>
  failure: Generated<string | null>
  failedAt: Generated<Date | null>
}

type OutboxSecretsTable = {
  outboxId: string
  sealed: Buffer
  expiresAt: Date
}

type JobRunsTable = {
  name: string
  startedAt: Date
  tookMs: number
}

type AuditEntriesTable = {
  id: string
  at: Date
  action: AuditAction
  actorId: string | null
  actorName: string
  actorEmail: string | null
  address: string | null
  customerId: string | null
  subjectId: string | null
  subjectName: string | null
  before: JSONColumnType<Record<string, unknown>> | null
  after: JSONColumnType<Record<string, unknown>> | null
  searchText: GeneratedAlways<string>
}

export type WorkTables = {
  auditEntries: AuditEntriesTable
  jobRuns: JobRunsTable
  outbox: OutboxTable
  outboxSecrets: OutboxSecretsTable
}
