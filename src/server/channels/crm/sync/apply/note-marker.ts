import sanitizeHtml from 'sanitize-html'

/** White space and tags before the first word. */
const LEAD = /^(?:\s|&nbsp;|<[^>]*>)*/i
const END_OF_LINE = /<br\s*\/?>|<\/?(?:p|div|ul|ol|li|h[1-6]|blockquote|pre|table|tr)\b[^>]*>|\n/i

/**
 * Takes the marker off a note whose first line it is, alone. Returns undefined for any other note: a marker
 * within a sentence, or in a mail that was quoted, says nothing.
 */
export function withoutMarker(html: string, marker: string): string | undefined {
  const wanted = marker.trim().toLowerCase()
  if (wanted === '') return undefined
  const lead = LEAD.exec(html)?.[0] ?? ''
  // Quotes are another author's.
  if (/<blockquote/i.test(lead)) return undefined
  const rest = html.slice(lead.length)
  const end = rest.search(END_OF_LINE)
  const line = end < 0 ? rest : rest.slice(0, end)
  if (textOf(line).toLowerCase() !== wanted) return undefined
  return lead + (end < 0 ? '' : rest.slice(end).replace(/^<br\s*\/?>/i, ''))
}

function textOf(html: string): string {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
  return text
    .replaceAll(/&nbsp;|\u00a0/gi, ' ')
    .replaceAll('&amp;', '&')
    .trim()
}
