import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { Attempt } from '#server/platform/jobs/job.ts'
import {
  type Mail,
  type Mailer,
  messageIdOf,
  type Receipt,
} from '#server/platform/mail-transport/create-mailer.ts'
import { insertBouncedAddress } from '#server/channels/mail/outgoing/sent/address-queries.ts'
import { composeMail } from '#server/channels/mail/outgoing/compose/compose-mail.ts'
import { deleteDigestItems } from '#server/channels/mail/outgoing/plan/digest-queries.ts'
import {
  classifySmtpError,
  nextTryAt,
  type Verdict,
} from '#server/channels/mail/outgoing/sent/classify-smtp-error.ts'
import { askToSend } from '#server/channels/mail/outgoing/sent/ask-to-send.ts'
import type { MailKey } from '#server/channels/mail/outgoing/sent/kinds.ts'
import { openSender } from '#server/channels/mail/mailboxes/smtp/open-sending-mailbox.ts'
import { findOutState } from '#server/channels/mail/outgoing/sent/out-state-queries.ts'
import { stopSending } from '#server/channels/mail/outgoing/sent/out-state.ts'
import {
  beginAttempt,
  countRefusedByRule,
  endAttempt,
  hasEndedBefore,
  insertMessageId,
  lockSentMail,
  type SentMailRow,
  updateSentMail,
} from '#server/channels/mail/outgoing/sent/sent-mail-queries.ts'

/** A rule is against the installation when it has refused so many addresses, and none was accepted meanwhile. */
const REFUSED_ADDRESSES = 3
const RULE_WINDOW_MS = 24 * 3_600_000

export type SendingDeps = Pick<
  Deps,
  'config' | 'cookieSecret' | 'db' | 'mail' | 'mailAccess' | 'now' | 'keys'
>

type Begun = { mail: Mail; row: SentMailRow; number: number }

/**
 * Makes one attempt to send a mail. It is written down before the mail server is asked, so that a
 * process that dies leaves an attempt with an unknown outcome. The next has the same Message-ID
 * then.
 */
export async function sendMail(deps: SendingDeps, key: MailKey, attempt: Attempt): Promise<void> {
  const sender = await openSender(deps)
  const begun = sender && (await asWorker(deps.db, (tx) => begin(tx, deps, { key, sender })))
  if (!begun) return
  const result = await trySending(sender, begun.mail)
  await asWorker(deps.db, async (tx) => {
    await attempt.finish(tx)
    await (result.ok ? noteSent(tx, deps, begun, result) : noteFailed(tx, deps, begun, result))
  })
}

async function begin(
  tx: Tx,
  deps: SendingDeps,
  { key, sender }: { key: MailKey; sender: Mailer },
): Promise<Begun | undefined> {
  const row = await lockSentMail(tx, key)
  if (row?.state !== 'waiting' || (await findOutState(tx)).stoppedAt !== null) return undefined
  const messageId = row.messageId ?? messageIdOf(row.id, sender.from)
  const composed = await composeMail(tx, deps, row, { sender })
  if ('isOver' in composed) {
    await updateSentMail(tx, key, {
      state: 'dismissed',
      data: JSON.stringify({ ...row.data, reason: composed.isOver }),
    })
    if (row.ticketId === null) await deleteDigestItems(tx, row.id)
    return undefined
  }
  const at = deps.now()
  const number = await beginAttempt(tx, key, at)
  await updateSentMail(tx, key, { messageId, nextTryAt: null })
  const { customerId, ticketId, isInternal } = row
  if (ticketId !== null)
    await insertMessageId(tx, { messageId, customerId, ticketId, isInternal, at })
  return { mail: { ...composed, id: row.id, messageId }, row, number }
}

type Result = ({ ok: true } & Receipt) | ({ ok: false } & Verdict)

async function trySending(sender: Mailer, mail: Mail): Promise<Result> {
  try {
    return { ok: true, ...(await sender.send(mail)) }
  } catch (error) {
    return { ok: false, ...classifySmtpError(error) }
  }
}

async function noteSent(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  { row, number }: Begun,
  { words, serverId }: Receipt,
) {
  const key = keyOf(row)
  await endAttempt(tx, key, number, { outcome: 'sent', code: null, words })
  await updateSentMail(tx, key, { state: 'sent', sentAt: now(), serverId })
  const { customerId, ticketId, isInternal } = row
  if (ticketId === null) await deleteDigestItems(tx, row.id)
  // Some mail servers give a mail an id of their own, by which it is answered then.
  if (ticketId !== null && serverId !== null)
    await insertMessageId(tx, {
      messageId: serverId.replaceAll(/^<|>$/g, ''),
      customerId,
      ticketId,
      isInternal,
      at: now(),
    })
}

async function noteFailed(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  { row, number }: Begun,
  verdict: Verdict,
) {
  const key = keyOf(row)
  const { outcome, code, words } = verdict
  const now = deps.now()
  await endAttempt(tx, key, number, { outcome, code, words })
  if (outcome === 'stopped' || (verdict.isRefusedByRule && (await refusesAll(tx, now))))
    return stopSending(tx, { at: now, code, words })
  if (verdict.isAddressGone)
    await insertBouncedAddress(tx, { userId: row.userId, address: row.address, at: now, words })
  // A rule that refuses a mail twice will again. One of unknown outcome may arrive twice, but not again and again.
  const isLastTry =
    outcome === 'unknown' || verdict.isRefusedByRule
      ? await hasEndedBefore(tx, key, { number, outcome, code })
      : false
  const isOver = outcome === 'permanent' || isLastTry
  const again = isOver ? undefined : nextTryAt(number, { ...row, now })
  if (again === undefined) return updateSentMail(tx, key, { state: 'failed' })
  await updateSentMail(tx, key, { nextTryAt: again })
  await askToSend(tx, row, { notBefore: again })
}

/** Finds out whether a rule that refuses one mail refuses all, as a list of blocked senders does. */
async function refusesAll(tx: Tx, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - RULE_WINDOW_MS)
  return (await countRefusedByRule(tx, since)) >= REFUSED_ADDRESSES
}

function keyOf({ customerId, id: mailId }: SentMailRow): MailKey {
  return { customerId, mailId }
}
