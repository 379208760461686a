import { onTestFinished } from 'vitest'

import { type HubSpotOptions, startDemoHubSpot } from '#demo/hubspot/server.ts'
import type { CrmAgent, CrmUnderTest } from '#server/channels/crm/crm.contract.ts'
import type { CrmGate } from '#server/channels/crm/crm-gate.ts'
import { createHubSpot } from '#server/channels/crm/hubspot/create-hubspot.ts'
import type { HubSpotAccess } from '#server/channels/crm/hubspot/client/request.ts'

type HubSpot = Awaited<ReturnType<typeof startDemoHubSpot>>

/** Lets everything pass, for tests that are not about limits. */
export const OPEN_GATE: CrmGate = {
  enter: () => Promise.resolve({ isTrial: false }),
  leave: () => Promise.resolve(),
}

/** Starts an emulator of HubSpot until the test is over, with the client that the connector uses. */
export async function aHubSpot(
  options: HubSpotOptions = {},
  access: Partial<HubSpotAccess> = {},
): Promise<CrmUnderTest & { hubSpot: HubSpot }> {
  const hubSpot = await startDemoHubSpot({
    limits: { search: 1000, burst: 10_000 },
    ...options,
  })
  onTestFinished(() => hubSpot.close())
  const { url: baseUrl, token } = hubSpot
  const crm = createHubSpot({ baseUrl, token, gate: OPEN_GATE, ...access })
  await crm.provision(new AbortController().signal)
  return { crm, hubSpot, agent: asCrmAgent(hubSpot), catchUp: () => Promise.resolve() }
}

/** The people of the emulator, as those of any CRM. */
function asCrmAgent({ agent, account }: HubSpot): CrmAgent {
  function contactOf(ticketId: string) {
    const [link] = account.links.between('tickets', ticketId, 'contacts')
    return account.tables.contacts.byId.get(link?.toId ?? '')?.properties.email ?? ''
  }

  return {
    makeCompany: (company) => Promise.resolve(agent.addCompany(company).id),
    openTicket({ subject, contact, companyId }) {
      const known = account.tables.contacts.inOrder.find(
        ({ properties }) => properties.email?.toLowerCase() === contact.email.toLowerCase(),
      )
      const [firstname = '', ...rest] = contact.name.split(' ')
      const names = { firstname, lastname: rest.join(' ') }
      const { id: contactId } = known ?? agent.addContact({ email: contact.email, ...names })
      const properties = { subject, hs_pipeline: '0', hs_pipeline_stage: '1' }
      const company = companyId === null ? {} : { companyId }
      return Promise.resolve(agent.openTicket({ properties, contactId, ...company }).id)
    },
    sendMail: (ticketId, html, fileIds, to) =>
      Promise.resolve(agent.replyByMail(ticketId, { html, fileIds: fileIds ?? [], to }).id),
    sendMessage(ticketId, html, fileIds) {
      const { id } = agent.replyInConversation(ticketId, { html, fileIds: fileIds ?? [] })
      const thread = [...account.threads.values()].find((one) => one.ticketId === ticketId)
      return Promise.resolve(`${thread?.id}:${id}`)
    },
    receiveMail: (ticketId, html, from) =>
      Promise.resolve(agent.receiveMail(ticketId, { html, from: from ?? contactOf(ticketId) }).id),
    writeNote: (ticketId, html, fileIds) =>
      Promise.resolve(agent.note(ticketId, { html, fileIds: fileIds ?? [] }).id),
    change(ticketId, { subject, stage, priority, ownerId, resolution, categories }) {
      agent.change(ticketId, {
        ...(subject !== undefined && { subject }),
        ...(stage !== undefined && { hs_pipeline_stage: stage }),
        ...(priority !== undefined && { hs_ticket_priority: priority }),
        ...(ownerId !== undefined && { hubspot_owner_id: ownerId }),
        ...(resolution !== undefined && { hs_resolution: resolution }),
        ...(categories !== undefined && { hs_ticket_category: categories.join(';') }),
      })
      return Promise.resolve()
    },
    merge: (ticketId, intoId, { makesNew } = { makesNew: false }) =>
      Promise.resolve(agent.merge(intoId, ticketId, { makesNew })),
    mergeContacts: (contactId, intoId, { makesNew } = { makesNew: false }) =>
      Promise.resolve(agent.merge(intoId, contactId, { type: 'contacts', makesNew })),
    mergeCompanies: (companyId, intoId, { makesNew } = { makesNew: false }) =>
      Promise.resolve(agent.merge(intoId, companyId, { type: 'companies', makesNew })),
    remove: (ticketId) => Promise.resolve(agent.remove(ticketId)),
    removeContact: (contactId) => Promise.resolve(agent.remove(contactId, 'contacts')),
    removeCompany: (companyId) => Promise.resolve(agent.remove(companyId, 'companies')),
    uploadFile({ name, content, contentType }) {
      return Promise.resolve(agent.upload({ filename: name, content, contentType }).id)
    },
  }
}
