import type { AcceptMail } from '#shared/mail/held/contract.ts'
import { MAX_ATTACHMENT_BYTES } from '#shared/limits.ts'

import type { Actor as AuditActor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { AppError, invalidInput } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findServedCustomer } from '#server/customers/served-customer-queries.ts'
import { findOrAddPerson } from '#server/tickets/core/participants.ts'
import { findMailboxFacts } from '#server/channels/mail/triage/decision/facts-queries.ts'
import { findAnswered } from '#server/channels/mail/triage/decision/find-answered.ts'
import { readAll } from '#server/channels/mail/triage/received/mail-reader.ts'
import {
  type Put,
  putAnswer,
  putNewTicket,
  putReceived,
  WORDS,
} from '#server/channels/mail/triage/apply/put-into-ticket.ts'
import { markPlaced } from '#server/channels/mail/triage/apply/mark-placed.ts'
import { storeFiles } from '#server/channels/mail/triage/apply/store-files.ts'
import type { MailFile, ReadMail } from '#server/channels/mail/parsing/mime/mail.ts'
import { type HeldMailDeps, mustBeThere, readAgain, writersOf } from './get-mail.ts'
import { findMail, lockMail, type MailRow } from './queries.ts'
import { findOfferedByNumber, listOfferedById } from './suggestion-queries.ts'

type Accepting = { mailId: string; how: AcceptMail; by: AuditActor }
type Said = Pick<ReadMail, 'text' | 'quoted' | 'html' | 'files' | 'leftOut' | 'remarks' | 'subject'>

/**
 * Puts a mail where an agent says that it belongs, once, as its sender's words. Of one that could not be read
 * the mail itself is the file.
 *
 * @throws AppError `not_found`, `conflict` where it is settled already, `ticket_closed`, `invalid_input`
 */
export async function acceptMail(
  deps: HeldMailDeps,
  agent: Viewer,
  { mailId, how, by }: Accepting,
): Promise<{ ticketId: string; number: number }> {
  const before = await asStaff(deps.db, async (tx) => {
    const row = mustBeOpen(await findMail(tx, mailId))
    return { row, mailbox: await findMailboxFacts(tx, row.mailboxId) }
  })
  const read = await readAgain(deps, before.row, before.mailbox)
  const mail = 'broken' in read ? await standIn(deps, before.row) : read
  const files = await storeFiles(deps, agent.customerId, mail.files)
  return asStaff(deps.db, async (tx) => {
    const row = mustBeOpen(await lockMail(tx, mailId))
    const at = deps.now()
    const shown = 'broken' in read ? mail : await withoutInternal(tx, deps, read)
    const { put, isInternal } = await place(tx, deps, agent, {
      row,
      how,
      by,
      said: { mail, shown, files },
    })
    const { messageId } = row
    await markPlaced(tx, { mailId, messageId, place: put, isInternal, at, by: agent.name })
    const [ticket] = await listOfferedById(tx, [put.ticketId])
    const number = ticket?.number ?? 0
    await recordAudit(tx, {
      action: 'held_mail.accepted',
      by,
      at,
      customerId: put.customerId,
      subject: { id: mailId, name: row.subject },
      after: { ticket: `#${number}`, as: how.as, from: row.fromAddress, reason: row.reason },
    })
    return { ticketId: put.ticketId, number }
  })
}

type ToPlace = {
  row: MailRow
  how: AcceptMail
  by: AuditActor
  said: { mail: Said; shown: Said; files: Awaited<ReturnType<typeof storeFiles>> }
}

async function place(
  tx: Tx,
  deps: HeldMailDeps,
  agent: Viewer,
  { row, how, by, said: { mail, shown, files } }: ToPlace,
): Promise<{ put: Put; isInternal: boolean }> {
  const at = deps.now()
  const toRequester = { mail: shown, files }
  if (how.as === 'ticket') {
    const customer = await findServedCustomer(tx, how.customerId)
    if (!customer) throw invalidInput({ customerId: (words) => words.desk.chooseCustomer })
    const { id } = await findOrAddPerson(tx, customer, how, { by, at })
    const requester = { customer, requester: { id, name: how.name ?? row.fromName ?? how.email } }
    return { put: await putNewTicket(tx, deps, toRequester, { requester }), isInternal: false }
  }
  const ticket = await findOfferedByNumber(tx, how.ticketNumber)
  if (!ticket) throw invalidInput({ ticketNumber: (words) => words.mail.noSuchTicket })
  const key = { customerId: ticket.customerId, ticketId: ticket.id }
  const writers = await writersOf(tx, row)
  const staff = writers.find(({ isStaff }) => isStaff)
  if (staff) {
    // A note: the author of a reply decides whether the customer should read it.
    const author = { ...staff, timeZone: agent.timeZone }
    const note = { kind: 'note' as const, agent: author, ...key }
    return { put: await putAnswer(tx, deps, { mail, files }, note), isInternal: true }
  }
  const person = writers.find(({ customerId }) => customerId === ticket.customerId)
  const author = person
    ? { userId: person.userId, name: person.name, isExternal: person.isExternal }
    : strangerOf(row)
  const received = { agent: { viewer: agent, byAgent: true }, author, ...key }
  return { put: await putReceived(tx, deps, toRequester, received), isInternal: false }
}

/** An unknown sender is named by their address, or they could be anyone. */
function strangerOf({ fromName, fromAddress, facts }: MailRow) {
  const address = fromAddress ?? facts.shownFrom ?? WORDS.unknownSender
  return { userId: null, name: fromName ? `${fromName} (${address})` : address }
}

/** Removes quotes of a notice to staff, for any reason of holding. The requester must not read them. */
async function withoutInternal(tx: Tx, deps: HeldMailDeps, mail: ReadMail): Promise<Said> {
  const answered = await findAnswered(tx, deps.cookieSecret, mail, [])
  return answered.some(({ isInternal }) => isInternal)
    ? { ...mail, quoted: null, html: null }
    : mail
}

/** @throws AppError `not_found`, `conflict` */
export function mustBeOpen(row: MailRow | undefined): MailRow {
  const found = mustBeThere(row)
  if (found.state === 'held') return found
  throw new AppError('conflict', (words) => words.mail.settledAlready)
}

async function standIn({ files }: HeldMailDeps, row: MailRow): Promise<Said> {
  if (row.isHeadOnly) return beginningOf(row)
  const raw = row.rawKey === null ? undefined : await readAll(await files.read(row.rawKey))
  const file: MailFile | undefined = raw && {
    filename: 'mail.eml',
    contentType: 'application/octet-stream',
    bytes: raw,
    cid: null,
    isInline: false,
  }
  const isFitting = raw !== undefined && raw.length <= MAX_ATTACHMENT_BYTES
  return {
    subject: row.subject,
    text: WORDS.unreadable,
    quoted: null,
    html: null,
    files: file && isFitting ? [file] : [],
    leftOut: file && !isFitting ? [{ name: file.filename, why: 'too-large' }] : [],
    remarks: [],
  }
}

/** Makes a text of what is left of a mail. Its headers are of no use to a requester. */
function beginningOf({ subject, facts }: MailRow): Said {
  const text = [facts.preview ?? '', WORDS.onlyBeginning].filter(Boolean).join('\n\n')
  return { subject, text, quoted: null, html: null, files: [], leftOut: [], remarks: [] }
}
