import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

import { type Language, LANGUAGES } from '#shared/words/catalogue.ts'

/**
 * The language in which a request is answered. All that a person reads goes through here. A person's
 * own setting and the installation's default belong before the header, once there are such settings.
 */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return pickLanguage(headers['accept-language'], LANGUAGES)
}

/** The best of `offered` for an `Accept-Language`, and the first one for a browser that wants none of them. */
export function pickLanguage<const Offered extends string>(
  accepted: string | undefined,
  offered: readonly [Offered, ...Offered[]],
): Offered {
  const best = new Negotiator({ headers: { 'accept-language': accepted } }).language([...offered])
  return offered.find((language) => language === best) ?? offered[0]
}
