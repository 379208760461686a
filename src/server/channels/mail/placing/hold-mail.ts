import type { HoldReason } from '#shared/mail/held/values.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { Attempt } from '#server/platform/jobs/job.ts'
import type { ReadMail } from '#server/channels/mail/reading/mail.ts'
import { describeMail } from './describe-mail.ts'
import { gatherFacts } from './gather-facts.ts'
import { placeMail } from './place-mail.ts'
import { lockWaitingMail, type ReceivedMailRow, updateReceivedMail } from './received-queries.ts'
import { tellOfHeldAnswer } from './tell-of-held-answer.ts'

type Held = {
  reason: HoldReason
  /** As far as it could be read. */
  mail?: ReadMail
  attempt: Pick<Attempt, 'finish'>
}

/** Holds a mail for an agent. */
export function holdMail(
  deps: Pick<Deps, 'db' | 'now' | 'cookieSecret'>,
  { id }: ReceivedMailRow,
  { reason, mail, attempt }: Held,
): Promise<void> {
  return asWorker(deps.db, async (tx) => {
    await attempt.finish(tx)
    if (!(await lockWaitingMail(tx, id))) return
    await updateReceivedMail(tx, id, { ...(mail && describeMail(mail)), state: 'held', reason })
    if (mail) await tellOfAnswer(tx, deps, mail)
  })
}

/** The end of an agent's answer may be missing, however it came so. */
async function tellOfAnswer(tx: Tx, deps: Pick<Deps, 'now' | 'cookieSecret'>, mail: ReadMail) {
  const placement = placeMail({ ...(await gatherFacts(tx, deps, mail)), isWhole: false })
  if (placement.to === 'hold' && placement.answer)
    await tellOfHeldAnswer(tx, placement.answer, deps.now())
}
