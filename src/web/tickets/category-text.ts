import { humanizeCategory } from '#shared/ticket-values.ts'

/** `Network Issue, Hardware`; `General` when a ticket has no category. */
export function categoryText(categories: string[]): string {
  return categories.length === 0 ? 'General' : categories.map(humanizeCategory).join(', ')
}
