import { withoutComments } from './comments.ts'
import type { SenderProblem } from './mail.ts'

type Found = { ok: true; address: string } | { ok: false; reason: SenderProblem }

/** What a field of addresses is made of. A quotation mark that is never closed matches nothing. */
const TOKEN = /"(?:[^"\\]|\\.)*"|<[^<>]*>|[,;:]|[^\s"<>,;:()]+|\s+|./gs
/** Without what only a quoted local part may have: quoting hides another address from careless readers. */
const ADDRESS = /^[^\s@"'\\<>(),:;[\]]+@[^\s@"'\\<>(),:;[\]]+\.[^\s@"'\\<>(),:;[\]]+$/

/** Longer ones are made to take a reader's time. */
const LONGEST = 2_000

/**
 * Who a mail is from, given the values of its From fields. Readers of mail disagree about two From fields,
 * and about what is between quotation marks, so that anything but one plain address is refused.
 */
export function readSender(values: string[]): Found {
  const [value, ...others] = values
  if (value === undefined) return { ok: false, reason: 'no-from' }
  if (others.length > 0) return { ok: false, reason: 'several-from' }
  const plain = value.length > LONGEST ? undefined : withoutComments(value)
  if (plain === undefined) return { ok: false, reason: 'unreadable-from' }
  const tokens = plain.match(TOKEN) ?? []
  // A comma separates addresses, a colon begins a group.
  if (tokens.some((token) => /^[,;:]$/.test(token)))
    return { ok: false, reason: 'several-addresses' }
  const angled = tokens.filter((token) => token.startsWith('<'))
  const named = tokens.filter((token) => token.includes('@') && !/^["<]/.test(token))
  if (angled.length > 1 || (angled.length === 0 && named.length > 1))
    return { ok: false, reason: 'several-addresses' }
  const address = (angled[0]?.slice(1, -1) ?? named[0] ?? '').trim().toLowerCase()
  // An unquoted name that is another address was meant to deceive.
  const isAlone = angled.length === 0 || named.every((name) => name.toLowerCase() === address)
  const isPlain = ADDRESS.test(address) && tokens.every((token) => !/^["<>()]$/.test(token))
  if (!isPlain || !isAlone) return { ok: false, reason: 'unreadable-from' }
  return { ok: true, address }
}
