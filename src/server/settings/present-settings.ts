import type { Brand, Settings } from '#shared/settings/contract.ts'
import { settingsEndpoints } from '#shared/settings/endpoints.ts'

import type { SettingsRow } from './queries.ts'

export function presentSettings(row: SettingsRow): Settings {
  return {
    ...presentBrand(row),
    timeZone: row.timeZone,
    version: row.version,
    updatedAt: row.updatedAt?.toISOString() ?? null,
    updatedBy: row.updatedBy,
  }
}

/** What anyone may know. */
export function presentBrand(row: SettingsRow): Brand {
  return {
    name: row.name,
    logo: presentLogo(row),
    contact: { text: row.contactText, url: row.contactUrl },
    contactDetails: row.contactDetails,
    // The database keeps the members of an object in an order of its own.
    resources: row.resources.map(({ text, url }) => ({ text, url })),
    privacyUrl: row.privacyUrl,
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

/** What tells one logo from the next in its address. */
export function logoMark(digest: string): string {
  return digest.slice(0, 16)
}
