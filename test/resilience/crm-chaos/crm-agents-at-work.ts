import type { DemoHubSpot } from '#demo/hubspot/server.ts'
import type { HubSpotRecord } from '#demo/hubspot/account.ts'
import { findRecord } from '#demo/hubspot/records.ts'
import type { ChaosTicket, Ledger, Person } from './ledger.ts'

const STAGES = ['1', '2', '3']
const PRIORITIES = ['LOW', 'MEDIUM', 'HIGH', 'URGENT']

type HubSpot = Pick<DemoHubSpot, 'account' | 'agent'>

/** Finds the ticket in the CRM. Undefined while it is on its way there. */
export function remoteOf({ account }: HubSpot, ticket: ChaosTicket): HubSpotRecord | undefined {
  const { byUnique } = account.tables.tickets
  const id = ticket.remoteId ?? byUnique.get(`portal_ticket_ref=${ticket.id}`) ?? ''
  return findRecord(account, 'tickets', { id })
}

/** One act of an agent in the CRM, or of a requester who writes a mail that is put on the ticket there. */
export function actInTheCrm(hubSpot: HubSpot, ledger: Ledger, people: Person[]): void {
  const { agent } = hubSpot
  // Newest first: what is young is changed on both sides at once.
  const near = ledger.tickets.slice(-80).filter(({ mergedInto }) => !mergedInto)
  const ticket = ledger.oneOf(near.filter((one) => remoteOf(hubSpot, one)))
  const remote = ticket && remoteOf(hubSpot, ticket)
  if (!ticket || !remote || ledger.chance(0.04)) return openTicket(hubSpot, ledger, people)
  const { id } = remote
  ledger.counts.agents += 1
  const isClosed = remote.properties.hs_pipeline_stage === '4'
  const die = ledger.random()
  if (isClosed && die < 0.25) {
    agent.reopen(id)
    ticket.isClosed = false
    return ledger.note(ticket, 'an agent opened it again in the CRM')
  }
  if (die < 0.06) {
    agent.close(id, 'ISSUE_FIXED')
    return ledger.note(ticket, 'an agent closed it in the CRM')
  }
  if (die < 0.2 && !isClosed) {
    const stage = ledger.oneOf(STAGES) ?? '1'
    agent.setStage(id, stage)
    return ledger.note(ticket, `an agent set stage ${stage}`)
  }
  if (die < 0.3) {
    const priority = ledger.oneOf(PRIORITIES) ?? 'LOW'
    agent.setPriority(id, priority)
    return ledger.note(ticket, `an agent set priority ${priority}`)
  }
  return say(hubSpot, ledger, { ticket, id })
}

function say(
  { agent }: HubSpot,
  ledger: Ledger,
  { ticket, id }: { ticket: ChaosTicket; id: string },
) {
  const token = ledger.token()
  const files = ledger.files(0.25)
  const fileIds = files.map(({ name, content }) => {
    return agent.upload({ filename: name, contentType: 'application/octet-stream', content }).id
  })
  const html = `<p>Words ${token} &amp; more</p>`
  const words = { html, fileIds, ...(ticket.hasOthers && { to: ticket.person.email }) }
  const hashes = files.map((file) => file.hash)
  const ways = {
    'by mail': () => agent.replyByMail(id, words),
    'in the conversation': () => agent.replyInConversation(id, words),
    'a note': () => agent.note(id, words),
    'among the team': () => agent.commentInConversation(id, words),
    'as a mail that is not sent': () => agent.draftMail(id, words),
  }
  if (ledger.chance(0.08)) {
    agent.receiveMail(id, { ...words, from: ticket.person.email })
    ledger.note(ticket, `the requester wrote a mail ${token}`)
    ticket.said.push({ token, by: 'requester by mail', isForRequester: true, hashes })
    return
  }
  const shown = ['by mail', 'by mail', 'in the conversation'] as const
  const kept = ['a note', 'a note', 'among the team', 'as a mail that is not sent'] as const
  const isForRequester = ledger.chance(0.7)
  const way = ledger.oneOf(isForRequester ? shown : kept) ?? 'by mail'
  ways[way]()
  ledger.note(ticket, `an agent wrote ${way} ${token}`)
  ticket.said.push({ token, by: 'CRM agent', isForRequester, hashes })
}

/** A ticket that begins in the CRM, such as one by phone. */
function openTicket({ account, agent }: HubSpot, ledger: Ledger, people: Person[]): void {
  const person = ledger.oneOf(people)
  if (!person) return
  const token = ledger.token()
  const contactId =
    account.tables.contacts.byUnique.get(`email=${person.email}`) ??
    agent.addContact({ email: person.email, firstname: 'Uma', lastname: 'User' }).id
  const properties = { subject: `Ticket ${token}`, content: 'By phone.' }
  const { id: remoteId } = agent.openTicket({
    properties,
    contactId,
    companyId: person.companyId,
  })
  const ticket: ChaosTicket = {
    token,
    person,
    id: undefined,
    remoteId,
    hashes: [],
    said: [],
    acts: [],
    isClosed: false,
    mergedInto: undefined,
    hasOthers: false,
  }
  ledger.note(ticket, 'an agent opened it in the CRM')
  ledger.tickets.push(ticket)
  ledger.counts.agents += 1
}
