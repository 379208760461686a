import { decodeBytes } from './charset.ts'

/** A field such as Content-Type: its value, and its parameters by their names in lower case, as bytes. */
type Parametered = { value: string; parameters: Map<string, string> }

const PARAMETER = /;\s*([^\s=;"]{1,80})\s*=\s*("(?:[^"\\]|\\[^])*"?|[^;]*)/g
/** Longer ones are made to take a reader's time. */
const LONGEST = 20_000
const SECTION = /^([^*]+)\*(\d{1,3})?(\*)?$/

/** Reads a field with parameters, also those that go on in several sections or name a charset (RFC 2231). */
export function readParameters(field: string): Parametered {
  // A semicolon may be missing before the first of them.
  const written = field.slice(0, LONGEST).replace(/^(\s*[\w.+/-]+)[ \t]+(?=[\w*-]+=)/, '$1; ')
  const [value = ''] = /^[^;]*/.exec(written) ?? []
  const parameters = new Map<string, string>()
  const sections = new Map<string, { at: number; text: string; isEncoded: boolean }[]>()
  for (const [, name = '', given = ''] of written.matchAll(PARAMETER)) {
    const text = unquote(given.trim())
    const [, base, at, encoded] = SECTION.exec(name) ?? []
    if (base === undefined) {
      if (!parameters.has(name.toLowerCase())) parameters.set(name.toLowerCase(), text)
      continue
    }
    // A name with a star alone is encoded, too.
    const isEncoded = encoded !== undefined || at === undefined
    const list = sections.get(base.toLowerCase()) ?? []
    list.push({ at: Number(at ?? 0), text, isEncoded })
    sections.set(base.toLowerCase(), list)
  }
  for (const [name, list] of sections) parameters.set(name, joinSections(list))
  return { value: value.replaceAll('"', '').trim(), parameters }
}

function joinSections(list: { at: number; text: string; isEncoded: boolean }[]): string {
  const sorted = list.toSorted((one, other) => one.at - other.at)
  const [, charset = '', rest] = /^([^']*)'[^']*'([^]*)$/.exec(sorted[0]?.text ?? '') ?? []
  const isCharsetSaid = rest !== undefined && sorted[0]?.isEncoded === true
  const bytes = sorted.map(({ text, isEncoded }, index) => {
    const own = isCharsetSaid && index === 0 ? rest : text
    return Buffer.from(isEncoded ? decodePercents(own) : own, 'latin1')
  })
  const joined = Buffer.concat(bytes)
  const utf8 = isCharsetSaid ? Buffer.from(decodeBytes(joined, { charset }).text) : joined
  return utf8.toString('latin1')
}

/** Each byte as a character. */
function decodePercents(text: string): string {
  return text.replaceAll(/%([\da-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )
}

function unquote(text: string): string {
  return text.startsWith('"')
    ? text
        .slice(1)
        .replace(/"$/, '')
        .replaceAll(/\\([^])/g, '$1')
    : text
}
