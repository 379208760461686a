import { z } from 'zod'

import { ANSWER_KINDS } from '#shared/desk/values.ts'
import { DeskTicket } from '#shared/desk/contract.ts'
import { type Endpoint, LONG_TEXT_BYTES } from '#shared/endpoint.ts'

import { sendingEndpoints } from '#shared/desk/endpoints.ts'
import { AnswerDraftInput } from './input.ts'
import { AnswerDraft } from './parts.ts'

const TicketId = z.object({ ticketId: z.uuid() })
const DraftId = TicketId.extend({ kind: z.enum(ANSWER_KINDS) })
const WaitingId = TicketId.extend({ waitingId: z.uuid() })

/** Details of 409 `conflict`: the present draft; null when there is none any more. */
export const DraftConflict = z.object({ draft: AnswerDraft.nullable() })
export type DraftConflict = z.infer<typeof DraftConflict>

export const sendingContract = {
  listAnswerDrafts: {
    ...sendingEndpoints.listAnswerDrafts,
    access: 'staff',
    summary: 'What one has begun to write to a ticket and not sent',
    params: TicketId,
    response: z.array(AnswerDraft),
  },
  saveAnswerDraft: {
    ...sendingEndpoints.saveAnswerDraft,
    access: 'staff',
    bodyBytes: LONG_TEXT_BYTES,
    summary: 'Keep what one is writing to a ticket; an empty one is dropped',
    params: DraftId,
    body: AnswerDraftInput,
    response: z.object({ draft: AnswerDraft.nullable() }),
  },
  addDraftFiles: {
    ...sendingEndpoints.addDraftFiles,
    access: 'staff',
    summary: 'Keep files with what one is writing to a ticket',
    params: DraftId,
    files: 'attachments',
    idempotent: true,
    response: z.object({ draft: AnswerDraft.nullable() }),
  },
  getDraftFile: {
    ...sendingEndpoints.getDraftFile,
    access: 'staff',
    summary: 'The bytes of a file of what one is writing; ranges are honoured',
    params: z.object({ fileId: z.uuid() }),
    query: z.object({ inline: z.enum(['1', '0']).optional() }),
    produces: 'The file',
  },
  takeBackReply: {
    ...sendingEndpoints.takeBackReply,
    access: 'staff',
    summary: 'Take back a reply that waits, with its text and its files, into a draft of one’s own',
    params: WaitingId,
    response: z.object({ ticket: DeskTicket, draft: AnswerDraft }),
  },
  discardReply: {
    ...sendingEndpoints.discardReply,
    access: 'staff',
    summary: 'Throw away a reply that was stopped, with its files',
    params: WaitingId,
    response: z.object({ ticket: DeskTicket }),
  },
  sendReplyNow: {
    ...sendingEndpoints.sendReplyNow,
    access: 'staff',
    summary: 'Send a reply that waits, without waiting any longer',
    params: WaitingId,
    response: z.object({ ticket: DeskTicket }),
  },
} as const satisfies Record<keyof typeof sendingEndpoints, Endpoint>
