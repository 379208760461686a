import { AppError } from '#server/platform/app-error.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import {
  isDatabaseAway,
  isDatabaseFull,
  isTooSlow,
} from '#server/platform/db/pool/database-away.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import type { Attempt } from '#server/platform/jobs/job.ts'
import { AlreadyDone } from '#server/platform/jobs/job-error.ts'
import { sizeOf, withUsageLimits } from '#server/usage/with-usage-limits.ts'
import type { ReadMail } from '#server/channels/mail/parsing/mime/mail.ts'
import { findMailboxFacts } from '#server/channels/mail/triage/decision/facts-queries.ts'
import { gatherFacts } from '#server/channels/mail/triage/decision/gather-facts.ts'
import type { MailKey } from '#server/channels/mail/triage/received/kinds.ts'
import type { TriageDeps } from '#server/channels/mail/triage/received/mail-reader.ts'
import {
  type Decision,
  triageMail,
  type TriageFacts,
  type Writer,
} from '#server/channels/mail/triage/decision/triage-mail.ts'
import {
  findWaitingMail,
  lockWaitingMail,
  type ReceivedMailRow,
  updateReceivedMail,
} from '#server/channels/mail/triage/received/received-queries.ts'
import { readStored } from '#server/channels/mail/triage/decision/read-stored.ts'
import type { HoldReason } from '#shared/mail/held/values.ts'
import type { Deps } from '#server/deps.ts'
import { describeMail } from '#server/channels/mail/triage/decision/describe-mail.ts'

import { applyDecision } from './apply-decision.ts'
import { chooseKept, isStrangers, keepRaw, type KeptRaw } from './keep-raw.ts'
import { storeFiles } from './store-files.ts'
import { tellOfHeldAnswer } from './tell-of-held-answer.ts'

/** Codes of what is otherwise a moment later: a store that is away, a ticket that was just closed. */
const PASSING = ['unavailable', 'ticket_closed', 'not_found']

type Job = { row: ReceivedMailRow; mail: ReadMail; attempt: Attempt; kept?: KeptRaw }
type Decided = { decision: Decision; facts: TriageFacts }

/**
 * Puts a mail where it belongs, once, however often it is tried. One that breaks its reader, or any
 * later step, is held with its reason, and the next one of its mailbox has its turn.
 */
export async function triageReceived(
  deps: TriageDeps,
  { mailId }: MailKey,
  attempt: Attempt,
): Promise<void> {
  const row = await asWorker(deps.db, (tx) => findWaitingMail(tx, mailId))
  if (!row) return
  try {
    await place(deps, row, attempt)
  } catch (error) {
    if (attempt.signal.aborted || isPassing(error)) throw error
    deps.log.error({ err: error, mailId }, 'a mail could not be placed, and is held')
    await holdMail(deps, row, { reason: 'failed', attempt })
  }
}

async function place(deps: TriageDeps, row: ReceivedMailRow, attempt: Attempt): Promise<void> {
  const mailbox = await asWorker(deps.db, (tx) => findMailboxFacts(tx, row.mailboxId))
  const mail = await readStored(deps, row, mailbox)
  if ('broken' in mail) {
    const reason = mail.broken === 'too-large' ? 'too_large' : 'broken'
    return holdMail(deps, row, { reason: row.reason ?? reason, attempt })
  }
  if (row.reason) return holdMail(deps, row, { reason: row.reason, mail, attempt })
  const job = { row, mail, attempt }
  const { decision, facts } = await asWorker(deps.db, (tx) => decide(tx, deps, mail))
  const customerId = customerOf(decision)
  if (customerId === undefined) {
    const address = mail.from.ok ? mail.from.address : null
    const kept = await chooseKept(deps, row, { isStrangers: isStrangers(facts), address })
    return asWorker(deps.db, (tx) => carry(tx, deps, { ...job, kept }, []))
  }
  const files = await storeFiles(deps, customerId, mail.files)
  const writer = requesterOf(decision)
  if (!writer) return asWorker(deps.db, (tx) => carry(tx, deps, job, files))
  const bytes = sizeOf(mail.text, files)
  const use = decision.to === 'reply' ? { replies: 1, bytes } : { tickets: 1, bytes }
  await withUsageLimits(deps, writer, use, async (counted) => {
    if (counted.refusal) return holdMail(deps, row, { reason: 'over_limits', mail, attempt })
    counted.begin()
    return asWorker(deps.db, (tx) => carry(tx, deps, job, files))
  })
}

async function decide(tx: Tx, deps: TriageDeps, mail: ReadMail): Promise<Decided> {
  const facts = await gatherFacts(tx, deps, mail)
  return { decision: triageMail(facts), facts }
}

/** Decides once more, now that the mail is locked: its ticket may have been closed while files were stored. */
async function carry(tx: Tx, deps: TriageDeps, job: Job, files: ReceivedFile[]): Promise<void> {
  const { row, mail, attempt, kept } = job
  if (!(await lockWaitingMail(tx, row.id))) return
  const decided = await decide(tx, deps, mail)
  const isPlaced = customerOf(decided.decision) !== undefined
  const needed = isPlaced ? mail.files.length : 0
  if (needed > files.length) throw new Error('a mail that was to be held goes into a ticket now')
  await applyDecision(tx, deps, { row, mail, files }, decided)
  if (kept && !isPlaced) await keepRaw(tx, row, kept)
  await attempt.finish(tx)
}

/** The customer whose ticket the mail comes into. */
function customerOf(decision: Decision): string | undefined {
  if (decision.to === 'alert') return decision.alert.rule.customerId
  if (decision.to === 'new') return decision.writer.customerId
  return 'writer' in decision ? decision.answered.customerId : undefined
}

/** Sender whose limits it counts against. Additions of machines to a ticket are limited by the hour. */
function requesterOf(decision: Decision): Pick<Writer, 'customerId' | 'userId'> | undefined {
  if (decision.to === 'alert') {
    const { customerId, requesterId: userId } = decision.alert.rule
    return decision.act === 'raise' ? { customerId, userId } : undefined
  }
  return 'writer' in decision && !decision.writer.isStaff ? decision.writer : undefined
}

/** Returns whether a mail may be placed when it is tried again, so that it is not held for it. */
function isPassing(error: unknown): boolean {
  if (error instanceof AlreadyDone) return true
  if (isDatabaseAway(error) || isDatabaseFull(error) || isTooSlow(error)) return true
  return error instanceof AppError && PASSING.includes(error.code)
}

type Held = {
  reason: HoldReason
  /** As far as it could be read. */
  mail?: ReadMail
  attempt: Pick<Attempt, 'finish'>
}

/** Holds a mail for an agent. */
async function holdMail(
  deps: Pick<Deps, 'db' | 'files' | 'now' | 'cookieSecret'>,
  row: ReceivedMailRow,
  { reason, mail, attempt }: Held,
): Promise<void> {
  const facts = mail && (await asWorker(deps.db, (tx) => gatherFacts(tx, deps, mail)))
  const address = mail ? (mail.from.ok ? mail.from.address : null) : row.fromAddress
  const kept = await chooseKept(deps, row, {
    isStrangers: facts === undefined || isStrangers(facts),
    address,
  })
  return asWorker(deps.db, async (tx) => {
    await attempt.finish(tx)
    if (!(await lockWaitingMail(tx, row.id))) return
    await updateReceivedMail(tx, row.id, { ...(mail && describeMail(mail)), state: 'held', reason })
    await keepRaw(tx, row, kept)
    if (facts) await tellOfAnswer(tx, facts, deps.now())
  })
}

/** Tells the agent of an answer that was cut before anything was read. */
async function tellOfAnswer(tx: Tx, facts: TriageFacts, at: Date) {
  const decision = triageMail({ ...facts, isWhole: false })
  if (decision.to === 'hold' && decision.answer) await tellOfHeldAnswer(tx, decision.answer, at)
}
