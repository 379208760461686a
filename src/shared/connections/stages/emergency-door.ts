import { z } from 'zod'

import {
  emergencyDoorEndpoints,
  MAX_DOOR_HOURS,
  MAX_DOOR_REASON_LENGTH,
} from '#shared/connections/endpoints.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { oneLine } from '#shared/plain-text.ts'
import { textKey } from '#shared/words/catalogue.ts'

const CustomerOf = z.object({ customerId: z.uuid() })

export const EmergencyDoor = z.object({
  /** The newest; null where none was ever opened. */
  door: z
    .object({
      isOpen: z.boolean(),
      openedAt: z.string(),
      openedBy: z.string(),
      /** When it closes by itself, or would have. */
      closesAt: z.string(),
      closedAt: z.string().nullable(),
      /** Null where it closed by itself. */
      closedBy: z.string().nullable(),
      reason: z.string(),
      /** Sign-ins that it alone has let in, by their way, and how many people they were. */
      signIns: z.object({ code: z.number(), passkey: z.number(), people: z.number() }),
    })
    .nullable(),
  /** Active people at the customer's domains: they can come in, and are told. */
  people: z.number(),
  peopleWithPasskey: z.number(),
  /** Without one no one is told by mail, and passkeys alone work. */
  hasMailServer: z.boolean(),
  /** An inactive customer has no door. */
  isActive: z.boolean(),
  /** The customer has a provider in force; where not, there may be no emergency. */
  hasProvider: z.boolean(),
})
export type EmergencyDoor = z.infer<typeof EmergencyDoor>

const HOURS = textKey('connections.chooseDoorHours')
const REASON = textKey('connections.giveDoorReason')

export const OpenEmergencyDoor = z.object({
  hours: z.number(HOURS).int(HOURS).min(1, HOURS).max(MAX_DOOR_HOURS, HOURS),
  /** Told to everyone who is mailed. */
  reason: z
    .string(REASON)
    .overwrite(oneLine)
    .min(1, REASON)
    .max(MAX_DOOR_REASON_LENGTH, textKey('connections.doorReasonTooLong'))
    .refine((text) => !text.includes('\0'), REASON),
})
export type OpenEmergencyDoor = z.infer<typeof OpenEmergencyDoor>

export const emergencyDoorContract = {
  getEmergencyDoor: {
    ...emergencyDoorEndpoints.getEmergencyDoor,
    access: 'admin',
    summary: "A customer's emergency door, and who came in by it",
    params: CustomerOf,
    response: EmergencyDoor,
  },
  openEmergencyDoor: {
    ...emergencyDoorEndpoints.openEmergencyDoor,
    access: 'admin',
    confirm: 'always',
    summary:
      "Let a customer's people sign in by email code or passkey for some hours; again, to change how long",
    params: CustomerOf,
    body: OpenEmergencyDoor,
    response: EmergencyDoor,
  },
  closeEmergencyDoor: {
    ...emergencyDoorEndpoints.closeEmergencyDoor,
    access: 'admin',
    summary: "Close a customer's emergency door now; the sessions that it let in end",
    params: CustomerOf,
    response: EmergencyDoor,
  },
} as const satisfies Record<keyof typeof emergencyDoorEndpoints, Endpoint>
