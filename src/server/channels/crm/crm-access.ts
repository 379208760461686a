import type { Crm } from './port.ts'

/**
 * Purpose of a call. Calls that people wait for may use the whole of the CRM's limits; background
 * work, such as a backfill, leaves them a reserve.
 */
export const CRM_LANES = ['people', 'background'] as const
export type CrmLane = (typeof CRM_LANES)[number]

/** The way to the CRM for everything that works with it. Inside, limits and breaker hold for all processes. */
export type CrmAccess = {
  /**
   * Opens the CRM as it is set up now. Undefined while the connection is off or paused, or has no
   * token. Ask for it again for each piece of work, because an administrator may change it at any
   * time.
   */
  open(lane?: CrmLane): Promise<Crm | undefined>
  /**
   * Opens the CRM in any state of the connection, for an administrator's actions and for files that
   * are there alone, with the given token or that of the connection. Undefined without one. A token
   * that was refused is tried all the same.
   */
  connect(given?: { token: string }): Promise<Crm | undefined>
}
