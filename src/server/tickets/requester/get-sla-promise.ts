import { slaPromise } from '#shared/sla/promise.ts'

import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { inWireForm } from '#server/tickets/in-wire-form.ts'

/** What the viewer would be promised for a ticket raised now, in the customer's time zone. */
export function getSlaPromise({ now }: Pick<Deps, 'now'>, { timeZone }: Pick<Viewer, 'timeZone'>) {
  return inWireForm(slaPromise({ timeZone, now: now() }))
}
