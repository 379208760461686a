import type { Account, HubSpotRecord, Properties } from './account.ts'
import type { Owner } from './catalog.ts'
import { type HubSpotFile, storeFile } from './files.ts'
import { missing } from './hubspot-error.ts'
import type { ObjectType } from './object-types.ts'
import { linkByDefault } from './linked-objects.ts'
import {
  archiveRecord,
  changeRecord,
  createRecord,
  getRecord,
  linkRecords,
  mergeRecords,
} from './records.ts'
import { addMessage } from './threads.ts'

// Acts of people in HubSpot itself: agents on its pages, and customers by mail. Nothing here passes
// the API, its limits or its faults.

const PRIMARY_COMPANY = 26

export type Words = {
  html: string
  ownerId?: string
  fileIds?: string[]
  at?: number
  /** To the ticket's contact, unless told; null for a mail that does not say it. */
  to?: string | null
}
export type HubSpotAgent = ReturnType<typeof createAgent>

export function createAgent(account: Account) {
  const ownerOf = (id: string | undefined): Owner => {
    const owner = id === undefined ? account.owners[0] : account.owners.find((one) => one.id === id)
    if (!owner) throw missing(`owner ${id} was not found`)
    return owner
  }

  function change(ticketId: string, properties: Properties): void {
    const record = getRecord(account, 'tickets', ticketId)
    changeRecord(account, 'tickets', { record, properties, byAgent: true })
  }

  function activity(
    type: 'notes' | 'emails',
    ticketId: string,
    { words, properties }: { words: Words; properties: Properties },
  ): HubSpotRecord {
    const at = new Date(words.at ?? account.now()).toISOString()
    const record = createRecord(account, type, {
      properties: {
        ...properties,
        hs_timestamp: at,
        hs_createdate: at,
        hs_attachment_ids: words.fileIds?.join(';') ?? null,
      },
      byAgent: true,
    })
    linkByDefault(account, { type, id: record.id }, { type: 'tickets', id: ticketId })
    for (const toType of ['contacts', 'companies'] as const) {
      const linked = account.links.between('tickets', ticketId, toType)
      for (const toId of new Set(linked.map((link) => link.toId))) {
        linkByDefault(account, { type, id: record.id }, { type: toType, id: toId })
      }
    }
    return record
  }

  function contactEmailOf(ticketId: string): string | null {
    const [link] = account.links.between('tickets', ticketId, 'contacts')
    return account.tables.contacts.byId.get(link?.toId ?? '')?.properties.email ?? null
  }

  function mail(
    ticketId: string,
    { words, isSent, from }: { words: Words; isSent: boolean; from: string },
  ) {
    const subject = getRecord(account, 'tickets', ticketId).properties.subject ?? ''
    const { to = contactEmailOf(ticketId) } = words
    return activity('emails', ticketId, {
      words,
      properties: {
        hubspot_owner_id: isSent ? ownerOf(words.ownerId).id : null,
        hs_email_direction: isSent ? 'EMAIL' : 'INCOMING_EMAIL',
        hs_email_status: isSent ? 'SENT' : null,
        hs_email_subject: `Re: ${subject}`,
        hs_email_html: words.html,
        hs_email_text: words.html.replaceAll(/<[^>]*>/g, ' ').trim(),
        hs_email_headers: JSON.stringify({
          from: { email: from },
          ...(isSent && to && { to: [{ email: to }] }),
        }),
      },
    })
  }

  return {
    replyByMail(ticketId: string, words: Words): HubSpotRecord {
      return mail(ticketId, { words, isSent: true, from: ownerOf(words.ownerId).email })
    },
    /** A mail that the customer wrote, and HubSpot put on the ticket. */
    receiveMail(ticketId: string, { from, ...words }: Words & { from: string }): HubSpotRecord {
      return mail(ticketId, { words, isSent: false, from })
    },
    /** A mail that is written and not sent, which no customer may see. */
    draftMail(ticketId: string, words: Words, status = 'SCHEDULED'): HubSpotRecord {
      const { email } = ownerOf(words.ownerId)
      const draft = mail(ticketId, { words, isSent: true, from: email })
      const properties = { hs_email_status: status }
      changeRecord(account, 'emails', { record: draft, properties, byAgent: true })
      return draft
    },
    /** A note is for the team, unless another rule was agreed on. */
    note(ticketId: string, words: Words): HubSpotRecord {
      const properties = {
        hs_note_body: words.html,
        hubspot_owner_id: ownerOf(words.ownerId).id,
      }
      return activity('notes', ticketId, { words, properties })
    },
    editNote(noteId: string, html: string): void {
      const record = getRecord(account, 'notes', noteId)
      changeRecord(account, 'notes', { record, properties: { hs_note_body: html }, byAgent: true })
    },
    /** A chat names no address; one that failed has the status FAILED. */
    replyInConversation(ticketId: string, words: Words, status = 'SENT') {
      const { userId, firstName, lastName } = ownerOf(words.ownerId)
      return addMessage(account, ticketId, {
        type: 'MESSAGE',
        direction: 'OUTGOING',
        actorId: `A-${userId}`,
        name: `${firstName} ${lastName}`,
        richText: words.html,
        fileIds: words.fileIds ?? [],
        at: words.at,
        to: words.to,
        status,
      })
    },
    receiveMessage(ticketId: string, { contactId, ...words }: Words & { contactId: string }) {
      const { firstname, lastname } = getRecord(account, 'contacts', contactId).properties
      return addMessage(account, ticketId, {
        type: 'MESSAGE',
        direction: 'INCOMING',
        actorId: `V-${contactId}`,
        name: [firstname, lastname].filter(Boolean).join(' '),
        richText: words.html,
        fileIds: words.fileIds ?? [],
        at: words.at,
      })
    },
    /** The team's own words in a conversation. */
    commentInConversation(ticketId: string, words: Words) {
      const { userId, firstName, lastName } = ownerOf(words.ownerId)
      return addMessage(account, ticketId, {
        type: 'COMMENT',
        direction: null,
        actorId: `A-${userId}`,
        name: `${firstName} ${lastName}`,
        richText: words.html,
        fileIds: words.fileIds ?? [],
        at: words.at,
      })
    },
    setStage: (ticketId: string, stage: string) => change(ticketId, { hs_pipeline_stage: stage }),
    setPriority: (ticketId: string, priority: string) =>
      change(ticketId, { hs_ticket_priority: priority }),
    setOwner: (ticketId: string, ownerId: string | null) =>
      change(ticketId, { hubspot_owner_id: ownerId }),
    change,
    close: (ticketId: string, resolution: string) =>
      change(ticketId, { hs_resolution: resolution, hs_pipeline_stage: stageOf('CLOSED') }),
    reopen: (ticketId: string) => change(ticketId, { hs_pipeline_stage: stageOf('OPEN') }),
    /** Returns the id of the record that is left. */
    merge(
      primaryId: string,
      mergedId: string,
      { type = 'tickets', makesNew }: { type?: ObjectType; makesNew?: boolean } = {},
    ): string {
      const primary = getRecord(account, type, primaryId)
      const merged = getRecord(account, type, mergedId)
      return mergeRecords(account, type, { primary, merged, makesNew, byAgent: true }).id
    },
    remove(id: string, type: ObjectType = 'tickets'): void {
      archiveRecord(account, type, { record: getRecord(account, type, id), byAgent: true })
    },
    /** Files of agents are hidden, unless they are put into the library of files. */
    upload(file: {
      filename: string
      contentType: string
      content: Buffer
      isHidden?: boolean
    }): HubSpotFile {
      const { isHidden = true, ...given } = file
      const access = isHidden ? 'HIDDEN_PRIVATE' : 'PRIVATE'
      // Each in a folder of its own, because two agents may attach files of one name.
      return storeFile(account, { ...given, access, folder: `/agents/${account.nextId()}` })
    },
    addCompany(properties: { name: string; domain: string | null }): HubSpotRecord {
      return createRecord(account, 'companies', { properties, byAgent: true })
    },
    addContact({ companyId, ...properties }: Properties & { companyId?: string }): HubSpotRecord {
      const contact = createRecord(account, 'contacts', { properties, byAgent: true })
      if (companyId) {
        const from = { type: 'contacts' as const, id: contact.id }
        linkRecords(account, from, { type: 'companies', id: companyId }, 1)
      }
      return contact
    },
    /** A ticket that begins in HubSpot, such as one by phone. */
    openTicket({
      properties,
      contactId,
      companyId,
    }: {
      properties: Properties
      contactId?: string
      companyId?: string
    }): HubSpotRecord {
      const ticket = createRecord(account, 'tickets', { properties, byAgent: true })
      const from = { type: 'tickets' as const, id: ticket.id }
      if (contactId) linkByDefault(account, from, { type: 'contacts', id: contactId })
      if (companyId) {
        linkRecords(account, from, { type: 'companies', id: companyId }, PRIMARY_COMPANY)
      }
      return ticket
    },
  }

  function stageOf(state: 'OPEN' | 'CLOSED'): string {
    const stages = account.pipelines[0]?.stages ?? []
    const found = stages.find(({ metadata }) => metadata.ticketState === state)
    if (!found) throw missing(`no stage is ${state}`)
    return found.id
  }
}
