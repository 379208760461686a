import { alertName } from '#shared/mail/alerts/values.ts'
import type { Mail, MailSuggestion } from '#shared/mail/held/contract.ts'
import { listByEmail } from '#server/access/users/queries.ts'
import { notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import {
  findMailboxFacts,
  listTicketsNaming,
  listTicketsOfMessageIds,
} from '#server/channels/mail/triage/decision/facts-queries.ts'
import type { TriageDeps } from '#server/channels/mail/triage/received/mail-reader.ts'
import { readStored } from '#server/channels/mail/triage/decision/read-stored.ts'
import type { SuggestedBy } from '#shared/mail/held/values.ts'

import { presentMailItem } from './present-mail.ts'
import { countHeldOf, findCustomerOfDomain, findMail, type MailRow } from './queries.ts'
import { findOfferedByNumber, listOfferedById, listOfferedOfAddress } from './suggestion-queries.ts'

const MOST_OF_SENDER = 5

type Found = Awaited<ReturnType<typeof listOfferedById>>[number]

/** The tickets that a mail may belong to, the likeliest first, each once. */
async function suggestTickets(tx: Tx, row: MailRow): Promise<MailSuggestion[]> {
  const { facts, subject, fromAddress, namedIds, messageId } = row
  const [, digits] = /#(\d{1,12})\b/.exec(subject) ?? []
  const named = digits === undefined ? undefined : await findOfferedByNumber(tx, Number(digits))
  const found: [SuggestedBy, Found[]][] = [
    ['answered', await listOfferedById(tx, facts.ticketIds ?? [])],
    ['thread', await listOfferedById(tx, await listOfThread(tx, { namedIds, messageId }))],
    ['number', named ? [named] : []],
    ['sender', fromAddress ? await listOfferedOfAddress(tx, fromAddress, MOST_OF_SENDER) : []],
  ]
  const byId = new Map<string, MailSuggestion>()
  for (const [by, tickets] of found)
    for (const { customerId: _, ...ticket } of tickets)
      if (!byId.has(ticket.id)) byId.set(ticket.id, { ...ticket, by })
  return [...byId.values()]
}

/** Lists the tickets of the same conversation, also those that exist only since this mail was held. */
async function listOfThread(
  tx: Tx,
  { namedIds, messageId }: Pick<MailRow, 'namedIds' | 'messageId'>,
): Promise<string[]> {
  const ids = [...namedIds, ...(messageId === null ? [] : [messageId])]
  const known = await listTicketsOfMessageIds(tx, namedIds)
  const naming = await listTicketsNaming(tx, { ids })
  return [...known.map(({ ticketId }) => ticketId), ...naming.map(({ id }) => id)]
}

export type HeldMailDeps = Pick<
  TriageDeps,
  'db' | 'files' | 'now' | 'cookieSecret' | 'mail' | 'readMail'
>

/** Reads the mail again, unless that would break the reader again, or only its head was kept. */
export async function readAgain(
  deps: HeldMailDeps,
  row: MailRow,
  mailbox: Parameters<typeof readStored>[2],
): ReturnType<typeof readStored> {
  if (row.reason === 'broken' || row.isHeadOnly) return { broken: 'unreadable' }
  return readStored(deps, row, mailbox)
}

/** @throws AppError `not_found` */
export async function getMail(deps: HeldMailDeps, mailId: string): Promise<Mail> {
  const { row, mailbox, ...beside } = await asStaff(deps.db, async (tx) => {
    const found = mustBeThere(await findMail(tx, mailId))
    return {
      row: found,
      mailbox: await findMailboxFacts(tx, found.mailboxId),
      tickets: await suggestTickets(tx, found),
      customerOfAddress: await findCustomer(tx, found),
      heldOfSender: found.fromAddress === null ? 0 : await countHeldOf(tx, found.fromAddress),
      isOfStaff: (await writersOf(tx, found)).some(({ isStaff }) => isStaff),
    }
  })
  const read = await readAgain(deps, row, mailbox)
  const shown = 'broken' in read ? undefined : read
  return {
    ...presentMailItem(row),
    ...beside,
    to: row.facts.to ?? [],
    text: shown?.text ?? (row.isHeadOnly ? (row.facts.preview ?? '') : ''),
    quoted: shown?.quoted ?? null,
    files: shown?.files.map(({ filename, bytes }) => ({ filename, sizeBytes: bytes.length })) ?? [],
    leftOut: shown?.leftOut ?? [],
    remarks: shown?.remarks ?? [],
    authentication: row.facts.authentication ?? null,
    alert: presentAlert(row),
    isKept: row.rawKey !== null,
    isHeadOnly: row.isHeadOnly,
    isReadable: shown !== undefined,
  }
}

function presentAlert({ facts: { alert } }: MailRow): Mail['alert'] {
  return alert ? { rule: alert.rule, name: alertName(alert), state: alert.state } : null
}

export function mustBeThere(row: MailRow | undefined): MailRow {
  if (!row) throw notFound((words) => words.mail.heldMailGone)
  return row
}

export async function writersOf(tx: Tx, { fromAddress }: Pick<MailRow, 'fromAddress'>) {
  return fromAddress === null ? [] : listByEmail(tx, fromAddress)
}

async function findCustomer(tx: Tx, { customerId, customerName, fromAddress }: MailRow) {
  if (customerId !== null) return { id: customerId, name: customerName ?? '' }
  const domain = fromAddress?.split('@').at(-1)
  return domain === undefined ? null : ((await findCustomerOfDomain(tx, domain)) ?? null)
}
