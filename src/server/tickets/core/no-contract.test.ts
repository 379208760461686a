import { expect, test } from 'vitest'

import { anAgentAtTheDesk, aPortal } from '#test/a-portal.ts'
import { aFile, aNewTicket, aTicketForm } from '#test/builders.ts'

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Replaces what differs from run to run, each id by the number of its first appearance. */
function comparable() {
  const known = new Map<string, string>()
  return (text: string) =>
    text
      .replaceAll(UUID, (id) => {
        const name = known.get(id) ?? `id-${known.size + 1}`
        known.set(id, name)
        return name
      })
      .replaceAll(/[\w.-]+@[\w.-]+|[\w-]+\.example\b/g, 'address')
      .replaceAll(/Customer \w+/g, 'Customer')
}

// Recorded before contracts came. What changes here is seen by every installation.
test('a customer without a contract has the answers of before, byte for byte', async () => {
  const portal = await aPortal({ customer: { timeZone: 'Europe/Berlin', name: 'Northwind' } })
  const { client, user, customer, setNow } = portal
  const { agent, desk } = await anAgentAtTheDesk(portal, { name: 'Ana' })
  const clean = comparable()
  const answers: string[] = []
  const keep = (name: string, { body }: { body: string }) => answers.push(`${name}\n${clean(body)}`)
  const at = (time: string) => setNow(new Date(`2026-03-0${time}:00.000Z`))
  const raise = async (name: string, ticket: object, key?: string) => {
    const res = await client.post(
      '/api/tickets',
      { ...aNewTicket(), ...ticket },
      key === undefined ? {} : { 'idempotency-key': key },
    )
    keep(name, res)
    return res.json<{ id: string }>().id
  }
  const reads = async (name: string, ids: string[]) => {
    keep(`${name}: list`, await client.get('/api/tickets'))
    keep(`${name}: filtered list`, await client.get('/api/tickets?status=Open&sort=updatedAt'))
    keep(`${name}: dashboard`, await client.get('/api/dashboard'))
    keep(`${name}: export`, await client.get('/api/tickets/export'))
    keep(`${name}: promise`, await client.get('/api/tickets/service-level'))
    keep(`${name}: queue`, await desk.get('/api/desk/tickets?view=all'))
    keep(`${name}: queue by priority`, await desk.get('/api/desk/tickets?view=all&sort=priority'))
    keep(`${name}: reports`, await desk.get('/api/desk/numbers'))
    for (const id of ids) {
      keep(`${name}: ticket`, await client.get(`/api/tickets/${id}`))
      keep(`${name}: receipt`, await client.get(`/api/tickets/${id}/sla`))
      keep(`${name}: at the desk`, await desk.get(`/api/desk/tickets/${id}`))
      keep(`${name}: receipt at the desk`, await desk.get(`/api/desk/tickets/${id}/sla`))
    }
  }

  at('3T09:00')
  const plain = await raise('plain', { priority: 'High' })
  const keyed = await raise('keyed', { priority: 'Low', confidential: true }, 'one')
  await raise('repeated', { priority: 'Low', confidential: true }, 'one')
  const form = await client.send('POST', '/api/tickets', {
    form: aTicketForm([aFile()], { priority: 'Medium' }),
  })
  keep('with a file', form)
  const filed = form.json<{ id: string }>().id
  const behalf = await desk.post('/api/desk/tickets', {
    ...aNewTicket(),
    customerId: customer.id,
    email: user.email,
  })
  keep('on behalf', behalf)
  await reads('raised', [plain, keyed, filed, behalf.json().ticket.id])

  at('3T09:10')
  keep('edited', await client.put(`/api/tickets/${keyed}`, { priority: 'High' }))
  const categories = ['NETWORK_ISSUE']
  keep('recategorized', await client.put(`/api/tickets/${keyed}`, { categories }))
  keep('pending', await desk.put(`/api/desk/tickets/${plain}`, { status: 'Pending' }))
  const answer = { kind: 'reply', comment: '<p>On it</p>' }
  keep('answered', await desk.post(`/api/desk/tickets/${keyed}/comments`, answer))
  at('3T10:10')
  keep('replied', await client.put(`/api/tickets/${keyed}`, { comment: 'Thanks' }))
  const closing = { ...answer, resolutionCode: 'ISSUE_FIXED' }
  keep('closed by an answer', await desk.post(`/api/desk/tickets/${filed}/comments`, closing))
  keep('closed', await client.post(`/api/tickets/${keyed}/close`, {}))
  keep('assigned', await desk.put(`/api/desk/tickets/${plain}`, { assigneeId: agent.id }))
  await reads('changed', [plain, keyed, filed])
  at('3T12:00')
  keep('reopened', await client.post(`/api/tickets/${keyed}/reopen`, { reason: 'Again' }))
  await reads('later', [plain, keyed])

  await expect(`${answers.join('\n\n')}\n`).toMatchFileSnapshot('./no-contract.answers.txt')
})
