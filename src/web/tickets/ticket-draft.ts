import { PRIORITIES, type Priority } from '#shared/ticket-values.ts'

/** What is kept in words of a ticket that has not been sent; its files are kept beside. */
export type TicketDraft = {
  subject: string
  description: string
  priority: Priority
  /** null until the person has chosen, so that the first category can be preselected. */
  categories: string[] | null
}

export const EMPTY_TICKET_DRAFT: TicketDraft = {
  subject: '',
  description: '',
  priority: 'Low',
  categories: null,
}

function parseFields(stored: string): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(stored) ?? {}))
  } catch {
    // Not ours, or cut off when the disk was full.
    return new Map()
  }
}

/** Local storage can hold anything; what does not fit falls back field by field. */
export function parseTicketDraft(stored: string | null): TicketDraft {
  if (stored === null) return EMPTY_TICKET_DRAFT
  const fields = parseFields(stored)
  const subject = fields.get('subject')
  const description = fields.get('description')
  const categories = fields.get('categories')
  return {
    subject: typeof subject === 'string' ? subject : '',
    description: typeof description === 'string' ? description : '',
    priority: PRIORITIES.find((priority) => priority === fields.get('priority')) ?? 'Low',
    categories: Array.isArray(categories)
      ? categories.filter((category) => typeof category === 'string')
      : null,
  }
}

/** null when there is nothing to keep: choices without words would only puzzle when restored. */
export function serializeTicketDraft(draft: TicketDraft): string | null {
  const hasWords = draft.subject.trim() !== '' || draft.description.trim() !== ''
  return hasWords ? JSON.stringify(draft) : null
}
