import { Readable } from 'node:stream'

import type { MailProvider } from '#shared/mail/boxes/values.ts'

import { AppError, notFound } from '#server/platform/app-error.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { openSecret } from '#server/platform/jobs/seal-secret.ts'
import { storeRawMail } from '#server/channels/mail/boxes/store-raw-mail.ts'
import { takeMail } from '#server/channels/mail/placing/take-mail.ts'
import { readMailgun } from './mailgun.ts'
import type { Posted, PostedCall, PostedMail, PostedProof } from './posted-mail.ts'
import { readPostmark } from './postmark.ts'
import { findPostedMailbox, insertProof, updatePosted } from './queries.ts'
import { hasSecret } from './same-text.ts'
import { readSendGrid } from './sendgrid.ts'
import { readSes } from './ses.ts'

type PostedDeps = Pick<Deps, 'cookieSecret' | 'db' | 'files' | 'now' | 'mailAccess'>

/**
 * Takes what a provider posted, when it proves itself. Returns after the commit: what failed until then is
 * posted again.
 */
export async function takePosted(deps: PostedDeps, id: string, call: PostedCall): Promise<void> {
  const mailbox = await asWorker(deps.db, (tx) => findPostedMailbox(tx, id))
  if (!mailbox) throw notFound()
  const { provider, proofKey } = mailbox
  const secret = mailbox.secret && openSecret(deps.cookieSecret, mailbox.secret)
  const { fetchText } = deps.mailAccess
  const posted = await readPosted(provider, call, { secret, proofKey, fetchText })
  if (posted.kind === 'refused')
    throw new AppError('forbidden', (words) => words.mailboxes.notProved)
  // The provider posts again later, when it may be switched on.
  if (!mailbox.isOn) throw new AppError('unavailable', (words) => words.mailboxes.switchedOff)
  if (posted.kind === 'unread')
    throw new AppError('invalid_input', (words) => words.mailboxes.notRaw)
  if (posted.kind === 'mail') await take(deps, id, posted.mail)
}

/** @throws AppError where no mailbox takes the call, or the secret of its address is wrong */
export async function mustBeExpected(
  deps: Pick<Deps, 'cookieSecret' | 'db'>,
  id: unknown,
  { authorization }: { authorization?: string },
): Promise<void> {
  const mailbox =
    typeof id === 'string' && (await asWorker(deps.db, (tx) => findPostedMailbox(tx, id)))
  if (!mailbox) throw notFound()
  const { provider, secret } = mailbox
  if (provider !== 'postmark' && provider !== 'sendgrid') return
  if (!hasSecret(authorization, secret && openSecret(deps.cookieSecret, secret)))
    throw new AppError('forbidden', (words) => words.mailboxes.notProved)
}

async function readPosted(
  provider: MailProvider,
  call: PostedCall,
  proof: PostedProof,
): Promise<Posted> {
  if (provider === 'postmark') return readPostmark(call, proof)
  if (provider === 'mailgun') return readMailgun(call, proof)
  if (provider === 'sendgrid') return readSendGrid(call, proof)
  return provider === 'ses' ? readSes(call, proof) : { kind: 'refused' }
}

async function take(deps: PostedDeps, mailboxId: string, { raw, mark }: PostedMail) {
  const { rawKey, head, start, sizeBytes, keep } = await storeRawMail(deps, Readable.from([raw]))
  const at = deps.now()
  await asWorker(deps.db, async (tx) => {
    // Posted once more, because our answer was lost: its file goes with the clean-up.
    if (mark !== null && !(await insertProof(tx, { mailboxId, mark, takenAt: at }))) return
    await keep(tx)
    await updatePosted(tx, mailboxId, at)
    const place = { uidValidity: null, uid: null, receivedAt: at }
    await takeMail(tx, deps, { mailboxId, ...place, sizeBytes, rawKey, head, start, cut: null })
  })
}
