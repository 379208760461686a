import { MAX_TEXT_LENGTH } from '#shared/limits.ts'

import { isBlankHtml, sanitizeAgentHtml } from '#server/tickets/core/sanitize-agent-html.ts'
import type { ReadMail } from '#server/channels/mail/parsing/mime/mail.ts'

/** Converts an agent's mail into an answer as it is stored. Pictures are among the files. */
export function answerHtml({ html, text }: Pick<ReadMail, 'html' | 'text'>): string {
  const content = sanitizeAgentHtml(html ?? '')
  const isFitting = !isBlankHtml(content) && content.length <= MAX_TEXT_LENGTH
  return isFitting ? content : plainToHtml(text)
}

function plainToHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
