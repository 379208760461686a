import type { HoldReason } from '#shared/mail/held/values.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { Attempt } from '#server/platform/jobs/job.ts'
import type { ReadMail } from '#server/channels/mail/parsing/mime/mail.ts'
import { describeMail } from '#server/channels/mail/triage/decision/describe-mail.ts'
import { gatherFacts } from '#server/channels/mail/triage/decision/gather-facts.ts'
import { chooseKept, isStrangers, keepRaw } from './keep-raw.ts'
import { triageMail, type TriageFacts } from '#server/channels/mail/triage/decision/triage-mail.ts'
import {
  lockWaitingMail,
  type ReceivedMailRow,
  updateReceivedMail,
} from '#server/channels/mail/triage/received/received-queries.ts'
import { tellOfHeldAnswer } from './tell-of-held-answer.ts'

type Held = {
  reason: HoldReason
  /** As far as it could be read. */
  mail?: ReadMail
  attempt: Pick<Attempt, 'finish'>
}

/** Holds a mail for an agent. */
export async function holdMail(
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
