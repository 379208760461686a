import { z } from 'zod'

import { DeskTicket } from '#shared/desk/contract.ts'
import { Confidentiality } from '#shared/tickets/contract.ts'
import { SetConfidential } from '#shared/tickets/input.ts'
import { type Endpoint, LONG_TEXT_BYTES } from '#shared/endpoint.ts'

import { relateEndpoints } from '#shared/desk/endpoints.ts'
import {
  AddDeskParticipant,
  LinkTicket,
  MergeTicket,
  SaveCustomerBrief,
  SnoozeTicket,
  SplitTicket,
} from './input.ts'
import { CustomerBrief, MergePreview } from './relations.ts'

const TicketId = z.object({ ticketId: z.uuid() })
const TwoTickets = TicketId.extend({ otherTicketId: z.uuid() })
const Changed = z.object({ ticket: DeskTicket })

export const relateContract = {
  snoozeTicket: {
    ...relateEndpoints.snoozeTicket,
    access: 'staff',
    summary: 'Put a ticket off until a moment, or until its requester writes',
    params: TicketId,
    body: SnoozeTicket,
    response: Changed,
  },
  wakeTicket: {
    ...relateEndpoints.wakeTicket,
    access: 'staff',
    summary: 'Bring a ticket back that was put off',
    params: TicketId,
    response: Changed,
  },
  reopenDeskTicket: {
    ...relateEndpoints.reopenDeskTicket,
    access: 'staff',
    summary: 'Reopen a closed ticket; the verdict of its closing stands',
    params: TicketId,
    response: Changed,
  },
  mergeTicket: {
    ...relateEndpoints.mergeTicket,
    access: 'staff',
    summary: 'Close a ticket because it goes on within another one of the same customer',
    params: TicketId,
    body: MergeTicket,
    response: Changed,
  },
  previewMerge: {
    ...relateEndpoints.previewMerge,
    access: 'staff',
    summary: 'Who would gain and who would lose sight by a merge',
    params: TicketId,
    query: z.object({ intoTicketId: z.uuid() }),
    response: MergePreview,
  },
  unmergeTicket: {
    ...relateEndpoints.unmergeTicket,
    access: 'staff',
    summary: 'Take a merge back: both tickets are as they were, but for who sees them',
    params: TicketId,
    response: Changed,
  },
  linkTicket: {
    ...relateEndpoints.linkTicket,
    access: 'staff',
    summary: 'Say how a ticket belongs to another one, in place of what was said before',
    params: TwoTickets,
    body: LinkTicket,
    response: Changed,
  },
  unlinkTicket: {
    ...relateEndpoints.unlinkTicket,
    access: 'staff',
    summary: 'Take away the link between two tickets',
    params: TwoTickets,
    response: Changed,
  },
  splitTicket: {
    ...relateEndpoints.splitTicket,
    access: 'staff',
    bodyBytes: LONG_TEXT_BYTES,
    summary:
      'Move comments of a ticket to a new ticket of the same requester, and answer the new one',
    params: TicketId,
    body: SplitTicket,
    idempotent: true,
    status: 201,
    response: Changed,
  },
  getDeskConfidentiality: {
    ...relateEndpoints.getDeskConfidentiality,
    access: 'staff',
    summary: 'Whether a ticket is confidential, and whose sight of it depends on that',
    params: TicketId,
    response: Confidentiality,
  },
  setDeskConfidential: {
    ...relateEndpoints.setDeskConfidential,
    access: 'staff',
    summary: 'Make a ticket confidential, open or closed, or take that back',
    params: TicketId,
    body: SetConfidential,
    response: Changed,
  },
  addDeskParticipant: {
    ...relateEndpoints.addDeskParticipant,
    access: 'staff',
    summary:
      'Add a person of the customer to a ticket, or one from outside, who then takes part by email alone',
    params: TicketId,
    body: AddDeskParticipant,
    response: Changed,
  },
  removeDeskParticipant: {
    ...relateEndpoints.removeDeskParticipant,
    access: 'staff',
    summary: 'Remove a participant from a ticket',
    params: TicketId.extend({ userId: z.uuid() }),
    response: Changed,
  },
  saveCustomerBrief: {
    ...relateEndpoints.saveCustomerBrief,
    access: 'staff',
    summary: 'Change what agents should know of a customer',
    params: z.object({ customerId: z.uuid() }),
    body: SaveCustomerBrief,
    response: CustomerBrief,
  },
} as const satisfies Record<keyof typeof relateEndpoints, Endpoint>
