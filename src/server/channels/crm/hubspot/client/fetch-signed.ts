import { Readable } from 'node:stream'

import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import type { ByteRange, CrmFileBody } from '#server/channels/crm/port.ts'
import * as words from '#words/crm.ts'

import { failureOfNetwork } from './failure-of-network.ts'

/** Until the first byte, and for the whole file. */
const FIRST_BYTE_MS = 20_000
const WHOLE_MS = 600_000
const MAX_REDIRECTS = 3

/**
 * Domains of HubSpot's files, by data center and for its older accounts. Listed in full, because anyone may
 * register a similar one. Except for these, only the host of the API itself is asked.
 */
const DOMAINS = [
  'hubapi.com',
  'hubspot.com',
  'hubspot.net',
  ...['na1', 'na2', 'na3', 'eu1', 'ap1'].map((center) => `hubspotusercontent-${center}.net`),
  ...['00', '10', '20', '30', '40'].map((part) => `hubspotusercontent${part}.net`),
]

type Options = { baseUrl: string; range: ByteRange | undefined; signal: AbortSignal }

/** Reads a file at a signed address. The token is not sent there, and other hosts are not asked. */
export async function fetchSigned(address: string, options: Options): Promise<CrmFileBody> {
  const { range, signal } = options
  const early = new AbortController()
  const timer = setTimeout(() => early.abort(new DOMException('', 'TimeoutError')), FIRST_BYTE_MS)
  const ended = AbortSignal.any([signal, early.signal, AbortSignal.timeout(WHOLE_MS)])
  try {
    let url = new URL(address)
    for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
      mustBeTheirs(url, options.baseUrl)
      const response = await fetch(url, {
        redirect: 'manual',
        signal: ended,
        headers: range ? { Range: `bytes=${range.start}-${range.end}` } : {},
      })
      const location = response.headers.get('location')
      if (response.status >= 300 && response.status < 400 && location !== null) {
        await response.body?.cancel()
        url = new URL(location, url)
        continue
      }
      return await toBody(response, range)
    }
    throw new CrmFailure('refused', words.fileElsewhere, { code: 'FILE_HOST' })
  } catch (error) {
    throw failureOfNetwork(error, { isRepeatable: true, signal })
  } finally {
    clearTimeout(timer)
  }
}

function mustBeTheirs(url: URL, baseUrl: string): void {
  const base = new URL(baseUrl)
  const isBase = url.origin === base.origin
  const isTheirs = url.protocol === 'https:' && url.port === '' && isOfHubSpot(url.hostname)
  if (!isBase && !isTheirs)
    throw new CrmFailure('refused', words.fileElsewhere, { code: 'FILE_HOST' })
}

/** An account's files are on a host of its own below the domain. */
export function isOfHubSpot(host: string): boolean {
  return DOMAINS.some((domain) => host === domain || host.endsWith(`.${domain}`))
}

async function toBody(response: Response, range: ByteRange | undefined): Promise<CrmFileBody> {
  const { status, body, headers } = response
  if (!response.ok || body === null) {
    await body?.cancel()
    const kind = status >= 500 || status === 429 ? 'retry' : 'refused'
    throw new CrmFailure(kind, words.fileUnreadable(status), { code: `HTTP_${status}` })
  }
  const length = headers.get('content-length')
  if (range && status !== 206) {
    const part = Readable.from(cutOut(body, range), { objectMode: false })
    return { body: part, sizeBytes: range.end - range.start + 1 }
  }
  return {
    body: Readable.from(body, { objectMode: false }),
    sizeBytes: length === null ? null : Number(length),
  }
}

/** Passes on a part of the bytes, for a server that sends all of them, and ends with its last one. */
async function* cutOut(
  chunks: AsyncIterable<Uint8Array>,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  let at = 0
  for await (const chunk of chunks) {
    const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at))
    if (part.length > 0) yield part
    at += chunk.length
    if (at > end) return
  }
}
