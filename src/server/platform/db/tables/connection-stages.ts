import type { Generated, JSONColumnType } from 'kysely'

import type { StoredSettings } from '#shared/connections/fields.ts'
import type { ChangeWay, DraftStage } from '#shared/connections/stages/values.ts'

type ConnectionDraftsTable = {
  customerId: string
  settings: JSONColumnType<StoredSettings>
  stage: DraftStage
  pilotEmails: Generated<string[]>
  version: Generated<number>
  changedAt: Date
  changedBy: string
}

type ConnectionVersionsTable = {
  customerId: string
  number: number
  settings: JSONColumnType<StoredSettings>
  way: ChangeWay
  returnedTo: number | null
  madeAt: Date
  madeBy: string
  warnedAt: Date | null
}

type ConnectionSignInsTable = {
  customerId: string
  version: number
  email: string
  worked: boolean
  at: Date
}

type ConnectionWatchesTable = {
  customerId: string
  people: number
  share: number
  returns: boolean
}

export type ConnectionStagesTables = {
  connectionDrafts: ConnectionDraftsTable
  connectionVersions: ConnectionVersionsTable
  connectionSignIns: ConnectionSignInsTable
  connectionWatches: ConnectionWatchesTable
}
