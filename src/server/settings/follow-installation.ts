import type { Language } from '#shared/languages.ts'
import type { Brand } from '#shared/settings/contract.ts'

import { factsOf } from '#server/platform/error-facts.ts'
import type { Deps } from '#server/deps.ts'
import { beyondRequest } from '#server/platform/db/pool/ended-queries.ts'
import { presentBrand } from './present-settings.ts'
import { findLogo, findSettings, type SettingsRow } from './queries.ts'

/** How old a cached answer may be. A change by one process shows in all others within this time. */
const FRESH_MS = 1_000
/** How long a page waits for the database before it shows the last known values. */
const PATIENCE_MS = 500

type Logo = NonNullable<Awaited<ReturnType<typeof findLogo>>>

export type Installation = {
  /** Returns what the pages of this language show. */
  brand: (language: Language) => Promise<Brand>
  logo: () => Promise<Logo | undefined>
  /** Returns the language as it is known, and reads it again for the next time. */
  language: () => string | null
  /** Drops the cached value after a change, so that the next call queries the database. */
  forget: () => void
}

/**
 * Caches the settings that every page shows, to save a query for each. Shows the last known ones
 * while the database is away.
 */
export async function followInstallation({
  db,
  log,
}: Pick<Deps, 'db' | 'log'>): Promise<Installation> {
  let known = await findSettings(db)
  let knownLogo: Logo | undefined
  let askedAt = performance.now()
  let asking: Promise<void> | undefined
  let questions = 0

  async function ask() {
    askedAt = performance.now()
    questions += 1
    const question = questions
    try {
      const found = await findSettings(db)
      // Ignore an answer to a query from before the last change.
      if (question === questions) known = found
    } catch (error) {
      log.warn({ err: factsOf(error).message }, 'settings not read')
    }
    if (question === questions) asking = undefined
  }

  async function current(): Promise<SettingsRow> {
    if (performance.now() - askedAt >= FRESH_MS) asking = beyondRequest(ask)
    if (asking) await orSoon(asking)
    return known
  }

  return {
    brand: async (language) => presentBrand(await current(), language),
    language() {
      if (performance.now() - askedAt >= FRESH_MS) asking = beyondRequest(ask)
      return known.language
    },
    async logo() {
      const { logoDigest } = await current()
      if (logoDigest !== null && knownLogo?.digest !== logoDigest) knownLogo = await findLogo(db)
      return logoDigest === null ? undefined : knownLogo
    },
    forget() {
      askedAt = -Infinity
    },
  }
}

async function orSoon(work: Promise<void>): Promise<void> {
  const { promise: soon, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, PATIENCE_MS)
  await Promise.race([work, soon])
  clearTimeout(timer)
}
