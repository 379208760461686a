import { Readable } from 'node:stream'

import { AppError, notFound } from '#server/platform/app-error.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { openSecret } from '#server/platform/keys/seal-secret.ts'
import { storeRawMail } from '#server/channels/mail/mailboxes/store-raw-mail.ts'
import { ingestMail } from '#server/channels/mail/triage/received/ingest-mail.ts'
import { MAX_SES_BYTES, type PostedCall, type PostedMail } from './posted-mail.ts'
import { findPostedMailbox, insertProof, updatePosted } from './queries.ts'
import { readPosted } from './read-posted.ts'
import { hasSecret, isSameText } from './same-text.ts'

type PostedDeps = Pick<Deps, 'keys' | 'db' | 'files' | 'log' | 'now' | 'mailAccess'>

/** Address that a provider has posted to. */
type Address = { mailboxId: string; key: string | undefined }

/**
 * Takes what a provider posted, when it proves itself. Returns after the commit: what failed until then is
 * posted again.
 */
export async function takePosted(
  deps: PostedDeps,
  { mailboxId: id, key }: Address,
  call: PostedCall,
): Promise<void> {
  const mailbox = await asWorker(deps.db, (tx) => findPostedMailbox(tx, id))
  if (!mailbox) throw notFound()
  const { provider, proofKey } = mailbox
  const secret = mailbox.secret && openSecret(deps.keys, mailbox.secret)
  const posted = await readPosted(deps, { provider, call, proof: { secret, proofKey } })
  if (posted.kind === 'refused')
    throw new AppError('forbidden', (words) => words.mailboxes.notProved)
  // The provider posts again later, when it may be switched on.
  if (!mailbox.isOn) throw new AppError('unavailable', (words) => words.mailboxes.switchedOff)
  if (posted.kind === 'unread')
    throw new AppError('invalid_input', (words) => words.mailboxes.notRaw)
  if (posted.kind === 'mail') await take(deps, { mailboxId: id, key }, posted.mail)
}

/**
 * Checks a call before its body is read, so that only callers who know the secret of the address make us
 * read megabytes.
 *
 * @throws AppError when no mailbox takes the call, the secret is wrong or the body is too large
 */
export async function mustBeExpected(
  deps: Pick<Deps, 'keys' | 'db'>,
  { mailboxId: id, key }: { mailboxId?: unknown; key?: unknown },
  headers: { authorization?: string; 'content-length'?: string },
): Promise<void> {
  const mailbox =
    typeof id === 'string' && (await asWorker(deps.db, (tx) => findPostedMailbox(tx, id)))
  if (!mailbox) throw notFound()
  const { provider, secret, postingKey, keyRequired } = mailbox
  const isExpected =
    provider === 'postmark' || provider === 'sendgrid'
      ? hasSecret(headers.authorization, secret && openSecret(deps.keys, secret))
      : typeof key === 'string'
        ? isSameText(key, postingKey)
        : !keyRequired
  if (!isExpected) throw new AppError('forbidden', (words) => words.mailboxes.notProved)
  if (provider === 'ses' && Number(headers['content-length'] ?? 0) > MAX_SES_BYTES)
    throw new AppError('too_large', (words) => words.server.tooLarge)
}

async function take(deps: PostedDeps, { mailboxId, key }: Address, { raw, mark }: PostedMail) {
  const { rawKey, head, start, sizeBytes, keep } = await storeRawMail(
    deps,
    Readable.from([Buffer.from(raw)]),
  )
  const at = deps.now()
  await asWorker(deps.db, async (tx) => {
    // Posted once more, because our answer was lost: its file goes with the clean-up.
    if (mark !== null && !(await insertProof(tx, { mailboxId, mark, takenAt: at }))) return
    await keep(tx)
    await updatePosted(tx, mailboxId, {
      readAt: at,
      ...(key !== undefined && { keyRequired: true }),
    })
    const place = { uidValidity: null, uid: null, receivedAt: at }
    await ingestMail(tx, deps, { mailboxId, ...place, sizeBytes, rawKey, head, start, cut: null })
  })
}
