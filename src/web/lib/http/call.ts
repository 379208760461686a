import { ANTI_FORGERY_HEADER, antiForgeryToken, renewAntiForgeryToken } from './anti-forgery.ts'
import {
  abortedError,
  type ApiError,
  errorFromAnswer,
  networkError,
  timeoutError,
} from './api-error.ts'
import { askForConfirmation, CONFIRMATION_HEADER, currentConfirmation } from './confirmation.ts'
import type { CallableEndpoint, CallInput, CallOutput, UrlInput } from './call-types.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { leadToSignIn, signInPathFor } from '#web/lib/navigation/return-path.ts'

type CallOptions = {
  signal?: AbortSignal
  headers?: Record<string, string>
  timeoutMs?: number
  /** Goes on when the page is left. */
  keepalive?: boolean
  /** The call is itself the answer to a confirmation that is asked for, so that none is asked for again. */
  isConfirmation?: true
}

type AnyInput = {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | null | undefined>
  body?: unknown
}

/** The address of a call, for a link. */
export function urlOf<E extends CallableEndpoint>(endpoint: E, input: UrlInput<E>): string
export function urlOf(endpoint: CallableEndpoint, input: AnyInput): string {
  return fillPath(endpoint.path, input)
}

/** Fills in the parts of `/api/tickets/:ticketId` and appends the query without what is undefined or empty. */
export function fillPath(pattern: string, { params = {}, query = {} }: AnyInput): string {
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => {
    return encodeURIComponent(params[key] ?? '')
  })
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** Makes a call of the contract. Failures are an ApiError. */
export async function call<E extends CallableEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
): Promise<CallOutput<E>> {
  const { data } = await callWithHeaders(endpoint, input, options)
  return data
}

/**
 * The same, for answers that are paged by headers. Nothing checks the type of the answer here: a
 * test of every endpoint holds the server to the contract.
 */
export async function callWithHeaders<E extends CallableEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
): Promise<{ data: CallOutput<E>; headers: Headers }>
export async function callWithHeaders(
  endpoint: CallableEndpoint,
  input: AnyInput,
  options: CallOptions = {},
): Promise<{ data: unknown; headers: Headers }> {
  const { body } = input
  const { method } = endpoint
  const url = fillPath(endpoint.path, input)

  const request = async (token?: string) => {
    const headers = new Headers({ Accept: 'application/json', ...options.headers })
    const confirmation = currentConfirmation()
    if (confirmation !== null) headers.set(CONFIRMATION_HEADER, confirmation)
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    if (token !== undefined) headers.set(ANTI_FORGERY_HEADER, token)
    const response = await fetch(url, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
      signal: signalOf(options),
      keepalive: options.keepalive,
    })
    return { response, data: await readJson(response) }
  }

  try {
    let answer = await request(method === 'GET' ? undefined : await antiForgeryToken())
    if (isForgedAnswer(answer.response.status, answer.data)) {
      answer = await request(await renewAntiForgeryToken())
    }
    if (!options.isConfirmation && asksForConfirmation(answer.response.status, answer.data)) {
      await askForConfirmation()
      answer = await request(await antiForgeryToken())
    }
    const { response, data } = answer
    if (!isOurAnswer(response.status, data)) {
      return await refuse(errorFromAnswer(response.status, data))
    }
    return { data, headers: response.headers }
  } catch (error) {
    throw transportError(error, options)
  }
}

export function isForgedAnswer(status: number, body: unknown): boolean {
  return status === 403 && errorFromAnswer(status, body).code === 'csrf'
}

function asksForConfirmation(status: number, body: unknown): boolean {
  return status === 403 && errorFromAnswer(status, body).code === 'confirmation_required'
}

/** A proxy or the sign-in page of a network may answer in the server's place, also with a success. */
export function isOurAnswer(status: number, body: unknown): boolean {
  return status === 204 || status === 304 || (status >= 200 && status < 300 && body !== undefined)
}

/**
 * A 401 outside the sign-in pages leaves this page for good, so nothing is settled any more; and so
 * does a refusal that asks for a second factor.
 */
export function refuse(error: ApiError): Promise<never> {
  if (error.code === 'second_factor_missing' && location.pathname !== paths.account) {
    location.replace(paths.account)
    return new Promise(() => {})
  }
  const signInPath = error.status === 401 ? signInPathFor(location.pathname) : null
  if (signInPath === null) return Promise.reject(error)
  leadToSignIn(signInPath)
  return new Promise(() => {})
}

function signalOf({ signal, timeoutMs }: CallOptions): AbortSignal | undefined {
  if (timeoutMs === undefined) return signal
  const timeout = AbortSignal.timeout(timeoutMs)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    // A proxy in between answered something else; the status says enough.
    return undefined
  }
}

function transportError(error: unknown, { timeoutMs }: CallOptions): unknown {
  if (!(error instanceof Error)) return error
  if (error.name === 'AbortError') return abortedError(error)
  if (error.name === 'TimeoutError') return timeoutError(timeoutMs ?? 0, error)
  // Fetch rejects with a TypeError when there is no answer.
  if (error instanceof TypeError) return networkError(error)
  return error
}
