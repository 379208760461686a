import { createHmac } from 'node:crypto'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { findSenderVersion } from '#server/channels/mail/mailboxes/smtp/sender-queries.ts'
import { askToSend } from './ask-to-send.ts'
import { findOutState, updateOutState } from './out-state-queries.ts'
import { listForgotten } from './sent-mail-queries.ts'

const AT_ONCE = 500

/** Stops sending until an administrator has looked: the mail server refuses the installation itself. */
export async function stopSending(
  tx: Tx,
  { at, code, words }: { at: Date; code: string | null; words: string },
): Promise<void> {
  await updateOutState(tx, { stoppedAt: at, stoppedCode: code, stoppedWords: words })
}

/** Goes on with everything that waits. */
export async function resumeSending(tx: Tx, now: Date): Promise<void> {
  await updateOutState(tx, { stoppedAt: null, stoppedCode: null, stoppedWords: null })
  await askForForgotten(tx, now)
}

/** Asks for the jobs of mails that wait and have none, unless nothing is to be sent. */
export async function askForForgotten(tx: Tx, now: Date): Promise<void> {
  if ((await findOutState(tx)).stoppedAt !== null) return
  for (const mail of await listForgotten(tx, now, AT_ONCE)) await askToSend(tx, mail)
}

type NoteDeps = Pick<Deps, 'config' | 'cookieSecret' | 'now'>

/**
 * Tells the database whether there is a mail server, at the start of a process. With another one than before,
 * what was stopped goes on.
 */
export function noteMailServer({
  config,
  cookieSecret,
  db,
  now,
}: NoteDeps & Pick<Deps, 'db'>): Promise<void> {
  return asWorker(db, (tx) => noteSender(tx, { config, cookieSecret, now }))
}

/** Tells the database by what mail goes out, in the transaction that has changed it. */
export async function noteSender(tx: Tx, { config, cookieSecret, now }: NoteDeps): Promise<void> {
  const mailbox = await findSenderVersion(tx)
  const way = mailbox ? [mailbox.id, mailbox.version] : config.mail
  const serverMark =
    way === undefined
      ? null
      : createHmac('sha256', cookieSecret).update(JSON.stringify(way)).digest('base64url')
  const before = await findOutState(tx)
  if (before.serverMark === serverMark) return
  await updateOutState(tx, { hasServer: way !== undefined, serverMark })
  await resumeSending(tx, now())
}
