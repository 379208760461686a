import { findPlaceholders } from '#shared/desk/macros/placeholders.ts'
import type { AnswerKind } from '#shared/desk/values.ts'
import { CommentText } from '#shared/tickets/input.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import { isBlankHtml, sanitizeAgentHtml } from '#server/tickets/core/sanitize-agent-html.ts'

/**
 * Sanitizes what an agent wrote.
 *
 * @throws AppError `invalid_input` where nothing is left of it, or a placeholder is not filled in.
 */
export function readAnswer(html: string, kind: AnswerKind): string {
  const content = sanitize(html, 'comment', { keepsMentions: kind === 'note' })
  if (isBlankHtml(content)) throw invalidInput({ comment: BLANK })
  refuseUnfilled(content, 'comment')
  return content
}

/** The same for words that may be left out. */
export function readClosingWords(html: string | undefined): string | undefined {
  if (!html) return undefined
  const content = sanitize(html, 'additionalComment')
  refuseUnfilled(content, 'additionalComment')
  return isBlankHtml(content) ? undefined : content
}

/** Prevents sending unfilled placeholders of a macro. The page says so before it sends. */
function refuseUnfilled(content: string, field: string): void {
  const [first] = findPlaceholders(content)
  if (first === undefined) return
  throw invalidInput({ [field]: (words) => words.macros.fillIn(first) })
}

const BLANK = textKey('tickets.replyRequired')

/**
 * Checks the length twice: before sanitizing, to spare the sanitizer, and after it, for what is
 * stored.
 */
function sanitize(html: string, field: string, options?: { keepsMentions: boolean }): string {
  const content = sanitizeAgentHtml(readText(html, field), options)
  return content === '' ? '' : readText(content, field)
}

function readText(text: string, field: string): string {
  const parsed = CommentText.safeParse(text)
  if (parsed.success) return parsed.data
  throw invalidInput({ [field]: parsed.error.issues[0]?.message ?? BLANK })
}
