import type { EndpointAddress } from '#shared/endpoint.ts'

/** Notices of an agent: assigned by another person, mentioned, near its end. */
export const noticeEndpoints = {
  listNotices: { method: 'GET', path: '/api/desk/notices' },
  clearNotices: { method: 'POST', path: '/api/desk/notices/clear' },
  readNotices: { method: 'POST', path: '/api/desk/notices/read' },
} as const satisfies Record<string, EndpointAddress>

/** As many are answered at once. */
export const MAX_NOTICES_SHOWN = 50

/** Older ones are of little use, and go. */
export const NOTICES_KEPT_DAYS = 90

/** As many are marked as read by their ids. */
export const MAX_NOTICES_READ = 100

/** As many unread ones are counted; the bell says no more than 9+. */
export const MAX_NOTICES_COUNTED = 100
