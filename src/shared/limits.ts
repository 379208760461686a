/** Business constants of specification sections 5 and 9. Free of schemas, so that any page may import it. */
export const MAX_SUBJECT_LENGTH = 100
export const MAX_TEXT_LENGTH = 65_536
export const MAX_ATTACHMENTS = 5
export const MAX_ATTACHMENT_BYTES = 10_485_760
export const MAX_FILENAME_LENGTH = 255
export const DEFAULT_PAGE_SIZE = 50
export const MAX_PAGE_SIZE = 100
/** A page of comments or tickets ends here, too: a hundred of the longest would be forty times as much. */
export const MAX_PAGE_BYTES = 1_000_000
/** Size of the queue: two screens, and half the bytes of the longer page for every agent at every refresh. */
export const DESK_PAGE_SIZE = 30
export const POLL_INTERVAL_MS = 300_000
export const RECENT_TICKETS = 5
export const PRIORITY_ATTENTION_TICKETS = 3
export const RECENT_CUSTOMERS = 5

/** Intervals of a day in a calendar of a contract. */
export const MAX_CALENDAR_INTERVALS = 6
