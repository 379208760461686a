import { v7 as uuidv7 } from 'uuid'

import type { Mailbox, MailboxInput } from '#shared/mail/boxes/contract.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { AppError, invalidInput, notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { sealSecret } from '#server/platform/keys/seal-secret.ts'
import { noteSender } from '#server/channels/mail/outgoing/sent/out-state.ts'
import { presentMailbox } from './present-mailbox.ts'
import {
  clearSender,
  deleteMailbox,
  hasAddress,
  insertMailbox,
  lockMailbox,
  lockMailboxes,
  type MailboxRow,
  updateMailbox,
} from './queries.ts'
import { findProblems, isSameDoor, normalizeInput } from './normalize-input.ts'

type SaveDeps = Pick<Deps, 'config' | 'db' | 'now' | 'cookieSecret' | 'keys'>

export function addMailbox(deps: SaveDeps, input: MailboxInput, by: Actor): Promise<Mailbox> {
  return asStaff(deps.db, async (tx) => {
    await lockMailboxes(tx)
    const settled = await mustBeGood(tx, input, undefined)
    const id = uuidv7()
    const at = deps.now()
    if (settled.isSender) await clearSender(tx, id)
    const row = await insertMailbox(tx, {
      ...settled,
      ...sealed(deps, input),
      id,
      createdAt: at,
      updatedAt: at,
      updatedBy: by.name,
    })
    await noteSender(tx, deps)
    await recordAudit(tx, {
      action: 'mailbox.added',
      by,
      at,
      subject: row,
      after: auditFields(row),
    })
    return presentMailbox(deps, row)
  })
}

/** @throws AppError `conflict` when it was changed meanwhile */
export function changeMailbox(
  deps: SaveDeps,
  { id, input, by }: { id: string; input: MailboxInput; by: Actor },
): Promise<Mailbox> {
  return asStaff(deps.db, async (tx) => {
    await lockMailboxes(tx)
    const before = await lockMailbox(tx, id)
    if (!before) throw notFound()
    if (before.version !== input.version)
      throw new AppError('conflict', (words) => words.mailboxes.changedMeanwhile(before.updatedBy))
    const settled = await mustBeGood(tx, input, before)
    const at = deps.now()
    if (settled.isSender) await clearSender(tx, id)
    const isElsewhere = settled.address !== before.address || !isSameDoor(settled, before)
    const row = await updateMailbox(tx, id, {
      ...settled,
      ...sealed(deps, input),
      // Another mailbox is read from now on, as a new one is.
      ...(isElsewhere && { uidValidity: null, lastUid: null, readFrom: null }),
      unreachableSince: null,
      lastError: null,
      lastErrorAt: null,
      updatedAt: at,
      updatedBy: by.name,
    })
    await noteSender(tx, deps)
    await recordAudit(tx, {
      action: 'mailbox.changed',
      by,
      at,
      subject: row,
      before: auditFields(before),
      after: { ...auditFields(row), ...(input.secret && { secretWas: 'replaced' }) },
    })
    return presentMailbox(deps, row)
  })
}

export function removeMailbox(deps: SaveDeps, id: string, by: Actor) {
  return asStaff(deps.db, async (tx) => {
    const row = await lockMailbox(tx, id)
    if (!row) throw notFound()
    await deleteMailbox(tx, id)
    await noteSender(tx, deps)
    const before = auditFields(row)
    await recordAudit(tx, { action: 'mailbox.removed', by, at: deps.now(), subject: row, before })
  })
}

/** @throws AppError `invalid_input` with what is wrong, by field */
async function mustBeGood(tx: Tx, input: MailboxInput, before: MailboxRow | undefined) {
  const settled = normalizeInput(input)
  const problems = findProblems(input, settled, before)
  if (await hasAddress(tx, settled.address, before?.id ?? null))
    problems.address = 'mailboxes.addressTaken'
  if (Object.keys(problems).length > 0) throw invalidInput(problems)
  return settled
}

function sealed({ keys }: SaveDeps, { secret, provider }: MailboxInput) {
  if (provider === 'ses') return { secret: null }
  if (secret === null || secret.trim() === '') return {}
  // A key file is whole with its line ends. Other secrets are pasted with spaces around them.
  return { secret: sealSecret(keys, secret.trim()) }
}

function auditFields(row: MailboxRow) {
  return {
    name: row.name,
    address: row.address,
    provider: row.provider,
    signIn: row.signIn,
    imap: row.imapHost === null ? null : `${row.imapHost}:${row.imapPort} ${row.imapEncryption}`,
    smtp: row.smtpHost === null ? null : `${row.smtpHost}:${row.smtpPort} ${row.smtpEncryption}`,
    userName: row.userName,
    tenantId: row.tenantId,
    clientId: row.clientId,
    secretEndsOn: row.secretEndsOn,
    trustedServer: row.trustedServer,
    resultsBelow: row.resultsBelow,
    isOn: row.isOn,
    isSender: row.isSender,
  }
}
