import type { FastifyReply } from 'fastify'

import { noteBrowserLanguage } from '#server/access/users/language-queries.ts'
import type { PersonKey } from '#server/access/users/queries.ts'
import type { Deps } from '#server/deps.ts'
import { clearCookie, setCookie } from '#server/platform/http/request/cookies.ts'
import { LANGUAGE_COOKIE, languageOfBrowser } from '#server/platform/http/request/language-of.ts'

const YEAR_SECONDS = 365 * 24 * 3_600

/**
 * Keeps with the account what the browser asks for, which mail goes by, and with the browser what the
 * account is set to.
 */
export async function exchangeLanguages(
  { db }: Pick<Deps, 'db'>,
  reply: FastifyReply,
  person: PersonKey,
): Promise<void> {
  const asked = languageOfBrowser(reply.request) ?? null
  const own = await noteBrowserLanguage(db, person, asked)
  // For the answer to the sign-in itself, which belongs to the person already.
  reply.request.setLanguages = { ownLanguage: own, customerLanguage: null }
  if (own !== null) setLanguageOfBrowser(reply, own)
}

export function setLanguageOfBrowser(reply: FastifyReply, language: string | null): void {
  if (language === null) clearCookie(reply, LANGUAGE_COOKIE)
  else setCookie(reply, LANGUAGE_COOKIE, language, { maxAge: YEAR_SECONDS })
}
