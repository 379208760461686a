import type { Brand } from '#shared/settings/contract.ts'

import type { Deps } from '#server/deps.ts'
import { presentBrand } from './present-settings.ts'
import { findLogo, findSettings, type SettingsRow } from './queries.ts'

/** How old an answer may be: what one process saves, every other one shows within this time. */
const FRESH_MS = 1_000
/** A page waits no longer for the database; it shows what was known last. */
const PATIENCE_MS = 500

type Logo = NonNullable<Awaited<ReturnType<typeof findLogo>>>

export type Installation = {
  /** What the pages show. */
  brand: () => Promise<Brand>
  logo: () => Promise<Logo | undefined>
  /** After a change: the next question is put to the database. */
  forget: () => void
}

/**
 * The settings as every page shows them, without a question to the database for each. The last known
 * ones are shown while it is away.
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
      // What was asked before a change may be answered after it.
      if (question === questions) known = found
    } catch (error) {
      log.warn({ err: (error as Error).message }, 'settings not read')
    }
    if (question === questions) asking = undefined
  }

  async function current(): Promise<SettingsRow> {
    if (performance.now() - askedAt >= FRESH_MS) asking = ask()
    if (asking) await orSoon(asking)
    return known
  }

  return {
    brand: async () => presentBrand(await current()),
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
