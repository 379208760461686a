import type { HoldReason } from '#shared/mail/held/values.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Attempt } from '#server/platform/jobs/job.ts'
import type { ReadMail } from '#server/channels/mail/reading/mail.ts'
import { describeMail } from './describe-mail.ts'
import { lockWaitingMail, type ReceivedMailRow, updateReceivedMail } from './received-queries.ts'

type Held = {
  reason: HoldReason
  /** As far as it could be read. */
  mail?: ReadMail
  attempt: Pick<Attempt, 'finish'>
}

/** Holds a mail for an agent. */
export function holdMail(
  { db }: Pick<Deps, 'db'>,
  { id }: ReceivedMailRow,
  { reason, mail, attempt }: Held,
): Promise<void> {
  return asWorker(db, async (tx) => {
    await attempt.finish(tx)
    if (!(await lockWaitingMail(tx, id))) return
    await updateReceivedMail(tx, id, { ...(mail && describeMail(mail)), state: 'held', reason })
  })
}
