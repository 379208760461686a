import type { Brand, Settings } from '#shared/settings/contract.ts'
import type { Language } from '#shared/languages.ts'
import { settingsEndpoints } from '#shared/settings/endpoints.ts'
import { hasNames, nameIn } from '#shared/settings/names.ts'
import { type Words, wordsIn } from '#shared/words/catalogue.ts'

import { toLanguage } from '#server/platform/http/request/language-of.ts'
import { translateStored } from '#server/platform/text/translate-stored.ts'
import type { SettingsRow } from './queries.ts'

export function presentSettings(row: SettingsRow): Settings {
  return {
    ...presentShown(row),
    // Restore the order of members: the database keeps its own in a JSON object.
    resources: row.resources.map(({ text, url, names }) => ({
      text,
      url,
      ...(hasNames(names) && { names }),
    })),
    timeZone: row.timeZone,
    language: toLanguage(row.language),
    nearPercent: row.nearPercent,
    undoSeconds: row.undoSeconds,
    reopenDays: row.reopenDays,
    assignOnReply: row.assignOnReply,
    acknowledgeTickets: row.acknowledgeTickets,
    version: row.version,
    updatedAt: row.updatedAt?.toISOString() ?? null,
    updatedBy: row.updatedBy,
  }
}

/** Returns the settings that anyone may see, for a reader of this language. */
export function presentBrand(row: SettingsRow, language: Language): Brand {
  return {
    ...presentShown(row),
    contact: { text: sayContact(row.contactText, wordsIn(language)), url: row.contactUrl },
    resources: row.resources.map(({ text, url, names }) => ({
      text: nameIn(language, text, names),
      url,
    })),
    ...(!row.hasAdministrator && { needsAdministrator: true as const }),
  }
}

function sayContact(stored: string, texts: Words): string {
  const tellings = [({ settings }: Words) => settings.usualContact]
  return translateStored(stored, { tellings, english: wordsIn('en'), texts })
}

function presentShown(row: SettingsRow): Omit<Brand, 'resources'> {
  return {
    name: row.name,
    logo: presentLogo(row),
    contact: { text: row.contactText, url: row.contactUrl },
    contactDetails: row.contactDetails,
    privacyUrl: row.privacyUrl,
    hasCrm: row.crmState !== null && row.crmState !== 'off',
    askForRating: row.askForRating,
  }
}

function presentLogo({ logoDigest, logoType, logoWidth, logoHeight }: SettingsRow): Brand['logo'] {
  if (logoDigest === null || logoType === null) return null
  return {
    url: `${settingsEndpoints.getLogo.path}?v=${logoMark(logoDigest)}`,
    contentType: logoType,
    width: logoWidth ?? 1,
    height: logoHeight ?? 1,
  }
}

/** Returns the part of a logo's address that changes with the logo. */
export function logoMark(digest: string): string {
  return digest.slice(0, 16)
}
