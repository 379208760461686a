import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

import { ownValue } from '#shared/basic/own-value.ts'
import { type Language, LANGUAGES } from '#shared/languages.ts'

import { cookieName } from './cookies.ts'

/** Language that was last set in this browser. */
export const LANGUAGE_COOKIE = 'portico_language'

/** Languages of the account and the customer of a session. Null: no preference. */
export type SetLanguages = { ownLanguage: string | null; customerLanguage: string | null }

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    /** Set once the session has been looked up. */
    setLanguages?: SetLanguages
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyInstance {
    /** Language of the installation, as far as it is known now. */
    installationLanguage?: () => string | null
  }
}

/** Returns the language to answer a request in. Every text for people goes through here. */
export function languageOf(request: FastifyRequest): Language {
  return chooseLanguage([
    request.setLanguages?.ownLanguage,
    languageOfBrowser(request),
    request.setLanguages?.customerLanguage,
    request.server.installationLanguage?.(),
  ])
}

/** Reads a stored language, which may be one that there is no more. */
export function toLanguage(stored: string | null | undefined): Language | null {
  return LANGUAGES.find((language) => language === stored) ?? null
}

/** Returns the first wish for a language that there is, or the first language. */
export function chooseLanguage(wishes: (string | null | undefined)[]): Language {
  return wishes.map(toLanguage).find((language) => language !== null) ?? LANGUAGES[0]
}

/** Returns what the browser was set to in Portico, or asks for by itself. */
export function languageOfBrowser(request: FastifyRequest): Language | undefined {
  const name = cookieName(request.server.deps.config, LANGUAGE_COOKIE)
  // A malformed address is answered before any cookie is read.
  const cookies: Readonly<Record<string, string | undefined>> | undefined = request.cookies
  return (
    toLanguage(ownValue(cookies ?? {}, name)) ??
    pickLanguage(request.headers['accept-language'], LANGUAGES)
  )
}

/**
 * Returns the best of `offered` for an `Accept-Language` header; undefined when the browser wants none
 * of them, or says nothing but that it takes any.
 */
export function pickLanguage<const Offered extends string>(
  accepted: string | undefined,
  offered: readonly Offered[],
): Offered | undefined {
  const named = accepted?.split(',').filter((part) => !part.trim().startsWith('*')) ?? []
  const headers = { 'accept-language': named.join(',') }
  const best = new Negotiator({ headers }).language([...offered])
  return offered.find((language) => language === best)
}
