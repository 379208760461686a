import { decodeBytes } from './charset.ts'
import { readTokens } from '#server/channels/mail/parsing/html/html-tokens.ts'
import type { Part } from './mime-parts.ts'
import { plainOfBroken } from '#server/channels/mail/parsing/html/plain-of-broken.ts'

/** A piece of what a mail says, as plain text, as HTML, or as both. */
export type Words = { plain: string; html: string | null; charset: string }

type Found = {
  words: Words[]
  files: Part[]
  /** Other forms of what the words say. */
  others: Part[]
}

/** More of a plain text is beyond what anything keeps of it. */
const MAX_PLAIN_BYTES = 2_000_000
/** Invisible characters are no words. */
const WORD = /[\p{L}\p{N}\p{P}\p{S}]/u
const CALENDAR = /^(?:text\/calendar|application\/ics)$/
/** Notices of old programs in the place where present ones put the parts. */
const NOTICE = /\bMIME\b|multi-?part/i

/** Parts what a mail says from what it carries. A text with a name is a file. */
export function findTexts(mail: Part): Found {
  const found = find(mail, { isNameless: true })
  const { words, files, others } = found
  if (words.some(hasWords)) return { ...found, files: withoutDoubles(files) }
  const beside = besideParts(mail)
  if (beside.length > 0) return { words: beside, files: withoutDoubles(files), others }
  // Another form is better than none.
  const forms = [...others, ...files].filter(isOtherText)
  const read = forms.map((part) => {
    const { text, charset } = decodeBytes(part.content, charsetOf(part))
    return { plain: plainOfBroken(text), html: null, charset }
  })
  const isRead = read.some(hasWords)
  const rest = [...files, ...others].filter((part) => !isRead || !forms.includes(part))
  return { words: isRead ? read : words, files: withoutDoubles(rest), others: [] }
}

/** A text without a name in a form that no mail program shows. */
function isOtherText({ type, filename, disposition }: Part): boolean {
  const isText = /^(?:text|plain|html)\//.test(type) && !CALENDAR.test(type)
  return (
    isText &&
    type !== 'text/rfc822-headers' &&
    filename === undefined &&
    disposition !== 'attachment'
  )
}

function find(part: Part, { isNameless }: { isNameless: boolean }): Found {
  if (part.parts.length > 0) return findIn(part)
  return isBody(part, isNameless)
    ? { words: [readWords(part)], files: [], others: [] }
    : { words: [], files: [part], others: [] }
}

function findIn(part: Part): Found {
  const isAlternative = part.type === 'multipart/alternative'
  const isRelated = part.type === 'multipart/related'
  const found = part.parts.map((inner, at) =>
    find(inner, { isNameless: isAlternative || (isRelated && at === 0) }),
  )
  if (!isAlternative) return join(found)
  const isOther = ({ filename, disposition, type, parts }: Part) =>
    filename === undefined &&
    disposition !== 'attachment' &&
    !CALENDAR.test(type) &&
    parts.length === 0
  const { files, others } = join(found)
  return {
    words: chooseForm(found.map(({ words }) => words)),
    files: files.filter((file) => !part.parts.includes(file) || !isOther(file)),
    others: [...others, ...files.filter((file) => part.parts.includes(file) && isOther(file))],
  }
}

function join(found: Found[]): Found {
  return {
    words: found.flatMap(({ words }) => words),
    files: found.flatMap(({ files }) => files),
    others: found.flatMap(({ others }) => others),
  }
}

/**
 * Chooses the last form of a text that is HTML with words, with the plain text for programs that
 * cannot show it.
 */
function chooseForm(forms: Words[][]): Words[] {
  const plain = forms.findLast(
    (words) => words.every(({ html }) => html === null) && words.some(hasWords),
  )
  const rich = forms.findLast((words) => words.some(({ html }) => html !== null))
  if (!rich) return plain ?? []
  if (!plain) return rich
  if (!rich.some(hasWords)) return plain.some(saysMoreThanPictures) ? plain : rich
  const [first, ...rest] = rich
  const besides = plain.map((words) => words.plain).join('\n')
  return first
    ? [{ ...first, plain: besides }, ...rest.map((words) => ({ ...words, plain: '' }))]
    : []
}

/** Programs put a name in brackets, or a sign, where the HTML has a picture. */
function saysMoreThanPictures({ plain }: Words): boolean {
  return WORD.test(plain.replaceAll(/\[[^\]\n]{1,200}\]|\ufffc/g, ''))
}

function hasWords({ plain, html }: Words): boolean {
  if (html === null) return WORD.test(plain)
  const tokens = readTokens(html)
  return tokens === null || tokens.some((token) => token.kind === 'text' && WORD.test(token.text))
}

function isBody({ type, disposition, filename }: Part, isNameless: boolean): boolean {
  const isText = type === 'text/plain' || type === 'text/html' || !type.includes('/')
  if (type.startsWith('multipart/')) return true
  return isText && disposition !== 'attachment' && (isNameless || filename === undefined)
}

function readWords(part: Part): Words {
  const { type, content, parameters } = part
  const isSaid = type === 'text/html'
  // A multipart without parts is what it looks like.
  const isHtml =
    isSaid ||
    (type !== 'text/plain' &&
      /^\s*<(?:!doctype|html|head|body|div|p|table)\b/i.test(content.toString('latin1', 0, 1000)))
  const bytes = isHtml ? content : content.subarray(0, MAX_PLAIN_BYTES)
  const { text, charset } = decodeBytes(bytes, { ...charsetOf(part), isHtml })
  const lines = text.replaceAll(/\r\n?/g, '\n')
  if (isHtml) return { plain: '', html: lines, charset }
  const isFlowed = parameters.get('format')?.toLowerCase() === 'flowed'
  const isBlankPart = parameters.get('delsp')?.toLowerCase() === 'yes'
  return { plain: isFlowed ? unwrapFlowed(lines, { isBlankPart }) : lines, html: null, charset }
}

function charsetOf({ parameters }: Part) {
  return { charset: parameters.get('charset') }
}

/** The words of a mail whose parts say nothing: above the first boundary, or below the last. */
function besideParts(mail: Part): Words[] {
  if (mail.parts.length === 0) return []
  const { text, charset } = decodeBytes(mail.content, {})
  const plain = text.trim()
  return plain === '' || (NOTICE.test(plain) && plain.length < 200)
    ? []
    : [{ plain, html: null, charset }]
}

/** An invitation comes as another form of the text and as a file. */
function withoutDoubles(files: Part[]): Part[] {
  const nameOf = ({ content }: Part) =>
    [
      ...content
        .toString('latin1', 0, MAX_PLAIN_BYTES)
        .matchAll(/^(?:UID|RECURRENCE-ID|METHOD)\b[^\r\n]*/gim),
    ].join('\n')
  const calendars = files
    .filter(({ type, filename = '' }) => CALENDAR.test(type) || /\.ics$/i.test(filename))
    .toSorted(
      (one, other) => Number(other.filename !== undefined) - Number(one.filename !== undefined),
    )
  const kept = new Map<string, Part>()
  for (const part of calendars) {
    const name = nameOf(part)
    if (name === '' || !kept.has(name)) kept.set(name === '' ? `${kept.size}` : name, part)
  }
  const once = [...kept.values()]
  return files.filter((part) => !calendars.includes(part) || once.includes(part))
}

/** Joins the lines that a mail program has wrapped (RFC 3676). */
function unwrapFlowed(text: string, { isBlankPart }: { isBlankPart: boolean }): string {
  const lines: { depth: number; text: string; goesOn: boolean }[] = []
  for (const line of text.split('\n')) {
    const marks = /^>*/.exec(line)?.[0] ?? ''
    const words = line.slice(marks.length).replace(/^ /, '')
    const goesOn = words.endsWith(' ') && words !== '-- '
    const own = goesOn && isBlankPart ? words.slice(0, -1) : words
    const last = lines.at(-1)
    if (last?.goesOn && last.depth === marks.length && words !== '-- ') {
      last.text += own
      last.goesOn = goesOn
    } else lines.push({ depth: marks.length, text: own, goesOn })
  }
  return lines
    .map(({ depth, text: words }) =>
      depth > 0 ? `${'>'.repeat(depth)} ${words}`.trimEnd() : words,
    )
    .join('\n')
}
