import type { MacroInput } from '#shared/desk/macros/input.ts'
import { findPlaceholders, PLACEHOLDERS } from '#shared/desk/macros/placeholders.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { checkCategories } from '#server/tickets/core/check-categories.ts'
import { isBlankHtml, sanitizeAgentHtml } from '#server/tickets/core/sanitize-agent-html.ts'
import type { MacroRow } from './queries.ts'
import { readNameable } from './present-macro.ts'

/**
 * Sanitizes a macro and checks that a ticket will take it. What it had before may stay, even if a
 * ticket would not take it today.
 *
 * @throws AppError `invalid_input`
 */
export async function checkMacro(tx: Tx, input: MacroInput, before?: MacroRow) {
  const sanitized = sanitizeAgentHtml(input.content)
  const content = isBlankHtml(sanitized) ? '' : sanitized
  const unknown = findPlaceholders(content).find((name) => !isPlaceholder(name))
  if (unknown !== undefined)
    throw invalidInput({ content: (words) => words.macros.noSuchPlaceholder(unknown) })
  const { categories, assignee, ...others } = input.changes
  const hasChange = Object.values(input.changes).some((value) => value !== undefined)
  if (content === '' && !hasChange)
    throw invalidInput({ content: (words) => words.macros.doesNothing })
  if (categories) await checkCategories(tx, categories, before?.changes.categories)
  const isAgent = assignee !== undefined && assignee !== 'me' && assignee !== 'none'
  if (isAgent && !(await readNameable(tx)).agents.has(assignee))
    throw invalidInput({ assignee: (words) => words.macros.chooseAgent })
  return {
    name: input.name,
    kind: input.kind,
    content,
    changes: JSON.stringify({ ...others, categories, assignee }),
  }
}

function isPlaceholder(name: string): boolean {
  return PLACEHOLDERS.some((known) => known.toLowerCase() === name.toLowerCase())
}
