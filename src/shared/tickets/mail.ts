import { z } from 'zod'

import { LEFT_OUT_REASONS, MAIL_REMARKS } from './mail-values.ts'

/** A file, or a text without a name, that a mail had and its ticket has not. */
export const LeftOut = z.object({
  name: z.string().nullable(),
  why: z.enum(LEFT_OUT_REASONS),
})
export type LeftOut = z.infer<typeof LeftOut>

/** Content of a mail that a ticket shows besides its plain text. */
export const MailPart = z.object({
  /** The new part, sanitized. Null where its plain text is all there is. */
  html: z.string().nullable(),
  /** Quotes and signature of the mail: folded away, never deleted. */
  quoted: z.string().nullable(),
  leftOut: z.array(LeftOut),
  remarks: z.array(z.enum(MAIL_REMARKS)),
})
export type MailPart = z.infer<typeof MailPart>
