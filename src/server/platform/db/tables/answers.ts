import type { ColumnType, Generated } from 'kysely'

import type { MacroChanges } from '#shared/desk/macros/input.ts'
import type { StopReason } from '#shared/desk/answers/parts.ts'
import type { AnswerKind } from '#shared/desk/values.ts'

type MacrosTable = {
  id: string
  ownerId: string | null
  name: string
  kind: AnswerKind
  content: string
  changes: ColumnType<MacroChanges, string, string>
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
  updatedBy: string
}

type AnswerDraftsTable = {
  customerId: string
  ticketId: string
  agentId: string
  kind: AnswerKind
  content: string
  newestSeen: string | null
  version: string
  updatedAt: Date
  chosen: ColumnType<unknown, string | null | undefined, string | null> | null
}

type WaitingRepliesTable = {
  customerId: string
  id: string
  ticketId: string
  authorId: string
  answer: ColumnType<unknown, string, string>
  isLater: boolean
  createdAt: Date
  releaseAt: Date
  stopped: StopReason | null
}

/** Files of a waiting reply or of a draft. */
type HeldFilesTable = {
  customerId: string
  id: string
  ticketId: string
  waitingId: string | null
  agentId: string | null
  kind: AnswerKind | null
  filename: string
  sizeBytes: number
  contentType: string
  storageKey: string
  position: number
  createdAt: Date
}

export type AnswersTables = {
  macros: MacrosTable
  answerDrafts: AnswerDraftsTable
  waitingReplies: WaitingRepliesTable
  heldFiles: HeldFilesTable
}
