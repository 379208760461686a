import {
  CONTACT_PROTOCOLS,
  MAX_CONTACT_DETAIL_LENGTH,
  MAX_CONTACT_DETAILS,
  MAX_NEAR_PERCENT,
  MAX_REOPEN_DAYS,
  MAX_UNDO_SECONDS,
  WEB_PROTOCOLS,
  withMailto,
} from '#shared/settings/values.ts'
import { parseUrl } from '#web/lib/format/parse-url.ts'
import * as words from '#words/settings.ts'

import type { SettingsProblems, SettingsValues } from './settings-fields.ts'
import { isBlank, linesOf } from './settings-form-values.ts'

/** Finds errors that are visible here. Only the server knows whether an address will do. */
export function checkSettingsForm(values: SettingsValues): SettingsProblems {
  const problems: SettingsProblems = {}
  if (values.name.trim() === '') problems.name = words.giveName
  if (values['contact.text'].trim() === '') problems['contact.text'] = words.giveContactText
  if (!canLead(withMailto(values['contact.url']), CONTACT_PROTOCOLS))
    problems['contact.url'] = words.giveContactUrl
  const details = checkDetails(linesOf(values.contactDetails))
  if (details) problems.contactDetails = details
  const resources = checkLinks(values.resources)
  if (resources) problems.resources = resources
  if (!canLead(values.privacyUrl, WEB_PROTOCOLS)) problems.privacyUrl = words.giveWebUrl
  if (!isUpTo(MAX_NEAR_PERCENT, values.nearPercent)) problems.nearPercent = words.givePercent
  if (!isUpTo(MAX_UNDO_SECONDS, values.undoSeconds)) problems.undoSeconds = words.giveSeconds
  if (!isUpTo(MAX_REOPEN_DAYS, values.reopenDays)) problems.reopenDays = words.giveDays
  return problems
}

function checkDetails(lines: string[]): string | undefined {
  if (lines.length > MAX_CONTACT_DETAILS) return words.tooManyDetails
  const isTooLong = lines.some((line) => line.length > MAX_CONTACT_DETAIL_LENGTH)
  return isTooLong ? words.detailTooLong(MAX_CONTACT_DETAIL_LENGTH) : undefined
}

function checkLinks(links: SettingsValues['resources']): string | undefined {
  for (const link of links.filter((given) => !isBlank(given))) {
    if (link.text.trim() === '') return words.giveTextOfLink(link.url)
    if (!canLead(link.url, WEB_PROTOCOLS)) return words.giveUrlOfLink(link.text)
  }
  return undefined
}

function isUpTo(most: number, text: string): boolean {
  return /^\d+$/.test(text.trim()) && Number(text) <= most
}

// Plain http is good for a portal that is tried out on one's own machine, which the server knows.
function canLead(address: string, protocols: readonly string[]): boolean {
  if (address.trim() === '') return true
  const protocol = parseUrl(address.trim())?.protocol
  return protocol !== undefined && [...protocols, 'http:'].includes(protocol)
}
