import { isDeepStrictEqual } from 'node:util'

import type { Settings, SettingsInput, SettingsUpdate } from '#shared/settings/contract.ts'
import { hasNames, withNames } from '#shared/settings/names.ts'
import { AppError, invalidInput } from '#server/platform/app-error.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { RENEW_NEAR_DUE } from '#server/tickets/desk/notices/renew-near-due.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { isTimeZone } from '#shared/sla/business-time.ts'
import { CONTACT_PROTOCOLS, WEB_PROTOCOLS, withMailto } from '#shared/settings/values.ts'
import type { Said } from '#shared/words/catalogue.ts'
import { type Config, isLoopbackHost } from '#server/config.ts'

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
      reopenDays: checked.reopenDays ?? current.reopenDays,
      assignOnReply: checked.assignOnReply ?? current.assignOnReply,
      acknowledgeTickets: checked.acknowledgeTickets ?? current.acknowledgeTickets,
      askForRating: checked.askForRating ?? current.askForRating,
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
    reopenDays,
    assignOnReply,
    acknowledgeTickets,
    askForRating,
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
    reopenDays,
    assignOnReply,
    acknowledgeTickets,
    askForRating,
  }
}

/**
 * Checks that every link is harmless, and normalizes each address.
 *
 * @throws AppError `invalid_input` that names every wrong field at once.
 */
function checkSettings(config: Pick<Config, 'isLoopback'>, input: SettingsInput): SettingsInput {
  const fields = new Map<string, Said>()

  function check(name: string, text: string | null, protocols: readonly string[], problem: Said) {
    if (text === null) return null
    const address = readLink(text, protocols) ?? readLoopbackAddress(config, text)
    if (address === undefined && !fields.has(name)) fields.set(name, problem)
    return address ?? null
  }

  const contactAddress = input.contact.url === null ? null : withMailto(input.contact.url)
  const contact = {
    text: input.contact.text,
    url: check(
      'contact.url',
      contactAddress,
      CONTACT_PROTOCOLS,
      (words) => words.settings.giveContactUrl,
    ),
  }
  const resources = input.resources.map(({ url, ...link }) => ({
    ...link,
    url: check('resources', url, WEB_PROTOCOLS, (words) => words.settings.giveUrlOfLink(link.text)),
  }))
  const privacyUrl = check(
    'privacyUrl',
    input.privacyUrl,
    WEB_PROTOCOLS,
    (words) => words.settings.giveWebUrl,
  )
  if (!isTimeZone(input.timeZone)) fields.set('timeZone', (words) => words.settings.giveTimeZone)
  if (fields.size > 0) throw invalidInput(Object.fromEntries(fields))

  return { ...input, contact, resources, privacyUrl }
}

/**
 * Accepts plain http on loopback when the portal itself is set up there: its help pages may be
 * there, too.
 */
function readLoopbackAddress(config: Pick<Config, 'isLoopback'>, text: string): string | undefined {
  const address = config.isLoopback ? readLink(text, ['http:']) : undefined
  return address !== undefined && isLoopbackHost(new URL(address).hostname) ? address : undefined
}

/** Normalizes an address with one of these protocols. Returns undefined for anything else. */
function readLink(text: string, protocols: readonly string[]): string | undefined {
  const url = URL.parse(text)
  return url && protocols.includes(url.protocol) ? url.href : undefined
}
