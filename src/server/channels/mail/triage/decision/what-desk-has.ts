import type { Deps } from '#server/deps.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { readAnswering } from '#server/channels/mail/parsing/headers/answering.ts'
import { headOf, readHead } from '#server/channels/mail/parsing/mime/head.ts'
import type { DeskHas } from '#server/channels/mail/parsing/mime/mail.ts'
import { readReplyAddress } from '#server/channels/mail/reply-address.ts'
import { listPicturesOfTickets, listTicketsOfMessageIds } from './facts-queries.ts'
import { findAnswered } from './find-answered.ts'

/** Finds what the desk has of what a mail may quote, so that nothing else of it is folded away. */
export function whatDeskHas(
  { db, cookieSecret, mail }: Pick<Deps, 'db' | 'cookieSecret' | 'mail'>,
  raw: Uint8Array,
): Promise<DeskHas> {
  const answering = readAnswering(readHead(headOf(raw)))
  const { to, cc, inReplyTo, references } = answering
  return asWorker(db, async (tx) => {
    const isAddressed = [...to, ...cc].some(({ address }) =>
      readReplyAddress(cookieSecret, address),
    )
    const direct = [inReplyTo[0] ?? references.at(-1) ?? []].flat()
    const tickets = await findAnswered(tx, cookieSecret, answering, [])
    const isAnswer = isAddressed || (await listTicketsOfMessageIds(tx, direct)).length > 0
    return {
      isAnswer: tickets.length > 0 && isAnswer,
      senders: mail ? [mail.from.address.toLowerCase()] : [],
      pictures: await listPicturesOfTickets(tx, tickets),
    }
  })
}
