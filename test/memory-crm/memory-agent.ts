import type { CrmComment } from '#server/channels/crm/port.ts'

import type { CrmAgent } from '#server/channels/crm/crm.contract.ts'
import { contactOf } from './memory-contacts.ts'
import type { MemoryState } from './memory-state.ts'

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
      const recipientEmails = recipient === null ? [] : [recipient.toLowerCase()]
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
    writeNote: (ticketId, html, fileIds) =>
      comment(ticketId, html, { stream: 'notes', direction: 'note', ...asAgent, fileIds }),
    change(ticketId, values) {
      const ticket = state.ticket(ticketId)
      const at = state.instant()
      const closedAt = values.stage === '4' ? at : values.stage ? null : ticket.closedAt
      state.keepTicket({ ...ticket, ...values, closedAt, modifiedAt: at })
      return Promise.resolve()
    },
    merge(ticketId, intoId) {
      const gone = state.ticket(ticketId)
      const into = state.ticket(intoId)
      state.tickets.delete(ticketId)
      for (const { now: moved } of state.comments.values()) {
        if (!moved.ticketIds.includes(ticketId)) continue
        state.keepComment({ ...moved, ticketIds: [intoId], modifiedAt: state.instant() })
      }
      state.keepTicket({
        ...into,
        mergedIds: [...into.mergedIds, ...gone.mergedIds, ticketId],
        modifiedAt: state.instant(),
      })
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
