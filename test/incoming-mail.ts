import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

import { v7 as uuidv7 } from 'uuid'

import type { MailReader } from '#server/channels/mail/triage/received/mail-reader.ts'
import { triageReceived } from '#server/channels/mail/triage/apply/triage-received.ts'
import { readMail } from '#server/channels/mail/parsing/read-mail.ts'
import { ingestMail } from '#server/channels/mail/triage/received/ingest-mail.ts'
import { asWorker } from '#server/platform/db/as-role.ts'

import type { Portal } from './a-portal.ts'

export type Mailbox = { id: string; address: string; customerId: string }

/** The server that receives for every mailbox of the tests, and is trusted. */
export const TRUSTED_SERVER = 'mx.msp.example'

/** A mailbox that reads. Nothing connects to it: tests deliver to it themselves. */
export async function aMailbox(
  { deps }: Pick<Portal, 'deps'>,
  address = `support-${randomUUID().slice(0, 8)}@msp.example`,
): Promise<Mailbox> {
  const id = randomUUID()
  const at = deps.now()
  await asWorker(deps.db, (tx) =>
    tx
      .insertInto('mailboxes')
      .values({
        id,
        address,
        name: 'Support',
        provider: 'other',
        signIn: 'password',
        trustedServer: TRUSTED_SERVER,
        isOn: true,
        createdAt: at,
        updatedAt: at,
        updatedBy: 'Ada Admin',
      })
      .execute(),
  )
  return { id, address, customerId: '00000000-0000-7000-8000-000000000001' }
}

export type Written = {
  from: string
  to?: string
  subject?: string
  text?: string
  messageId?: string
  /** The trusted server's verdict on it. */
  results?: string
  /** Further lines of the head. */
  headers?: string[]
  /** In place of the text: the rest of the mail, with its own Content-Type among the headers. */
  body?: string
}

/** Writes a mail as it comes in. Its sender is vouched for by DMARC, unless it says otherwise. */
export function writeRawMail(mailbox: Mailbox, mail: Written): string {
  const domain = /@([^>\s]+)/.exec(mail.from)?.[1] ?? ''
  const { results = `dmarc=pass header.from=${domain}`, text = 'Hello' } = mail
  return [
    ...(results === '' ? [] : [`Authentication-Results: ${TRUSTED_SERVER}; ${results}`]),
    `From: ${mail.from}`,
    `To: ${mail.to ?? mailbox.address}`,
    `Subject: ${mail.subject ?? 'Printer'}`,
    `Message-ID: <${mail.messageId ?? `${randomUUID()}@mail.example`}>`,
    'Date: Mon, 05 Jan 2026 10:00:00 +0000',
    'MIME-Version: 1.0',
    ...(mail.body === undefined ? ['Content-Type: text/plain; charset=utf-8'] : []),
    ...(mail.headers ?? []),
    '',
    mail.body ?? text,
    '',
  ].join('\r\n')
}

/** Lets a mailbox take a mail, as its reader does. Returns whether it is a new one, by its row. */
export async function takeRawMail(
  { deps }: Pick<Portal, 'deps'>,
  mailbox: Mailbox,
  raw: string,
): Promise<{ mailId: string } | undefined> {
  const bytes = Buffer.from(raw, 'latin1')
  const end = bytes.indexOf('\r\n\r\n')
  const rawKey = `${mailbox.customerId}/${uuidv7()}`
  await deps.files.write(rawKey, Readable.from([bytes]))
  await asWorker(deps.db, (tx) =>
    ingestMail(tx, deps, {
      mailboxId: mailbox.id,
      uidValidity: null,
      uid: null,
      receivedAt: deps.now(),
      sizeBytes: bytes.length,
      rawKey,
      head: bytes.subarray(0, end),
      start: bytes.subarray(end),
      cut: null,
    }),
  )
  const row = await asWorker(deps.db, (tx) =>
    tx.selectFrom('receivedMails').select('id').where('rawKey', '=', rawKey).executeTakeFirst(),
  )
  return row && { mailId: row.id }
}

export function findReceived({ deps }: Pick<Portal, 'deps'>, mailId: string) {
  return asWorker(deps.db, (tx) =>
    tx.selectFrom('receivedMails').selectAll().where('id', '=', mailId).executeTakeFirstOrThrow(),
  )
}

/** Delivers a mail and lets it be placed. Returns what has become of it. */
export async function deliver(portal: Pick<Portal, 'deps'>, mailbox: Mailbox, mail: Written) {
  const taken = await takeRawMail(portal, mailbox, writeRawMail(mailbox, mail))
  if (!taken) throw new Error('a double')
  await placeNow(portal, taken)
  return findReceived(portal, taken.mailId)
}

/** Makes one attempt of its job. */
export async function placeNow(
  { deps }: Pick<Portal, 'deps'>,
  { mailId }: { mailId: string },
  { readMail: reader = readMail, finish = () => Promise.resolve() }: Attempted = {},
) {
  const { signal } = new AbortController()
  const attempt = { id: mailId, signal, secret: null, finish }
  await triageReceived({ ...deps, readMail: reader }, { mailId }, attempt)
}

type Attempted = { readMail?: MailReader; finish?: () => Promise<void> }
