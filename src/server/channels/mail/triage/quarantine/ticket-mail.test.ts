import { expect, test } from 'vitest'

import type { TicketMail } from '#shared/mail/held/contract.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import { noteMailServer } from '#server/channels/mail/outgoing/sent/out-state.ts'
import { makeReplyAddress } from '#server/channels/mail/reply-address.ts'
import { anAgentAtTheDesk, aPortal, aTicket, withParticipants } from '#test/a-portal.ts'
import { aUser } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { aMailbox, deliver } from '#test/incoming-mail.ts'
import { aMailServer } from '#test/mail-server.ts'

test('agents read at a ticket how a reply reaches its requester, and the mails of machines about it', async () => {
  const { settings: mail } = await aMailServer()
  const portal = await aPortal({ config: { mail } })
  const { deps, client, user } = portal
  await noteMailServer(deps)
  const mailbox = await aMailbox(portal)
  const { desk } = await anAgentAtTheDesk(portal)
  const ticket = await aTicket(client)
  const other = await aTicket(client)
  const read = async (ticketId = ticket.id) =>
    (await desk.get(`/api/desk/tickets/${ticketId}/mail`)).json<TicketMail>()
  expect(await read()).toEqual({
    reach: 'mail',
    alsoTo: [],
    bounced: null,
    stoppedAt: null,
    automatic: [],
    originals: [],
  })

  const to = makeReplyAddress(deps.cookieSecret, {
    base: mailbox.address,
    ticketId: ticket.id,
    isInternal: false,
  })
  const away = { from: user.email, to: to ?? '', text: 'I am away' }
  const { id } = await deliver(portal, mailbox, {
    ...away,
    headers: ['Auto-Submitted: auto-replied (vacation)'],
  })
  // A person's text is in the conversation itself.
  await deliver(portal, mailbox, away)
  expect((await read()).automatic).toMatchObject([
    { id, state: 'automatic', from: { address: user.email }, preview: 'I am away' },
  ])
  expect((await read(other.id)).automatic).toEqual([])

  await client.put('/api/account/mail', { choice: 'digest' })
  expect(await read()).toMatchObject({ reach: 'digest' })
  const { customerId, email: address } = user
  const bounced = { customerId, address, bouncedAt: TEST_NOW, words: 'No such mailbox' }
  await asWorker(deps.db, (tx) => tx.insertInto('mailAddresses').values(bounced).execute())
  expect(await read()).toMatchObject({
    reach: 'bounced',
    bounced: { at: TEST_NOW.toISOString(), words: 'No such mailbox' },
  })
  const people = [
    await aUser(deps, portal.customer, { name: 'Mina Park' }),
    await aUser(deps, portal.customer, { name: 'Vera', isExternal: true }),
  ]
  await aUser(deps, portal.customer, { visibility: 'all' })
  await withParticipants(portal, ticket.id, ...people.map((person) => person.id))
  expect((await read()).alsoTo).toEqual([
    { name: 'Vera', isExternal: true },
    { name: 'Mina Park', isExternal: false },
  ])
  const missing = await desk.get(`/api/desk/tickets/${customerId}/mail`)
  expect(missing.statusCode).toBe(404)
})
