// Free of schemas, so that any page may import it.

export const MAX_MACRO_NAME = 80
export const MAX_MACRO_TEXT = 20_000
/** Shared by all agents. */
export const MAX_SHARED_MACROS = 300
/** Of each agent. */
export const MAX_OWN_MACROS = 100
/** How much of the text a list shows. */
export const MACRO_PREVIEW_LENGTH = 140

/** What a macro does to the ticket, in the order in which it is told. */
export const MACRO_CHANGES = [
  'resolutionCode',
  'status',
  'priority',
  'assignee',
  'categories',
] as const
export type MacroChange = (typeof MACRO_CHANGES)[number]
