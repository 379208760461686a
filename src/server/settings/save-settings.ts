import { isDeepStrictEqual } from 'node:util'

import type { Settings, SettingsInput, SettingsUpdate } from '#shared/settings/contract.ts'
import { hasNames, withNames } from '#shared/settings/names.ts'

import { AppError } from '#server/platform/app-error.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { RENEW_NEAR_DUE } from '#server/tickets/desk/notices/renew-near-due.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { checkSettings } from './check-settings.ts'
import { presentSettings } from './present-settings.ts'
import { findSettings, lockSettings, updateSettings } from './queries.ts'

type Link = SettingsInput['resources'][number]

/** @throws AppError `conflict`, with the current state, when another user has saved in between. */
export function saveSettings(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  { version, ...input }: SettingsUpdate,
  by: Actor,
): Promise<Settings> {
  const checked = checkSettings(deps.config, input)
  return asStaff(deps.db, async (tx) => {
    const current = presentSettings(await lockSettings(tx))
    if (version !== undefined && version !== current.version) {
      throw new AppError('conflict', (words) => words.settings.changedMeanwhile, {
        extra: { settings: current },
      })
    }
    const before = changeable(current)
    // A page of the version before does not know them.
    const after = {
      ...checked,
      resources: checked.resources.map((link) => withKeptNames(link, current.resources)),
      language: checked.language === undefined ? current.language : checked.language,
      nearPercent: checked.nearPercent ?? current.nearPercent,
      undoSeconds: checked.undoSeconds ?? current.undoSeconds,
      assignOnReply: checked.assignOnReply ?? current.assignOnReply,
    }
    if (isDeepStrictEqual(before, after)) return current

    const { contact, resources, ...fields } = after
    await updateSettings(tx, {
      ...fields,
      contactText: contact.text,
      contactUrl: contact.url,
      resources: JSON.stringify(resources),
      updatedAt: deps.now(),
      updatedBy: by.name,
    })
    if (after.nearPercent !== current.nearPercent) await addToOutbox(tx, RENEW_NEAR_DUE, {})
    await recordAudit(tx, { action: 'settings.changed', by, at: deps.now(), before, after })
    return presentSettings(await findSettings(tx))
  })
}

/** A link has nothing else to be known by than its text. */
function withKeptNames({ text, url, names }: Link, stored: Link[]): Link {
  const kept = stored.find((link) => link.text === text)?.names ?? {}
  const all = withNames(kept, names)
  return { text, url, ...(hasNames(all) && { names: all }) }
}

/**
 * Returns the fields that a form saves: all but the computed ones and the logo, which is saved
 * separately.
 */
function changeable(settings: Settings): SettingsInput {
  const {
    name,
    contact,
    contactDetails,
    resources,
    privacyUrl,
    timeZone,
    language,
    nearPercent,
    undoSeconds,
    assignOnReply,
  } = settings
  return {
    name,
    contact,
    contactDetails,
    resources,
    privacyUrl,
    timeZone,
    language,
    nearPercent,
    undoSeconds,
    assignOnReply,
  }
}
