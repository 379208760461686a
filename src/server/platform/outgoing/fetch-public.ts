import type { FetchProblem } from '#shared/basic/fetch-problems.ts'
import { lookup as lookupDns } from 'node:dns'
import { type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

import { isLoopbackHost } from '#server/config.ts'
import { factsOf } from '#server/platform/error-facts.ts'

import { isPublicAddress } from './public-address.ts'

const MAX_BYTES = 1_048_576
const MAX_MS = 10_000
const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

type Problem = { problem: FetchProblem; detail: string | null }
type Fetched = { body: Buffer } | Problem
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
type Asked = { method?: string; headers?: Record<string, string>; body?: string | undefined }

type Options = {
  /** While Portico itself is on loopback, others on this machine may be asked, also without TLS. */
  allowsLoopback: boolean
  /** Asked for the addresses of a name; `dns.lookup` unless given. */
  resolve?: typeof lookupDns
  maxMs?: number
  maxBytes?: number
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

/** Calls an address as `fetchPublic` does, and returns any answer. A redirect is not followed. */
export function requestPublic(
  address: string,
  asked: Asked,
  options: Options,
): Promise<Answer | Problem> {
  const url = URL.parse(address)
  if (url === null || url.username !== '' || url.password !== '') {
    return Promise.resolve(problem('bad_address'))
  }
  return requestOnce(url, asked, {
    ...options,
    signal: AbortSignal.timeout(options.maxMs ?? MAX_MS),
  })
}

async function fetchOnce(
  url: URL,
  options: Options,
  signal: AbortSignal,
): Promise<Fetched | { redirect: string }> {
  const asked = { headers: { accept: '*/*' } }
  const answer = await requestOnce(url, asked, { ...options, signal, readsOnlySuccess: true })
  if ('problem' in answer) return answer
  const { status, headers, body } = answer
  if (REDIRECTS.has(status) && headers.location !== undefined) return { redirect: headers.location }
  return status === 200 ? { body } : problem('status', String(status))
}

async function requestOnce(
  url: URL,
  asked: Asked,
  options: Options & { signal: AbortSignal; readsOnlySuccess?: boolean },
): Promise<Answer | Problem> {
  const { signal, maxBytes = MAX_BYTES } = options
  const isOnLoopback = options.allowsLoopback && isLoopbackHost(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOnLoopback)) {
    return problem('not_https')
  }
  const isAllowed = (ip: string) => isPublicAddress(ip) || (isOnLoopback && isLoopbackAddress(ip))
  // A host that is an address is never looked up.
  const literal = url.hostname.replaceAll(/^\[|\]$/g, '')
  if (isIP(literal) !== 0 && !isAllowed(literal)) return problem('not_public', url.hostname)
  try {
    const lookup = lookupAllowed(options.resolve ?? lookupDns, isAllowed)
    const answer = await ask(url, asked, { lookup, signal })
    const { statusCode: status = 0, headers } = answer
    if (options.readsOnlySuccess && status !== 200) {
      answer.destroy()
      return { status, headers, body: Buffer.alloc(0) }
    }
    const body = await readBody(answer, maxBytes)
    return body ? { status, headers, body } : problem('too_large')
  } catch (error) {
    return explain(error, url, signal)
  }
}

function ask(
  url: URL,
  { method = 'GET', headers = {}, body }: Asked,
  { lookup, signal }: { lookup: LookupFunction; signal: AbortSignal },
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    // Connections are not kept: the next one is to look at its address, too.
    request(url, { agent: false, lookup, signal, method, headers }, resolve)
      .on('error', reject)
      .end(body)
  })
}

/** Returns undefined for a body that is too large, as soon as that is known. */
async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer.iterator({ destroyOnReturn: true })) {
    if (!Buffer.isBuffer(part)) continue
    length += part.length
    if (length > maxBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
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

function explain(error: unknown, url: URL, signal: AbortSignal): Problem {
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

function problem(what: FetchProblem, detail: string | null = null): Problem {
  return { problem: what, detail }
}
