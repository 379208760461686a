// Free of schemas, so that any page may import it.

export const MAX_MACRO_NAME = 80
export const MAX_MACRO_TEXT = 20_000
/** Shared by all agents. */
export const MAX_SHARED_MACROS = 300
/** Limit of each agent. */
export const MAX_OWN_MACROS = 100
/** How much of the text a list shows. */
export const MACRO_PREVIEW_LENGTH = 140

/** Changes that a macro makes to the ticket, in the order in which they are shown. */
export const MACRO_CHANGES = [
  'resolutionCode',
  'status',
  'priority',
  'assignee',
  'categories',
] as const
export type MacroChange = (typeof MACRO_CHANGES)[number]
