import { z } from 'zod'

import { Chosen } from '#shared/desk/chosen.ts'
import { ANSWER_KINDS, OPEN_STATUSES } from '#shared/desk/values.ts'

/** The latest moment that a reply can be sent at. */
export const MAX_DELAY_DAYS = 366

/** Reasons why a waiting reply is not sent. It stays until an agent has decided about it. */
export const STOP_REASONS = ['customer_wrote', 'closed', 'author_gone', 'refused'] as const
export type StopReason = (typeof STOP_REASONS)[number]

/** A file that the server has, of what is not sent yet. */
const HeldFile = z.object({ id: z.string(), filename: z.string(), size: z.number() })
export type HeldFile = z.infer<typeof HeldFile>

/** Text that an agent has begun to write. Only they see it. */
export const AnswerDraft = z.object({
  kind: z.enum(ANSWER_KINDS),
  /** HTML. */
  content: z.string(),
  newestSeen: z.string().nullable(),
  version: z.string(),
  updatedAt: z.string(),
  /** Choices besides the text. */
  chosen: Chosen,
  files: z.array(HeldFile),
})
export type AnswerDraft = z.infer<typeof AnswerDraft>

/** A reply that is not sent yet. Only staff see it. */
export const WaitingReply = z.object({
  id: z.string(),
  author: z.object({ id: z.string(), name: z.string() }),
  /** HTML. */
  content: z.string(),
  files: z.array(HeldFile),
  status: z.enum(OPEN_STATUSES),
  createdAt: z.string(),
  releaseAt: z.string(),
  /** At a chosen moment, unless the customer writes first. */
  isLater: z.boolean(),
  /** Why it is not sent. Null while it waits. */
  stopped: z.enum(STOP_REASONS).nullable(),
})
export type WaitingReply = z.infer<typeof WaitingReply>
