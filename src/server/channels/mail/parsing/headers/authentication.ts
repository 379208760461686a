import { domainToASCII } from 'node:url'

import { withoutComments } from '#server/channels/mail/parsing/mime/comments.ts'
import type { Field } from '#server/channels/mail/parsing/mime/head.ts'
import type { Authentication } from '#server/channels/mail/parsing/mime/mail.ts'

type Result = {
  method: string
  result: string
  properties: Map<string, string>
  /** A property is given twice, so that it is unclear whom the result is for. */
  isAmbiguous: boolean
}

type Trust = {
  trustedServer: string | null
  /** It writes its results below its own Received, and so at the top of what the mail brought along. */
  resultsBelow?: boolean | undefined
}

/** The setting for a server that does not name itself, as Microsoft 365. */
export const TOPMOST = 'topmost'
const HEADER = 'authentication-results'
const MAX_RESULTS = 20
const MAX_SHOWN = 200

/**
 * Returns whether the receiving server vouches for the domain of From (RFC 8601). Only the topmost
 * block of the trusted server counts, above its own Received: everything below it came with the
 * mail, and anyone may write that. A server that writes below it must be configured so, and must
 * remove what others write in its name.
 */
export function readAuthentication(
  head: Field[],
  { trustedServer, resultsBelow, address }: Trust & { address: string | null },
): Authentication {
  const block =
    trustedServer === null ? [] : topmostBlock(head, trustedServer.toLowerCase(), { resultsBelow })
  const results = block.flatMap(readResults).slice(0, MAX_RESULTS)
  return {
    verdict: address === null ? 'none' : judge(results, domainOf(address)),
    by: block.length > 0 ? trustedServer : null,
    results: results.map(show),
  }
}

/** The trusted server's first field, and those of its that follow before the field of another hop. */
function topmostBlock(
  head: Field[],
  trusted: string,
  { resultsBelow = false }: Pick<Trust, 'resultsBelow'>,
): string[] {
  const all = head
    .filter(({ name, isLoose }) => !isLoose && (name === HEADER || name === 'received'))
    .map(({ name, value }) => ({ name, value: plainOf(value) }))
  const own = resultsBelow ? -1 : all.findIndex((field) => isReceivedBy(field, trusted))
  const fields = (own < 0 ? all : all.slice(0, own)).map(({ name, value }) => ({
    name,
    value: name === HEADER && (serverOf(value) !== trusted || isOfKnownVersion(value)) ? value : '',
  }))
  const isTheirs = ({ name, value }: Plain) => name === HEADER && serverOf(value) === trusted
  const start = fields.findIndex(isTheirs)
  // A server without a name is known only by standing above all others. What cannot be read may be theirs.
  const isDoubt = (field: Plain) => isResults(field) && (trusted === TOPMOST || field.value === '')
  if (start < 0 || fields.slice(0, start).some(isDoubt)) return []
  const rest = fields.slice(start)
  const end = rest.findIndex(({ name, value }) => name === 'received' || value === '')
  return (end < 0 ? rest : rest.slice(0, end)).filter(isTheirs).map(({ value }) => value)
}

type Plain = Pick<Field, 'name' | 'value'>

function isResults({ name }: Plain): boolean {
  return name === HEADER
}

/**
 * Returns whether the server took the mail in with this trace. The one that it leaves when it hands a mail to its
 * own mailboxes does not count. One that cannot be read may be its.
 */
function isReceivedBy({ name, value }: Plain, server: string): boolean {
  if (name !== 'received') return false
  if (value === '') return true
  // A sender chooses the name after "from", and may choose "by".
  return [...value.toLowerCase().matchAll(/(?<=^|\s)by\s+(?=([^\s;]+))/g)].some(
    ({ index, 1: by = '' }) =>
      (by === server || by.endsWith(`.${server}`)) &&
      !/\swith\s+(?:utf8)?lmtp/.test(value.toLowerCase().slice(index)),
  )
}

/** Only version 1 exists. Another one may mean anything. */
function isOfKnownVersion(value: string): boolean {
  const [first = ''] = value.split(';', 1)
  const [, version = '1'] = first.includes('=') ? [] : first.trim().split(/\s+/)
  return version === '1'
}

/** Removes comments, and makes each quoted text one word. Empty when the meaning is uncertain. */
function plainOf(value: string): string {
  return (withoutComments(value) ?? '').replaceAll(
    /"((?:[^"\\]|\\.)*)"/gs,
    (_all, quoted: string) => quoted.replaceAll(/[\s;=\\]/g, '_'),
  )
}

function serverOf(value: string): string {
  const [first = ''] = value.split(';', 1)
  if (first.includes('=')) return TOPMOST
  return first.trim().split(/\s/, 1)[0]?.toLowerCase() ?? ''
}

function readResults(value: string): Result[] {
  return value.split(';').flatMap((part) => {
    const [first = '', ...rest] = part
      .replaceAll(/(?<!\s)\s*=\s*/g, '=')
      .trim()
      .split(/\s+/)
    const [method = '', result] = first.toLowerCase().split('=', 2)
    if (result === undefined) return []
    const properties = rest.flatMap((word) => {
      const at = word.indexOf('=')
      return at > 0 ? [[word.slice(0, at).toLowerCase(), word.slice(at + 1)] as const] : []
    })
    const found = new Map(properties)
    const isAmbiguous = found.size < properties.length
    return [{ method: method.replace(/\/\d+$/, ''), result, properties: found, isAmbiguous }]
  })
}

function judge(results: Result[], domain: string): Authentication['verdict'] {
  const passed = (method: string, names: string[], isFor: (domain: string) => boolean) =>
    results.some(
      ({ properties, ...one }) =>
        one.method === method &&
        one.result === 'pass' &&
        !one.isAmbiguous &&
        isFor(domainOf(properties.get(names.find((name) => properties.has(name)) ?? '') ?? '')),
    )
  if (domain === '') return 'none'
  // A server judges From once. What says so below may be what the mail brought along.
  const dmarc = results.find(({ method }) => method === 'dmarc')
  const judged = domainOf(dmarc?.properties.get('header.from') ?? '')
  if (dmarc?.result === 'pass' && !dmarc.isAmbiguous && judged === domain) return 'dmarc'
  // It saw the same, and knows what the domain's owner demands.
  if (dmarc?.result === 'fail') return 'none'
  const isAligned = (found: string) => isSameOrAbove(found, domain)
  // The signing domain counts where both are given; the other one is the signer's to choose.
  return passed('dkim', ['header.d', 'header.i'], isAligned) ||
    passed('spf', ['smtp.mailfrom', 'smtp.mail'], isAligned)
    ? 'aligned'
    : 'none'
}

/** A domain speaks for those below it. The reverse would let anybody speak for a shared suffix. */
function isSameOrAbove(found: string, domain: string): boolean {
  return found === domain || (found.includes('.') && domain.endsWith(`.${found}`))
}

function domainOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1).replace(/\.$/, ''))
}

function show({ method, result, properties }: Result): string {
  const words = [...properties].map(([name, value]) => `${name}=${value}`)
  return [`${method}=${result}`, ...words].join(' ').replaceAll('\0', '').slice(0, MAX_SHOWN)
}
