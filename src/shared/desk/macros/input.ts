import * as z from 'zod/mini'

import { ANSWER_KINDS, OPEN_STATUSES } from '#shared/desk/values.ts'
import { blankableText, oneLine, plainText } from '#shared/plain-text.ts'
import { Categories, Priority } from '#shared/tickets/input.ts'
import { RESOLUTION_CODES } from '#shared/tickets/values.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { MAX_MACRO_NAME, MAX_MACRO_TEXT } from './values.ts'

/** Changes that a macro makes to the ticket besides the text. */
export const MacroChanges = z.object({
  status: z.optional(z.enum(OPEN_STATUSES)),
  /** With Pending: "Waiting for the customer". */
  waits: z.optional(z.literal(true)),
  priority: z.optional(Priority),
  categories: z.optional(Categories),
  /** `me` is the agent who uses it. */
  assignee: z.optional(z.union([z.uuid(), z.enum(['me', 'none'])])),
  /** Closes the ticket. */
  resolutionCode: z.optional(z.enum(RESOLUTION_CODES)),
})
export type MacroChanges = z.infer<typeof MacroChanges>

const fields = {
  name: plainText(textKey('macros.nameRequired'), oneLine).check(
    z.maxLength(MAX_MACRO_NAME, textKey('macros.nameTooLong')),
  ),
  /** Shared with all agents; otherwise for its author. */
  isShared: z.boolean(textKey('macros.sayWhose')),
  /** Purpose of the text. A text for notes is never put into a reply. */
  kind: z.enum(ANSWER_KINDS),
  /** HTML, which may have placeholders. The server keeps only what sanitizeAgentHtml allows. */
  content: blankableText().check(z.maxLength(MAX_MACRO_TEXT, textKey('macros.textTooLong'))),
  changes: MacroChanges,
}

export const MacroInput = z.object(fields)
export type MacroInput = z.infer<typeof MacroInput>

export const ChangeMacro = z.object({
  ...fields,
  /** Version of the macro that was changed. Another one is refused with 409. */
  version: z.int(),
})
export type ChangeMacro = z.infer<typeof ChangeMacro>
