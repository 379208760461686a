import { settingsEndpoints } from '#shared/settings/endpoints.ts'
import type { RatingScore } from '#shared/tickets/rating.ts'
import type { Language } from '#shared/languages.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import {
  type Mail,
  type Mailer,
  messageIdOf,
} from '#server/platform/mail-transport/create-mailer.ts'
import { momentIn } from '#server/platform/mail-transport/write-mail.ts'
import { chooseLanguage } from '#server/platform/http/request/language-of.ts'
import { leavingToken, ratingToken } from '#server/access/rating-links/rating-link-holder.ts'
import { installationId } from '#server/channels/mail/installation-id.ts'
import { makeReplyAddress } from '#server/channels/mail/reply-address.ts'
import { findReader } from '#server/channels/mail/outgoing/plan/cause-queries.ts'
import { markHeaders, threadOf } from './mail-headers.ts'
import { addressOf, mailOffToken } from './mail-off.ts'
import type { TicketKey } from '#server/channels/mail/outgoing/sent/kinds.ts'
import {
  findLastMessageId,
  findRootMessageId,
  insertMessageId,
  type SentMailRow,
} from '#server/channels/mail/outgoing/sent/sent-mail-queries.ts'
import { findBrand, findReplyBase, findTicketText } from './text-queries.ts'
import { describeDigest } from './describe-digest.ts'
import { describeTicketNews, type News } from './describe-ticket-news.ts'
import { writeBody } from './write-body.ts'

type ComposeDeps = Pick<Deps, 'config' | 'cookieSecret'>

type Composed = Omit<Mail, 'id' | 'messageId'>

/** Why a mail is not sent after all. */
type IsOver = { isOver: 'reader_gone' | 'unwanted' | 'nothing_left' }

/**
 * Writes a mail from what its reader may see at this moment: a note that was never theirs is not in
 * it, for any cause of the mail.
 */
export async function composeMail(
  tx: Tx,
  deps: ComposeDeps,
  row: SentMailRow,
  { sender }: { sender: Mailer },
): Promise<Composed | IsOver> {
  const found = await findReader(tx, row.userId)
  if (!found || found.email !== row.address) return { isOver: 'reader_gone' }
  const language = chooseLanguage([found.language])
  const reader = { ...found, language }
  if (reader.choice === 'none') return { isOver: 'unwanted' }
  const brand = await findBrand(tx)
  const news =
    row.ticketId === null
      ? await describeDigest(tx, row, { reader, brand })
      : await describeTicketNews(tx, { ...row, ticketId: row.ticketId }, { ...reader, brand })
  if (!news) return { isOver: 'nothing_left' }
  const { publicUrl } = deps.config
  const isOnlooker = news.part?.reason === 'category' || news.part?.reason === 'all'
  const offUrl = publicUrl + addressOf(mailOffToken(deps.cookieSecret, reader.id, { isOnlooker }))
  const reply = await threadHeaders(tx, deps, row, sender)
  const body = writeBody({
    installation: { name: brand.name, logo: logoOf(brand, publicUrl) },
    title: news.title,
    sections: news.sections(publicUrl),
    link: news.link(publicUrl),
    rating: ratingLinks(deps, news, { ...row, userId: reader.id }),
    history: news.history,
    footer: footerOf(news, { ...reader, ...row }, { installation: brand.name, reply }),
    links: [
      ...leavingLink(deps, news, { ...row, userId: reader.id, language }),
      { text: wordsIn(language).mail.chooseMail, url: offUrl },
    ],
    timeZone: news.timeZone,
    language,
  })
  return {
    to: { name: reader.name, address: reader.email },
    subject: row.subject,
    ...body,
    fromName: news.author === null ? brand.name : `${news.author} (${brand.name})`,
    ...reply,
    headers: markHeaders({
      kind: row.kind,
      isOnlooker,
      installationId: installationId(deps.cookieSecret),
      offUrl,
    }),
  }
}

/** Address for an answer, and the thread of the mail. A mail of a day has no thread. */
async function threadHeaders(
  tx: Tx,
  { cookieSecret }: Pick<Deps, 'cookieSecret'>,
  { customerId, id, ticketId, userId, isInternal }: SentMailRow,
  { from }: Mailer,
): Promise<Pick<Mail, 'replyTo' | 'inReplyTo' | 'references'>> {
  if (ticketId === null) return {}
  const key = { customerId, ticketId }
  const root = (await findRootMessageId(tx, key)) ?? (await makeRoot(tx, key, from))
  const last = await findLastMessageId(tx, key, { userId, beforeId: id })
  const base = await findReplyBase(tx, from.address)
  const replyTo =
    base === undefined ? undefined : makeReplyAddress(cookieSecret, { base, ticketId, isInternal })
  return { ...threadOf(root, last), ...(replyTo !== undefined && { replyTo }) }
}

/**
 * Makes an id that a ticket's mails hang on and that no mail has, for one that no mail raised. Kept, so that
 * it is known when it comes back.
 */
async function makeRoot(tx: Tx, key: TicketKey, from: Mailer['from']): Promise<string> {
  const messageId = messageIdOf(`ticket-${key.ticketId}`, from)
  const ticket = await findTicketText(tx, key)
  // Before every mail there is, so that it stays the first.
  const at = ticket && new Date(ticket.createdAt.getTime() - 1_000)
  if (at) await insertMessageId(tx, { ...key, messageId, isInternal: false, at })
  return messageId
}

/** Leads to a page that stores a rating when a button on it is pressed: scanners of mail open every link. */
function ratingLinks(
  { config, cookieSecret }: ComposeDeps,
  { ratedClosing: closedAt }: News,
  { customerId, userId, ticketId }: Pick<SentMailRow, 'customerId' | 'userId' | 'ticketId'>,
) {
  if (closedAt === null || ticketId === null) return null
  const token = ratingToken(cookieSecret, { customerId, userId, ticketId, closedAt })
  // Put the secret in the fragment: browsers do not send it, so it is in no log.
  return (score: RatingScore) => `${config.publicUrl}/rate?score=${score}#${token}`
}

/** Leads to a page on which a participant leaves the ticket, in the same way. */
function leavingLink(
  { config, cookieSecret }: ComposeDeps,
  { part }: News,
  {
    customerId,
    userId,
    ticketId,
    createdAt: sentAt,
    language,
  }: Pick<SentMailRow, 'customerId' | 'userId' | 'ticketId' | 'createdAt'> & { language: Language },
) {
  if (part?.reason !== 'participant' || ticketId === null) return []
  const token = leavingToken(cookieSecret, { customerId, userId, ticketId, sentAt })
  return [{ text: wordsIn(language).mail.leaveTicket, url: `${config.publicUrl}/leave#${token}` }]
}

function logoOf(
  { digest, width, height }: Awaited<ReturnType<typeof findBrand>>,
  publicUrl: string,
) {
  if (digest === null) return null
  const url = `${publicUrl}${settingsEndpoints.getLogo.path}?v=${digest.slice(0, 16)}`
  return { url, width: width ?? 1, height: height ?? 1 }
}

function footerOf(
  { closed, isDigest, part, timeZone }: News,
  {
    isExternal,
    isInternal,
    language,
  }: { isExternal: boolean; isInternal: boolean; language: Language },
  { installation, reply }: { installation: string; reply: Pick<Mail, 'replyTo'> },
): string[] {
  const all = wordsIn(language)
  const { mail: words } = all
  if (isDigest) return [words.whyDigest(installation)]
  const isRead = reply.replyTo !== undefined
  if (part) {
    const why = { requester: words.whyRequester, participant: words.whyParticipant }
    const whySeen = { category: words.whySeen, all: words.whySeen }
    const how = isExternal ? words.replyNotRead : words.replyInPortal
    const answer = closed && !isExternal ? words.replyFollowsUp : words.replyToAnswer
    const isAnswered = isRead && part.mayAnswer && !(closed && isExternal)
    const until = closed?.reopenableUntil
      ? momentIn(all, closed.reopenableUntil, { timeZone })
      : null
    return [
      ...(closed && part.mayAnswer && !isExternal ? [words.closedUntil(until)] : []),
      isAnswered ? answer : how,
      part.sharing,
      { ...why, ...whySeen }[part.reason](installation),
    ]
  }
  const why = words.whyStaff(installation)
  if (!isRead) return [words.replyInPortal, why]
  return [isInternal ? words.answerIsNote : words.answerReachesCustomer, why]
}
