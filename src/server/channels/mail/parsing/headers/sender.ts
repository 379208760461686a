import { withoutComments } from '#server/channels/mail/parsing/mime/comments.ts'
import { decodeRaw, decodeWords } from '#server/channels/mail/parsing/mime/encoded-words.ts'
import type { MailAddress, SenderProblem } from '#server/channels/mail/parsing/mime/mail.ts'

type Found = ({ ok: true } & MailAddress) | { ok: false; reason: SenderProblem }

/** Parts of an address field. A quotation mark that is never closed matches nothing. */
const TOKEN = /"(?:[^"\\]|\\.)*"|<[^<>]*>|[,;:]|[^\s"<>,;:()]+|\s+|./gs
/** Without what only a quoted local part may have: quoting hides another address from careless readers. */
const PLAIN = String.raw`[^\s@"'\\<>(),:;[\]]+@[^\s@"'\\<>(),:;[\]]+`
const ADDRESS = new RegExp(`^${PLAIN}$`)
/** An address in angle brackets, below a name in which nothing else can be one. */
const NAMED = new RegExp(String.raw`^([^@<>]*)<\s*(${PLAIN})\s*>\s*(?:\([^()@<>]*\)\s*)?$`)
const WORDS_ALONE = /^(?:=\?[^?\s]+\?[bq]\?[^?]*\?=\s*)+$/i
const LOOKS_LIKE_ADDRESS = /[^\s@]@[^\s@]/

/** Longer ones are made to take a reader's time. */
const LONGEST = 2_000

/**
 * Reads the sender of a mail from the values of its From fields. Readers of mail disagree about two
 * From fields, and about what is between quotation marks, so that anything but one plain address is
 * refused. A name that lacks its quotation marks is harmless when no part of it can be an address.
 */
export function readSender(values: string[], fallback?: string): Found {
  const [value, ...others] = values
  if (value === undefined) return { ok: false, reason: 'no-from' }
  if (others.length > 0) return { ok: false, reason: 'several-from' }
  if (value.length > LONGEST) return { ok: false, reason: 'unreadable-from' }
  const written = decodeRaw(value, fallback).trim()
  // Some programs encode the address along with the name.
  return readOne(WORDS_ALONE.test(written) ? decodeWords(written) : written)
}

function readOne(value: string): Found {
  const [, label, only] = NAMED.exec(value) ?? []
  if (only !== undefined) return { ok: true, address: only.toLowerCase(), name: plainName(label) }
  // A separator that nothing follows separates nothing.
  const plain = withoutComments(value)?.replace(/[\s,;]+$/, '')
  if (plain === undefined) return { ok: false, reason: 'unreadable-from' }
  const tokens = plain.match(TOKEN) ?? []
  // A comma separates addresses, a colon begins a group.
  if (tokens.some((token) => /^[,;:]$/.test(token)))
    return { ok: false, reason: 'several-addresses' }
  const angled = tokens.filter((token) => token.startsWith('<'))
  const named = tokens.filter((token) => LOOKS_LIKE_ADDRESS.test(token) && !/^["<]/.test(token))
  if (angled.length > 1 || (angled.length === 0 && named.length > 1))
    return { ok: false, reason: 'several-addresses' }
  const address = (angled[0]?.slice(1, -1) ?? named[0] ?? '').trim().toLowerCase()
  // An unquoted name that is another address was meant to deceive.
  const isAlone = angled.length === 0 || named.every((name) => bareName(name) === address)
  const isPlain = ADDRESS.test(address) && tokens.every((token) => !/^["<>()]$/.test(token))
  if (!isPlain || !isAlone) return { ok: false, reason: 'unreadable-from' }
  const name = angled.length === 0 ? '' : plain.slice(0, plain.indexOf('<'))
  return { ok: true, address, name: plainName(name) }
}

/** The addresses of a field such as To, also of its groups, with their names. */
export function readAddresses(value: string, fallback?: string): MailAddress[] {
  const written = decodeRaw(value, fallback)
  const tokens = (withoutComments(written) ?? written).match(TOKEN) ?? []
  const found: MailAddress[] = []
  let name = ''
  let address: string | undefined
  const end = () => {
    const bare = name.split(/\s+/).find((word) => ADDRESS.test(word))
    if (address !== undefined) found.push({ address, name: plainName(name) })
    else if (bare !== undefined) found.push({ address: bare, name: '' })
    // Completes a name with a comma that lacks its quotation marks: only its beginning was read.
    name =
      address === undefined && bare === undefined && name.trim() !== '' ? `${name.trimEnd()},` : ''
    address = undefined
  }
  for (const token of tokens) {
    if (token === ',' || token === ';') end()
    else if (token === ':') name = ''
    else if (token.startsWith('<')) address = token.slice(1, -1).trim()
    else name += token
  }
  end()
  return found.map(({ address: one, name: label }) => ({ address: one.toLowerCase(), name: label }))
}

/** Outlook puts a name that is an address between single quotation marks. */
function bareName(name: string): string {
  return name.toLowerCase().replace(/^'(.*)'$/, '$1')
}

/** A name without its quotation marks, and with its letters. */
function plainName(name = ''): string {
  const unquoted = (withoutComments(name) ?? name).replaceAll(
    /\\(["\\])|"/g,
    (_all, letter: string | undefined) => letter ?? '',
  )
  return decodeWords(unquoted.replaceAll(/\s+/g, ' ').trim())
}
