// Input of agents. Written with zod/mini because dialogs check it as well.
import * as z from 'zod/mini'

import { MAX_PERSON_NAME_LENGTH } from '#shared/desk/endpoints.ts'
import { MAX_PAGE_SIZE } from '#shared/limits.ts'
import { blankableText, plainText } from '#shared/plain-text.ts'
import { Description, Participant, Subject } from '#shared/tickets/input.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { LINK_KINDS, MAX_BRIEF_NOTE, MAX_CONTRACT_COVERS, MAX_CONTRACT_NAME } from './values.ts'

const CHOOSE_TICKET = textKey('deskRelations.chooseTicket')
const CHOOSE_COMMENTS = textKey('deskRelations.chooseComments')
const DAY = textKey('deskRelations.dayFormat')
const PERSON_NAME = textKey('desk.givePersonName')
const TOO_LONG = textKey('deskRelations.textTooLong')

export const SnoozeTicket = z.object({
  /** When it comes back by itself. Null: only once the requester writes, which wakes it anyway. */
  until: z.nullable(z.iso.datetime()),
})
export type SnoozeTicket = z.infer<typeof SnoozeTicket>

export const MergeTicket = z.object({ intoTicketId: z.uuid(CHOOSE_TICKET) })
export type MergeTicket = z.infer<typeof MergeTicket>

export const LinkTicket = z.object({ kind: z.enum(LINK_KINDS) })
export type LinkTicket = z.infer<typeof LinkTicket>

export const SplitTicket = z.object({
  commentIds: z
    .array(z.uuid(), CHOOSE_COMMENTS)
    .check(z.minLength(1, CHOOSE_COMMENTS), z.maxLength(MAX_PAGE_SIZE, CHOOSE_COMMENTS)),
  subject: Subject,
  /** The requester reads it. */
  description: Description,
})
export type SplitTicket = z.infer<typeof SplitTicket>

export const AddDeskParticipant = z.object({
  participant: Participant,
  /** From outside of the company: gets replies by email, and never signs in. */
  isExternal: z.optional(z.boolean()),
  /** Name of a new person from outside. */
  name: z.optional(plainText(PERSON_NAME).check(z.maxLength(MAX_PERSON_NAME_LENGTH, PERSON_NAME))),
})
export type AddDeskParticipant = z.infer<typeof AddDeskParticipant>

function textUpTo(length: number) {
  return blankableText().check(z.maxLength(length, TOO_LONG))
}

export const SaveCustomerBrief = z.object({
  /** The version that was changed. */
  version: z.number().check(z.int(), z.minimum(0)),
  note: textUpTo(MAX_BRIEF_NOTE),
  contract: textUpTo(MAX_CONTRACT_NAME),
  // ISO 8601 has a year 0; the calendar that PostgreSQL keeps has none.
  contractEndsOn: z.nullable(
    z.iso.date(DAY).check(z.refine((day) => !day.startsWith('0000'), DAY)),
  ),
  contractCovers: textUpTo(MAX_CONTRACT_COVERS),
})
export type SaveCustomerBrief = z.infer<typeof SaveCustomerBrief>
