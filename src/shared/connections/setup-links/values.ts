// Free of schemas, so that any page may import it.

/** The header with the secret of a link: headers are in no log, and no other site can set it. */
export const SETUP_LINK_HEADER = 'x-setup-link'

/** How many days a link can be good for. */
export const SETUP_LINK_DAYS = [1, 3, 7, 14, 30, 90] as const
export const USUAL_SETUP_LINK_DAYS = 14
export const MAX_SETUP_LINK_DAYS = 90

export const MAX_RECIPIENT_LENGTH = 100

export const SETUP_LINK_STATES = ['open', 'expired', 'revoked'] as const
export type SetupLinkState = (typeof SETUP_LINK_STATES)[number]
