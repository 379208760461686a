import type { TriedAlert, TryAlertRules } from '#shared/mail/alerts/contract.ts'
import type { AlertOutcome } from '#shared/mail/alerts/values.ts'

import { notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { toAsciiEmail } from '#server/platform/text/domain-spelling.ts'
import { type AlertMail, findAlert } from '#server/channels/mail/triage/alerts/find-alert.ts'
import {
  type AlertFacts,
  type AlertDecision,
  triageAlert,
} from '#server/channels/mail/triage/alerts/triage-alert.ts'
import { listRules, listRulesOf } from '#server/channels/mail/triage/alerts/rule-queries.ts'
import { findMailboxFacts } from '#server/channels/mail/triage/decision/facts-queries.ts'
import { alertMailOf } from '#server/channels/mail/triage/decision/gather-facts.ts'
import type { TriageDeps } from '#server/channels/mail/triage/received/mail-reader.ts'
import { readStored } from '#server/channels/mail/triage/decision/read-stored.ts'
import { findTriedMail } from './queries.ts'
import { checkReading } from './normalize-rule.ts'

type TryDeps = Pick<TriageDeps, 'db' | 'files' | 'now' | 'cookieSecret' | 'mail' | 'readMail'>
type Rule = Parameters<typeof findAlert>[1][number]
type Tried = AlertMail & { from: string | null; isProven: boolean }

/** In place of what a rule that is not stored yet does not have. */
const NONE = '00000000-0000-0000-0000-000000000000'

/**
 * Says what would become of a mail, and changes nothing.
 *
 * @throws AppError `not_found`, `invalid_input`
 */
export async function tryAlertRules(
  deps: TryDeps,
  { mail, draft }: TryAlertRules,
): Promise<TriedAlert> {
  const tried = 'mailId' in mail ? await readTried(deps, mail.mailId) : typed(mail)
  return asStaff(deps.db, async (tx) => {
    const rules = draft ? [readDraft(draft)] : await rulesFor(tx, tried.from)
    const alert = await findAlert(tx, rules, tried, { now: deps.now(), isTried: true })
    return describe(tried, alert)
  })
}

/** Treats typed input as proven: only a mail that came in was judged. */
function typed({ from, subject, body }: Exclude<TryAlertRules['mail'], { mailId: string }>): Tried {
  return { from: from || null, subject, body, isProven: true }
}

async function readTried(deps: TryDeps, mailId: string): Promise<Tried> {
  const { row, mailbox } = await asStaff(deps.db, async (tx) => {
    const found = await findTriedMail(tx, mailId)
    if (!found) throw notFound((words) => words.alertRules.mailGone)
    return { row: found, mailbox: await findMailboxFacts(tx, found.mailboxId) }
  })
  const mail = await readStored(deps, row, mailbox)
  if ('broken' in mail) throw notFound((words) => words.alertRules.mailGone)
  const from = mail.from.ok ? mail.from.address : null
  return { ...alertMailOf(mail), from, isProven: mail.authentication.verdict !== 'none' }
}

/** @throws AppError `invalid_input` where its patterns or words are not right. Whose tickets it raises may be open. */
function readDraft({ ruleId, customerId, ...draft }: NonNullable<TryAlertRules['draft']>): Rule {
  checkReading(draft)
  return {
    ...draft,
    id: ruleId ?? NONE,
    customerId: customerId ?? NONE,
    requesterId: NONE,
    requesterName: '',
    categories: [],
    isRequesterActive: true,
    isServed: true,
  }
}

async function rulesFor(tx: Tx, from: string | null): Promise<Rule[]> {
  if (from === null) return (await listRules(tx)).filter(({ isOn }) => isOn)
  return listRulesOf(tx, toAsciiEmail(from) ?? from)
}

function describe({ from, subject, body, isProven }: Tried, alert: AlertFacts | null): TriedAlert {
  const tried = { from, subject, body, reason: null, ticket: null }
  if (!alert) return { ...tried, rule: null, reading: null, outcome: null }
  const { rule, reading, ticket } = alert
  const named = { id: rule.id === NONE ? null : rule.id, name: rule.name }
  if (!reading) return { ...tried, rule: named, reading, outcome: 'hold', reason: 'alert_unread' }
  const decision = triageAlert({ ...alert, reading }, { isProven })
  const { key: _, ...said } = reading
  return {
    ...tried,
    rule: named,
    reading: said,
    outcome: outcomeOf(decision, ticket),
    reason: decision.to === 'hold' ? decision.reason : null,
    ticket: ticket && { id: ticket.ticketId, number: ticket.number },
  }
}

function outcomeOf(decision: AlertDecision, ticket: AlertFacts['ticket']): AlertOutcome {
  if (decision.to === 'hold') return 'hold'
  if (decision.to === 'automatic') return 'keep'
  return decision.act === 'raise' && ticket ? 'follow_up' : decision.act
}
