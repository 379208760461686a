import { PRIORITIES, type Priority } from '#shared/tickets/values.ts'

/** Stored texts and choices of an unsent ticket; its files are stored separately. */
export type TicketDraft = {
  subject: string
  description: string
  priority: Priority
  /** null until the person has chosen, so that the first category can be preselected. */
  categories: string[] | null
  /** null until the person has chosen, so that it is as the categories have it. */
  confidential: boolean | null
  /** Addresses of colleagues; left out for none. */
  participants?: string[]
  /** A participant who was typed and not added. */
  participant?: string
}

export const EMPTY_TICKET_DRAFT: TicketDraft = {
  subject: '',
  description: '',
  priority: 'Low',
  categories: null,
  confidential: null,
}

function parseFields(stored: string | null): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(stored ?? '{}') ?? {}))
  } catch {
    // Not ours, or cut off when the disk was full.
    return new Map()
  }
}

/** A draft as it was kept. Its files are kept elsewhere, and may have been too large for that. */
export type KeptTicketDraft = { draft: TicketDraft; fileCount: number; keptAtMs: number }

/** Local storage can hold anything; what does not fit falls back field by field. */
export function parseTicketDraft(stored: string | null): KeptTicketDraft {
  const fields = parseFields(stored)
  const subject = fields.get('subject')
  const description = fields.get('description')
  const categories = fields.get('categories')
  const confidential = fields.get('confidential')
  const participants = fields.get('participants')
  const participant = fields.get('participant')
  const draft = {
    subject: typeof subject === 'string' ? subject : '',
    description: typeof description === 'string' ? description : '',
    priority: PRIORITIES.find((priority) => priority === fields.get('priority')) ?? 'Low',
    categories: Array.isArray(categories)
      ? categories.filter((category) => typeof category === 'string')
      : null,
    confidential: typeof confidential === 'boolean' ? confidential : null,
    ...(Array.isArray(participants) && {
      participants: participants.filter((email) => typeof email === 'string'),
    }),
    ...(typeof participant === 'string' && { participant }),
  }
  return {
    draft,
    fileCount: toNumber(fields.get('fileCount')),
    keptAtMs: toNumber(fields.get('keptAtMs')),
  }
}

function toNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

export function hasWords({ subject, description }: TicketDraft): boolean {
  return subject.trim() !== '' || description.trim() !== ''
}

/** null when there is nothing to keep: choices alone would only puzzle when restored. */
export function serializeTicketDraft({
  draft,
  fileCount,
  keptAtMs,
}: KeptTicketDraft): string | null {
  if (!hasWords(draft) && fileCount === 0) return null
  return JSON.stringify({ ...draft, fileCount, keptAtMs })
}

/**
 * The categories that are selected: the chosen ones that exist, otherwise the first. `chosen` is
 * null until a choice is made; removing the last one chooses none.
 */
export function selectedCategories(chosen: string[] | null, available: string[]): string[] {
  const kept = chosen?.filter((category) => available.includes(category)) ?? []
  const isAsChosen = chosen !== null && (kept.length > 0 || chosen.length === 0)
  return isAsChosen ? kept : available.slice(0, 1)
}
