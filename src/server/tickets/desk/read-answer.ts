import { CommentText } from '#shared/tickets/input.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import { isBlankHtml, sanitizeAgentHtml } from '#server/tickets/sanitize-agent-html.ts'

/**
 * Sanitizes what an agent wrote.
 *
 * @throws AppError `invalid_input` where nothing is left of it.
 */
export function readAnswer(html: string): string {
  const content = sanitize(html, 'comment')
  if (isBlankHtml(content)) throw invalidInput({ comment: BLANK })
  return content
}

/** The same for words that may be left out. */
export function readClosingWords(html: string | undefined): string | undefined {
  if (!html) return undefined
  const content = sanitize(html, 'additionalComment')
  return isBlankHtml(content) ? undefined : content
}

const BLANK = 'Write a reply first'

/**
 * Checks the length twice: before sanitizing, to spare the sanitizer, and after it, for what is
 * stored.
 */
function sanitize(html: string, field: string): string {
  const content = sanitizeAgentHtml(readText(html, field))
  return content === '' ? '' : readText(content, field)
}

function readText(text: string, field: string): string {
  const parsed = CommentText.safeParse(text)
  if (parsed.success) return parsed.data
  throw invalidInput({ [field]: parsed.error.issues[0]?.message ?? BLANK })
}
