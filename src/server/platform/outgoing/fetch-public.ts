import { lookup as lookupDns } from 'node:dns'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

import { isLoopbackHost } from '#server/config.ts'
import { factsOf } from '#server/platform/error-facts.ts'

import { isPublicAddress } from './public-address.ts'

const MAX_BYTES = 1_048_576
const MAX_MS = 10_000
const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

type FetchProblem =
  | 'bad_address'
  | 'not_https'
  | 'not_public'
  | 'unknown_host'
  | 'refused'
  | 'no_answer'
  | 'wrong_certificate'
  | 'broken_off'
  | 'status'
  | 'too_many_redirects'
  | 'too_large'

type Fetched = { body: Buffer } | { problem: FetchProblem; detail: string | null }

type Options = {
  /** While Portico itself is on loopback, others on this machine may be asked, also without TLS. */
  allowsLoopback: boolean
  /** Asked for the addresses of a name; `dns.lookup` unless given. */
  resolve?: typeof lookupDns
  maxMs?: number
}

/**
 * Fetches an address that a person has entered. Asks no server but those of the public internet:
 * each address that a name leads to is looked at in the moment of connecting to it, also after a
 * redirect, so that no change of the name in between leads inside. At most 1 MiB, 10 seconds and 3
 * redirects.
 */
export async function fetchPublic(address: string, options: Options): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.maxMs ?? MAX_MS)
  let next = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const url = URL.parse(next)
    if (url === null || url.username !== '' || url.password !== '') return problem('bad_address')
    const answer = await fetchOnce(url, options, signal)
    if (!('redirect' in answer)) return answer
    next = URL.parse(answer.redirect, url)?.href ?? ''
  }
  return problem('too_many_redirects')
}

async function fetchOnce(
  url: URL,
  options: Options,
  signal: AbortSignal,
): Promise<Fetched | { redirect: string }> {
  const isOnLoopback = options.allowsLoopback && isLoopbackHost(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOnLoopback)) {
    return problem('not_https')
  }
  const isAllowed = (ip: string) => isPublicAddress(ip) || (isOnLoopback && isLoopbackAddress(ip))
  // A host that is an address is never looked up.
  const literal = url.hostname.replaceAll(/^\[|\]$/g, '')
  if (isIP(literal) !== 0 && !isAllowed(literal)) return problem('not_public', url.hostname)
  try {
    const answer = await ask(url, lookupAllowed(options.resolve ?? lookupDns, isAllowed), signal)
    return await readAnswer(answer)
  } catch (error) {
    return explain(error, url, signal)
  }
}

function ask(url: URL, lookup: LookupFunction, signal: AbortSignal): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getSecure : getPlain
  return new Promise((resolve, reject) => {
    // Connections are not kept: the next one is to look at its address, too.
    get(url, { agent: false, lookup, signal, headers: { accept: '*/*' } }, resolve).on(
      'error',
      reject,
    )
  })
}

async function readAnswer(answer: IncomingMessage): Promise<Fetched | { redirect: string }> {
  const { statusCode = 0, headers } = answer
  if (REDIRECTS.has(statusCode) && headers.location !== undefined) {
    answer.destroy()
    return { redirect: headers.location }
  }
  if (statusCode !== 200) {
    answer.destroy()
    return problem('status', String(statusCode))
  }
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer.iterator({ destroyOnReturn: true })) {
    if (!Buffer.isBuffer(part)) continue
    length += part.length
    if (length > MAX_BYTES) return problem('too_large')
    parts.push(part)
  }
  return { body: Buffer.concat(parts) }
}

class NotPublic extends Error {}

function lookupAllowed(
  resolve: typeof lookupDns,
  isAllowed: (ip: string) => boolean,
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      if (!found.every(({ address }) => isAllowed(address)))
        return callback(new NotPublic(hostname), [])
      if (options.all === true) return callback(null, found)
      const [first] = found
      return callback(null, first?.address ?? '', first?.family)
    })
  }
}

function isLoopbackAddress(ip: string): boolean {
  return ip === '::1' || isLoopbackHost(ip)
}

function explain(error: unknown, url: URL, signal: AbortSignal): Fetched {
  if (signal.aborted) return problem('no_answer', url.host)
  if (error instanceof NotPublic) return problem('not_public', url.hostname)
  const { code = '' } = error instanceof Error ? factsOf(error) : {}
  if (['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'].includes(code))
    return problem('unknown_host', url.hostname)
  if (['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code))
    return problem('refused', url.host)
  if (code === 'ETIMEDOUT') return problem('no_answer', url.host)
  if (/CERT|SIGNATURE|SELF_SIGNED|TLS/.test(code)) return problem('wrong_certificate', code)
  return problem('broken_off', url.host)
}

function problem(what: FetchProblem, detail: string | null = null) {
  return { problem: what, detail }
}
