import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

import { type Language, LANGUAGES } from '#shared/words/catalogue.ts'

/**
 * Returns the language to answer a request in. Every text for people goes through here. A personal
 * setting and an installation default would come before the header, once they exist.
 */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return pickLanguage(headers['accept-language'], LANGUAGES)
}

/**
 * Returns the best of `offered` for an `Accept-Language` header, or the first when the browser
 * wants none of them.
 */
export function pickLanguage<const Offered extends string>(
  accepted: string | undefined,
  offered: readonly [Offered, ...Offered[]],
): Offered {
  const best = new Negotiator({ headers: { 'accept-language': accepted } }).language([...offered])
  return offered.find((language) => language === best) ?? offered[0]
}
