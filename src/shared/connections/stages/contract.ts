import { z } from 'zod'

import { Connection, PreparedConnection } from '#shared/connections/contract.ts'
import { CONNECTION_FIELD_NAMES, CONNECTION_KINDS } from '#shared/connections/fields.ts'
import type { NamedCertificate } from '#shared/connections/named-certificate.ts'
import { type Endpoint, LARGE_FORM_BYTES } from '#shared/endpoint.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { stageEndpoints } from '#shared/connections/endpoints.ts'
import { CHANGE_WAYS, DRAFT_STAGES, MAX_PILOT_PEOPLE } from './values.ts'

export const ConnectionOf = z.object({ customerId: z.uuid() })

/** A certificate is told by its fingerprint and end. Null where nothing is set. */
const Named = z.object({
  sha256: z.string(),
  expiresAt: z.string(),
}) satisfies z.ZodType<NamedCertificate>
const ShownValue = z
  .union([z.boolean(), z.string(), z.array(z.string()), z.array(Named), Named])
  .nullable()
export type ShownValue = z.infer<typeof ShownValue>

const ChangedSetting = z.object({
  field: z.enum(CONNECTION_FIELD_NAMES),
  before: ShownValue,
  after: ShownValue,
})
export type ChangedSetting = z.infer<typeof ChangedSetting>

const ConnectionDraft = z.object({
  settings: Connection,
  stage: z.enum(DRAFT_STAGES),
  /** People of the pilot; those of the last one while there is none. */
  pilotEmails: z.array(z.string()),
  version: z.number(),
  changedAt: z.string(),
  changedBy: z.string(),
  /** When these settings passed a test last; null for those that never did. */
  testedAt: z.string().nullable(),
  /** Differences from the live settings. */
  changes: z.array(ChangedSetting),
})
export type ConnectionDraft = z.infer<typeof ConnectionDraft>

const Watch = z.object({
  /** So many people must have been stopped. */
  people: z
    .number()
    .int()
    .min(1, textKey('connections.peopleOutOfRange'))
    .max(1000, textKey('connections.peopleOutOfRange')),
  /** And such a share of those who tried, in percent. */
  share: z
    .number()
    .int()
    .min(1, textKey('connections.shareOutOfRange'))
    .max(100, textKey('connections.shareOutOfRange')),
  /** Set when the previous settings come back by themselves then. */
  returns: z.boolean(),
})

/** A change whose sign-ins are compared with those of the settings before. */
const WatchedChange = z.object({
  version: z.number(),
  /** The version to go back to. */
  before: z.number(),
  /** How many people got in, and how many were stopped whom the settings before would let in. */
  worked: z.number(),
  stopped: z.number(),
  hasStopped: z.boolean(),
})
export type WatchedChange = z.infer<typeof WatchedChange>

/** State of a customer's single sign-on. */
export const SignOn = z.object({
  /** The team of those who run the portal has its connection under an id of its own. */
  customer: z.object({
    id: z.string(),
    name: z.string(),
    /** Its main email domain; blank of the team. */
    domain: z.string(),
    isTeam: z.boolean(),
  }),
  /** Settings that people sign in with. */
  live: Connection,
  /** When they passed a test last, unless they never did. */
  liveTestedAt: z.string().nullable(),
  /** Since when, and by whom, what was live as that version is turned off; null where it is not. */
  off: z.object({ version: z.number(), at: z.string(), by: z.string() }).nullable(),
  /** Settings that are prepared next to them. */
  draft: ConnectionDraft.nullable(),
  watch: Watch,
  /** Null where nothing has changed lately. */
  change: WatchedChange.nullable(),
  /** Kinds that can go live: Microsoft and Google need an application of the installation. */
  availableKinds: z.array(z.enum(CONNECTION_KINDS)),
})
export type SignOn = z.infer<typeof SignOn>

/** The version of the draft that was seen; 0 where there was none. */
const version = z.number().int().min(0)

/** Sent once a user was asked, and decided for settings that never passed a test. */
const untested = z.literal(true).optional()

export const ConnectionDraftInput = z.object({ saml: PreparedConnection, version })
export type ConnectionDraftInput = z.infer<typeof ConnectionDraftInput>

export const GoLive = z.object({ version, untested })
export type GoLive = z.infer<typeof GoLive>

export const StartPilot = z.object({
  version,
  untested,
  emails: z
    .array(z.string().trim().max(254, textKey('connections.emailTooLong')))
    .max(MAX_PILOT_PEOPLE, textKey('connections.tooManyPeople')),
})
export type StartPilot = z.infer<typeof StartPilot>

export const ConnectionVersion = z.object({
  number: z.number(),
  madeAt: z.string(),
  madeBy: z.string(),
  way: z.enum(CHANGE_WAYS),
  /** The version that these settings restore, if any. */
  returnedTo: z.number().nullable(),
  isLive: z.boolean(),
  isOn: z.boolean(),
  testedAt: z.string().nullable(),
  /** Differences from the version before; all settings of the first one. */
  changes: z.array(ChangedSetting),
})
export type ConnectionVersion = z.infer<typeof ConnectionVersion>

export const stageContract = {
  getSignOn: {
    ...stageEndpoints.getSignOn,
    access: 'admin',
    summary: 'Where a customer’s single sign-on stands',
    params: ConnectionOf,
    response: SignOn,
  },
  switchSignOnOff: {
    ...stageEndpoints.switchSignOnOff,
    access: 'admin',
    confirm: 'by_input',
    summary: 'Have nobody sign in through the provider any more; ends a pilot',
    params: ConnectionOf,
    response: SignOn,
  },
  saveConnectionDraft: {
    ...stageEndpoints.saveConnectionDraft,
    access: 'admin',
    bodyBytes: LARGE_FORM_BYTES,
    summary: 'Prepare settings beside those that are live; ends a pilot',
    params: ConnectionOf,
    body: ConnectionDraftInput,
    response: SignOn,
  },
  discardConnectionDraft: {
    ...stageEndpoints.discardConnectionDraft,
    access: 'admin',
    summary: 'Discard what is prepared; ends a pilot',
    params: ConnectionOf,
    response: SignOn,
  },
  goLive: {
    ...stageEndpoints.goLive,
    access: 'admin',
    confirm: 'by_input',
    summary: 'Have everybody sign in with what is prepared',
    params: ConnectionOf,
    body: GoLive,
    response: SignOn,
  },
  startPilot: {
    ...stageEndpoints.startPilot,
    access: 'admin',
    confirm: 'by_input',
    summary: 'Have some people sign in with what is prepared',
    params: ConnectionOf,
    body: StartPilot,
    response: SignOn,
  },
  endPilot: {
    ...stageEndpoints.endPilot,
    access: 'admin',
    summary: 'Have nobody sign in any more with what is only prepared',
    params: ConnectionOf,
    response: SignOn,
  },
  listConnectionVersions: {
    ...stageEndpoints.listConnectionVersions,
    access: 'admin',
    summary: 'The settings that a connection had, the newest first',
    params: ConnectionOf,
    response: z.array(ConnectionVersion),
  },
  saveConnectionWatch: {
    ...stageEndpoints.saveConnectionWatch,
    access: 'admin',
    summary:
      'Say when a change counts as one that broke sign-ins, and whether it goes back by itself',
    params: ConnectionOf,
    body: Watch,
    response: SignOn,
  },
  returnToVersion: {
    ...stageEndpoints.returnToVersion,
    access: 'admin',
    confirm: 'by_input',
    summary: 'Have everybody sign in with the settings of an earlier version',
    params: ConnectionOf.extend({ number: z.coerce.number().int().min(1).max(2_147_483_647) }),
    response: SignOn,
  },
} as const satisfies Record<keyof typeof stageEndpoints, Endpoint>
