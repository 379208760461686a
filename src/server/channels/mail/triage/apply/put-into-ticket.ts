import type { AnswerKind } from '#shared/desk/values.ts'
import { wordsIn } from '#shared/words/catalogue.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import type { Acting, Actor } from '#server/tickets/core/audience.ts'
import { addReceived } from '#server/tickets/by-mail/add-received.ts'
import { answerByMail } from '#server/tickets/by-mail/answer-by-mail.ts'
import { raiseByMail } from '#server/tickets/by-mail/raise-by-mail.ts'
import { replyByMail } from '#server/tickets/by-mail/reply-by-mail.ts'
import type { Requester } from '#server/tickets/external/raise-external-ticket.ts'
import { placePictures } from '#server/channels/mail/parsing/mail-html.ts'
import type { ReadMail } from '#server/channels/mail/parsing/mime/mail.ts'
import { LOCKED_AWAY } from '#server/channels/mail/triage/decision/is-whole.ts'
import { insertMailPart } from '#server/channels/mail/triage/received/received-queries.ts'
import { MAX_TEXT_LENGTH } from '#shared/limits.ts'
import { isBlankHtml, sanitizeAgentHtml } from '#server/tickets/core/sanitize-agent-html.ts'

import { newSubject } from './new-subject.ts'

/** Text that is stored with tickets is in one language, like all system text there. */
export const WORDS = wordsIn('en').mail

export type Put = { customerId: string; ticketId: string; commentId: string | null }
export type Words = Pick<
  ReadMail,
  'text' | 'quoted' | 'html' | 'files' | 'leftOut' | 'remarks' | 'subject'
>
export type Said = { mail: Words; files: ReceivedFile[] }
type InTicket = { customerId: string; ticketId: string }

/** Makes a mail its requester's reply, in the transaction that settles it. */
export async function putReply(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  { mail, files }: Said,
  { requester, ticketId }: { requester: Requester; ticketId: string },
): Promise<Put> {
  const reply = { ticketId, content: textOf(mail), files }
  const { commentId, fileIds } = await replyByMail(tx, deps, requester, reply)
  return keepPart(tx, { customerId: requester.customer.id, ticketId, commentId }, mail, fileIds)
}

type NewTicket = { requester: Requester } & Pick<
  Parameters<typeof raiseByMail>[3],
  'followsId' | 'isFollowUp' | 'priority' | 'categories'
>

/** Makes a mail a new ticket, in the transaction that settles it. */
export async function putNewTicket(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  { mail, files }: Said,
  { requester, ...ticket }: NewTicket,
): Promise<Put> {
  const { ticketId, fileIds } = await raiseByMail(tx, deps, requester, {
    ...ticket,
    subject: newSubject(mail.subject) ?? WORDS.noSubject,
    description: textOf(mail),
    files,
  })
  const customerId = requester.customer.id
  return keepPart(tx, { customerId, ticketId, commentId: null }, mail, fileIds)
}

/** Makes a mail its agent's reply or note, in the transaction that settles it. */
export async function putAnswer(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  { mail, files }: Said,
  { kind, agent, customerId, ticketId }: { kind: AnswerKind; agent: Acting } & InTicket,
): Promise<Put> {
  const content = answerHtml({ html: mail.html, text: textOf(mail) })
  const answer = { customerId, ticketId, kind, content, files }
  const commentId = await answerByMail(tx, deps, agent, answer)
  // The comment itself is their HTML.
  return keepPart(tx, { customerId, ticketId, commentId }, { ...mail, html: null }, [])
}

/** Makes a mail its author's comment, because an agent says so, in the transaction that settles it. */
export async function putReceived(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  { mail, files }: Said,
  {
    agent,
    author,
    customerId,
    ticketId,
  }: { agent: Actor; author: Parameters<typeof addReceived>[3]['author'] } & InTicket,
): Promise<Put> {
  const received = { customerId, ticketId, author, content: textOf(mail), files }
  const { commentId, fileIds } = await addReceived(tx, deps, agent, received)
  return keepPart(tx, { customerId, ticketId, commentId }, mail, fileIds)
}

/** Returns the text of a mail. An empty mail is one, too: its files or its subject may say everything. */
function textOf(mail: Words): string {
  return mail.text.trim() === '' ? insteadOfText(mail) : mail.text
}

/** The words of some mails are in a file, which only their reader's program opens. */
function insteadOfText({ remarks, files, leftOut }: Words): string {
  const isInFile = remarks.some((remark) => LOCKED_AWAY.includes(remark))
  return isInFile && files.length + leftOut.length > 0 ? WORDS.textInFile : WORDS.noText
}

/** Keeps what the ticket shows of the mail beside its plain text, if there is anything. */
export async function keepPart(
  tx: Tx,
  put: Put,
  mail: Pick<Words, 'html' | 'quoted' | 'leftOut' | 'remarks' | 'files'>,
  fileIds: string[],
): Promise<Put> {
  const { html, quoted, leftOut, remarks, files } = mail
  if (html === null && quoted === null && leftOut.length === 0 && remarks.length === 0) return put
  const addressOf = (cid: string) => {
    const id = fileIds[files.findIndex((file) => file.cid === cid)]
    return id === undefined ? undefined : `/api/desk-files/${id}`
  }
  await insertMailPart(tx, {
    ...put,
    partId: put.commentId ?? put.ticketId,
    html: html === null ? null : placePictures(html, addressOf),
    quoted,
    leftOut: JSON.stringify(leftOut),
    remarks,
  })
  return put
}

/** Converts an agent's mail into an answer as it is stored. Pictures are among the files. */
function answerHtml({ html, text }: Pick<ReadMail, 'html' | 'text'>): string {
  const content = sanitizeAgentHtml(html ?? '')
  const isFitting = !isBlankHtml(content) && content.length <= MAX_TEXT_LENGTH
  return isFitting ? content : plainToHtml(text)
}

function plainToHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
