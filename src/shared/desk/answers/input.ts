// Input of agents. Written with zod/mini because the page checks it as well.
import * as z from 'zod/mini'

import { Chosen } from '#shared/desk/chosen.ts'
import { MAX_ATTACHMENTS, MAX_TEXT_LENGTH } from '#shared/limits.ts'
import { blankableText } from '#shared/plain-text.ts'
import { textKey } from '#shared/words/catalogue.ts'

/** The ids of files that the server has already. */
export const HeldFileIds = z.array(z.uuid()).check(z.maxLength(MAX_ATTACHMENTS))

/** Newest comment that a sender has seen, `none` when there was none. */
export const SeenMark = z.union([z.uuid(), z.literal('none')])

/** When a reply goes out: after the seconds in which it can be taken back, or at a moment. */
export const Release = z.union([z.literal('undo'), z.iso.datetime()])

export const AnswerDraftInput = z.object({
  /** HTML; '' for none. The server keeps only what sanitizeAgentHtml allows. */
  content: blankableText().check(z.maxLength(MAX_TEXT_LENGTH, textKey('deskTicket.replyTooLong'))),
  newestSeen: z.optional(SeenMark),
  /** The version that this one replaces; null where there was none. Another one there: 409. */
  version: z.nullable(z.uuid()),
  /** Choices besides the text. Without it they stay. */
  chosen: z.optional(Chosen),
  /** The files to keep. Without it all stay. */
  files: z.optional(HeldFileIds),
})
export type AnswerDraftInput = z.infer<typeof AnswerDraftInput>
