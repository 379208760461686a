import type { MailOut, SentMail, SentMailQuery } from '#shared/mail/out/contract.ts'
import type { Words } from '#shared/words/catalogue.ts'
import { OverReason } from '#shared/mail/out/values.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { sayFailure } from '#server/platform/jobs/job-failure-words.ts'
import { findOutState } from './out-state-queries.ts'
import {
  isMailOn,
  listAttempts,
  listBouncedAddresses,
  listMails,
} from './sent-mail-list-queries.ts'

const MOST_ADDRESSES = 100

/** Returns whether mail goes out, with the reason when it does not and the addresses that bounced. */
export function getMailOut({ db }: Pick<Deps, 'db'>, inWords: Words): Promise<MailOut> {
  return asStaff(db, async (tx) => {
    const { stoppedAt, stoppedCode, stoppedWords } = await findOutState(tx)
    const bounced = await listBouncedAddresses(tx, MOST_ADDRESSES)
    return {
      isOn: await isMailOn(tx),
      stopped: stoppedAt && {
        at: stoppedAt.toISOString(),
        code: stoppedCode,
        words: sayFailure(inWords, stoppedWords ?? ''),
      },
      bounced: bounced.map(({ customerId: id, customerName: name, address, bouncedAt, words }) => ({
        customer: { id, name },
        address,
        at: bouncedAt.toISOString(),
        words,
      })),
    }
  })
}

/** One page of the mails that went out or are to go out, with their attempts. */
export function listSentMails(
  { db }: Pick<Deps, 'db'>,
  inWords: Words,
  { state, limit, cursor }: SentMailQuery,
): Promise<{ mails: SentMail[]; nextCursor: string | undefined }> {
  return asStaff(db, async (tx) => {
    const rows = await listMails(tx, { state, before: cursor, limit: limit + 1 })
    const page = rows.slice(0, limit)
    const attempts = await listAttempts(
      tx,
      page.map(({ id }) => id),
    )
    return {
      mails: page.map(({ ticketId, number, data, ...mail }) => ({
        ...mail,
        ticket: ticketId === null || number === null ? null : { id: ticketId, number },
        createdAt: mail.createdAt.toISOString(),
        sentAt: mail.sentAt?.toISOString() ?? null,
        nextTryAt: mail.nextTryAt?.toISOString() ?? null,
        over:
          mail.state === 'dismissed'
            ? (OverReason.safeParse(data['reason']).data ?? 'dismissed')
            : null,
        attempts: attempts
          .filter(({ sentMailId }) => sentMailId === mail.id)
          .map(({ at, outcome, code, words }) => ({
            at: at.toISOString(),
            outcome,
            code,
            words: words && sayFailure(inWords, words),
          })),
      })),
      nextCursor: rows.length > limit ? page.at(-1)?.id : undefined,
    }
  })
}
