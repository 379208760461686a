import type { ScanWindow } from '#server/channels/crm/port.ts'

import type { Filter } from '#server/channels/crm/hubspot/client/records.ts'

/**
 * Filters for what changed within a window, after an id. Each page is a question of its own, so that no
 * window is too full for the 10,000 results that one question may have.
 */
export function windowFilters(property: string, { from, until, after }: ScanWindow): Filter[] {
  return [
    {
      propertyName: property,
      operator: 'BETWEEN',
      value: String(from.getTime()),
      highValue: String(until.getTime()),
    },
    ...(after === null
      ? []
      : [{ propertyName: 'hs_object_id', operator: 'GT' as const, value: after }]),
  ]
}
