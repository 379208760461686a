import type { z } from 'zod'

import type { Api } from '#shared/api.ts'
import type { EndpointName } from '#shared/endpoints.ts'

import { ANTI_FORGERY_HEADER, antiForgeryToken, renewAntiForgeryToken } from './anti-forgery.ts'
import {
  abortedError,
  type ApiError,
  errorFromAnswer,
  networkError,
  timeoutError,
} from './api-error.ts'
import { askForConfirmation, CONFIRMATION_HEADER, currentConfirmation } from './confirmation.ts'
import { endpointOf } from './known-endpoints.ts'
import { paths } from './paths.ts'
import { leadToSignIn, signInPathFor } from './return-place.ts'

type Schema = z.core.$ZodType
type ParamsOf<Spec> = Spec extends { params: infer S extends Schema }
  ? { params: z.input<S> }
  : unknown
type QueryOf<Spec> = Spec extends { query: infer S extends Schema }
  ? { query?: Partial<z.output<S>> }
  : unknown
type BodyOf<Spec> = Spec extends { body: infer S extends Schema } ? { body: z.input<S> } : unknown

export type CallInput<Name extends EndpointName> = ParamsOf<Api[Name]> &
  QueryOf<Api[Name]> &
  BodyOf<Api[Name]>

export type CallOutput<Name extends EndpointName> = Api[Name] extends {
  response: infer S extends Schema
}
  ? z.output<S>
  : undefined

export type CallOptions = {
  signal?: AbortSignal
  headers?: Record<string, string>
  timeoutMs?: number
}

type AnyInput = {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | null | undefined>
  body?: unknown
}

/** `/api/tickets/:ticketId` with its parts filled in; what is undefined or empty is not asked for. */
export function urlOf(name: EndpointName, { params = {}, query = {} }: AnyInput): string {
  const path = endpointOf(name).path.replace(/:(\w+)/g, (_, key: string) => {
    return encodeURIComponent(params[key] ?? '')
  })
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** Makes a call of the contract. Failures are an ApiError. */
export async function call<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions = {},
): Promise<CallOutput<Name>> {
  const { data } = await callWithHeaders(name, input, options)
  return data
}

/** The same, for answers that are paged by headers. */
export async function callWithHeaders<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions = {},
): Promise<{ data: CallOutput<Name>; headers: Headers }> {
  const { body } = input as AnyInput
  const { method } = endpointOf(name)
  const url = urlOf(name, input as AnyInput)

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
    })
    return { response, data: await readJson(response) }
  }

  try {
    let answer = await request(method === 'GET' ? undefined : await antiForgeryToken())
    if (isForgedAnswer(answer.response.status, answer.data)) {
      answer = await request(await renewAntiForgeryToken())
    }
    if (asksForConfirmation(answer.response.status, answer.data) && name !== 'confirmIdentity') {
      await askForConfirmation()
      answer = await request(await antiForgeryToken())
    }
    const { response, data } = answer
    if (!isOurAnswer(response.status, data)) {
      return await refuse(errorFromAnswer(response.status, data))
    }
    // The server answers by the contract; a test of every endpoint holds it to that.
    return { data: data as CallOutput<Name>, headers: response.headers }
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
  return status === 204 || (status >= 200 && status < 300 && body !== undefined)
}

/**
 * A 401 outside the sign-in pages leaves this page for good, so nothing is settled any more; and so
 * does what somebody may not do before they have a second factor.
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
  // What fetch rejects with when there is no answer.
  if (error instanceof TypeError) return networkError(error)
  return error
}
