import { createHash } from 'node:crypto'

import { MAX_LOGO_BYTES } from '#shared/settings/values.ts'
import type { LogoUpload, Settings } from '#shared/settings/contract.ts'
import type { Said } from '#shared/words/catalogue.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { presentSettings } from './present-settings.ts'
import { deleteLogo, findSettings, lockSettings, replaceLogo, type SettingsRow } from './queries.ts'
import { type Picture, readPicture } from './read-picture.ts'

const MAX_SIDE = 10_000
const MIN_SIDE = 0.01

type SaveDeps = Pick<Deps, 'db' | 'now'>

/** @throws AppError `invalid_input` when the upload is not a picture that browsers show. */
export function saveLogo(deps: SaveDeps, upload: LogoUpload, by: Actor): Promise<Settings> {
  const content = Buffer.from(upload.content, 'base64')
  if (content.length > MAX_LOGO_BYTES) throw refused((words) => words.settings.logoTooLarge)
  const picture = readPicture(content)
  if (!picture) throw refused((words) => words.settings.chooseKnownPicture)
  if (!isPlausible(picture)) throw refused((words) => words.settings.logoTooWide)
  const digest = createHash('sha256').update(content).digest('hex')
  return change(deps, by, (tx) => replaceLogo(tx, { ...picture, content, digest }))
}

/** Removes the logo, so that Portico's own mark shows again. */
export function removeLogo(deps: SaveDeps, by: Actor): Promise<Settings> {
  return change(deps, by, deleteLogo)
}

function change(deps: SaveDeps, by: Actor, work: (tx: Tx) => Promise<void>): Promise<Settings> {
  return asStaff(deps.db, async (tx) => {
    const before = await lockSettings(tx)
    await work(tx)
    const after = await findSettings(tx)
    if (before.logoDigest !== after.logoDigest) {
      await recordAudit(tx, {
        action: 'settings.logo_changed',
        by,
        at: deps.now(),
        before: describeLogo(before),
        after: describeLogo(after),
      })
    }
    return presentSettings(after)
  })
}

function describeLogo({ logoDigest, logoType }: SettingsRow) {
  return { contentType: logoType, sha256: logoDigest }
}

/** Checks the size that the header claims: a browser would allocate memory for any. */
function isPlausible({ width, height }: Picture): boolean {
  return [width, height].every((side) => side >= MIN_SIDE && side <= MAX_SIDE)
}

function refused(problem: Said) {
  return invalidInput({ content: problem })
}
