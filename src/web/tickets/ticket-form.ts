import type { UseFormReturn } from 'react-hook-form'

import type { CreateTicket } from '#shared/ticket-input.ts'
import type { Priority } from '#shared/ticket-values.ts'

export type TicketFormValues = {
  subject: string
  description: string
  priority?: Priority
  categories: string[]
}

export type TicketForm = UseFormReturn<TicketFormValues, unknown, CreateTicket>

/** In the order of the page, in which the first wrong one is looked for. */
export const TICKET_FORM_FIELDS = ['subject', 'priority', 'categories', 'description'] as const
