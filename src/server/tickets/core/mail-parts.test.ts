import { expect, test } from 'vitest'

import { anInternalNote, aNewTicket } from '#test/builders.ts'
import { aPortal } from '#test/a-portal.ts'
import { giveMailParts } from '#test/mail-part-rows.ts'
import { aPersonOfStaff } from '#test/second-factors.ts'

const SIGNED = {
  html: '<p>Raised by mail</p>',
  quoted: 'Quoted',
  leftOut: [{ name: 'a.iso', why: 'too-large' }],
  remarks: ['signed'],
}
const REPLIED = { html: '<p>By mail</p>', quoted: 'Quoted', leftOut: [], remarks: [] }

test("a ticket shows further mail content to its requester and to staff, and only to staff when it is a note's", async () => {
  const portal = await aPortal()
  const { client, customer, deps } = portal
  const { client: staff } = await aPersonOfStaff(portal)
  const { id: ticketId } = (await client.post('/api/tickets', aNewTicket())).json()
  await client.put(`/api/tickets/${ticketId}`, { comment: 'By mail' })
  await anInternalNote(deps, { customerId: customer.id, ticketId }, 'Only staff')
  await giveMailParts(deps, ticketId)
  const plain = await client.put(`/api/tickets/${ticketId}`, { comment: 'Typed' })

  const seen = await client.get(`/api/tickets/${ticketId}`)
  expect(seen.json()).toMatchObject({
    mail: SIGNED,
    comments: [{ content: 'Typed' }, { mail: REPLIED }],
  })
  expect(seen.json().comments[0]).not.toHaveProperty('mail')
  expect(plain.json().ticket).toEqual(seen.json())
  const listed = await client.get(`/api/tickets/${ticketId}/comments`)
  expect(listed.json()).toEqual(seen.json().comments)
  expect(seen.body + listed.body).not.toContain('Only staff')

  const atDesk = (await staff.get(`/api/desk/tickets/${ticketId}`)).json()
  const notes = atDesk.comments.filter(({ isInternal }: { isInternal: boolean }) => isInternal)
  expect(atDesk.mail).toEqual(SIGNED)
  expect(notes).toMatchObject([{ mail: { html: '<p>Only staff</p>' } }])
  const page = await staff.get(`/api/desk/tickets/${ticketId}/comments`)
  expect(page.json()).toEqual(atDesk.comments)

  // A corrected description is no longer what the mail said.
  await client.put(`/api/tickets/${ticketId}`, { description: 'Corrected' })
  const corrected = { ...SIGNED, html: null }
  expect((await client.get(`/api/tickets/${ticketId}`)).json().mail).toEqual(corrected)
  expect((await staff.get(`/api/desk/tickets/${ticketId}`)).json().mail).toEqual(corrected)

  const [reply] = listed.json().slice(-1)
  const split = await staff.post(`/api/desk/tickets/${ticketId}/split`, {
    subject: 'Apart',
    description: 'Split ticket',
    commentIds: [reply.id],
  })
  const moved = await client.get(`/api/tickets/${split.json().ticket.id}`)
  expect(moved.json().comments).toContainEqual(expect.objectContaining({ mail: REPLIED }))
})
