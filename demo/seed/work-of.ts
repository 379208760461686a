import type { WorkTime } from '#shared/desk/time/input.ts'

import type { Story } from './story.ts'

const STEP_MINUTES = 5

/**
 * Says how long an answer took: longer for a longer one, always the same for the same. What was done for
 * hardware was done on site, and a word about a bill costs nothing.
 */
export function workOf({ categories }: Story, html: string): WorkTime {
  const isOnSite = categories.includes('HARDWARE_ISSUE')
  const isBillable = !categories.includes('BILLING_ISSUE')
  return {
    minutes: STEP_MINUTES * (1 + (html.length % 10)),
    kindId: isOnSite ? 'ON_SITE' : 'REMOTE',
    isBillable,
    invoiceText: isBillable ? (isOnSite ? 'Check and repair' : 'Analysis and advice') : '',
  }
}
