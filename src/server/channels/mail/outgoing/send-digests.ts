import { v7 as uuidv7 } from 'uuid'

import { wordsIn } from '#shared/words/catalogue.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { chooseLanguage } from '#server/platform/http/request/language-of.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { dayIn } from '#server/platform/mail-transport/write-mail.ts'
import {
  listDigestReaders,
  takeDigestItems,
} from '#server/channels/mail/outgoing/plan/digest-queries.ts'
import { MAIL_SEND_BULK } from '#server/channels/mail/outgoing/sent/kinds.ts'
import { insertSentMail } from '#server/channels/mail/outgoing/sent/sent-mail-queries.ts'
import { findBrand } from '#server/channels/mail/outgoing/compose/text-queries.ts'

/** The hour of the day, where the reader is, from which on the mail of the day comes. */
const HOUR = 7

/** Makes the mail of a day, once a day for each person for whom something waits. */
export function sendDigests(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  return asWorker(deps.db, async (tx) => {
    const at = deps.now()
    const { name } = await findBrand(tx)
    for (const reader of await listDigestReaders(tx, at)) {
      const { customerId, id: userId, email, day } = reader
      if (reader.hour < HOUR) continue
      const words = wordsIn(chooseLanguage([reader.language]))
      const mailId = uuidv7({ msecs: at.getTime() })
      const isFirst = await insertSentMail(tx, {
        customerId,
        id: mailId,
        kind: 'digest',
        ticketId: null,
        userId,
        address: email,
        cause: `digest ${day} ${userId}`,
        subject: words.mail.digestSubject(name, dayIn(words, new Date(day))),
        isInternal: false,
        createdAt: at,
      })
      if (!isFirst) continue
      await takeDigestItems(tx, { userId, mailId })
      await addToOutbox(tx, MAIL_SEND_BULK, { customerId, mailId }, { key: userId, customerId })
    }
  })
}
