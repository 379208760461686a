import { z } from 'zod'

import { LoginEmail, Success } from '#shared/access/contract.ts'
import { Category, line } from '#shared/settings/contract.ts'
import { type Endpoint, LONG_TEXT_BYTES } from '#shared/endpoint.ts'
import { textKey } from '#shared/words/catalogue.ts'
import { alertEndpoints } from '#shared/mail/endpoints.ts'

import {
  ALERT_HOLDS,
  ALERT_MEANINGS,
  ALERT_OUTCOMES,
  MAX_ALERT_NAME_LENGTH,
  MAX_ALERT_PATTERN_LENGTH,
  MAX_ALERT_PATTERNS,
  MAX_ALERT_RULES,
  MAX_ALERT_SENDER_LENGTH,
  MAX_ALERT_STATE_LENGTH,
  MAX_ALERT_STATES,
  MAX_TRIED_BODY_LENGTH,
  MAX_TRIED_SUBJECT_LENGTH,
} from './values.ts'

const Patterns = z
  .array(line(MAX_ALERT_PATTERN_LENGTH, textKey('alertRules.givePattern')))
  .max(MAX_ALERT_PATTERNS, textKey('alertRules.fewerPatterns'))
const States = z
  .array(line(MAX_ALERT_STATE_LENGTH, textKey('alertRules.giveState')))
  .max(MAX_ALERT_STATES, textKey('alertRules.fewerStates'))

const Settings = z.object({
  name: line(MAX_ALERT_NAME_LENGTH, textKey('alertRules.giveName')),
  /** An address, or a domain of which every address counts. */
  sender: line(MAX_ALERT_SENDER_LENGTH, textKey('alertRules.giveSender')).toLowerCase(),
  /** Text that the subject must contain; empty for any subject. */
  subjectHas: z
    .string()
    .trim()
    .max(MAX_ALERT_PATTERN_LENGTH)
    .refine((text) => text.isWellFormed() && !text.includes('\0')),
  customerId: z.uuid(textKey('alertRules.chooseCustomer')),
  /** Address of the person whose tickets they are. */
  requesterEmail: LoginEmail,
  categories: z
    .array(z.string().max(100))
    .min(1, textKey('alertRules.chooseCategory'))
    .max(20, textKey('alertRules.chooseCategory')),
  subjectPatterns: Patterns,
  bodyPatterns: Patterns,
  highStates: States,
  mediumStates: States,
  lowStates: States,
  recoveryStates: States,
  /** States of mails without a problem. */
  otherStates: States,
  /** Also where the receiving server does not vouch for the sender. */
  isUnproven: z.boolean(),
  isOn: z.boolean(),
})

export const AlertRuleInput = Settings.extend({
  /** Version that was changed; 0 for a new one. */
  version: z.int().min(0),
})
export type AlertRuleInput = z.infer<typeof AlertRuleInput>

export const AlertRule = AlertRuleInput.extend({
  id: z.string(),
  name: z.string(),
  sender: z.string(),
  requesterEmail: z.string(),
  customerName: z.string(),
  requesterName: z.string(),
  /** The customer is served and the person is active; held otherwise. */
  isWorking: z.boolean(),
  /** When an alert was read last, and how many were in the last 30 days. */
  matchedAt: z.string().nullable(),
  matchCount: z.number(),
  updatedAt: z.string(),
  updatedBy: z.string(),
})
export type AlertRule = z.infer<typeof AlertRule>

export const AlertChoices = z.object({
  customers: z.array(z.object({ id: z.string(), name: z.string() })),
  categories: z.array(Category),
  /** The newest mails that came in, to try rules with. */
  mails: z.array(
    z.object({
      id: z.string(),
      from: z.string(),
      subject: z.string(),
      receivedAt: z.string(),
    }),
  ),
})
export type AlertChoices = z.infer<typeof AlertChoices>

const Draft = Settings.omit({
  sender: true,
  requesterEmail: true,
  categories: true,
  isOn: true,
}).extend({
  name: z.string().max(MAX_ALERT_NAME_LENGTH),
  customerId: z.uuid().nullable(),
  ruleId: z.uuid().nullable(),
})

export const TryAlertRules = z.object({
  mail: z.union([
    z.object({ mailId: z.uuid() }),
    z.object({
      /** Left out where the sender is not what is tried. */
      from: z.string().trim().toLowerCase().max(MAX_ALERT_SENDER_LENGTH).optional(),
      subject: z.string().max(MAX_TRIED_SUBJECT_LENGTH),
      body: z.string().max(MAX_TRIED_BODY_LENGTH),
    }),
  ]),
  /** A rule as it is filled in, in place of those that are stored, with its id if it is one of them. */
  draft: Draft.nullable(),
})
export type TryAlertRules = z.infer<typeof TryAlertRules>

export const TriedAlert = z.object({
  /** Sender that was tried. */
  from: z.string().nullable(),
  subject: z.string(),
  body: z.string(),
  /** Which rule takes the mail; null where none does. */
  rule: z.object({ id: z.string().nullable(), name: z.string() }).nullable(),
  /** The values that it reads; null when its patterns do not fit. */
  reading: z
    .object({
      host: z.string().nullable(),
      service: z.string().nullable(),
      state: z.string(),
      meaning: z.enum(ALERT_MEANINGS),
    })
    .nullable(),
  /** Outcome of such a mail; null when no rule matches it. */
  outcome: z.enum(ALERT_OUTCOMES).nullable(),
  /** Why it would be held. */
  reason: z.enum(ALERT_HOLDS).nullable(),
  /** The ticket that it would join or close, or that a new one would follow. */
  ticket: z.object({ id: z.string(), number: z.number() }).nullable(),
})
export type TriedAlert = z.infer<typeof TriedAlert>

const RuleParams = z.object({ ruleId: z.uuid() })

export const alertContract = {
  listAlertRules: {
    ...alertEndpoints.listAlertRules,
    access: 'admin',
    summary: 'The rules for alerts of monitoring tools, in their order: the first that fits counts',
    response: z.array(AlertRule),
  },
  getAlertRule: {
    ...alertEndpoints.getAlertRule,
    access: 'admin',
    summary: 'One rule for alerts',
    params: RuleParams,
    response: AlertRule,
  },
  addAlertRule: {
    ...alertEndpoints.addAlertRule,
    access: 'admin',
    // A caller who names a sender writes in the name of the person that the rule names.
    confirm: 'always',
    summary: 'Add a rule for alerts, after all others',
    body: AlertRuleInput,
    status: 201,
    response: AlertRule,
  },
  changeAlertRule: {
    ...alertEndpoints.changeAlertRule,
    access: 'admin',
    confirm: 'always',
    summary: 'Change a rule for alerts',
    params: RuleParams,
    body: AlertRuleInput,
    response: AlertRule,
  },
  removeAlertRule: {
    ...alertEndpoints.removeAlertRule,
    access: 'admin',
    summary: 'Remove a rule for alerts. Its tickets stay as they are',
    params: RuleParams,
    response: Success,
  },
  orderAlertRules: {
    ...alertEndpoints.orderAlertRules,
    access: 'admin',
    summary: 'Put the rules for alerts into another order',
    body: z.object({ ids: z.array(z.uuid()).max(MAX_ALERT_RULES) }),
    response: z.array(AlertRule),
  },
  getAlertChoices: {
    ...alertEndpoints.getAlertChoices,
    access: 'admin',
    summary: 'What a rule for alerts can name, and the newest mails to try it with',
    response: AlertChoices,
  },
  tryAlertRules: {
    ...alertEndpoints.tryAlertRules,
    access: 'admin',
    bodyBytes: LONG_TEXT_BYTES,
    summary: 'Say what would become of an alert, and change nothing',
    body: TryAlertRules,
    response: TriedAlert,
  },
} as const satisfies Record<keyof typeof alertEndpoints, Endpoint>
