import type { z } from 'zod'

import { readText } from '#server/platform/outgoing/read-text.ts'
import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import type { CrmGate, TellingLimits } from '#server/channels/crm/crm-gate.ts'
import * as words from '#words/crm.ts'

import { failureOfAnswer } from './failure-of-answer.ts'
import { failureOfNetwork } from './failure-of-network.ts'

const NAME = 'x-hubspot-ratelimit-'

/** Reads what an answer says about limits. Answers of a search say nothing. */
function readLimits(headers: Headers): TellingLimits | null {
  const read = (name: string) => {
    const value = headers.get(`${NAME}${name}`)
    const number = value === null ? NaN : Number(value)
    return Number.isFinite(number) && number >= 0 ? number : null
  }
  const [max, intervalMs] = [read('max'), read('interval-milliseconds')]
  const daily = read('daily')
  const limits = {
    burst: max && intervalMs ? { max, intervalMs, remaining: read('remaining') } : null,
    daily: daily ? { max: daily, remaining: read('daily-remaining') } : null,
  }
  return limits.burst === null && limits.daily === null ? null : limits
}

/** How long a call may take. */
export const TIMEOUT_MS = 20_000

export type HubSpotCall<Schema extends z.ZodType = z.ZodType> = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  path: string
  query?: Record<string, string | number | undefined>
  json?: unknown
  /** Instead of `json`: a body that is streamed. */
  upload?: { contentType: string; sizeBytes: number; body: ReadableStream<Uint8Array> }
  /** Expected body of a success. */
  answer: Schema
  isSearch?: boolean
  /** Sending it twice does no harm: it reads, or sets what it says. POST does not unless told. */
  isRepeatable?: boolean
  timeoutMs?: number
}

export type HubSpotRequest = <Schema extends z.ZodType>(
  call: HubSpotCall<Schema>,
  signal: AbortSignal,
) => Promise<z.infer<Schema>>

export type HubSpotAccess = {
  baseUrl: string
  token: string
  gate: CrmGate
  /** Sees each request before it is sent. */
  inspect?: (request: {
    method: string
    url: URL
    json: unknown
    contentType: string | null
  }) => void
}

/** Sends one request, within the limits and a time limit, once. Throws nothing but CrmFailure. */
export function createRequest({ baseUrl, token, gate, inspect }: HubSpotAccess): HubSpotRequest {
  return async function request<Schema extends z.ZodType>(
    call: HubSpotCall<Schema>,
    signal: AbortSignal,
  ): Promise<z.infer<Schema>> {
    const { isSearch = false, isRepeatable = call.method !== 'POST' } = call
    if (signal.aborted) throw new CrmFailure('retry', words.callStopped)
    const url = urlOf(baseUrl, call)
    inspect?.({ method: call.method, url, json: call.json, contentType: contentTypeOf(call) })
    const turn = await gate.enter({ isSearch }, signal)
    const { body, limits, failure } = await attempt(
      { ...call, isRepeatable },
      { url, token, signal },
    )
    await gate.leave(turn, { limits, failure })
    if (failure) throw failure
    return understand(call.answer, body, isRepeatable)
  }
}

/** A page of comments may have a hundred of 64 KB. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024

type Attempt = { body: string; limits: TellingLimits | null; failure: CrmFailure | null }

/** Sends a request and waits for all of the answer. */
async function attempt(
  call: HubSpotCall & { isRepeatable: boolean },
  { url, token, signal }: { url: URL; token: string; signal: AbortSignal },
): Promise<Attempt> {
  const { isRepeatable, isSearch = false } = call
  try {
    const response = await fetch(url, { ...toInit(call, token), signal: limited(call, signal) })
    // HubSpot repeats a token that has run out in its answer.
    const body = (await readText(response, MAX_ANSWER_BYTES)).replaceAll(token, '…')
    const { ok, status, headers } = response
    const retryAfter = headers.get('retry-after')
    return {
      body,
      limits: readLimits(headers),
      failure: ok ? null : failureOfAnswer({ status, retryAfter, body, isRepeatable, isSearch }),
    }
  } catch (error) {
    return {
      body: '',
      limits: null,
      failure: failureOfNetwork(error, { isRepeatable, signal }),
    }
  }
}

function urlOf(baseUrl: string, { path, query = {} }: HubSpotCall): URL {
  const url = new URL(baseUrl + path)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url
}

function contentTypeOf({ json, upload }: HubSpotCall): string | null {
  return upload?.contentType ?? (json === undefined ? null : 'application/json')
}

function toInit(call: HubSpotCall, token: string): RequestInit {
  const contentType = contentTypeOf(call)
  const { method, json, upload } = call
  return {
    method,
    // HubSpot's API redirects nowhere, and the token must not go elsewhere.
    redirect: 'manual',
    headers: {
      Authorization: ['Bearer', token].join(' '),
      Accept: 'application/json',
      ...(contentType && { 'Content-Type': contentType }),
      ...(upload && { 'Content-Length': String(upload.sizeBytes) }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(upload && { body: upload.body, duplex: 'half' }),
  }
}

function limited({ timeoutMs = TIMEOUT_MS }: HubSpotCall, signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
}

/** An unintelligible answer counts as none: a proxy may have given it. */
function understand<Schema extends z.ZodType>(
  schema: Schema,
  body: string,
  isRepeatable: boolean,
): z.infer<Schema> {
  const parsed = schema.safeParse(parseJson(body))
  if (parsed.success) return parsed.data
  throw new CrmFailure(isRepeatable ? 'retry' : 'unknown', words.notUnderstood, {
    code: 'NOT_UNDERSTOOD',
    cause: parsed.error,
  })
}

function parseJson(body: string): unknown {
  try {
    return body === '' ? undefined : JSON.parse(body)
  } catch {
    return undefined
  }
}
