// Free of schemas, so that any page may import it.

export const MAX_INSTALLATION_NAME_LENGTH = 60
export const MAX_LINK_TEXT_LENGTH = 60
export const MAX_LINK_URL_LENGTH = 500
export const MAX_CONTACT_DETAILS = 8
export const MAX_CONTACT_DETAIL_LENGTH = 200
export const MAX_RESOURCES = 8
export const MAX_LOGO_BYTES = 262_144

/** The largest share of a promise's time within which it counts as near. */
export const MAX_NEAR_PERCENT = 50
/** The longest time in which a reply can be taken back. */
export const MAX_UNDO_SECONDS = 60
/** For so many days after its closing a ticket can be reopened, at most. */
export const MAX_REOPEN_DAYS = 90

export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const
export type LogoType = (typeof LOGO_TYPES)[number]

export const MAX_CATEGORY_NAME_LENGTH = 60
export const MAX_CATEGORIES = 100

const EMAIL_ADDRESS = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/

/** An email address alone is one to write to. */
export function withMailto(address: string): string {
  return EMAIL_ADDRESS.test(address.trim()) ? `mailto:${address.trim()}` : address
}

/** Protocols of a link; http only when the portal itself is on a loopback address. */
export const WEB_PROTOCOLS = ['https:'] as const
export const CONTACT_PROTOCOLS = ['https:', 'mailto:', 'tel:'] as const
