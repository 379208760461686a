import type { SignInRefusal } from '#shared/access/sign-in-refusals.ts'

import { pathsTo, withHash, withSearch } from './address.ts'

/**
 * Addresses of the pages of a setup link. No one else loads even these names.
 * `app/routes/further-routes.tsx` has a row for each.
 */
export const setupPatterns = {
  /** The secret of the link follows in the fragment, which no server and no log sees. */
  setup: '/setup',
  setupTest: '/setup/test',
} as const

const { setup, setupTest } = pathsTo(setupPatterns)

export const setupPaths = {
  setup,
  setupTest,
  /** A part of the page, and the refused sign-in that it should mend. */
  place: (place: string, mend?: SignInRefusal) =>
    withHash(mend ? withSearch(setup, `mend=${mend}`) : setup, place),
}
