import { sendRefusedAgain } from '#server/channels/crm/queries.ts'
import { remoteTicketOf } from './remote-ticket.ts'
import { type Sending, work } from './send-action.ts'
import {
  askToRead,
  deleteContact,
  findComment,
  leaveCompanyOut,
  saveContact,
} from './ticket-queries.ts'

const CALLS_MS = 15_000
/** For a merge to be read, which the next look at what has changed in the CRM does. */
export const MERGE_PAUSE_MS = 20_000

/**
 * Looks, after a refusal, whether what an action names is still there: agents merge and delete contacts,
 * companies and tickets, and the CRM files nothing with what is gone. Returns after which pause another
 * attempt names something else, or undefined if it would name the same.
 */
export async function renewReferences(sending: Sending): Promise<number | undefined> {
  const signal = AbortSignal.any([AbortSignal.timeout(CALLS_MS), sending.stopping])
  const isContactNew =
    (await forgetAuthor(sending, signal)) || (await renewContact(sending, signal))
  const pauseMs =
    sending.action.kind === 'create_ticket'
      ? await renewCompany(sending, signal)
      : await awaitMerge(sending, signal)
  return pauseMs ?? (isContactNew ? 0 : undefined)
}

/** Looks whether the contact of a comment's author is still there: the comment goes without it otherwise. */
async function forgetAuthor(sending: Sending, signal: AbortSignal): Promise<boolean> {
  const { crm, action, ticket } = sending
  const { customerId, data } = action
  const { commentId = null } = data
  if (commentId === null) return false
  const contactId = await work(
    sending,
    async (tx) => (await findComment(tx, customerId, commentId))?.contactId ?? null,
  )
  if (contactId === null || contactId === ticket.contactId) return false
  const [left] = await crm.readContacts([contactId], signal)
  if (left?.id === contactId) return false
  await work(sending, (tx) => deleteContact(tx, customerId, contactId))
  return true
}

/** Looks the requester up again by their address. Other tickets of theirs may have been refused for the same. */
async function renewContact(sending: Sending, signal: AbortSignal): Promise<boolean> {
  const { crm, ticket } = sending
  const { contactId, customerId, requesterId, email, name } = ticket
  if (contactId === null) return false
  const [left] = await crm.readContacts([contactId], signal)
  if (left?.id === contactId) return false
  const renewed = await crm.ensureContact({ email, name }, signal)
  await work(sending, async (tx) => {
    await saveContact(tx, ticket, renewed)
    await sendRefusedAgain(tx, { customerId, requesterId })
  })
  return true
}

/** Only an administrator may say which other company is the customer's. */
async function renewCompany(sending: Sending, signal: AbortSignal): Promise<number | undefined> {
  const { crm, action, ticket } = sending
  const { companyId } = ticket
  if (companyId === null || companyId === action.data.withoutCompany) return undefined
  const [left] = await crm.loadCompanies([companyId], signal)
  if (left?.id === companyId) return undefined
  await work(sending, (tx) => leaveCompanyOut(tx, action, companyId))
  return 0
}

/** Merges and deletions become known when the ticket is read. */
async function awaitMerge(sending: Sending, signal: AbortSignal): Promise<number | undefined> {
  const { crm, deps, action, ticket } = sending
  const remoteId = remoteTicketOf(ticket)
  if (remoteId === undefined) return undefined
  const [left] = await crm.load('tickets', [remoteId], signal)
  if (left?.id === remoteId) return undefined
  await work(sending, (tx) => askToRead(tx, remoteId, action, deps.now()))
  return left && MERGE_PAUSE_MS
}
