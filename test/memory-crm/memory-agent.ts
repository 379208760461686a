import type { CrmComment } from '#server/channels/crm/port.ts'

import type { CrmAgent } from '#server/channels/crm/crm.contract.ts'
import { contactOf } from './memory-contacts.ts'
import { type MemoryState, missing } from './memory-state.ts'

export function createAgent(state: MemoryState): CrmAgent {
  function comment(
    ticketId: string,
    html: string,
    rest: Pick<CrmComment, 'stream' | 'direction' | 'authorName' | 'authorEmail'> & {
      fileIds?: string[] | undefined
      recipientEmails?: string[]
    },
  ): Promise<string> {
    state.ticket(ticketId)
    const at = state.instant()
    const id = state.nextId()
    state.keepComment({
      id,
      ref: null,
      ticketIds: [ticketId],
      html,
      at,
      modifiedAt: at,
      recipientEmails: null,
      ...rest,
      fileIds: rest.fileIds ?? [],
    })
    state.touch(ticketId)
    return Promise.resolve(id)
  }

  function emailOf(ticketId: string): string | null {
    const [contactId] = state.ticket(ticketId).contactIds
    const contact = [...state.contacts.values()].find(({ id }) => id === contactId)
    return contact?.email ?? null
  }

  const asAgent = { authorName: 'Olive Owner', authorEmail: 'olive@crm.example' }

  return {
    makeCompany(company) {
      const id = state.nextId()
      state.companies.push({ id, ...company })
      return Promise.resolve(id)
    },
    openTicket({ subject, contact, companyId }) {
      const at = state.instant()
      const { id } = state.keepTicket({
        id: state.nextId(),
        ref: null,
        subject,
        description: '',
        pipelineId: '0',
        stage: '1',
        priority: null,
        categories: [],
        resolution: null,
        ownerId: null,
        createdAt: at,
        modifiedAt: at,
        closedAt: null,
        mergedIds: [],
        contactIds: [contactOf(state, contact)],
        companyIds: companyId === null ? [] : [companyId],
      })
      return Promise.resolve(id)
    },
    sendMail(ticketId, html, fileIds, to) {
      const recipient = to ?? emailOf(ticketId)
      const recipientEmails = recipient?.toLowerCase().split('; ') ?? []
      const sent = { stream: 'emails', direction: 'sent', ...asAgent, recipientEmails } as const
      return comment(ticketId, html, { ...sent, fileIds })
    },
    sendMessage(ticketId, html, fileIds) {
      const recipientEmails = [emailOf(ticketId) ?? []].flat()
      const sent = { stream: 'messages', direction: 'sent', ...asAgent, recipientEmails } as const
      return comment(ticketId, html, { ...sent, fileIds })
    },
    receiveMail(ticketId, html, from) {
      const authorEmail = (from ?? emailOf(ticketId))?.toLowerCase() ?? null
      return comment(ticketId, html, {
        stream: 'emails',
        direction: 'received',
        authorName: null,
        authorEmail,
      })
    },
    writeNote(ticketId, html, fileIds) {
      const recipientEmails = [emailOf(ticketId) ?? []].flat()
      const note = { stream: 'notes', direction: 'note', ...asAgent, recipientEmails } as const
      return comment(ticketId, html, { ...note, fileIds })
    },
    change(ticketId, values) {
      const ticket = state.ticket(ticketId)
      const at = state.instant()
      const closedAt = values.stage === '4' ? at : values.stage ? null : ticket.closedAt
      state.keepTicket({ ...ticket, ...values, closedAt, modifiedAt: at })
      return Promise.resolve()
    },
    merge(ticketId, intoId, { makesNew } = { makesNew: false }) {
      const [gone, into] = [state.ticket(ticketId), state.ticket(intoId)]
      const id = makesNew ? state.nextId() : intoId
      const goneIds = makesNew ? [intoId, ticketId] : [ticketId]
      for (const goneId of goneIds) {
        state.tickets.delete(goneId)
        state.mergedInto.set(goneId, id)
      }
      for (const { now: moved } of state.comments.values()) {
        if (!moved.ticketIds.some((one) => goneIds.includes(one))) continue
        state.keepComment({ ...moved, ticketIds: [id], modifiedAt: state.instant() })
      }
      const both = (one: string[], other: string[]) => [...new Set([...one, ...other])]
      state.keepTicket({
        ...into,
        id,
        // Values that the first one lacks come from the other.
        ref: into.ref ?? gone.ref,
        description: into.description || gone.description,
        // The people of the other come first: their order is not reliable.
        contactIds: both(gone.contactIds, into.contactIds),
        companyIds: both(gone.companyIds, into.companyIds),
        mergedIds: [...into.mergedIds, ...gone.mergedIds, ...goneIds],
        modifiedAt: state.instant(),
      })
      return Promise.resolve(id)
    },
    mergeContacts(contactId, intoId, { makesNew } = { makesNew: false }) {
      const id = makesNew ? state.nextId() : intoId
      const into = [...state.contacts.values()].find((one) => one.id === intoId)
      if (!into) throw missing(intoId)
      for (const goneId of makesNew ? [contactId, intoId] : [contactId])
        state.mergedInto.set(goneId, id)
      for (const [email, contact] of state.contacts)
        if ([contactId, intoId].includes(contact.id)) state.contacts.set(email, { ...into, id })
      return Promise.resolve(id)
    },
    removeContact(contactId) {
      for (const [email, { id }] of state.contacts)
        if (id === contactId) state.contacts.delete(email)
      return Promise.resolve()
    },
    mergeCompanies(companyId, intoId, { makesNew } = { makesNew: false }) {
      const id = makesNew ? state.nextId() : intoId
      const into = state.companies.find((one) => one.id === intoId)
      if (!into) throw missing(intoId)
      const goneIds = makesNew ? [companyId, intoId] : [companyId]
      for (const goneId of goneIds) state.mergedInto.set(goneId, id)
      const rest = state.companies.filter((one) => ![companyId, intoId].includes(one.id))
      state.companies.splice(0, Infinity, ...rest, { ...into, id })
      return Promise.resolve(id)
    },
    removeCompany(companyId) {
      const rest = state.companies.filter((one) => one.id !== companyId)
      state.companies.splice(0, Infinity, ...rest)
      return Promise.resolve()
    },
    remove(ticketId) {
      state.ticket(ticketId)
      state.tickets.delete(ticketId)
      return Promise.resolve()
    },
    uploadFile({ name, content, contentType }) {
      const id = state.nextId()
      state.files.set(id, { id, ref: null, name, content, contentType, sizeBytes: content.length })
      return Promise.resolve(id)
    },
  }
}
