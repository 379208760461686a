import { pathsTo } from './address.ts'

/**
 * Addresses of the further pages of the desk: the queue and a ticket are in `paths.ts`, because
 * other pages lead to them. `app/routes/desk-routes.tsx` has a row for each.
 */
export const deskPatterns = {
  time: '/desk/time',
  workTypes: '/desk/time/kinds',
  reports: '/desk/reports',
  macros: '/desk/macros',
  mails: '/desk/mail',
} as const

export const deskPaths = pathsTo(deskPatterns)
