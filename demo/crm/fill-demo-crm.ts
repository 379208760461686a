import { FABRIKAM, NORTHWIND } from '#demo/demo-people.ts'
import type { DemoHubSpot } from '#demo/hubspot/server.ts'

// Content of the CRM on the first morning, besides that of the portal: the customers, an unbound
// company, and tickets that came by phone and mail.

const MINUTE_MS = 60_000

export function fillDemoCrm({ agent, account }: Pick<DemoHubSpot, 'agent' | 'account'>): void {
  const ago = (minutes: number) => new Date(account.now() - minutes * MINUTE_MS).toISOString()
  const contacts = new Map<string, { contactId: string; companyId: string }>()
  for (const { name, domain, people } of [NORTHWIND, FABRIKAM]) {
    const { id: companyId } = agent.addCompany({ name, domain })
    for (const { email, firstName: firstname, lastName: lastname } of people) {
      const { id: contactId } = agent.addContact({ email, firstname, lastname, companyId })
      contacts.set(email, { contactId, companyId })
    }
  }
  const { id: tailspin } = agent.addCompany({ name: 'Tailspin Toys', domain: 'tailspin.example' })
  const stranger = agent.addContact({
    email: 'ravi@tailspin.example',
    firstname: 'Ravi',
    lastname: 'Menon',
    companyId: tailspin,
  })

  const katharina = contacts.get('katharina.vogel@northwind.example')
  const dana = contacts.get('dana.whitfield@fabrikam.example')
  const phone = agent.openTicket({
    ...katharina,
    properties: {
      subject: 'Badge reader at the warehouse door',
      content: 'Katharina called: since the power cut the reader blinks red and lets nobody in.',
      hs_ticket_priority: 'HIGH',
      hs_ticket_category: 'PRODUCT_ISSUE',
      source_type: 'PHONE',
      hubspot_owner_id: '52',
      createdate: ago(95),
    },
  })
  agent.note(phone.id, {
    html: '<p>Supplier says the controller needs a reset on site. <b>Not for the customer.</b></p>',
    ownerId: '52',
    at: account.now() - 80 * MINUTE_MS,
  })
  agent.replyByMail(phone.id, {
    html: '<p>Hello Katharina,</p><p>we can reset the reader this afternoon at two. Is somebody there to let us in?</p><p>Mateo</p>',
    ownerId: '52',
    fileIds: [
      agent.upload({
        filename: 'reader-reset.txt',
        contentType: 'text/plain',
        content: Buffer.from('Hold the button under the cover for ten seconds.\n'),
      }).id,
    ],
    at: account.now() - 70 * MINUTE_MS,
  })
  agent.setStage(phone.id, '2')

  const mail = agent.openTicket({
    ...dana,
    properties: {
      subject: 'Invoice of last month twice',
      content: 'We got invoice 2207 two times. Which one do we pay?',
      hs_ticket_priority: 'LOW',
      hs_ticket_category: 'BILLING_ISSUE',
      source_type: 'EMAIL',
      createdate: ago(240),
    },
  })
  agent.replyInConversation(mail.id, {
    html: '<p>Please pay the first one. The second is void, sorry for the mix-up.</p>',
    ownerId: '51',
    at: account.now() - 180 * MINUTE_MS,
  })
  agent.openTicket({
    contactId: stranger.id,
    companyId: tailspin,
    properties: {
      subject: 'Do you also look after phone systems?',
      content: 'A ticket of a company that is no customer here: the portal shows it to nobody.',
      createdate: ago(30),
    },
  })
}
