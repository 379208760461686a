import type { FastifyReply } from 'fastify'

import type { LanguageChoice } from '#shared/access/contract.ts'

import { setLanguageOfBrowser } from '#server/access/sessions/session-languages.ts'
import { readLanguage, updateLanguage } from '#server/access/users/language-queries.ts'
import { personOf, type Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { readCookie } from '#server/platform/http/request/cookies.ts'
import { LANGUAGE_COOKIE, toLanguage } from '#server/platform/http/request/language-of.ts'

type ChoiceDeps = Pick<Deps, 'db'>

/** Returns what the account is set to, or the browser of a visitor. */
export async function getLanguage(
  deps: ChoiceDeps,
  viewer: Viewer | undefined,
  reply: FastifyReply,
): Promise<LanguageChoice> {
  const chosen = viewer
    ? await asStaff(deps.db, (tx) => readLanguage(tx, personOf(viewer)))
    : readCookie(reply.request, LANGUAGE_COOKIE)
  return { language: toLanguage(chosen) }
}

/** Sets the account, and the browser: what is read in it before the next sign-in is for the same person. */
export async function chooseLanguage(
  deps: ChoiceDeps,
  viewer: Viewer | undefined,
  { choice, reply }: { choice: LanguageChoice; reply: FastifyReply },
): Promise<LanguageChoice> {
  if (viewer) {
    await asStaff(deps.db, (tx) => updateLanguage(tx, personOf(viewer), choice.language))
  }
  setLanguageOfBrowser(reply, choice.language)
  return choice
}
