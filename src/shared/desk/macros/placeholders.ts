// Free of schemas, so that any page may import it. Server and page both ask `findPlaceholders` before
// anything is sent.

/** Facts of the ticket that a macro's text can refer to. */
export const PLACEHOLDERS = [
  'requester.firstName',
  'requester.name',
  'requester.email',
  'customer.name',
  'ticket.number',
  'ticket.subject',
  'agent.firstName',
  'agent.name',
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** Undefined for a missing fact, such as the first name of a person without a name. */
export type PlaceholderValues = Record<Placeholder, string | undefined>

const CODE = /<pre>[\s\S]*?<\/pre>|<code>[\s\S]*?<\/code>/g
/** Ends a line of text, so that braces of two paragraphs are no pair. */
const BLOCK = /<(?:br|\/?(?:p|li|ul|ol|h3|h4|blockquote|table|t[dhr]))\b[^>]*>/g
const TAG = /<[^>]*>/g
const PART = /<(\/?)(\w+)[^>]*>|[^<]+/g
const LINK = /href="([^"]*)"/g
const WRITTEN = /\{\{([^{}\n]{0,100})\}\}/g
/** Also as it is in the path of a link. */
const FILLABLE = /(\{\{|%7B%7B)(?:\s|%20)*([\w.]{1,100})(?:\s|%20)*(?:\}\}|%7D%7D)/gi

/**
 * Returns the placeholders that sanitized HTML still has, by what is between their braces, known or
 * not. Code and quotes are left out: braces there are a program's, or were written by the requester.
 */
export function findPlaceholders(html: string): string[] {
  const prose = withoutQuotes(html).replaceAll(CODE, ' ')
  const links = [...prose.matchAll(LINK)].map(([, address = '']) =>
    address.replaceAll(/%7B/gi, '{').replaceAll(/%7D/gi, '}'),
  )
  const text = prose.replaceAll(BLOCK, '\n').replaceAll(TAG, '')
  const found = [text, ...links].flatMap((part) => [...part.matchAll(WRITTEN)])
  return [...new Set(found.map(([, name = '']) => name.trim()))]
}

function withoutQuotes(html: string): string {
  let depth = 0
  return html.replaceAll(PART, (part, closing?: string, name?: string) => {
    if (name !== 'blockquote') return depth === 0 ? part : ''
    depth += closing ? -1 : 1
    return part
  })
}

/** Fills in what is known. What is not stays as it is, to be found by `findPlaceholders`. */
export function fillPlaceholders(html: string, values: PlaceholderValues): string {
  return html.replaceAll(/<[^>]*>|[^<]+/g, (part) =>
    part.replaceAll(FILLABLE, (written, _braces: string, name: string) => {
      const known = PLACEHOLDERS.find((one) => one.toLowerCase() === name.toLowerCase())
      const value = known && values[known]?.trim()
      if (!value) return written
      return part.startsWith('<') ? encodeURIComponent(value) : writeValue(value)
    }),
  )
}

/** Braces of a value, such as in a subject, are code, so that they are not taken for a placeholder. */
function writeValue(value: string): string {
  return escapeText(value).replaceAll(WRITTEN, '<code>$&</code>')
}

const ESCAPED = new Map<string, string>(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;' }))

function escapeText(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => ESCAPED.get(sign) ?? '')
}

/**
 * Returns the name by which correspondents address a person. Undefined for an address, which stands
 * in for an unknown name.
 */
export function firstNameOf(name: string): string | undefined {
  const trimmed = name.trim()
  if (trimmed === '' || trimmed.includes('@')) return undefined
  const [last = '', first] = trimmed.split(/\s*,\s*/)
  return (first || last).split(/\s+/)[0] || undefined
}
