import { z } from 'zod'

import { Success } from '#shared/access/contract.ts'
import { type Endpoint, LARGE_FORM_BYTES } from '#shared/endpoint.ts'
import { oneLine } from '#shared/plain-text.ts'
import { textKey } from '#shared/words/catalogue.ts'
import { crmEndpoints } from './endpoints.ts'
import {
  BACKFILL_STATES,
  BACKFILL_STEPS,
  CRM_ACTION_KINDS,
  CRM_STATES,
  EXISTING_TICKETS,
  MAPPING_KINDS,
  MAX_COMPANY_ID_LENGTH,
  MAX_MAPPINGS,
  MAX_MARKER_LENGTH,
  MAX_SECRET_LENGTH,
  MAX_VALUE_LENGTH,
  NOTE_RULES,
  UNPLACED_REASONS,
} from './values.ts'

function plainText(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))
}

/** Pasted text comes with spaces and line breaks around it. */
/** A call has at most a hundred events of some hundred bytes. */
const WEBHOOK_BYTES = 512 * 1024

const Secret = z
  .string(textKey('crm.giveToken'))
  .trim()
  .min(1, textKey('crm.giveToken'))
  .max(MAX_SECRET_LENGTH, textKey('crm.giveToken'))
  .regex(/^[\x21-\x7E]*$/, textKey('crm.giveToken'))

const CompanyId = plainText(MAX_COMPANY_ID_LENGTH).min(1)

/** An action for a ticket that the CRM refused. */
const RefusedAction = z.object({
  id: z.string(),
  kind: z.enum(CRM_ACTION_KINDS),
  ticket: z.object({ id: z.string(), number: z.number(), subject: z.string() }),
  customer: z.object({ id: z.string(), name: z.string() }),
  /** In the CRM's own words. */
  failure: z.string(),
  code: z.string().nullable(),
  /** Under which the CRM's support finds the call. */
  correlationId: z.string().nullable(),
  createdAt: z.string(),
})
export type RefusedAction = z.infer<typeof RefusedAction>

const Backfill = z.object({
  state: z.enum(BACKFILL_STATES),
  readCount: z.number(),
  importedCount: z.number(),
  skippedCount: z.number(),
  expectedCount: z.number().nullable(),
  /** Spent reading, without pauses. */
  spentMs: z.number(),
  startedAt: z.string(),
  startedBy: z.string(),
  endedAt: z.string().nullable(),
})
export type CrmBackfill = z.infer<typeof Backfill>

export const CrmOverview = z.object({
  state: z.enum(CRM_STATES),
  /** Set when a variable of the environment decides if it is on at all. */
  isStateGiven: z.boolean(),
  hasToken: z.boolean(),
  /** By a variable of the environment, which wins over what is entered. */
  isTokenGiven: z.boolean(),
  hasWebhookSecret: z.boolean(),
  isWebhookSecretGiven: z.boolean(),
  /** Address for the CRM's webhooks. */
  webhookUrl: z.string(),
  account: z.object({ id: z.string(), name: z.string(), timeZone: z.string() }).nullable(),
  missingScopes: z.array(z.string()),
  checkedAt: z.string().nullable(),
  isChecking: z.boolean(),
  /** Why the last check came to nothing. */
  checkFailure: z.string().nullable(),
  waiting: z.object({ count: z.number(), oldestAt: z.string().nullable() }),
  /** Files of tickets whose bytes are in the CRM alone. */
  filesThere: z.number(),
  /** Everything that happened there until then is known here. */
  readUntil: z.string().nullable(),
  unreachableSince: z.string().nullable(),
  /** When it is tried again. */
  retryAt: z.string().nullable(),
  tokenRefusedAt: z.string().nullable(),
  lastError: z.object({ message: z.string(), at: z.string() }).nullable(),
  refusedCount: z.number(),
  /** The newest of them. */
  refused: z.array(RefusedAction),
  unplaced: z.array(z.object({ reason: z.enum(UNPLACED_REASONS), count: z.number() })),
  /** Open tickets that are at the desk alone. */
  openTicketCount: z.number(),
  backfill: Backfill.nullable(),
})
export type CrmOverview = z.infer<typeof CrmOverview>

const Choice = z.object({ value: z.string(), label: z.string() })

const MappedValue = z.object({
  kind: z.enum(MAPPING_KINDS),
  theirs: z.string(),
  label: z.string(),
  /** Set for a stage. */
  pipelineId: z.string().nullable(),
  /** Empty for what is nothing here. */
  ours: z.string(),
  /** Meaning by default. */
  suggested: z.string(),
})
export type MappedValue = z.infer<typeof MappedValue>

export const CrmValues = z.object({
  version: z.number(),
  /** When and by whom they were changed last; null before the first time. */
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
  /** When the CRM was asked for what there is; null before the first time. */
  readAt: z.string().nullable(),
  pipelines: z.array(Choice),
  pipelineId: z.string().nullable(),
  /** By a variable, so that it cannot be changed here. */
  isPipelineGiven: z.boolean(),
  noteRule: z.enum(NOTE_RULES),
  noteMarker: z.string(),
  values: z.array(MappedValue),
  /** Possible values here of each kind. */
  choices: z.object({
    stage: z.array(Choice),
    priority: z.array(Choice),
    category: z.array(Choice),
    resolution: z.array(Choice),
  }),
})
export type CrmValues = z.infer<typeof CrmValues>

export const CrmValuesInput = z.object({
  version: z.int(),
  pipelineId: plainText(MAX_VALUE_LENGTH).nullable(),
  noteRule: z.enum(NOTE_RULES),
  noteMarker: plainText(MAX_MARKER_LENGTH).overwrite(oneLine).min(1, textKey('crm.giveMarker')),
  values: z
    .array(
      z.object({
        kind: z.enum(MAPPING_KINDS),
        theirs: plainText(MAX_VALUE_LENGTH),
        ours: plainText(MAX_VALUE_LENGTH),
      }),
    )
    .max(MAX_MAPPINGS),
})
export type CrmValuesInput = z.infer<typeof CrmValuesInput>

const Company = z.object({ id: z.string(), name: z.string(), domain: z.string().nullable() })

const CustomerCompanies = z.object({
  customer: z.object({ id: z.string(), name: z.string() }),
  bound: z.array(
    Company.extend({
      isPrimary: z.boolean(),
      /** It was deleted in the CRM, or merged into another, which takes its place once it is bound. */
      gone: z.object({ mergedInto: Company.nullable() }).nullable(),
    }),
  ),
  /** Companies at one of its domains that are not bound yet. */
  suggested: z.array(Company),
})
export type CustomerCompanies = z.infer<typeof CustomerCompanies>

export const CrmCompanies = z.object({
  customers: z.array(CustomerCompanies),
  /** Companies with tickets that no one here sees, those with the most first. */
  unbound: z.array(Company.extend({ ticketCount: z.number() })),
})
export type CrmCompanies = z.infer<typeof CrmCompanies>

const CompanyParams = z.object({ companyId: CompanyId })
const ActionParams = z.object({ actionId: z.uuid() })

export const crmContract = {
  getCrm: {
    ...crmEndpoints.getCrm,
    access: 'admin',
    summary: 'The connection to the CRM: how it fares, what waits, and what was refused',
    response: CrmOverview,
  },
  setCrmToken: {
    ...crmEndpoints.setCrmToken,
    access: 'admin',
    // A caller with a token of their own could have every ticket sent to themselves.
    confirm: 'always',
    summary: 'Try a token, and keep it if the CRM takes it',
    body: z.object({ token: Secret }),
    response: CrmOverview,
  },
  removeCrmToken: {
    ...crmEndpoints.removeCrmToken,
    access: 'admin',
    summary: 'Forget the token, while the connection is off',
    response: CrmOverview,
  },
  setCrmWebhookSecret: {
    ...crmEndpoints.setCrmWebhookSecret,
    access: 'admin',
    confirm: 'always',
    summary: 'Give the secret with which the CRM signs its webhooks, or take it away',
    body: z.object({ secret: Secret.nullable() }),
    response: CrmOverview,
  },
  checkCrm: {
    ...crmEndpoints.checkCrm,
    access: 'admin',
    summary: 'Check the connection, and read what the CRM is configured with',
    response: CrmOverview,
  },
  switchCrm: {
    ...crmEndpoints.switchCrm,
    access: 'admin',
    summary: 'Switch the connection on or off, or pause it',
    body: z.object({
      state: z.enum(CRM_STATES),
      /** Decision about the open tickets that the CRM does not have yet. */
      existing: z.enum(EXISTING_TICKETS).default('stay'),
    }),
    response: CrmOverview,
  },
  getCrmValues: {
    ...crmEndpoints.getCrmValues,
    access: 'admin',
    summary: "What the CRM's stages, priorities, categories and resolutions are here",
    response: CrmValues,
  },
  saveCrmValues: {
    ...crmEndpoints.saveCrmValues,
    access: 'admin',
    bodyBytes: LARGE_FORM_BYTES,
    // A note that becomes public cannot be made private again.
    confirm: 'by_input',
    summary: "Change what the CRM's values are here",
    body: CrmValuesInput,
    response: CrmValues,
  },
  listCrmCompanies: {
    ...crmEndpoints.listCrmCompanies,
    access: 'admin',
    summary: 'Which companies of the CRM are which customers',
    response: CrmCompanies,
  },
  bindCrmCompany: {
    ...crmEndpoints.bindCrmCompany,
    access: 'admin',
    // The customer sees the company's tickets from then on.
    confirm: 'by_input',
    summary: "Make a company of the CRM a customer's",
    params: CompanyParams,
    body: z.object({ customerId: z.uuid(), isPrimary: z.boolean().default(false) }),
    response: CrmCompanies,
  },
  releaseCrmCompany: {
    ...crmEndpoints.releaseCrmCompany,
    access: 'admin',
    summary: "End that a company of the CRM is a customer's",
    params: CompanyParams,
    response: CrmCompanies,
  },
  retryCrmAction: {
    ...crmEndpoints.retryCrmAction,
    access: 'admin',
    summary: 'Send again what the CRM refused',
    params: ActionParams,
    response: Success,
  },
  readCrmTicketAgain: {
    ...crmEndpoints.readCrmTicketAgain,
    access: 'admin',
    summary: 'Read one ticket from the CRM again, with its comments',
    body: z.object({
      /** The number that everybody calls the ticket by. */
      number: z
        .int(textKey('crm.giveNumber'))
        .min(1, textKey('crm.giveNumber'))
        .max(2_147_483_647, textKey('crm.giveNumber')),
    }),
    response: Success,
  },
  steerCrmBackfill: {
    ...crmEndpoints.steerCrmBackfill,
    access: 'admin',
    summary: 'Begin to import all tickets of the CRM, pause it, go on, or stop it',
    body: z.object({ step: z.enum(BACKFILL_STEPS) }),
    response: CrmOverview,
  },
  dismissCrmAction: {
    ...crmEndpoints.dismissCrmAction,
    access: 'admin',
    summary: 'Give up what the CRM refused',
    params: ActionParams,
    response: Success,
  },
  getCrmFile: {
    ...crmEndpoints.getCrmFile,
    access: 'user',
    summary: 'The bytes of an attachment that came from the CRM; ranges are honoured',
    params: z.object({ attachmentId: z.uuid() }),
    query: z.object({ inline: z.enum(['1', '0']).optional() }),
    produces: 'The file',
  },
  receiveHubSpotWebhook: {
    ...crmEndpoints.receiveHubSpotWebhook,
    access: 'public',
    bodyBytes: WEBHOOK_BYTES,
    summary: 'What HubSpot says has changed, with its signature of version 3',
    csrf: 'exempt',
    status: 204,
  },
} as const satisfies Record<keyof typeof crmEndpoints, Endpoint>
