import { keepBlanks, plainBlanks } from '#shared/basic/keep-blanks.ts'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Turns each line into a paragraph, as the Enter key of the editor does. White space alone is ''. */
export function textToHtml(text: string): string {
  if (text.trim() === '') return ''
  return text
    .split(/\r?\n/)
    .map((line) => `<p>${escapeText(keepBlanks(line))}</p>`)
    .join('')
}

/** Returns the lines that textToHtml made the HTML of, or null when it holds more than lines. */
export function htmlToText(html: string): string | null {
  if (!/^(?:<p>[^<]*<\/p>)*$/.test(html)) return null
  const lines = html.slice('<p>'.length, -'</p>'.length)
  return unescapeText(lines.replaceAll('</p><p>', '\n'))
}

const ESCAPED: Record<string, string> = Object.fromEntries(
  Object.entries(ENTITIES).map(([name, sign]) => [sign, `&${name};`]),
)

/** Escapes as the server's sanitizer does, so that it leaves what the editor made as it is. */
export function escapeText(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => ESCAPED[sign] ?? '')
}

export function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;')
}

/** Returns the text of HTML from the editor, to be shown until the editor is there. */
export function previewOf(html: string): string {
  const lines = html.replaceAll(/<br \/>|<\/(?:p|li|h4|pre)>/g, '\n').replaceAll(/<[^>]*>/g, '')
  return unescapeText(lines)
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}

function unescapeText(escaped: string): string {
  const text = escaped.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
  return plainBlanks(text)
}
