import { isTimeZone } from '#shared/sla/business-time.ts'
import type { SettingsInput } from '#shared/settings/contract.ts'
import { CONTACT_PROTOCOLS, WEB_PROTOCOLS, withMailto } from '#shared/settings/values.ts'
import type { Said } from '#shared/words/catalogue.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import { type Config, isLoopbackHost } from '#server/config.ts'

/**
 * Checks that every link is harmless, and normalizes each address.
 *
 * @throws AppError `invalid_input` that names every wrong field at once.
 */
export function checkSettings(
  config: Pick<Config, 'isLoopback'>,
  input: SettingsInput,
): SettingsInput {
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
